"""Spies: hidden identities, a bag its owner may not look into, interrupts in another's turn, elimination."""

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
    seat_ref,
    state,
)

CHIPS = ("blank", "blank", "hit", "hit", "hit")


@state
class Spies(State):
    roles: list[str]  # "spy" or "guard", one each; hidden until shown
    shown: list[bool]
    lives: list[int]
    shields: list[int]
    bags: list[list[str]]
    drawn: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    turn: Seat = Seat(0)


@event
class Drew(Event):
    seat: Seat
    chip: str


@event
class Unmasked(Event):
    seat: Seat
    role: str


@event
class Shielded(Event):
    seat: Seat


@event
class Out(Event):
    seat: Seat


def setup(seats: int, settings: Mapping[str, str]) -> Spies:
    roles = ["spy" if i % 2 else "guard" for i in range(seats)]
    bags = [list(CHIPS) for _ in range(seats)]
    return Spies(roles, [False] * seats, [2] * seats, [1] * seats, bags, agenda=[("mask",)])


def mask(s: Spies, dealer: Dealer) -> None:
    dealer.shuffle(s.roles)
    for bag in s.bags:
        dealer.shuffle(bag)
    s.then("act")


def act(s: Spies, dealer: Dealer) -> Rule[None]:
    seat = s.turn
    targets = [Seat(i) for i, lives in enumerate(s.lives) if lives and i != seat]
    kind, target = yield from choose(
        seat, "act", lambda: [Option(f"{k}/{seat_ref(t)}", (k, t)) for k in may_act(s, seat) for t in targets]
    )
    if kind == "unmask":
        s.shown[seat] = True
        dealer.reveal(Unmasked, seat, s.roles[seat])
    s.drawn.append(s.bags[seat].pop())
    dealer.reveal(Drew, seat, s.drawn[-1])
    if s.drawn[-1] == "hit":
        yield from strike(s, dealer, target)
    s.spent.append(s.drawn.pop())
    next_turn(s)


def may_act(s: Spies, seat: Seat) -> list[str]:
    return ["strike"] if s.shown[seat] or s.roles[seat] == "guard" else ["strike", "unmask"]


def strike(s: Spies, dealer: Dealer, target: Seat) -> Rule[None]:
    """The target may interrupt with a shield; the attacker may interrupt the interrupt."""
    if s.shields[target]:
        for seat in [target, s.turn]:
            raised = yield from choose(seat, "shield", [Option("shield", True), Option("take", False)])
            if not raised:
                break
        else:  # the target raised it and the attacker let it stand
            s.shields[target] -= 1
            dealer.tell(Shielded, target)
            return
    s.lives[target] -= 1
    if not s.lives[target]:
        s.shown[target] = True
        dealer.reveal(Unmasked, target, s.roles[target])
        dealer.tell(Out, target)


def next_turn(s: Spies) -> None:
    if sum(1 for lives in s.lives if lives) < 2:
        return
    for step in range(1, len(s.lives) + 1):
        seat = Seat((s.turn + step) % len(s.lives))
        if s.lives[seat] and s.bags[seat]:
            s.turn = seat
            s.then("act")
            return


def view(s: Spies, seat: Seat | None) -> View:
    return {
        "roles": [role if s.shown[i] or i == seat else None for i, role in enumerate(s.roles)],
        "lives": list(s.lives),
        "shields": list(s.shields),
        "bags": [len(bag) for bag in s.bags],
        "drawn": list(s.drawn),
        "spent": list(s.spent),
        "turn": s.turn,
    }


def redeal(s: Spies, seat: Seat | None, random: Random) -> None:
    """Unshown roles of others, and the order of every bag: also the own one may not be looked into."""
    hidden = [i for i in range(len(s.roles)) if not s.shown[i] and i != seat]
    pool = sorted(s.roles[i] for i in hidden)
    random.shuffle(pool)
    for i in hidden:
        s.roles[i] = pool.pop()
    for bag in s.bags:
        bag.sort()
        random.shuffle(bag)


def outcome(s: Spies) -> Outcome:
    alive = tuple(Seat(i) for i, lives in enumerate(s.lives) if lives)
    return Outcome(tuple(float(lives) for lives in s.lives), alive, "alive")


def inventory(s: Spies) -> list[str]:
    chips = [chip for bag in s.bags for chip in bag]
    return [*s.roles, *chips, *s.drawn, *s.spent]


GAME = Game(
    id="spies",
    version="1",
    seats=(3, 4),
    settings=(),
    setup=setup,
    steps={"mask": mask, "act": act},
    view=view,
    redeal=redeal,
    outcome=outcome,
    inventory=inventory,
    vocabulary=lambda seats, settings: [
        *(f"{kind}/p{i}" for kind in ("strike", "unmask") for i in range(seats)),
        "shield",
        "take",
    ],
    features=lambda view: [float(x) for x in view["lives"]],
)
