"""Menus: short ones whole, long ones by segments; what is typed finds what is meant."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.cli import menu, screen
from ludoteka.kernel import Seat
from ludoteka.words import GameWords, catalogue
from ludoteka.words.catalogue import Catalogue

NAMES = GameWords(
    Catalogue("cs", {"cs": "ref-goblins = Skřet { $n }\noption-play = Zahrát { $a }\n", "en": ""}), ["Jana"]
)
CARDS = [f"play/goblins-{n}" for n in range(10)]
MANY = [f"move/h{a}/h{b}" for a in range(6) for b in range(6)] + ["done"]


def test_a_short_menu_is_offered_whole() -> None:
    assert [line.label for line in menu.lines(CARDS[:2], "", NAMES)] == ["Zahrát Skřet 0", "Zahrát Skřet 1"]


def test_a_long_menu_is_offered_by_the_next_segment() -> None:
    first = menu.lines(MANY, "", NAMES)
    assert [(line.key, line.whole) for line in first] == [("move", False), ("done", True)]
    below = [key for key in MANY if key.startswith("move/")]
    assert [line.key for line in menu.lines(below, "move", NAMES)] == [f"move/h{a}" for a in range(6)]


def test_a_beginning_that_all_share_is_not_asked_for() -> None:
    assert menu.lines(MANY[:-1], "", NAMES)[0].key == "move/h0"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("3", ["play/goblins-2"]),
        ("play/goblins-4", ["play/goblins-4"]),
        ("goblins-4", ["play/goblins-4"]),
        ("gob", CARDS),
        ("skret 4", ["play/goblins-4"]),
        ("Skřet 4", ["play/goblins-4"]),
        ("zahrat skret 9", ["play/goblins-9"]),
        ("knight", []),
        ("99", []),
    ],
)
def test_what_is_typed_finds_what_is_meant(typed: str, found: list[str]) -> None:
    assert menu.find(typed, menu.lines(CARDS, "", NAMES), CARDS, NAMES) == found


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("cs", "Posunutí D6 → D5: 2 běsi a Ema"),
        ("pl", "Marsz D6 → D5: 2 mary i Emmy"),
        ("en", "Advance D6 → D5: 2 haints and Emmy"),
    ],
)
def test_a_group_of_harrow_county_is_counted_and_its_legend_named(language: str, label: str) -> None:
    table = ludoteka.open_table("harrow", 2, seed="spring", options={"chapter": "1"})
    names = catalogue("harrow", language)
    while "advance/h-21/h-20/haint+haint+legend" not in menu.in_order(table, Seat(0)):
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, "row/advance" if ask.prompt == "row" else ask.keys[0])
    screen.call(table, Seat(0), names)
    assert label in [line.label for line in menu.lines(menu.in_order(table, Seat(0))[:24], "", names)]
