"""The example game: its numbered rules, the information of each seat, and its content."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import ludoteka
from ludoteka.kernel import Seat
from ludoteka.kernel.content import BadContent
from ludoteka_herons import make
from ludoteka_herons.content import load
from ludoteka_herons.pieces import PATIENCE, Fish, Pond
from ludoteka_herons.rules import outcome, points_of
from tests.examples.herons import GAME, all_wait, laid, play_out

POND = load()
BOOT, ROACH, PERCH, CARP, PIKE = POND.fish


# -- The rules ---------------------------------------------------------------------------------------------------------
def test_f1_the_pond_holds_what_the_book_says() -> None:
    assert Counter(POND.tokens) == {ROACH: 7, PERCH: 6, CARP: 5, PIKE: 3, BOOT: 3}
    assert [fish.value for fish in POND.fish] == [-2, 1, 2, 3, 5]


@pytest.mark.parametrize(("length", "cards"), [("day", 6), ("morning", 4)])
def test_f2_everybody_has_one_card_more_than_there_are_rounds(length: str, cards: int) -> None:
    s = laid(4, length).state
    assert [len(hand) for hand in s.hands] == [cards] * 4
    assert sorted([*s.aside, *(card for hand in s.hands for card in hand)]) == list(PATIENCE)


@pytest.mark.parametrize("seats", GAME.seats)
def test_f3_as_many_fish_surface_as_there_are_herons(seats: int) -> None:
    s = laid(seats).state
    assert len(s.pool) == seats and len(s.bag) == 24 - seats


def test_f4_all_choose_at_once_and_in_secret() -> None:
    table = laid(3)
    assert {ask.prompt for ask in table.asks.values()} == {"wait"} and len(table.asks) == 3
    before = table.view(1)
    table.choose(0, table.asks[Seat(0)].keys[0])
    assert table.view(1) == before


def test_f5_f6_the_most_patient_heron_takes_first() -> None:
    table = laid(3)
    cards = all_wait(table)
    for seat in sorted(range(3), key=lambda seat: -cards[seat])[:2]:
        assert list(table.asks) == [seat] and table.asks[Seat(seat)].prompt == "take"
        table.choose(seat, table.asks[Seat(seat)].keys[0])
    assert [len(caught) for caught in table.state.caught] == [1, 1, 1]


def test_f7_the_last_takes_what_is_left_and_the_cards_are_spent() -> None:
    table = laid(2)
    cards = all_wait(table)
    first, last = (0, 1) if cards[0] > cards[1] else (1, 0)
    taken, left = table.state.pool
    table.choose(first, f"take/{taken.ref}")
    assert table.state.caught[first] == [taken] and table.state.caught[last] == [left]
    assert table.state.spent == [[cards[0]], [cards[1]]] and not table.state.played


def test_f8_a_catch_is_its_fish_and_four_points_for_every_supper() -> None:
    assert points_of(POND, [PIKE, BOOT]) == 3
    assert points_of(POND, [ROACH, PERCH, CARP]) == 1 + 2 + 3 + 4
    assert points_of(POND, [ROACH, ROACH, PERCH, PERCH, CARP]) == 9 + 4
    assert points_of(POND, [ROACH, PERCH, CARP] * 2) == 2 * (6 + 4)


@pytest.mark.parametrize(
    ("caught", "winner", "reason"),
    [([[PIKE], [CARP]], 0, "points"), ([[CARP], [PIKE]], 1, "points"), ([[PIKE], [CARP, PERCH]], 1, "patience")],
)
def test_f9_f10_most_points_win_and_then_the_card_that_is_left(
    caught: list[list[Fish]], winner: int, reason: str
) -> None:
    s = laid(2).state
    s.caught, s.hands = caught, [[7], [8]]
    assert (outcome(s).winners, outcome(s).reason) == ((winner,), reason)


def test_every_rule_of_the_book_is_tried_here_and_the_books_number_alike() -> None:
    books = [(files(GAME.package) / "book" / f"{code}.md").read_text(encoding="utf-8") for code in ("cs", "pl", "en")]
    numbered = [re.findall(r"\*\*F-(\d+)\*\*", book) for book in books]
    tried = re.findall(r"_f(\d+)(?=_)", "".join(re.findall(r"def (test_\w+)", Path(__file__).read_text("utf-8"))))
    assert numbered == [list(map(str, range(1, 11)))] * 3
    assert set(tried) == set(numbered[0])


# -- Who knows what ----------------------------------------------------------------------------------------------------
def test_a_heron_sees_its_own_hand_only_and_can_imagine_any_other() -> None:
    table = laid(2)
    mine, other = table.state.hands
    assert table.view(0)["hand"] == [f"patience-{card}" for card in mine] and table.view(None)["hand"] == []
    imagined = [table.imagine(0, seed).state.hands for seed in range(8)]
    assert all(hands[0] == mine for hands in imagined)
    assert len({tuple(hands[1]) for hands in imagined}) == 8 and len(other) == 6


def test_why_not_says_what_stands_in_the_way() -> None:
    table = laid(2)

    def why(ref: str, seat: int = 0) -> str | None:
        reason = table.why_not(seat, ref)
        return reason.message if reason else None

    card, foreign = (f"patience-{hand[0]}" for hand in table.state.hands)
    at_surface = table.state.pool[0].ref
    away = next(fish.ref for fish in POND.fish if fish not in table.state.pool)
    assert [why(card), why(foreign), why(at_surface)] == [None, "why-not-in-hand", "why-wait-first"]
    assert [why(away), why("dragon")] == ["why-not-at-surface", None]
    all_wait(table)
    first = next(iter(table.asks))
    in_hand = f"patience-{table.state.hands[first][0]}"
    assert [why(in_hand, first), why(at_surface, first)] == ["why-turned-up", None]
    assert why(at_surface, 1 - first) == "why-others-first"
    table.choose(first, f"take/{at_surface}")
    assert why(card) == "why-spent"


# -- The owner's content -----------------------------------------------------------------------------------------------
def test_an_owner_overrides_a_value() -> None:
    mine = make(("mine.toml", {"fish": [{"id": "pike", "value": 9}]}))
    assert mine.version == f"1+{mine.setup(2, {'length': 'day'}).pond.ref}" != GAME.version
    table = play_out(ludoteka.set_up(mine, 2, mine.complete_settings(2, {}), "t", "spring"))
    pond: Pond = table.state.pond
    assert pond.fish[-1].value == 9 and points_of(pond, [pond.fish[-1]]) == 9


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        ({"fish": [{"id": "roach", "count": 1}]}, "18 are too few: four herons take 20"),
        ({"supper": {"of": ["whale"]}}, "should name fish of the pond: boot, roach"),
        ({"supper": {"of": []}}, "should name fish of the pond"),
        ({"fish": [{"id": "pike", "size": 3}]}, "field 'size': is unknown here"),
        ({"fish": [{"id": "whale", "value": 3}]}, "no entry 'whale'"),
    ],
)
def test_invalid_content_is_refused_in_words(overlay: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadContent, match=complaint):
        make(("mine.toml", overlay))
