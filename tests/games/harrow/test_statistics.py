"""The statistics of a match are consistent."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteka
from ludoteka import bots
from ludoteka.games.harrow.statistics import JARS, SOURCES, measure, traits
from ludoteka.kernel import Table


def finished(seats: int, seed: str, **settings: str) -> Table[Any]:
    table = ludoteka.open_table("harrow", seats, seed, settings)
    minds = [bots.make("easy", "harrow", f"{seed}/{seat}") for seat in range(seats)]
    while table.asks:
        seat = next(iter(seat for seat in table.asks if seat not in table.sealed))
        table.choose(seat, minds[seat].choose(table.perspective(seat)))
    return table


@pytest.mark.parametrize("chapter", ["1", "3", "4"])
def test_points_by_source_add_up_to_the_score(chapter: str) -> None:
    table = finished(2, "spring", chapter=chapter)
    assert table.outcome is not None
    for measured, score in zip(measure(table), table.outcome.scores, strict=True):
        assert sum(measured[f"points/{source}"] for source in SOURCES) == score
        assert sum(measured[jars] for jars in JARS) == 3 * measured["rounds"]


def test_traits_are_factions_with_their_legend_map_track_and_lantern() -> None:
    one, two = traits(finished(2, "spring", chapter="3", map="b"))
    assert (one["faction"], two["faction"]) == ("protectors", "family")
    assert (one["map"], two["map"]) == ("protectors-on-b", "family-on-b")
    assert {one["lantern"].split("-")[1], two["lantern"].split("-")[1]} == {"first", "second"}
    assert one["track"] in ("protectors-a", "protectors-b")
    assert two["legend"] in ("levi", "corbin", "odessa", "mildred", "kaine", "willa")


def test_hester_is_counted_by_fires_and_feasts() -> None:
    table = finished(1, "spring", chapter="solo")
    assert table.outcome is not None
    (measured,) = measure(table)
    assert measured["fires"] + measured["feasts"] == table.outcome.scores[0]
    assert traits(table)[0]["faction"] == "hester"


def test_the_fair_folk_are_counted_by_what_they_found() -> None:
    table = finished(3, "spring", chapter="fair")
    assert table.outcome is not None
    assert measure(table)[2]["found"] == table.outcome.scores[2]
