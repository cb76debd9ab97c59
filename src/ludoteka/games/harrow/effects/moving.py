"""Verbs that move things on the map or take haints off it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from ....kernel import Dealer, Option, Rule, piece
from ....kernel.verbs import Plain, Word
from ..events.map import HaintRemoved, TokenMoved, UnitMoved
from ..grammar import ANYWHERE, VERBS, Effect, Hexes, N, Pieces, RefField, UnitField, Units, Yes, some, words
from ..hexes import CENTRE, CLOSER, FARTHER, HEX, HEXES, NEAR
from ..pieces import FAMILY, HESTER, HESTER_UNIT, KAMMI, KIND_FACTION, LEGEND, SICK, TOKEN, UNIT
from ..rules.abilities import PRY_OPTION, move_doll, pry
from ..rules.cards import drop_token, lay_token
from ..rules.carrying import carry
from ..rules.choosing import DONE, ask, pick
from ..rules.dial import bring_folk, sword
from ..rules.units import may_enter, mobile, put_building, put_folk, shift, take
from ..sides.hester.fire import enterable, step_for
from ..state import Harrow
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


def steps_of(verb: str, names: Iterable[str]) -> Iterator[str]:
    """Every key of these things going one hex."""
    return (f"{verb}/{name}/{HEX[a]}/{HEX[b]}" for name in names for a in HEXES for b in NEAR[a])


def units_of(pieces: Pieces) -> list[str]:
    return [UNIT[kind] for kind in pieces.kinds]


# -- Moving units -----------------------------------------------------------------------------------------------------
@VERBS.verb("move", places=ANYWHERE)
@piece
class Move(Effect):
    """Up to n units, or every one, each some single steps to legal hexes (H-19)."""

    unit: Units
    n: N
    steps: N
    start: Hexes
    dest: Hexes
    each: Yes

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        moved: Counter[tuple[int, int]] = Counter()
        secret = tells_goblin(f, self.start, self.dest)
        done = False
        for _ in range(99 if self.each else self.n):
            chosen = yield from pick(
                s, f, "move", lambda: [DONE, *self._steps(s, f, moved)], secret=secret, rule="H-19"
            )
            if chosen is None:
                break
            done = True
            kind, a, b = chosen
            if a == b:  # the move is used up to pull the nail out
                pry(s, dealer, kind, a)
                continue
            yield from step_for(s, dealer, f, kind, a, b)
            for _ in range(self.steps - 1):
                b = yield from _one_more(s, dealer, f, kind, b)
            moved[kind, b] += 1
        return done

    def _steps(self, s: Harrow, f: int, moved: Counter[tuple[int, int]]) -> Iterator[Option[Any]]:
        starts = hexes(s, f, self.start) if self.start else HEXES
        ends = set(hexes(s, f, self.dest)) if self.dest else None
        for kind in kinds_of(s, f, self.unit):
            for a in starts:
                if mobile(s, kind, a) > moved[kind, a]:
                    for b in NEAR[a]:
                        if (ends is None or b in ends) and enterable(s, f, kind, b):
                            yield way("move", UNIT[kind], kind, a, b)
                if f == HESTER and (kind, a) in s.nails and led_by_hester(kind):
                    yield Option(PRY_OPTION[kind][a].key, (kind, a, a))

    def plain(self) -> Plain:
        told = Effect.plain(self)
        return told | {"unit": {"say": f"each-{words(self.unit)}"} if self.each else some(self.unit, self.n)}

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return steps_of("move", units_of(pieces))


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


@VERBS.verb("move_townsfolk", places=ANYWHERE)
@piece
class MoveTownsfolk(Effect):
    """One townsfolk a step (H-19)."""

    dest: Hexes

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        ends = set(hexes(s, f, self.dest))
        ways = [_walk(a, b) for a in HEXES if s.folk[a] for b in NEAR[a] if b in ends and folk_may(s, b)]
        chosen = yield from pick(s, f, "move", [DONE, *ways], rule="H-19")
        if chosen is None:
            return False
        move_folk(s, dealer, chosen[1], chosen[2])
        return True

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return steps_of("move", ["townsfolk"])


def _walk(a: int, b: int) -> Option[Any]:
    return way("move", "townsfolk", 0, a, b)


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


@VERBS.verb("relocate", places=ANYWHERE)
@piece
class Relocate(Effect):
    """Put up to n units on hexes without a path (H-19)."""

    unit: Units
    n: N
    start: Hexes
    dest: Hexes
    must: Yes

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        secret = tells_goblin(f, self.start, self.dest)
        moved: Counter[tuple[int, int]] = Counter()
        done = False
        for _ in range(self.n):

            def make() -> list[Option[Any]]:
                found = list(self._places(s, f, moved))
                return found if self.must and found else [DONE, *found]

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

    def _places(self, s: Harrow, f: int, moved: Counter[tuple[int, int]]) -> Iterator[Option[Any]]:
        ends = hexes(s, f, self.dest)
        starts = hexes(s, f, self.start) if self.start else HEXES
        for kind in kinds_of(s, f, self.unit):
            for a in starts:
                if mobile(s, kind, a) > moved[kind, a]:
                    for b in ends:
                        if b != a and may_enter(s, kind, b):
                            yield way("relocate", UNIT[kind], kind, a, b)
                    if self.must and a in ends and kind >= LEGEND:  # Mildred may stay with a haint that is there
                        yield way("relocate", UNIT[kind], kind, a, a)

    def plain(self) -> Plain:
        return Effect.plain(self) | {"unit": some(self.unit, self.n)}

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (way("relocate", UNIT[kind], kind, a, b).key for kind in pieces.kinds for a in HEXES for b in HEXES)


@VERBS.verb("remove", places=ANYWHERE)
@piece
class Remove(Effect):
    """Take a haint off the map; no kill (H-171, H-174)."""

    unit: Annotated[str, Word(("self.haint", "any.haint", "enemy.haint"))]
    start: Hexes
    must: Yes

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        starts = hexes(s, f, self.start) if self.start else HEXES
        own = self.unit == "self.haint"
        there = [
            (k, h) for k in kinds_of(s, f, self.unit) for h in starts if (mobile(s, k, h) if own else _any_of(s, k, h))
        ]
        options = [_off(k, h) for k, h in there]
        chosen = yield from pick(s, f, "remove", [DONE, *options], rule="H-171" if self.must else "H-174")
        if chosen is None:
            return False
        kind, h = chosen
        take(s, kind, h)
        s.stock.haints[KIND_FACTION[kind]] += 1
        dealer.tell(HaintRemoved, UNIT[kind], HEX[h])
        if not own:
            sword(s, dealer)  # H-174: for the sword it counts as killed
        return True

    def plain(self) -> Plain:
        return Effect.plain(self) | {"unit": some(self.unit, 1)}

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_off(kind, h).key for kind in pieces.kinds for h in HEXES)


def _off(kind: int, h: int) -> Option[tuple[int, int]]:
    return Option(f"remove/{UNIT[kind]}/{HEX[h]}", (kind, h))


def _any_of(s: Harrow, kind: int, h: int) -> bool:
    return bool(s.sick[kind - SICK][h] if kind >= SICK else s.haints[kind][h])


# -- Pull and push (H-18) ---------------------------------------------------------------------------------------------
MOVABLE = ("townsfolk", "ability_token", "doll")


class Drag(Effect):
    """Up to n things one hex closer to something, or farther from it."""

    __slots__ = ()
    ways: ClassVar[Sequence[Sequence[Sequence[int]]]]
    if TYPE_CHECKING:
        what: str
        n: int
        ref: str
        start: str

    def perform(self, s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
        secret = tells_goblin(f, self.ref, self.start)
        moved: Counter[tuple[int, int]] = Counter()
        done = False
        for _ in range(self.n):
            chosen = yield from pick(
                s, f, self.op, lambda: [DONE, *self._drags(s, f, moved)], secret=secret, rule="H-18"
            )
            if chosen is None:
                break
            done = True
            what, a, b = chosen
            if self.what == "townsfolk":
                move_folk(s, dealer, a, b)
                s.now.marked = b
            elif self.what == "ability_token":
                move_token(s, dealer, what, a, b)
            elif self.what == "doll":
                move_doll(s, dealer, a, b)
            else:
                shift(s, dealer, what, a, b)
                yield from carry(s, dealer, what, a, b)
                moved[what, b] += 1
        return done

    def _drags(self, s: Harrow, f: int, moved: Counter[tuple[int, int]]) -> Iterator[Option[Any]]:
        starts = hexes(s, f, self.start) if self.start else HEXES
        for y in anchors(s, f, self.ref):
            for a in starts:
                for what, name in _movable(s, f, self.what, a, moved):
                    for b in self.ways[a][y]:
                        if _fits(s, self.what, what, b):
                            yield way(self.op, name, what, a, b)

    def plain(self) -> Plain:
        return super().plain() | {"what": some(self.what, self.n)}

    def keys(self, pieces: Pieces) -> Iterable[str]:
        names = {"townsfolk": ["townsfolk"], "ability_token": [*TOKEN], "doll": ["doll"]}
        return steps_of(self.op, names.get(self.what) or units_of(pieces))


@VERBS.verb("pull", places=ANYWHERE)
@piece
class Pull(Drag):
    """Closer: each must really get closer."""

    what: Annotated[str, UnitField(MOVABLE)]
    n: N
    ref: Annotated[str, RefField("to")]
    start: Hexes
    ways = CLOSER


@VERBS.verb("push", places=ANYWHERE)
@piece
class Push(Drag):
    """Farther away."""

    what: Annotated[str, UnitField(MOVABLE)]
    n: N
    ref: Annotated[str, RefField("of")]
    start: Hexes
    ways = FARTHER


def move_token(s: Harrow, dealer: Dealer, kind: int, a: int, b: int) -> None:
    drop_token(s, a, kind)
    lay_token(s, b, kind)
    dealer.tell(TokenMoved, TOKEN[kind], HEX[a], HEX[b])


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
