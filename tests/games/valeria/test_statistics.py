"""The arena's statistics of Valeria agree with the match."""

from __future__ import annotations

import pytest

from ludoteka.games.valeria import GAME
from ludoteka.games.valeria.statistics import CHOICES
from tests.games.valeria.table import deal, play_out


@pytest.mark.parametrize("seats, settings", [(1, {}), (3, {}), (2, {"dukes": "off"})])
def test_points_by_source_add_up_to_the_score(seats: int, settings: dict[str, str]) -> None:
    table = deal(seats, "statistics", **settings)
    play_out(table, 3)
    counts = GAME.statistics
    assert counts is not None and counts.measure is not None and table.outcome is not None
    for seat, numbers in enumerate(counts.measure(table)):
        points = sum(n for name, n in numbers.items() if name.startswith("points/"))
        assert points == table.outcome.scores[seat]


def test_actions_of_all_seats_are_two_a_turn() -> None:
    table = deal(3, "statistics")
    play_out(table, 3)
    assert GAME.statistics is not None and GAME.statistics.measure is not None
    numbers = GAME.statistics.measure(table)
    actions = sum(n for seat in numbers for name, n in seat.items() if name.startswith("actions/"))
    extra = sum(key.startswith("slay/") for _, key in table.decisions) - sum(seat["actions/slay"] for seat in numbers)
    assert extra == 0
    assert actions >= 2 * table.state.turn
    assert numbers[0]["turns"] == table.state.turn / 3


def test_seats_differ_by_duke_and_order() -> None:
    table = deal(4, "statistics")
    play_out(table, 3)
    assert GAME.statistics is not None and GAME.statistics.traits is not None
    traits = GAME.statistics.traits(table)
    assert sorted(seat["order"] for seat in traits) == ["1", "2", "3", "4"]
    assert len({seat["duke"] for seat in traits}) == 4


def test_the_choices_that_are_reported_are_verbs_of_options() -> None:
    vocabulary = GAME.vocabulary(2, GAME.complete_settings(2, {}))
    assert set(CHOICES) <= {key.split("/")[0] for key in vocabulary}
