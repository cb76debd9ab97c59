"""Reading effects from the content file: every verb, its fields, and where it may stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ...kernel.content import Entry
from .grammar import (
    ROLES,
    TRACKS,
    Amounts,
    Choose,
    Counter,
    Effect,
    Effects,
    Exchange,
    Gain,
    GainAny,
    GainCitizen,
    Lose,
    PutToken,
    ReturnCitizen,
    ReturnMonster,
    SetDie,
    ShiftDie,
    Slay,
    Take,
    TakeMonster,
)

E = TypeVar("E")
COUNTED = ("citizens", "named", "domains", "monsters", "roles", "resources")
TYPES = ("boss", "minion", "beast", "titan")

# Where effects stand decides which verbs make sense there; anything else fails when the file is read.
INCOME = (Gain, GainAny, Choose, Exchange, Take)
REWARD = (Gain, GainAny, GainCitizen, Choose, Exchange, Take, Slay, TakeMonster, ReturnCitizen, ReturnMonster)
DICE = (Exchange, SetDie, ShiftDie)
OMEN = (PutToken, Lose)


def amounts(entry: Entry) -> Amounts:
    """The numbers given for the four tracks."""
    gold, strength, magic, vp = (entry.number(track, 0) for track in TRACKS)
    return gold, strength, magic, vp


def role(entry: Entry, field: str = "role") -> int | None:
    name = entry.text(field, None, ROLES)
    return None if name is None else ROLES.index(name)


def counter(entry: Entry, field: str) -> Counter | None:
    if not entry.has(field):
        return None
    told = entry.entry(field)
    made = Counter(
        told.text("of", choices=COUNTED),
        role(told),
        told.text("name", None),
        told.text("area", None),
        told.text("type", None, TYPES),
        told.number("divisor", 1, least=1),
    )
    told.done()
    return made


def effects(entry: Entry, field: str, allowed: Sequence[type]) -> Effects:
    """The list of effects in a field, each of a kind that can stand there."""
    return tuple(_effect(told, allowed) for told in entry.entries(field, []))


def _effect(told: Entry, allowed: Sequence[type]) -> Effect:
    op = told.text("op", choices=tuple(_READ))
    made: Effect = _READ[op](told)
    if type(made) not in allowed:
        raise told.fail("op", f"{op!r} cannot stand here")
    told.done()
    return made


def _only(told: Entry, field: str, kinds: tuple[type[E], ...]) -> tuple[E, ...]:
    return effects(told, field, kinds)  # type: ignore[return-value]  # `effects` has just checked the kinds


def _gain(told: Entry) -> Gain:
    return Gain(amounts(told), counter(told, "per"))


def _gain_citizen(told: Entry) -> GainCitizen:
    return GainCitizen(role(told), told.text("name", None), told.number("max_cost", None), told.flag("optional"))


def _choose(told: Entry) -> Choose:
    options: list[Any] = []
    for index, option in enumerate(told.list("options")):
        inner = Entry({"option": option}, f"{told.where}, option {index}")
        options.append(_only(inner, "option", (Gain, GainCitizen)))
    if not options:
        raise told.fail("options", "should offer something")
    return Choose(tuple(options))


def _exchange(told: Entry) -> Exchange:
    pay = told.entry("pay")
    price = amounts(pay)
    pay.done()
    return Exchange(price, counter(told, "pay_per"), _only(told, "then", (Gain, SetDie, ShiftDie)))


def _take(told: Entry) -> Take:
    options: list[tuple[int, int]] = []
    for option in told.entries("options"):
        given = [(track, n) for track, n in enumerate(amounts(option)) if n]
        if len(given) != 1:
            raise told.fail("options", "each should name one kind of resource")
        option.done()
        options += given
    return Take(tuple(options))


def _put_token(told: Entry) -> PutToken:
    return PutToken(TRACKS.index(told.text("token", choices=TRACKS[:3])), told.number("amount", least=1))


def _lose(told: Entry) -> Lose:
    told.text("who", choices=("each_player",))
    given = [(track, n) for track, n in enumerate(amounts(told)) if n]
    if len(given) != 1:
        raise told.fail("op", "should name one kind of resource")
    return Lose(*given[0])


def _optional(made: Effect) -> Callable[[Entry], Effect]:
    """A verb that is always optional (V-77); the file may say so."""

    def read(told: Entry) -> Effect:
        told.raw("optional", True)
        told.raw("random", True)
        return made

    return read


_READ: dict[str, Callable[[Entry], Any]] = {
    "gain": _gain,
    "gain_any": lambda told: GainAny(told.number("amount", least=1)),
    "gain_citizen": _gain_citizen,
    "choose": _choose,
    "exchange": _exchange,
    "take": _take,
    "slay": _optional(Slay()),
    "take_monster": _optional(TakeMonster()),
    "return_citizen": lambda told: ReturnCitizen(_only(told, "then", (Gain,))),
    "return_monster": lambda told: ReturnMonster(_only(told, "then", (Gain,))),
    "set_die": lambda told: SetDie(told.number("value", least=1, most=6)),
    "shift_die": lambda told: ShiftDie(told.number("by", least=-5, most=5)),
    "put_token": _put_token,
    "lose": _lose,
}
