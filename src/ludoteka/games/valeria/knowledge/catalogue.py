"""Cards as plain data, in the grammar of the content file: what a client needs to draw and explain them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..events import Source
from ..grammar import (
    ROLES,
    TRACKS,
    Amounts,
    Choose,
    Counter,
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
from ..pieces import Citizen, Domain, Duke, Monster, Score, Starter

Plain = dict[str, Any]


def amounts(values: Amounts | list[int]) -> Plain:
    return {track: n for track, n in zip(TRACKS, values, strict=True) if n}


def _counter(counter: Counter) -> Plain:
    told: Plain = {"of": counter.of}
    if counter.role is not None:
        told["role"] = ROLES[counter.role]
    told |= {k: v for k, v in (("name", counter.name), ("area", counter.area), ("type", counter.type)) if v}
    return told | ({"divisor": counter.divisor} if counter.divisor > 1 else {})


def _per(counter: Counter | None, field: str = "per") -> Plain:
    return {} if counter is None else {field: _counter(counter)}


def _citizen_wanted(effect: GainCitizen) -> Plain:
    told: Plain = {} if effect.role is None else {"role": ROLES[effect.role]}
    told |= {} if effect.name is None else {"name": effect.name}
    told |= {} if effect.max_cost is None else {"max_cost": effect.max_cost}
    return {"op": "gain_citizen", **told, "optional": effect.optional}


_TOLD: dict[type, Callable[[Any], Plain]] = {
    Gain: lambda e: {"op": "gain", **amounts(e.amounts), **_per(e.per)},
    GainAny: lambda e: {"op": "gain_any", "amount": e.amount},
    GainCitizen: _citizen_wanted,
    Choose: lambda e: {"op": "choose", "options": [effects(option) for option in e.options]},
    Exchange: lambda e: {
        "op": "exchange",
        "pay": amounts(e.pay),
        **_per(e.pay_per, "pay_per"),
        "then": effects(e.then),
    },
    Take: lambda e: {"op": "take", "options": [{TRACKS[track]: n} for track, n in e.options]},
    Slay: lambda e: {"op": "slay"},
    TakeMonster: lambda e: {"op": "take_monster"},
    ReturnCitizen: lambda e: {"op": "return_citizen", "then": effects(e.then)},
    ReturnMonster: lambda e: {"op": "return_monster", "then": effects(e.then)},
    SetDie: lambda e: {"op": "set_die", "value": e.value},
    ShiftDie: lambda e: {"op": "shift_die", "by": e.by},
    PutToken: lambda e: {"op": "put_token", "token": TRACKS[e.track], "amount": e.amount},
    Lose: lambda e: {"op": "lose", TRACKS[e.track]: e.amount},
}


def effects(listed: Effects) -> list[Plain]:
    return [_TOLD[type(effect)](effect) for effect in listed]


def score(listed: tuple[Score, ...]) -> list[Plain]:
    return [{"vp": line.vp, "per": _counter(line.per)} for line in listed]


@cache
def describe(card: Source | Duke) -> Plain:
    """One card. The dictionary is shared: copy it before changing it."""
    if isinstance(card, Starter):
        sides = {"active": effects(card.active), "passive": effects(card.passive)}
        return {"kind": "starter", "name": card.name, "numbers": list(card.numbers), **sides}
    if isinstance(card, Citizen):
        sides = {"active": effects(card.active), "passive": effects(card.passive)}
        told: Plain = {"kind": "citizen", "numbers": list(card.numbers), "cost": card.cost, "role": ROLES[card.role]}
        return told | sides
    if isinstance(card, Monster):
        told = {"kind": "event" if card.number else "monster", "type": card.type, "vp": card.vp}
        told |= {"strength": card.strength, "magic": card.magic, "reward": effects(card.reward)}
        if card.number:
            return told | {"number": card.number, "instruction": effects(card.instruction)}
        return told | {"area": card.area}
    if isinstance(card, Duke):
        return {"kind": "duke", "score": score(card.score)}
    return _domain(card)


def _domain(card: Domain) -> Plain:
    roles = {role: n for role, n in zip(ROLES, card.roles, strict=True) if n}
    triggers = ("build", "roll", "doubles", "action_start", "action_end", "slay", "gain_citizen")
    abilities: list[Plain] = [
        {"trigger": trigger, "effects": effects(getattr(card, trigger))}
        for trigger in triggers
        if getattr(card, trigger)
    ]
    if card.flat:
        abilities.append({"trigger": "static", "modifier": {"kind": "ignore_surcharge"}})
    if card.discount:
        abilities.append({"trigger": "static", "modifier": {"kind": "domain_discount", "gold": card.discount}})
    return {"kind": "domain", "cost": card.cost, "roles": roles, "vp": card.vp, "abilities": abilities}
