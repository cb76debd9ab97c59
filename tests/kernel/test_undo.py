"""Undo is governed by information: nothing drawn, nothing revealed, nobody else decided."""

from __future__ import annotations

import pytest

from ludoteka.kernel import UndoRefused
from tests.kernel.tables import lay
from tests.toys import auction, patience, spies


def test_a_decision_that_taught_nobody_anything_can_be_taken_back() -> None:
    table = lay(auction.GAME, 3)
    for seat, key in ((0, "bid/2"), (1, "bid/1"), (2, "bid/0")):
        table.choose(seat, key)
    assert table.asks[next(iter(table.asks))].prompt == "melt"
    before = table.record().to_json(), len(table.events)
    table.choose(0, "melt")
    table.undo(0)
    assert (table.record().to_json(), len(table.events)) == before


def test_undo_reaches_over_several_decisions_and_steps_of_one_seat() -> None:
    table = lay(auction.GAME, 3)
    for seat, key in ((0, "bid/2"), (1, "bid/1"), (2, "bid/0")):
        table.choose(seat, key)
    before = table.record()
    table.choose(0, "melt")
    assert [ask.prompt for ask in table.asks.values()] == ["bid"] * 3  # the next step has begun
    assert table.can_undo(0)
    table.undo(0)
    assert table.record() == before


def test_a_revealed_card_closes_undo() -> None:
    table = lay(patience.GAME, 1)
    table.choose(0, "turn")
    assert not table.can_undo(0)
    with pytest.raises(UndoRefused, match="something was drawn, revealed or decided by others since"):
        table.undo(0)


def test_another_seats_decision_closes_undo() -> None:
    table = lay(spies.GAME, 3, seed="2")
    while table.asks[next(iter(table.asks))].prompt != "shield":
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, ask.keys[0])
    target = next(iter(table.asks))
    table.choose(target, "shield")
    assert table.can_undo(target)
    attacker = next(iter(table.asks))
    table.choose(attacker, "shield")
    assert not table.can_undo(target)


def test_a_seat_cannot_take_back_what_another_did() -> None:
    table = lay(auction.GAME, 3)
    table.choose(0, "bid/1")
    assert not table.can_undo(1)
    with pytest.raises(UndoRefused):
        table.undo(1)
