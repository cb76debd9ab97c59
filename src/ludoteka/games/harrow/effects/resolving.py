"""The verbs of cards, tiles, gifts, scrolls and offers: an effect list is resolved in printed order (H-153)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from ....kernel import Dealer, Option, Rule, asks_nothing, piece
from ....kernel.verbs import Inner, OneOf, Plain, Word
from ..events.cards import WildGained
from ..events.fight import CubesLost
from ..grammar import (
    ANYWHERE,
    CONDITIONS,
    VERBS,
    Amount,
    ConditionField,
    Effect,
    Effects,
    Hexes,
    N,
    Often,
    Pieces,
    Yes,
    words,
)
from ..hexes import HEX, HEXES
from ..pieces import (
    ADVANCE,
    COLOUR,
    CUBE_OF,
    FACTION,
    FAIR_FOLK,
    FIGURES,
    HESTER,
    KAMMI,
    LAND_COLOURS,
    SILVER,
    UNIT,
)
from ..rules.abilities import SPAWN_OPTION, act, may_spawn, spawn, spawn_at, spawn_hexes, strengthen
from ..rules.cards import draw_card, sink_card
from ..rules.choosing import DONE, ask, pick
from ..rules.tree import activate
from ..rules.units import is_terrain, legend_hexes, may_enter
from ..state import Harrow, Loan
from .conditions import number_of
from .finding import hexes, tells_goblin

_PART = [Option(f"part/{i + 1}", i) for i in range(4)]
_OFF = [Option(f"off/{colour}", i) for i, colour in enumerate(COLOUR)]
_RALLY = [Option(f"rally/{n}", n) for n in range(8)]
GAIN = [Option(f"gain/{colour}", i) for i, colour in enumerate(COLOUR)]
_ADVANCE_ONLY = frozenset((ADVANCE,))


def resolve(s: Harrow, dealer: Dealer, faction: int, effects: Effects) -> Rule[bool]:
    """Do a list of effects; after an impossible one that must be done, the rest is not done."""
    done = False
    for effect in effects:
        worked = yield from effect.perform(s, dealer, faction)
        done = done or worked
        if effect.must and not worked:
            break
    return done


# -- Basic abilities --------------------------------------------------------------------------------------------------
@VERBS.verb("advance", places=ANYWHERE)
@piece
class Advance(Often):
    """A number of ADVANCE (H-60); as an order it is done as far as possible."""

    n: Amount
    legend_only: Yes
    order: Yes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        yield from act(
            s, dealer, faction, number_of(s, faction, self.n), _ADVANCE_ONLY, self.legend_only, order=self.order
        )
        return True


@VERBS.verb("spawn", places=ANYWHERE)
@piece
class Spawn(Often):
    """A number of SPAWN (H-70), on other hexes than usual if the effect says so."""

    n: Amount
    at: Hexes
    order: Yes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        number = number_of(s, faction, self.n)
        if faction == HESTER:
            yield from _hester_spawn(s, dealer, number)
        elif not self.at:
            yield from spawn_at(s, dealer, faction, number, spawn_hexes(s, faction), self.order)
        elif tells_goblin(faction, self.at):
            yield from _goblin_spawn(s, dealer, faction, self.at)
        else:
            yield from spawn_at(s, dealer, faction, number, hexes(s, faction, self.at))
        return True

    def keys(self, pieces: Pieces) -> Iterable[str]:
        if pieces.hester:
            return (_birth(kind, hex).key for kind in pieces.kinds for hex in HEXES)
        return ()


def _goblin_spawn(s: Harrow, dealer: Dealer, faction: int, at: str) -> Rule[None]:
    """Doppelganger: where it is allowed must not betray the goblin by itself (H-183)."""
    chosen = yield from pick(
        s,
        faction,
        "spawn",
        lambda: [DONE, *(SPAWN_OPTION[hex] for hex in may_spawn(s, faction, hexes(s, faction, at)))],
        secret=True,
        rule="H-70",
    )
    if chosen is not None:
        spawn(s, dealer, faction, chosen[1])


def hester_births(s: Harrow) -> list[tuple[int, int]]:
    """Where Hester may put a haint of each faction (H-210)."""
    births = []
    for faction in s.rivals:
        if s.stock.haints[faction]:
            places = {s.home[faction], *(hex for hex in legend_hexes(s, faction) if is_terrain(s, hex))}
            births += [(faction, hex) for hex in sorted(places) if may_enter(s, faction, hex)]
    return births


def _hester_spawn(s: Harrow, dealer: Dealer, number: int) -> Rule[None]:
    for _ in range(number):
        births = [_birth(faction, hex) for faction, hex in hester_births(s)]
        chosen = yield from pick(s, HESTER, "birth", [DONE, *births], rule="H-210")
        if chosen is None:
            return
        spawn(s, dealer, chosen[0], chosen[1])


def _birth(kind: int, hex: int) -> Option[tuple[int, int]]:
    return Option(f"birth/{UNIT[kind]}/{HEX[hex]}", (kind, hex))


@VERBS.verb("strengthen", places=ANYWHERE)
@piece
class Strengthen(Often):
    """A number of STRENGTHEN (H-75), or up to that number if the effect says so."""

    n: Amount
    up_to: Yes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        number = min(number_of(s, faction, self.n), s.supply[faction])
        if self.up_to and number:
            number = yield from ask(s, faction, "rally", _RALLY[: number + 1], rule="H-75")
        strengthen(s, dealer, faction, number)
        return True

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return (option.key for option in _RALLY) if self.up_to else ()


@VERBS.verb("wild", places=ANYWHERE)
@piece
class Wild(Often):
    """So many wilding actions, each of them any of the three abilities."""

    n: Amount
    after_jar: Yes

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        yield from act(s, dealer, faction, number_of(s, faction, self.n))
        return True


@VERBS.verb("gain_wild", places=ANYWHERE)
@piece
class GainWild(Effect):
    """A wild token, not used now."""

    @asks_nothing
    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> bool:
        gain_wild(s, dealer, faction)
        return True


def gain_wild(s: Harrow, dealer: Dealer, faction: int) -> None:
    if s.stock.wild:
        s.stock.wild -= 1
        s.boards[faction].wild += 1
        dealer.tell(WildGained, FACTION[faction])


# -- Order and choice -------------------------------------------------------------------------------------------------
def _parts(sides: int) -> Iterable[str]:
    return (option.key for option in _PART[:sides])


@VERBS.verb("choose", places=ANYWHERE)
@piece
class Choose(Effect):
    """One of several lists of effects."""

    of: Annotated[tuple[Effects, ...], OneOf(VERBS, "effects")]

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        part = yield from ask(s, faction, "part", [*_PART[: len(self.of)], DONE], rule="H-153")
        if part is None:
            return False
        return (yield from resolve(s, dealer, faction, self.of[part]))

    def inside(self) -> Iterable[Effect]:
        return (effect for side in self.of for effect in side)

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return _parts(len(self.of))


@VERBS.verb("any_order", places=ANYWHERE)
@piece
class AnyOrder(Effect):
    """All of several lists of effects, in an order of the player's choice."""

    of: Annotated[tuple[Effects, ...], OneOf(VERBS, "effects")]

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        left = list(range(len(self.of)))
        while left:
            part = left[0]
            if len(left) > 1:
                part = yield from ask(s, faction, "order", [_PART[i] for i in left], rule="H-153")
            left.remove(part)
            yield from resolve(s, dealer, faction, self.of[part])
        return True

    def inside(self) -> Iterable[Effect]:
        return (effect for side in self.of for effect in side)

    def plain(self) -> Plain:
        return {"say": "fx-any-order", "of": [effect.plain() for effect in self.inside()]}

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return _parts(len(self.of))


