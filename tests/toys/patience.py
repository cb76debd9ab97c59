"""Patience: one seat against the rules. Turn cards and stop before the sum passes ten; the rules may win."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from random import Random

from ludoteka.kernel import (
    Dealer,
    Event,
    Game,
    Outcome,
    Rule,
    Seat,
    State,
    View,
    choose,
    event,
    options_of,
    state,
)


@state
class Patience(State):
    deck: list[int] = field(default_factory=lambda: [1, 2, 3, 4, 5, 6])
    open: list[int] = field(default_factory=list)
    lost: bool = False


@event
class Turned(Event):
    card: int


def setup(seats: int, settings: Mapping[str, str]) -> Patience:
    return Patience(agenda=[("mix",)])


def mix(s: Patience, dealer: Dealer) -> None:
    dealer.shuffle(s.deck)
    s.then("turn")


def turn(s: Patience, dealer: Dealer) -> Rule[None]:
    key = yield from choose(Seat(0), "turn", options_of(["turn", "stop"] if s.deck else ["stop"]))
    if key == "stop":
        return
    s.open.append(s.deck.pop())
    dealer.reveal(Turned, s.open[-1])
    s.lost = sum(s.open) > 10
    if not s.lost:
        s.then("turn")


def view(s: Patience, seat: Seat | None) -> View:
    return {"open": list(s.open), "deck": len(s.deck)}


def redeal(s: Patience, seat: Seat | None, random: Random) -> None:
    s.deck.sort()
    random.shuffle(s.deck)


def outcome(s: Patience) -> Outcome:
    return Outcome((float(sum(s.open)),), () if s.lost else (Seat(0),), "burst" if s.lost else "stopped")


GAME = Game(
    id="patience",
    version="1",
    seats=(1,),
    settings=(),
    setup=setup,
    steps={"mix": mix, "turn": turn},
    view=view,
    redeal=redeal,
    outcome=outcome,
    inventory=lambda s: [*s.deck, *s.open],
    vocabulary=lambda seats, settings: ["turn", "stop"],
    features=lambda view: [float(sum(view["open"]))],
)
