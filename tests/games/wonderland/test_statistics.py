"""The statistics of a match are consistent."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteka
from ludoteka import bots
from ludoteka.games.wonderland.events.tea import FirstPlayer
from ludoteka.games.wonderland.statistics import SOURCES, battles_of, measure, traits
from ludoteka.kernel import Table


def finished(seats: int, seed: str) -> Table[Any]:
    table = ludoteka.open_table("wonderland", seats, seed, {"factions": "random"})
    minds = [bots.make("easy", "wonderland", f"{seed}/{seat}") for seat in range(seats)]
    while table.asks:
        seat = next(iter(seat for seat in table.asks if seat not in table.sealed))
        table.choose(seat, minds[seat].choose(table.perspective(seat)))
    return table


@pytest.mark.parametrize("seats", [2, 5])
def test_points_by_source_add_up_to_the_score(seats: int) -> None:
    for seed in ("spring", "summer"):
        table = finished(seats, seed)
        assert table.outcome is not None
        for measured, score in zip(measure(table), table.outcome.scores, strict=True):
            assert sum(measured[f"points/{source}"] for source in SOURCES) == score


def test_traits_are_factions_and_the_order_of_the_first_round() -> None:
    table = finished(5, "spring")
    by_seat = traits(table)
    assert {one["faction"] for one in by_seat} == {
        "alice",
        "cheshire-cat",
        "jabberwock",
        "mad-hatter",
        "queen-of-hearts",
    }
    assert sorted(one["order"] for one in by_seat) == ["1", "2", "3", "4", "5"]
    first = next(event.seat for event in table.events if isinstance(event, FirstPlayer))
    assert by_seat[first]["order"] == "1"


def test_statistics_count_battles_and_the_chips_each_player_drew() -> None:
    battles = battles_of(finished(5, "spring").events)
    assert 5 < len(battles) <= 15
    assert all(set(draws) <= set(who) and min(draws.values()) >= 1 for who, draws in battles)
