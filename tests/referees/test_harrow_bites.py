"""The referee of Harrow County objects to falsified matches, because a referee that never objects proves nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.referees.bending import also, bent, without
from tests.referees.harrow import BENCH
from tests.referees.running import Disagreement, Plain, play

LIES: dict[str, tuple[Callable[[Plain], Plain], str]] = {
    "a point too much": (bent("PointsScored", lambda e: {**e, "number": e["number"] + 1}), "points are scored"),
    "a cube too much": (bent("CubesGained", lambda e: {**e, "number": e["number"] + 1}), "H-3"),
    "a jar broken twice": (bent("JarBroken", lambda e: {**e, "jar": "wild"}, 1), "jar"),
    "a march of two hexes": (bent("UnitsMoved", lambda e: {**e, "end": "h-37"}), "H-60"),
    "a spawn elsewhere": (bent("HaintSpawned", lambda e: {**e, "hex": "h-1"}), "H-31|units"),
    "a tree that keeps everything": (bent("TreeShaken", lambda e: {**e, "fallen": ["no-cubes"]}), "H-3|H-90"),
}


OFFERS: dict[str, tuple[Callable[[Plain], Plain], str]] = {
    "a march that is not offered": (without("act", "advance/"), "misses .'advance/"),
    "a spawn that is not offered": (without("act", "spawn/"), "misses .'spawn/"),
    "an attack that is not offered": (without("attack", "attack/"), "misses .'attack/"),
    "a jar that is not offered": (without("turn", "break/"), "misses .'break/"),
    "an attack out of range": (also("attack", "attack/h-1/h-37/family"), "too much"),
    "a march onto the other end of the map": (also("act", "advance/h-21/h-1/haint"), "too much"),
    "a hit that nobody can pay for": (also("strike", "hit/hester"), "too much"),
    "a token kept for ever": (without("stow", "bag"), "misses .'bag'"),
}


@pytest.mark.parametrize("lie", OFFERS)
def test_the_referee_objects_to_offers_with(lie: str) -> None:
    bend, rule = OFFERS[lie]
    with pytest.raises(Disagreement, match=rule):
        for seed in range(4):
            play(BENCH, 0, "crowded", f"lie {seed}", bend)


ELSEWHERE: dict[str, tuple[int, Callable[[Plain], Plain], str]] = {
    "a grid pushed with another token": (3, bent("GridPushed", lambda e: {**e, "token": "legend"}), "H-184"),
    "a tile of another jar": (2, bent("TileUsed", lambda e: {**e, "tile": "nothing"}), "H-145"),
    "a root that leaps": (5, bent("RootPlaced", lambda e: {**e, "end": "h-19"}, 1), "H-202"),
    "a guess that is called right": (8, bent("Guessed", lambda e: {**e, "right": not e["right"]}), "H-297"),
    "an automaton that gains a cube too much": (
        12,
        bent("CubesGained", lambda e: {**e, "number": e["number"] + 1}, 4),
        "H-264",
    ),
    "a solo card turned twice": (12, bent("SoloCardTurned", lambda e: {**e, "card": "roar"}, 9), "H-26"),
    "a herd that goes elsewhere": (12, bent("UnitsMoved", lambda e: {**e, "end": e["start"]}), "H-266"),
    "a herd that is not offered": (12, without("herd", "herd/"), "misses .'herd/"),
    "a solo attack that is not offered": (12, without("attack", "attack/"), "misses .'attack/"),
    "a token that is not in the bag of turns": (
        15,
        bent("TurnTokenDrawn", lambda e: {**e, "token": "family"}, 1),
        "H-331",
    ),
    "a nest that is not offered": (15, without("fair", "nest/"), "misses .'nest/"),
    "a nest under units": (8, bent("NestPlaced", lambda e: {**e, "hex": "h-21"}), "H-293"),
}


@pytest.mark.parametrize("lie", ELSEWHERE)
def test_the_referee_of_the_later_chapters_objects_to(lie: str) -> None:
    place, bend, rule = ELSEWHERE[lie]
    with pytest.raises(Disagreement, match=rule):
        for seed in range(6):
            play(BENCH, place, "crowded", f"lie {seed}", bend, most=400)


@pytest.mark.parametrize("lie", LIES)
def test_the_referee_objects_to(lie: str) -> None:
    bend, rule = LIES[lie]
    with pytest.raises(Disagreement, match=rule):
        for seed in range(4):
            play(BENCH, 0, "crowded", f"lie {seed}", bend)
