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


def way(verb: str, name: str, what: int, start: int, end: int) -> Option[Any]:
    """The option to bring a thing from one hex to another; the same object at every call."""
    key = (verb, name, what, start, end)
    option = _WAYS.get(key)
    if option is None:
        option = _WAYS[key] = Option(f"{verb}/{name}/{HEX[start]}/{HEX[end]}", (what, start, end))
    return option


def steps_of(verb: str, names: Iterable[str]) -> Iterator[str]:
    """Every key of these things going one hex."""
    return (f"{verb}/{name}/{HEX[start]}/{HEX[end]}" for name in names for start in HEXES for end in NEAR[start])


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

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        moved: Counter[tuple[int, int]] = Counter()
        secret = tells_goblin(faction, self.start, self.dest)
        done = False
        for _ in range(99 if self.each else self.n):
            chosen = yield from pick(
                s, faction, "move", lambda: [DONE, *self._steps(s, faction, moved)], secret=secret, rule="H-19"
            )
            if chosen is None:
                break
            done = True
            kind, start, end = chosen
            if start == end:  # the move is used up to pull the nail out
                pry(s, dealer, kind, start)
                continue
            yield from step_for(s, dealer, faction, kind, start, end)
            for _ in range(self.steps - 1):
                end = yield from _one_more(s, dealer, faction, kind, end)
            moved[kind, end] += 1
        return done

    def _steps(self, s: Harrow, faction: int, moved: Counter[tuple[int, int]]) -> Iterator[Option[Any]]:
        starts = hexes(s, faction, self.start) if self.start else HEXES
        ends = set(hexes(s, faction, self.dest)) if self.dest else None
        for kind in kinds_of(s, faction, self.unit):
            for start in starts:
                if mobile(s, kind, start) > moved[kind, start]:
                    for end in NEAR[start]:
                        if (ends is None or end in ends) and enterable(s, faction, kind, end):
                            yield way("move", UNIT[kind], kind, start, end)
                if faction == HESTER and (kind, start) in s.nails and led_by_hester(kind):
                    yield Option(PRY_OPTION[kind][start].key, (kind, start, start))

    def plain(self) -> Plain:
        sentence = Effect.plain(self)
        return sentence | {"unit": {"say": f"each-{words(self.unit)}"} if self.each else some(self.unit, self.n)}

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return steps_of("move", units_of(pieces))


def led_by_hester(kind: int) -> bool:
    """True for units that Hester leads: infected haints and Hester herself."""
    return SICK <= kind < LEGEND or kind == HESTER_UNIT


def _one_more(s: Harrow, dealer: Dealer, faction: int, kind: int, start: int) -> Rule[int]:
    """The next step of a unit that moves several hexes; it is made if possible (H-19)."""
    ways = [way("move", UNIT[kind], kind, start, end) for end in NEAR[start] if enterable(s, faction, kind, end)]
    if not ways:
        return start
    chosen = yield from ask(s, faction, "move", ways, rule="H-19")
    yield from step_for(s, dealer, faction, kind, start, chosen[2])
    return int(chosen[2])


@VERBS.verb("move_townsfolk", places=ANYWHERE)
@piece
class MoveTownsfolk(Effect):
    """One townsfolk a step (H-19)."""

    dest: Hexes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        ends = set(hexes(s, faction, self.dest))
        ways = [
            _walk(start, end)
            for start in HEXES
            if s.folk[start]
            for end in NEAR[start]
            if end in ends and folk_may(s, end)
        ]
        chosen = yield from pick(s, faction, "move", [DONE, *ways], rule="H-19")
        if chosen is None:
            return False
        move_folk(s, dealer, chosen[1], chosen[2])
        return True

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return steps_of("move", ["townsfolk"])


def _walk(start: int, end: int) -> Option[Any]:
    return way("move", "townsfolk", 0, start, end)


def folk_may(s: Harrow, hex: int) -> bool:
    """True if a townsfolk may be here (H-31, H-33, H-225)."""
    return hex != CENTRE and not (s.units[FAMILY][hex] or s.units[KAMMI][hex] or s.buildings[hex] or s.flames[hex])


def move_folk(s: Harrow, dealer: Dealer, start: int, end: int) -> None:
    put_folk(s, start, -1)
    dealer.tell(UnitMoved, "townsfolk", HEX[start], HEX[end])
    bring_folk(s, dealer, end)


def move_building(s: Harrow, dealer: Dealer, start: int, end: int) -> None:
    put_building(s, start, -1)
    put_building(s, end, 1)
    dealer.tell(UnitMoved, "building", HEX[start], HEX[end])


