"""Questions asked together: sealed, answered late, withdrawn."""

from __future__ import annotations

import pytest

from ludoteka.kernel import IllegalChoice, UndoRefused
from tests.kernel.tables import lay
from tests.toys import auction


def test_all_seats_are_asked_at_once() -> None:
    assert list(lay(auction.GAME, 4).asks) == [0, 1, 2, 3]


def test_an_answer_is_sealed_until_the_last_is_in() -> None:
    table = lay(auction.GAME, 3)
    before = table.view(None)
    assert table.choose(1, "bid/2") == []
    assert table.view(None) == before
    assert table.sealed == {1}
    assert list(table.asks) == [0, 2]


def test_the_seat_that_answers_last_unseals_all() -> None:
    table = lay(auction.GAME, 3)
    table.choose(1, "bid/2")
    table.choose(2, "bid/0")
    events = table.choose(0, "bid/1")
    assert [event.plain()["bids"] for event in events] == [[1, 2, 0]]
    assert table.sealed == frozenset()


def test_a_seat_cannot_answer_twice() -> None:
    table = lay(auction.GAME, 3)
    table.choose(1, "bid/2")
    with pytest.raises(IllegalChoice, match="seat 1 is not asked; asked now: 0, 2"):
        table.choose(1, "bid/0")


def test_a_sealed_answer_can_be_withdrawn_although_others_have_answered_since() -> None:
    table = lay(auction.GAME, 3)
    table.choose(1, "bid/2")
    table.choose(2, "bid/0")
    assert table.can_undo(1)
    table.undo(1)
    assert list(table.asks) == [0, 1]
    assert table.sealed == {2}
    assert table.decisions == [(2, "bid/0")]


def test_nothing_can_be_withdrawn_once_all_answers_are_known() -> None:
    table = lay(auction.GAME, 3)
    for seat in (0, 1, 2):
        table.choose(seat, "bid/0")
    assert not any(table.can_undo(seat) for seat in (0, 1, 2))
    with pytest.raises(UndoRefused):
        table.undo(2)


def test_sealed_answers_of_others_must_be_guessed_at_an_imagined_table() -> None:
    table = lay(auction.GAME, 3)
    table.choose(1, "bid/2")
    table.choose(2, "bid/0")
    assert list(table.imagine(0, 1).asks) == [0, 1, 2]
    assert list(table.imagine(1, 1).asks) == [0, 2]
    assert list(table.imagine(None, 1).asks) == [0, 1, 2]


def test_an_imagined_table_asks_the_imagining_seat_first() -> None:
    imagined = lay(auction.GAME, 4).imagine(2, 1)
    assert imagined.turn is not None
    assert imagined.turn.seat == 2


def test_a_clone_keeps_sealed_answers() -> None:
    table = lay(auction.GAME, 3)
    table.choose(1, "bid/2")
    assert table.clone().sealed == {1}
