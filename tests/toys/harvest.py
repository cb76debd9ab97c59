"""Harvest: dice are rolled for all; then every seat walks through its own exchanges at its own pace."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from random import Random

from ludoteka.kernel import (
    Dealer,
    Event,
    Game,
    Option,
    Outcome,
    Rule,
    Seat,
    State,
    View,
    choose,
    event,
    options_of,
    parallel,
    state,
)

ROUNDS = 3


@state
class Farm(State):
    """One seat's goods: a nested state."""

    grain: int = 0
    bread: int = 0
    plots: dict[str, list[int]] = field(default_factory=dict)


@state
class Harvest(State):
    farms: list[Farm]
    dice: tuple[int, int] = (1, 1)
    round: int = 0


@event
class Rolled(Event):
    dice: tuple[int, int]


@event
class Baked(Event):
    seat: Seat


def setup(seats: int, settings: Mapping[str, str]) -> Harvest:
    return Harvest([Farm(plots={"north": [1, 2], "south": [3]}) for _ in range(seats)], agenda=[("roll",)])


def roll(s: Harvest, dealer: Dealer) -> None:
    s.round += 1
    s.dice = (dealer.roll(6), dealer.roll(6))
    dealer.tell(Rolled, s.dice)
    s.then("reap")


def reap(s: Harvest, dealer: Dealer) -> Rule[None]:
    seats = [Seat(i) for i in range(len(s.farms))]
    baked = yield from parallel({seat: work(s, dealer, seat) for seat in seats})
    for seat, loaves in baked.items():
        s.farms[seat].plots["north"].append(loaves)
    if s.round < ROUNDS:
        s.then("roll")


def work(s: Harvest, dealer: Dealer, seat: Seat) -> Rule[int]:
    farm = s.farms[seat]
    farm.grain += s.dice[seat % 2]
    loaves = 0
    if farm.grain < 3:  # nothing to decide: nobody waits for this seat
        return loaves
    take = yield from choose(seat, "extra", [Option(f"take/{n}", n) for n in (0, 1)])
    farm.grain += take
    while farm.grain >= 2:
        key = yield from choose(seat, "bake", options_of(["bake", "done"]))
        if key == "done":
            break
        farm.grain -= 2
        farm.bread += 1
        loaves += 1
        dealer.tell(Baked, seat)
    return loaves


def view(s: Harvest, seat: Seat | None) -> View:
    return {"dice": list(s.dice), "round": s.round, "farms": [[f.grain, f.bread, f.plots["north"][:]] for f in s.farms]}


def redeal(s: Harvest, seat: Seat | None, random: Random) -> None:
    """Nothing is hidden."""


def outcome(s: Harvest) -> Outcome:
    scores = tuple(float(f.bread) for f in s.farms)
    return Outcome(scores, tuple(Seat(i) for i, x in enumerate(scores) if x == max(scores)), "bread")


GAME = Game(
    id="harvest",
    version="1",
    seats=(1, 2, 5),
    settings=(),
    setup=setup,
    steps={"roll": roll, "reap": reap},
    view=view,
    redeal=redeal,
    outcome=outcome,
    inventory=lambda s: ["farm"] * len(s.farms),
    vocabulary=lambda seats, settings: ["take/0", "take/1", "bake", "done"],
    features=lambda view: [float(x) for x in view["dice"]],
)