@VERBS.verb("if", places=ANYWHERE)
@piece
class If(Effect):
    """Only if a condition holds now."""

    cond: Annotated[str, ConditionField()]
    then: Annotated[Effects, Inner(VERBS, "effects")]

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        true = CONDITIONS[self.cond](s, faction)
        if faction == KAMMI and "goblin" in self.cond and not s.kammi.deduced:
            s.kammi.goblin = sum(FIGURES) - s.kammi.goblin
            otherwise = CONDITIONS[self.cond](s, faction)
            s.kammi.goblin = sum(FIGURES) - s.kammi.goblin
            s.kammi.deduced = true != otherwise  # an effect that happens tells something
        if not true:
            return False
        return (yield from resolve(s, dealer, faction, self.then))

    def inside(self) -> Iterable[Effect]:
        return self.then


# -- Cubes ------------------------------------------------------------------------------------------------------------
def owner_of(colour: int) -> int:
    return colour if colour < 3 else FAIR_FOLK if colour == SILVER else HESTER


@VERBS.verb("cubes_off", places=ANYWHERE)
@piece
class CubesOff(Effect):
    """Take cubes of opponents off the battleground, for the turn or for good."""

    n: N
    whose: Annotated[str, Word(("opponent", "each_opponent"))]
    back: Annotated[str, Word(("end_of_turn", "never"))]

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        number, back = self.n, self.back == "end_of_turn"
        if self.whose == "opponent":
            yield from take_off(s, dealer, faction, number, back, one_owner=True)
            return True
        left = {owner_of(colour): number for colour in range(8) if owner_of(colour) != faction}
        while True:
            options = [_OFF[cube] for cube in range(8) if s.ground[cube] and left.get(owner_of(cube))]
            chosen = yield from pick(s, faction, "off", [DONE, *options], rule="H-154")
            if chosen is None:
                return True
            left[owner_of(chosen)] -= 1
            lift(s, dealer, chosen, 1, back)

    def plain(self) -> Plain:
        return {"say": f"fx-cubes-off-{words(self.whose)}", "n": self.n, "back": self.back == "end_of_turn"}

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return cube_keys()


