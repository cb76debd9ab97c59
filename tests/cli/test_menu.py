"""Menus: shown whole if they fit, otherwise by segments; typed text finds the option."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import ludoteka
from ludoteka.cli import menu, screen
from ludoteka.kernel import Seat
from ludoteka.words import GameWords, game_words
from ludoteka.words.messages import Messages

NAMES = GameWords(
    Messages("cs", {"cs": "ref-goblins = Skřet { $n }\noption-play = Zahrát { $a }\n", "en": ""}), ["Jana"]
)
CARDS = [f"play/goblins-{n}" for n in range(10)]
MANY = [f"move/h{a}/h{b}" for a in range(6) for b in range(6)] + ["done"]


def offered(keys: Sequence[str], start: str = "", most: int = 24) -> list[tuple[str, bool]]:
    return [(line.key, line.whole) for line in menu.lines(keys, start, NAMES, lambda lines: len(lines) <= most)]


def test_a_menu_that_fits_is_offered_whole() -> None:
    whole = menu.lines(CARDS[:2], "", NAMES, lambda lines: True)
    assert [line.label for line in whole] == ["Zahrát Skřet 0", "Zahrát Skřet 1"]


def test_a_menu_that_does_not_fit_is_offered_by_as_many_segments_as_fit() -> None:
    assert offered(MANY) == [*((f"move/h{a}", False) for a in range(6)), ("done", True)]
    assert offered(MANY, most=6) == [("move", False), ("done", True)]
    below = [key for key in MANY if key.startswith("move/")]
    assert offered(below, "move") == [(f"move/h{a}", False) for a in range(6)]


def test_a_menu_skips_beginnings_that_all_options_share() -> None:
    assert offered(MANY[:-1], most=2)[0] == ("move/h0", False)
    assert len(offered(CARDS, most=2)) == len(CARDS)


@pytest.mark.parametrize(
    ("typed", "matches"),
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
def test_typed_text_finds_the_intended_option(typed: str, matches: list[str]) -> None:
    assert menu.find(typed, menu.lines(CARDS, "", NAMES, lambda lines: True), CARDS, NAMES) == matches


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("cs", "Posunutí D6 → D5: 2 běsi a Ema"),
        ("pl", "Marsz D6 → D5: 2 mary i Emmy"),
        ("en", "Advance D6 → D5: 2 haints and Emmy"),
    ],
)
def test_a_group_of_harrow_county_is_counted_and_its_legend_named(language: str, label: str) -> None:
    table = ludoteka.open_table("harrow", 2, seed="spring", settings={"chapter": "1"})
    names = game_words("harrow", language)
    order = menu.places(table)
    while "advance/h-21/h-20/haint+haint+legend" not in menu.in_order(table, Seat(0), order):
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, "row/advance" if ask.prompt == "row" else ask.keys[0])
    screen.call(table, Seat(0), names)
    keys = menu.in_order(table, Seat(0), order)
    assert label in [line.label for line in menu.lines(keys, "", names, lambda lines: True)]