@VERBS.verb("relocate", places=ANYWHERE)
@piece
class Relocate(Effect):
    """Put up to n units on hexes without a path (H-19)."""

    unit: Units
    n: N
    start: Hexes
    dest: Hexes
    must: Yes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        secret = tells_goblin(faction, self.start, self.dest)
        moved: Counter[tuple[int, int]] = Counter()
        done = False
        for _ in range(self.n):

            def make() -> list[Option[Any]]:
                ways = list(self._places(s, faction, moved))
                return ways if self.must and ways else [DONE, *ways]

            chosen = yield from pick(s, faction, "relocate", make, secret=secret, rule="H-19")
            if chosen is None:
                break
            done = True
            kind, start, end = chosen
            if start != end:
                shift(s, dealer, kind, start, end)
                yield from carry(s, dealer, kind, start, end)
            moved[kind, end] += 1
        return done

    def _places(self, s: Harrow, faction: int, moved: Counter[tuple[int, int]]) -> Iterator[Option[Any]]:
        ends = hexes(s, faction, self.dest)
        starts = hexes(s, faction, self.start) if self.start else HEXES
        for kind in kinds_of(s, faction, self.unit):
            for start in starts:
                if mobile(s, kind, start) > moved[kind, start]:
                    for end in ends:
                        if end != start and may_enter(s, kind, end):
                            yield way("relocate", UNIT[kind], kind, start, end)
                    if self.must and start in ends and kind >= LEGEND:  # Mildred may stay with a haint that is there
                        yield way("relocate", UNIT[kind], kind, start, start)

    def plain(self) -> Plain:
        return Effect.plain(self) | {"unit": some(self.unit, self.n)}

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (
            way("relocate", UNIT[kind], kind, start, end).key
            for kind in pieces.kinds
            for start in HEXES
            for end in HEXES
        )


@VERBS.verb("remove", places=ANYWHERE)
@piece
class Remove(Effect):
    """Take a haint off the map; no kill (H-171, H-174)."""

    unit: Annotated[str, Word(("self.haint", "any.haint", "enemy.haint"))]
    start: Hexes
    must: Yes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        starts = hexes(s, faction, self.start) if self.start else HEXES
        own = self.unit == "self.haint"
        there = [
            (unit, hex)
            for unit in kinds_of(s, faction, self.unit)
            for hex in starts
            if (mobile(s, unit, hex) if own else _any_of(s, unit, hex))
        ]
        options = [_off(unit, hex) for unit, hex in there]
        chosen = yield from pick(s, faction, "remove", [DONE, *options], rule="H-171" if self.must else "H-174")
        if chosen is None:
            return False
        kind, hex = chosen
        take(s, kind, hex)
        s.stock.haints[KIND_FACTION[kind]] += 1
        dealer.tell(HaintRemoved, UNIT[kind], HEX[hex])
        if not own:
            sword(s, dealer)  # H-174: for the sword it counts as killed
        return True

    def plain(self) -> Plain:
        return Effect.plain(self) | {"unit": some(self.unit, 1)}

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (_off(kind, hex).key for kind in pieces.kinds for hex in HEXES)


def _off(kind: int, hex: int) -> Option[tuple[int, int]]:
    return Option(f"remove/{UNIT[kind]}/{HEX[hex]}", (kind, hex))


def _any_of(s: Harrow, kind: int, hex: int) -> bool:
    return bool(s.sick[KIND_FACTION[kind]][hex] if kind >= SICK else s.haints[kind][hex])


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

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        secret = tells_goblin(faction, self.ref, self.start)
        moved: Counter[tuple[int, int]] = Counter()
        done = False
        for _ in range(self.n):
            chosen = yield from pick(
                s, faction, self.op, lambda: [DONE, *self._drags(s, faction, moved)], secret=secret, rule="H-18"
            )
            if chosen is None:
                break
            done = True
            what, start, end = chosen
            if self.what == "townsfolk":
                move_folk(s, dealer, start, end)
                s.now.marked = end
            elif self.what == "ability_token":
                move_token(s, dealer, what, start, end)
            elif self.what == "doll":
                move_doll(s, dealer, start, end)
            else:
                shift(s, dealer, what, start, end)
                yield from carry(s, dealer, what, start, end)
                moved[what, end] += 1
        return done

    def _drags(self, s: Harrow, faction: int, moved: Counter[tuple[int, int]]) -> Iterator[Option[Any]]:
        starts = hexes(s, faction, self.start) if self.start else HEXES
        for goal in anchors(s, faction, self.ref):
            for start in starts:
                for what, name in _movable(s, faction, self.what, start, moved):
                    for end in self.ways[start][goal]:
                        if _fits(s, self.what, what, end):
                            yield way(self.op, name, what, start, end)

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


def move_token(s: Harrow, dealer: Dealer, kind: int, start: int, end: int) -> None:
    drop_token(s, start, kind)
    lay_token(s, end, kind)
    dealer.tell(TokenMoved, TOKEN[kind], HEX[start], HEX[end])


def _movable(
    s: Harrow, faction: int, thing: str, start: int, moved: Counter[tuple[int, int]]
) -> Iterator[tuple[int, str]]:
    if thing == "townsfolk":
        if s.folk[start]:
            yield 0, "townsfolk"
    elif thing == "ability_token":
        for kind in dict.fromkeys(s.tokens[start]):
            yield kind, TOKEN[kind]
    elif thing == "doll":
        if start in s.kammi.dolls:
            yield 0, "doll"
    else:
        for kind in kinds_of(s, faction, thing):
            if mobile(s, kind, start) > moved[kind, start]:
                yield kind, UNIT[kind]


def _fits(s: Harrow, thing: str, what: int, end: int) -> bool:
    if thing == "townsfolk":
        return folk_may(s, end)
    if thing == "ability_token":
        return not s.flames[end]
    if thing == "doll":
        return end not in s.kammi.dolls and not s.flames[end]
    return may_enter(s, what, end)