def cube_keys() -> Iterable[str]:
    """Every key of taking a cube off the battleground."""
    return (option.key for option in _OFF)


def take_off(s: Harrow, dealer: Dealer, faction: int, number: int, back: bool, one_owner: bool) -> Rule[None]:
    """Cube by cube; of one opponent, or of all together."""
    owner = -1
    for _ in range(number):
        options = [
            _OFF[colour]
            for colour in range(8)
            if s.ground[colour] and owner_of(colour) != faction and (owner < 0 or owner_of(colour) == owner)
        ]
        chosen = yield from pick(s, faction, "off", [DONE, *options], rule="H-154")
        if chosen is None:
            return
        if one_owner:
            owner = owner_of(chosen)
        lift(s, dealer, chosen, 1, back)


def lift(s: Harrow, dealer: Dealer, colour: int, number: int, back: bool) -> None:
    if not number:
        return
    s.ground[colour] -= number
    if back:
        s.borrowed += (Loan(colour, number),)
    else:
        s.supply[colour] += number
    dealer.tell(CubesLost, COLOUR[colour], number)


@VERBS.verb("gain_terrain_cube", places=ANYWHERE)
@piece
class GainTerrainCube(Effect):
    """Terrain cubes of choice, for Hester."""

    n: N

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        for _ in range(self.n):
            yield from gain_cube(s, dealer)
        return True

    def keys(self, pieces: Pieces) -> Iterable[str]:
        return gain_keys()


def gain_keys() -> Iterable[str]:
    """Every key of taking a terrain cube."""
    return (GAIN[colour].key for colour in LAND_COLOURS)


def gain_cube(s: Harrow, dealer: Dealer) -> Rule[None]:
    """Hester takes a terrain cube of her choice."""
    options = [GAIN[cube] for cube in LAND_COLOURS if s.supply[cube]]
    if not options:
        return
    colour = yield from ask(s, HESTER, "gain", options, rule="H-234")
    strengthen(s, dealer, colour)


def cube_of(s: Harrow, hex: int) -> int:
    return CUBE_OF[s.land.terrain[hex]]


# -- Cards, scrolls, the rest -----------------------------------------------------------------------------------------
@VERBS.verb("draw", places=ANYWHERE)
@piece
class Draw(Effect):
    """Cards from the own deck; the automata draw none."""

    n: N

    @asks_nothing
    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> bool:
        if s.mode not in ("solo", "duel") or faction >= HESTER:
            for _ in range(self.n):
                draw_card(s, dealer, faction)
        return True


@VERBS.verb("bottom", places=ANYWHERE)
@piece
class Bottom(Effect):
    """A card of the hand under the deck."""

    must = True

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        if s.hands[faction]:
            yield from sink_card(s, dealer, faction)
        return True


@VERBS.verb("tree", places=ANYWHERE)
@piece
class Tree(Effect):
    """Activate the tree (H-91)."""

    def perform(self, s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
        yield from activate(s, dealer)
        return True
