"""Why a thing cannot be chosen: the answer fits the question at hand."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.games.harrow.state import Harrow
from ludoteka.kernel import Table
from tests.games.harrow.table import FALL, ask, play, pos


@pytest.mark.parametrize(
    ("position", "seat", "thing", "rule"),
    [
        ("turn protectors; jars protectors wild", 0, "wild", "H-57"),
        ("turn protectors; hand protectors rally", 0, "resolve", "H-150"),
        ("turn protectors; hand protectors rally", 0, "rally", None),
        ("turn protectors; blue-haint 20", 0, "h-20", "H-30"),
        ("turn protectors; red-haint 14 14 14 14", 0, "h-14", "H-32"),
        ("turn protectors; red-haint 8", 0, "h-7", "H-61"),
        ("turn protectors; red-haint 14", 0, "h-1", "H-60"),
        ("turn protectors", 1, "wild", "H-51"),
        ("turn family; hand family council-seat", 1, "council-seat", "H-151"),
        ("turn family", 1, "rally", "H-151"),
        ("turn protectors; hand protectors haunting-vision", 0, "haunting-vision", "H-153"),
    ],
)
def test_why_not_answers_with_the_rule_that_forbids(position: str, seat: int, thing: str, rule: str | None) -> None:
    why = pos(f"chapter 3; {position}").why_not(seat, thing)
    assert (why and why.rule) == rule


WAR = "chapter 3; turn protectors; red-haint 20; red-legend 21; blue-haint 18; blue-legend 17; ground red 9"


@pytest.mark.parametrize(
    ("played", "thing", "rule"),
    [
        ("", "h-14", "H-61"),  # no jar yet: only free moves
        ("break/attack free-first", "h-18", "H-30"),  # the free action: units may not enter
        ("break/attack free-first", "h-14", None),
        ("break/attack attack-first", "h-18", None),  # the attack: a target
        ("break/attack attack-first", "h-14", "H-96"),  # nobody there
        ("break/attack attack-first", "h-17", "H-96"),  # too far
        ("break/attack attack-first", "h-21", "H-96"),  # own units without a target
        ("break/attack attack-first", "rally", "H-150"),
        ("break/abilities row/advance", "h-18", "H-30"),
        ("break/abilities row/advance", "h-1", "H-60"),
        ("break/abilities row/spawn", "h-18", "H-30"),
        ("break/abilities row/spawn", "h-20", "H-70"),
        ("break/abilities row/spawn", "h-21", None),
        ("break/abilities", "h-1", None),  # which row: no hex answers that
    ],
)
def test_why_not_answers_the_question_at_hand(played: str, thing: str, rule: str | None) -> None:
    why = play(pos(f"{WAR}; hand protectors rally"), *played.split()).why_not(0, thing)
    assert (why and why.rule) == rule


def test_why_not_answers_for_the_hexes_of_an_attack() -> None:
    table = pos("chapter 2; turn protectors; red-haint 20 14; blue-legend 18; blue-haint 11; ground red 9", FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family", "hit/blue-legend")
    assert ask(table).prompt == "push"
    assert [_rule(table, thing) for thing in ("h-1", "h-19", "h-17")] == ["H-101", None, None]
    play(table, "push/h-17")
    assert ask(table).prompt == "slay" and [_rule(table, thing) for thing in ("h-14", "h-11")] == ["H-101", None]


def test_why_not_answers_for_the_wrath_and_for_nails() -> None:
    table = pos("chapter 2; heroes malachi levi; turn protectors; red-legend 21; blue-haint 18; ground red 3", FALL)
    play(table, "break/legend", "gift", "wrath/h-20")
    assert ask(table).prompt == "attack" and _rule(table, "h-21") == "H-165"
    held = pos("chapter 3; turn family; blue-haint 18; blue-legend 17; nails blue-haint@18")
    assert _rule(held, "h-18", 1) == "H-35"


def _rule(table: Table[Harrow], thing: str, seat: int = 0) -> str | None:
    why = table.why_not(seat, thing)
    return why.rule if why else None


def test_why_not_answers_for_hester_and_the_fair_folk() -> None:
    table = pos(
        "chapter fair; turn fair-folk; items 1 2 3; quests one-cluster; hand fair-folk flit; red-haint 20", seats=3
    )
    for thing, rule in (("flit", "H-300"), ("h-20", "H-293"), ("calming", "H-300")):
        why = table.why_not(2, thing)
        assert why is not None and why.rule == rule
    why = table.why_not(0, "wild")
    assert why is not None and why.rule == "H-52"


def test_a_seat_that_is_not_asked_is_told_nothing_about_hexes() -> None:
    table = pos("chapter 3; turn protectors; blue-haint 20; red-haint 14; ground red 2")
    assert table.why_not(0, "h-20") is not None and table.why_not(1, "h-20") is None
    play(table, "break/attack", "attack-first")
    assert table.why_not(0, "h-1") is not None and table.why_not(1, "h-1") is None


def test_a_jar_must_wait_until_everything_is_set_up() -> None:
    table = ludoteka.open_table("harrow", 2, "set-up", {"chapter": "2"})
    seat, ask = min(table.asks.items())
    assert ask.prompt == "hero"
    why = table.why_not(seat, "wild")
    assert why and (why.message, why.rule) == ("why-not-now", "H-53")
