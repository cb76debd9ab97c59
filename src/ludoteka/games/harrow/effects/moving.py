"""Verbs that move, place and take things on the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ....kernel import Dealer, Option, Rule
from ..events.map import HaintRemoved, TokenMoved, UnitMoved
from ..hexes import CENTRE, CLOSER, FARTHER, HEX, HEXES, NEAR
from ..pieces import FAMILY, HESTER, HESTER_UNIT, KAMMI, KIND_FACTION, LEGEND, SICK, TOKEN, UNIT, Effect
from ..rules.abilities import PRY_OPTION, move_doll, pry
from ..rules.cards import drop_token, lay_token
from ..rules.carrying import carry
from ..rules.choosing import DONE, ask, pick
from ..rules.dial import bring_folk, sword
from ..rules.units import may_enter, mobile, put_building, put_folk, shift, take
from ..sides.hester.fire import enterable, step_for
from ..state import Harrow
from .conditions import number_of
from .finding import anchors, hexes, kinds_of, tells_goblin

Way = tuple[int, int, int]  # what, from, to
_WAYS: dict[tuple[str, str, int, int, int], Option[Any]] = {}


def way(verb: str, name: str, what: int, a: int, b: int) -> Option[Any]:
    """The option to bring a thing from one hex to another, made once."""
    key = (verb, name, what, a, b)
    found = _WAYS.get(key)
    if found is None:
        found = _WAYS[key] = Option(f"{verb}/{name}/{HEX[a]}/{HEX[b]}", (what, a, b))
    return found


# -- Moving units -----------------------------------------------------------------------------------------------------
def move(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    """Up to n units, each some single steps to legal hexes (H-19)."""
    if effect.unit == "townsfolk":
        return (yield from _move_folk(s, dealer, f, effect))
    moved: Counter[tuple[int, int]] = Counter()
    secret = tells_goblin(f, effect.start, effect.dest)
    number = 99 if effect.each else number_of(s, f, effect)
    done = False
    for _ in range(number):
        chosen = yield from pick(s, f, "move", lambda: [DONE, *_steps(s, f, effect, moved)], secret=secret, rule="H-19")
        if chosen is None:
            break
        done = True
        kind, a, b = chosen
        if a == b:  # the move is used up to pull the nail out
            pry(s, dealer, kind, a)
            continue
        yield from step_for(s, dealer, f, kind, a, b)
        for _ in range(effect.steps - 1):
            b = yield from _one_more(s, dealer, f, kind, b)
        moved[kind, b] += 1
    return done


def _steps(s: Harrow, f: int, effect: Effect, moved: Counter[tuple[int, int]]) -> Iterator[Option[Any]]:
    starts = hexes(s, f, effect.start) if effect.start else HEXES
    ends = set(hexes(s, f, effect.dest)) if effect.dest else None
    for kind in kinds_of(s, f, effect.unit):
        for a in starts:
            if mobile(s, kind, a) > moved[kind, a]:
                for b in NEAR[a]:
                    if (ends is None or b in ends) and enterable(s, f, kind, b):
                        yield way("move", UNIT[kind], kind, a, b)
            if f == HESTER and (kind, a) in s.nails and led_by_hester(kind):
                yield Option(PRY_OPTION[kind][a].key, (kind, a, a))


def led_by_hester(kind: int) -> bool:
    """Infected haints and Hester herself."""
    return SICK <= kind < LEGEND or kind == HESTER_UNIT


def _one_more(s: Harrow, dealer: Dealer, f: int, kind: int, a: int) -> Rule[int]:
    """The next step of a unit that moves so many hexes: it is made if it can be (H-19)."""
    ways = [way("move", UNIT[kind], kind, a, b) for b in NEAR[a] if enterable(s, f, kind, b)]
    if not ways:
        return a
    chosen = yield from ask(s, f, "move", ways, rule="H-19")
    yield from step_for(s, dealer, f, kind, a, chosen[2])
    return int(chosen[2])


def _move_folk(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    ends = set(hexes(s, f, effect.dest))
    ways = [
        way("move", "townsfolk", 0, a, b) for a in HEXES if s.folk[a] for b in NEAR[a] if b in ends and folk_may(s, b)
    ]
    chosen = yield from pick(s, f, "move", [DONE, *ways], rule="H-19")
    if chosen is None:
        return False
    move_folk(s, dealer, chosen[1], chosen[2])
    return True


def folk_may(s: Harrow, h: int) -> bool:
    """May a townsfolk be here (H-31, H-33, H-225)?"""
    return h != CENTRE and not (s.units[FAMILY][h] or s.units[KAMMI][h] or s.buildings[h] or s.flames[h])


def move_folk(s: Harrow, dealer: Dealer, a: int, b: int) -> None:
    put_folk(s, a, -1)
    dealer.tell(UnitMoved, "townsfolk", HEX[a], HEX[b])
    bring_folk(s, dealer, b)


def move_building(s: Harrow, dealer: Dealer, a: int, b: int) -> None:
    put_building(s, a, -1)
    put_building(s, b, 1)
    dealer.tell(UnitMoved, "building", HEX[a], HEX[b])


def relocate(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    """Put up to n units on hexes without a path (H-19)."""
    secret = tells_goblin(f, effect.start, effect.dest)
    moved: Counter[tuple[int, int]] = Counter()
    done = False
    for _ in range(number_of(s, f, effect)):

        def make() -> list[Option[Any]]:
            found = list(_places(s, f, effect, moved))
            return found if effect.must and found else [DONE, *found]

        chosen = yield from pick(s, f, "relocate", make, secret=secret, rule="H-19")
        if chosen is None:
            break
        done = True
        kind, a, b = chosen
        if a != b:
            shift(s, dealer, kind, a, b)
            yield from carry(s, dealer, kind, a, b)
        moved[kind, b] += 1
    return done


def _places(s: Harrow, f: int, effect: Effect, moved: Counter[tuple[int, int]]) -> Iterator[Option[Any]]:
    ends = hexes(s, f, effect.dest)
    starts = hexes(s, f, effect.start) if effect.start else HEXES
    for kind in kinds_of(s, f, effect.unit):
        for a in starts:
            if mobile(s, kind, a) > moved[kind, a]:
                for b in ends:
                    if b != a and may_enter(s, kind, b):
                        yield way("relocate", UNIT[kind], kind, a, b)
                if effect.must and a in ends and kind >= LEGEND:  # Mildred may stay with a haint that is there
                    yield way("relocate", UNIT[kind], kind, a, a)


def remove(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    """Take a haint off the map; no kill (H-171, H-174)."""
    starts = hexes(s, f, effect.start) if effect.start else HEXES
    kinds = kinds_of(s, f, effect.unit)
    own = effect.unit.startswith("self")
    there = [(k, h) for k in kinds for h in starts if (mobile(s, k, h) if own else _any_of(s, k, h))]
    options = [Option(f"remove/{UNIT[k]}/{HEX[h]}", (k, h)) for k, h in there]
    chosen = yield from pick(s, f, "remove", [DONE, *options], rule="H-171" if effect.must else "H-174")
    if chosen is None:
        return False
    kind, h = chosen
    take(s, kind, h)
    s.stock.haints[KIND_FACTION[kind]] += 1
    dealer.tell(HaintRemoved, UNIT[kind], HEX[h])
    if not own:
        sword(s, dealer)  # H-174: for the sword it counts as killed
    return True


def _any_of(s: Harrow, kind: int, h: int) -> bool:
    return bool(s.sick[kind - SICK][h] if kind >= SICK else s.haints[kind][h])


# -- Pull and push (H-18) ---------------------------------------------------------------------------------------------
def pull(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    return (yield from _drag(s, dealer, f, effect, "pull"))


def push(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    return (yield from _drag(s, dealer, f, effect, "push"))


def _drag(s: Harrow, dealer: Dealer, f: int, effect: Effect, verb: str) -> Rule[bool]:
    secret = tells_goblin(f, effect.ref, effect.start)
    moved: Counter[tuple[int, int]] = Counter()
    done = False
    for _ in range(number_of(s, f, effect)):
        chosen = yield from pick(
            s, f, verb, lambda: [DONE, *_drags(s, f, effect, verb, moved)], secret=secret, rule="H-18"
        )
        if chosen is None:
            break
        done = True
        what, a, b = chosen
        if effect.what == "townsfolk":
            move_folk(s, dealer, a, b)
            s.now.marked = b
        elif effect.what == "ability_token":
            move_token(s, dealer, what, a, b)
        elif effect.what == "doll":
            move_doll(s, dealer, a, b)
        else:
            shift(s, dealer, what, a, b)
            yield from carry(s, dealer, what, a, b)
            moved[what, b] += 1
    return done


def move_token(s: Harrow, dealer: Dealer, kind: int, a: int, b: int) -> None:
    drop_token(s, a, kind)
    lay_token(s, b, kind)
    dealer.tell(TokenMoved, TOKEN[kind], HEX[a], HEX[b])


def _drags(s: Harrow, f: int, effect: Effect, verb: str, moved: Counter[tuple[int, int]]) -> Iterator[Option[Any]]:
    ways = CLOSER if verb == "pull" else FARTHER
    starts = hexes(s, f, effect.start) if effect.start else HEXES
    for y in anchors(s, f, effect.ref):
        for a in starts:
            for what, name in _movable(s, f, effect.what, a, moved):
                for b in ways[a][y]:
                    if _fits(s, effect.what, what, b):
                        yield way(verb, name, what, a, b)


def _movable(s: Harrow, f: int, thing: str, a: int, moved: Counter[tuple[int, int]]) -> Iterator[tuple[int, str]]:
    if thing == "townsfolk":
        if s.folk[a]:
            yield 0, "townsfolk"
    elif thing == "ability_token":
        for kind in dict.fromkeys(s.tokens[a]):
            yield kind, TOKEN[kind]
    elif thing == "doll":
        if a in s.kammi.dolls:
            yield 0, "doll"
    else:
        for kind in kinds_of(s, f, thing):
            if mobile(s, kind, a) > moved[kind, a]:
                yield kind, UNIT[kind]


def _fits(s: Harrow, thing: str, what: int, b: int) -> bool:
    if thing == "townsfolk":
        return folk_may(s, b)
    if thing == "ability_token":
        return not s.flames[b]
    if thing == "doll":
        return b not in s.kammi.dolls and not s.flames[b]
    return may_enter(s, what, b)
