"""The kernel's services to rules, and its refusals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import FrozenInstanceError, field
from random import Random
from typing import Any

import pytest

from ludoteka.kernel import (
    Ask,
    BrokenRule,
    Dealer,
    Event,
    Game,
    Option,
    Outcome,
    Rule,
    Seat,
    State,
    Table,
    choose,
    do,
    event,
    options_of,
    state,
    together,
)
from tests.kernel.tables import lay


@state
class Diary(State):
    lines: list[str] = field(default_factory=list)


def game(*steps: Any) -> Game[Diary]:
    """A game of these steps, whose state is a diary that all may read."""

    def setup(seats: int, settings: Mapping[str, str]) -> Diary:
        return Diary(agenda=[(step.__name__,) for step in reversed(steps)])

    def redeal(s: Diary, seat: Seat | None, random: Random) -> None:
        """Nothing is hidden."""

    return Game(
        id="diary",
        version="1",
        seats=(1, 2, 3),
        settings=(),
        setup=setup,
        steps={step.__name__: step for step in steps},
        view=lambda s, seat: {"lines": list(s.lines)},
        redeal=redeal,
        outcome=lambda s: Outcome((0.0, 0.0, 0.0), (), "read"),
        inventory=lambda s: [],
        vocabulary=lambda seats, settings: ["yes", "no", "more"],
        features=lambda view: [],
    )


def play(table: Table[Any], *choices: tuple[int, str]) -> Table[Any]:
    for seat, key in choices:
        table.choose(seat, key)
    return table


# -- Deeds that ask, and deeds that do not -----------------------------------------------------------------------------
def test_an_effect_that_asks_nothing_is_carried_out_like_one_that_asks() -> None:
    def write(s: Diary, line: str) -> None:
        s.lines.append(line)

    def ask(s: Diary, line: str) -> Rule[str]:
        key = yield from choose(Seat(0), "sure", options_of(["yes", "no"]))
        s.lines.append(f"{line}: {key}")
        return key

    def day(s: Diary, dealer: Dealer) -> Rule[None]:
        answers = []
        for deed in (write, ask, write):
            answers.append((yield from do(deed(s, deed.__name__))))
        s.lines.append(str(answers))

    table = play(lay(game(day), 1), (0, "no"))
    assert table.state.lines == ["write", "ask: no", "write", "[None, 'no', None]"]


# -- Together ----------------------------------------------------------------------------------------------------------
def quiet(s: Diary, dealer: Dealer) -> Rule[None]:
    """Everybody answers in secret, and nothing is announced."""
    answers = yield from together([Ask(Seat(i), "sure", options_of(["yes", "no"])) for i in (2, 0, 1)])
    s.lines.append(" ".join(f"{seat}:{key}" for seat, key in answers.items()))


def evening(s: Diary, dealer: Dealer) -> Rule[None]:
    yield from choose(Seat(0), "again", options_of(["more"]))


def test_answers_given_together_come_in_the_order_of_seats() -> None:
    orders = [
        ((2, "no"), (0, "yes"), (1, "yes")),
        ((0, "yes"), (1, "yes"), (2, "no")),
        ((1, "yes"), (2, "no"), (0, "yes")),
    ]
    for order in orders:
        assert play(lay(game(quiet), 3), *order).state.lines == ["0:yes 1:yes 2:no"]


def test_the_seat_that_unseals_cannot_look_and_take_it_back() -> None:
    table = play(lay(game(quiet, evening), 3), (0, "yes"), (1, "yes"))
    assert table.can_undo(1)
    table.choose(2, "no")
    assert table.dealer.learned == 0  # nothing was announced: the answers themselves are what was learned
    assert not any(table.can_undo(seat) for seat in (0, 1, 2))


def test_questions_asked_together_are_listed_in_the_order_of_seats() -> None:
    assert list(lay(game(quiet), 3).asks) == [0, 1, 2]


def test_a_question_asked_together_of_nobody_is_answered_at_once() -> None:
    def nobody(s: Diary, dealer: Dealer) -> Rule[None]:
        s.lines.append(str((yield from together([]))))

    assert lay(game(nobody), 2).state.lines == ["{}"]


def test_no_seat_is_asked_two_things_together() -> None:
    def twice(s: Diary, dealer: Dealer) -> Rule[None]:
        yield from together([Ask(Seat(1), "sure", options_of(["yes"])), Ask(Seat(1), "again", options_of(["more"]))])

    with pytest.raises(BrokenRule, match=r"go to different seats, not \[1, 1\]"):
        lay(game(twice), 2)


# -- Taking back -------------------------------------------------------------------------------------------------------
def by_turns(s: Diary, dealer: Dealer) -> Rule[None]:
    """Seat 0 twice, seat 1, seat 0 again."""
    for who in (0, 0, 1, 0):
        s.lines.append((yield from choose(Seat(who), "sure", options_of(["yes", "no"]))))
    yield from choose(Seat(1), "again", options_of(["more"]))


def test_undo_stops_where_another_seat_decided() -> None:
    table = play(lay(game(by_turns), 2), (0, "yes"), (0, "yes"), (1, "no"), (0, "no"))
    table.undo(0)
    assert table.state.lines == ["yes", "yes", "no"]
    assert not table.can_undo(0) and not table.can_undo(1)


def test_undo_goes_back_one_decision_after_another() -> None:
    table = play(lay(game(by_turns), 2), (0, "yes"), (0, "no"))
    table.undo(0)
    assert table.state.lines == ["yes"] and table.can_undo(0)
    table.undo(0)
    assert table.state.lines == [] and not table.can_undo(0)


def test_a_draw_and_what_it_reveals_do_not_cancel_out() -> None:
    @event
    class Turned(Event):
        card: int

    def draw(s: Diary, dealer: Dealer) -> Rule[None]:
        yield from choose(Seat(0), "sure", options_of(["yes"]))
        dealer.reveal(Turned, dealer.below(6))
        yield from choose(Seat(0), "again", options_of(["more"]))

    table = play(lay(game(draw), 1), (0, "yes"))
    assert not table.can_undo(0)


def test_showing_ones_own_secret_ends_undo_too() -> None:
    @event
    class Shown(Event):
        card: int

    def show(s: Diary, dealer: Dealer) -> Rule[None]:
        yield from choose(Seat(0), "sure", options_of(["yes"]))
        dealer.show(Shown, 3)
        yield from choose(Seat(0), "again", options_of(["more"]))

    table = play(lay(game(show), 1), (0, "yes"))
    assert not table.can_undo(0)


# -- Rules that cannot be made again -----------------------------------------------------------------------------------
def test_a_rule_that_offers_other_options_on_replay_is_reported() -> None:
    keys = iter(["yes", "no", "more"])

    def fickle(s: Diary, dealer: Dealer) -> Rule[None]:
        yield from choose(Seat(0), "sure", [Option(next(keys), 1)])
        yield from choose(Seat(0), "again", options_of(["more"]))

    table = play(lay(game(fickle), 1), (0, "yes"))
    with pytest.raises(BrokenRule, match="'yes' of seat 0 is not offered when it is repeated from a copy"):
        table.clone()
    with pytest.raises(BrokenRule, match="'yes' of seat 0 is not offered when it is repeated from a copy"):
        table.imagine(0)


def test_an_event_is_a_record_that_nobody_changes() -> None:
    @event
    class Done(Event):
        seat: Seat

    done = Done(Seat(1))
    assert done.plain() == {"type": "Done", "seat": "p1"} and not hasattr(done, "__dict__")
    with pytest.raises(FrozenInstanceError):
        done.seat = Seat(0)  # type: ignore[misc]


def test_an_event_cannot_call_a_field_by_a_name_that_the_wire_uses() -> None:
    with pytest.raises(TypeError, match=r"cannot be called .'seq'."):

        @event
        class Wrong(Event):
            seq: int
