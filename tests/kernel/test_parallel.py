"""Seats that walk through their own rules in parallel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from ludoteka.kernel import Ask, BrokenRule, Dealer, Rule, RuleCrashed, Seat, choose, options_of, parallel, together
from tests.kernel.tables import lay
from tests.toys import harvest
from tests.toys.harvest import Farm, Harvest

SIXES = (5, 5)  # tape: both dice show six
ONES = (0, 0)


def test_every_seat_with_something_to_decide_is_asked() -> None:
    assert list(lay(harvest.GAME, 5, SIXES).asks) == [0, 1, 2, 3, 4]


def test_a_seat_with_nothing_to_decide_is_not_waited_for() -> None:
    table = lay(harvest.GAME, 2, (5, 0))
    assert list(table.asks) == [0]


def test_if_nobody_has_anything_to_decide_the_rule_goes_on_at_once() -> None:
    table = lay(harvest.GAME, 2, ONES + ONES + SIXES)
    assert table.state.round == 3


def test_a_seat_walks_on_while_another_has_not_begun() -> None:
    table = lay(harvest.GAME, 2, SIXES)
    for key in ("take/0", "bake", "bake", "bake"):
        table.choose(1, key)
    assert table.asks[Seat(0)].prompt == "extra"
    assert list(table.asks) == [0]


def test_the_walks_give_what_each_rule_returned() -> None:
    table = lay(harvest.GAME, 2, SIXES)
    for seat in (1, 0):
        for key in ("take/0", "bake", "done"):
            table.choose(seat, key)
    assert [farm.plots["north"] for farm in table.state.farms] == [[1, 2, 1], [1, 2, 1]]


def test_a_seat_takes_back_its_own_step_of_a_walk() -> None:
    table = lay(harvest.GAME, 2, SIXES)
    table.choose(0, "take/1")
    table.choose(0, "bake")
    table.undo(0)
    table.undo(0)
    assert table.asks[Seat(0)].prompt == "extra"
    assert table.events[-1].plain() == {"type": "Rolled", "dice": [6, 6]}


def test_a_walk_may_not_draw_because_the_order_would_matter() -> None:
    def draw(s: Harvest, dealer: Dealer, seat: Seat) -> Rule[int]:
        yield from choose(seat, "draw", options_of(["draw"]))
        return dealer.roll(6)

    def reap(s: Harvest, dealer: Dealer) -> Rule[None]:
        yield from parallel({Seat(0): draw(s, dealer, Seat(0)), Seat(1): draw(s, dealer, Seat(1))})

    table = lay(replace(harvest.GAME, steps={**harvest.GAME.steps, "reap": reap}), 2)
    with pytest.raises(RuleCrashed) as crash:
        table.choose(0, "draw")
    assert isinstance(crash.value.__cause__, BrokenRule) and "must not draw" in str(crash.value.__cause__)


def test_a_walk_may_not_ask_several_at_once() -> None:
    def meddle(s: Harvest, dealer: Dealer) -> Rule[Any]:
        return (yield from together([Ask(Seat(0), "meddle", options_of(["meddle"]))]))

    def reap(s: Harvest, dealer: Dealer) -> Rule[None]:
        yield from parallel({Seat(0): meddle(s, dealer)})

    with pytest.raises(BrokenRule, match="its own seat only"):
        lay(replace(harvest.GAME, steps={**harvest.GAME.steps, "reap": reap}), 2)


def test_walks_are_given_back_and_asked_in_the_order_of_seats() -> None:
    results = []

    def name(seat: Seat) -> Rule[int]:
        yield from choose(seat, "name", options_of(["name"]))
        return seat

    def reap(s: Harvest, dealer: Dealer) -> Rule[None]:
        results.append(list((yield from parallel({Seat(i): name(Seat(i)) for i in (1, 0)}))))

    table = lay(replace(harvest.GAME, steps={**harvest.GAME.steps, "reap": reap}), 2)
    assert list(table.asks) == [0, 1]
    table.choose(1, "name")
    table.choose(0, "name")
    assert results == [[0, 1]]


def test_a_walk_may_ask_its_own_seat_only() -> None:
    def meddle(s: Harvest, dealer: Dealer, seat: Seat) -> Rule[str]:
        return (yield from choose(Seat(1 - seat), "meddle", options_of(["meddle"])))

    def setup(seats: int, settings: Mapping[str, str]) -> Harvest:
        return Harvest([Farm(), Farm()], agenda=[("reap",)])

    def reap(s: Harvest, dealer: Dealer) -> Rule[None]:
        yield from parallel({Seat(0): meddle(s, dealer, Seat(0))})

    with pytest.raises(BrokenRule, match="its own seat only"):
        lay(replace(harvest.GAME, setup=setup, steps={"reap": reap}), 2)
