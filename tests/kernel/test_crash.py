"""A rule that raises kills only itself: the match survives the bug, and the bug leaves a record."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteka.kernel import BadRecord, Dealer, Record, Rule, RuleCrashed, Seat, choose, options_of, text
from ludoteka.kernel.replay import replay
from tests.kernel.tables import lay
from tests.toys import patience
from tests.toys.patience import Patience, Turned


def fragile(s: Patience, dealer: Dealer) -> Rule[None]:
    key = yield from choose(Seat(0), "turn", options_of(["turn", "trip"]))
    s.open.append(s.deck.pop())
    dealer.roll(6)
    dealer.tell(Turned, s.open[-1])
    if key == "trip":
        raise ZeroDivisionError("a bug in a rule")
    s.then("turn")


GAME = replace(patience.GAME, steps={**patience.GAME.steps, "turn": fragile})


def test_the_table_is_as_before_the_choice() -> None:
    table = lay(GAME, 1)
    table.choose(0, "turn")
    before = text(table.state), table.record(), list(table.events), list(table.tape)
    with pytest.raises(RuleCrashed, match="'trip' of seat 0; the choice was taken back"):
        table.choose(0, "trip")
    assert (text(table.state), table.record(), list(table.events), list(table.tape)) == before


def test_the_match_goes_on_after_a_crashed_choice() -> None:
    table = lay(GAME, 1)
    with pytest.raises(RuleCrashed):
        table.choose(0, "trip")
    table.choose(0, "turn")
    assert len(table.state.open) == 1


def test_the_report_is_a_record_that_ends_with_the_fatal_choice() -> None:
    table = lay(GAME, 1)
    with pytest.raises(RuleCrashed) as crash:
        table.choose(0, "trip")
    assert Record.from_json(crash.value.record).decisions[-1] == (0, "trip")
    assert isinstance(crash.value.__cause__, ZeroDivisionError)


def test_the_report_of_a_bug_does_not_replay_and_says_which_choice_is_fatal() -> None:
    table = lay(GAME, 1)
    table.choose(0, "turn")
    with pytest.raises(RuleCrashed) as crash:
        table.choose(0, "trip")
    with pytest.raises(BadRecord, match=r"decision 1 \('trip' of seat 0\) does not replay: a bug in a rule"):
        replay(GAME, Record.from_json(crash.value.record))
