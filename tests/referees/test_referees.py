"""Every referee judges a few matches of its game; `make referee` plays many."""

from __future__ import annotations

import pytest

from tests.referees.running import benches, play

BENCHES = benches()
MATCHES = [
    (game, place, way, str(seed))
    for game, bench in BENCHES.items()
    for place in range(len(bench.matches))
    for way in bench.ways
    for seed in range(bench.small)
]


@pytest.mark.parametrize(("game", "place", "way", "seed"), MATCHES)
def test_the_referee_agrees_with_every_step_of_a_match(game: str, place: int, way: str, seed: str) -> None:
    decisions = play(BENCHES[game], place, way, seed, most=BENCHES[game].most)
    assert decisions > 0 or way == "position"
