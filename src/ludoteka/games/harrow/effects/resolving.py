"""The verbs of cards, tiles, gifts, scrolls and offers: an effect list is resolved in printed order (H-153)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ....kernel import Dealer, Option, Rule, asks_nothing
from ..events.cards import WildGained
from ..events.fight import CubesLost
from ..hexes import HEX
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
    Effect,
    Effects,
)
from ..rules.abilities import SPAWN_OPTION, act, may_spawn, spawn, spawn_at, spawn_hexes, strengthen
from ..rules.cards import draw_card, sink_card
from ..rules.choosing import DONE, ask, pick
from ..rules.tree import activate
from ..rules.units import is_terrain, legend_hexes, may_enter
from ..state import Harrow, Loan
from .conditions import holds, number_of
from .finding import hexes, tells_goblin
from .moving import move, pull, push, relocate, remove
from .placing import place, take_token

T = TypeVar("T")
Verb = Callable[[Harrow, Dealer, int, Effect], Rule[bool]]
HOOKS: dict[str, Callable[[Harrow, Dealer, int], Rule[Any]]] = {}
_PART = [Option(f"part/{i + 1}", i) for i in range(4)]
_OFF = [Option(f"off/{colour}", i) for i, colour in enumerate(COLOUR)]
RALLY = [Option(f"rally/{n}", n) for n in range(8)]
GAIN = [Option(f"gain/{colour}", i) for i, colour in enumerate(COLOUR)]
_ADVANCE_ONLY = frozenset((ADVANCE,))


def resolve(s: Harrow, dealer: Dealer, f: int, effects: Effects) -> Rule[bool]:
    """Do a list of effects; after an impossible one that must be done, the rest is not done."""
    done = False
    for effect in effects:
        worked = yield from VERBS[effect.op](s, dealer, f, effect)
        done = done or worked
        if effect.must and not worked:
            break
    return done


# -- Basic abilities --------------------------------------------------------------------------------------------------
def _advance(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    yield from act(s, dealer, f, number_of(s, f, effect), _ADVANCE_ONLY, effect.only == "legend", order=effect.order)
    return True


def _spawn(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    number = number_of(s, f, effect)
    if f == HESTER:
        yield from _hester_spawn(s, dealer, number)
    elif not effect.at:
        yield from spawn_at(s, dealer, f, number, spawn_hexes(s, f), effect.order)
    elif tells_goblin(f, effect.at):
        yield from _goblin_spawn(s, dealer, f, effect.at)
    else:
        yield from spawn_at(s, dealer, f, number, hexes(s, f, effect.at))
    return True


def _goblin_spawn(s: Harrow, dealer: Dealer, f: int, at: str) -> Rule[None]:
    """Doppelganger: where it is allowed must not betray the goblin by itself (H-183)."""
    chosen = yield from pick(
        s,
        f,
        "spawn",
        lambda: [DONE, *(SPAWN_OPTION[h] for h in may_spawn(s, f, hexes(s, f, at)))],
        secret=True,
        rule="H-70",
    )
    if chosen is not None:
        spawn(s, dealer, f, chosen[1])


def hester_births(s: Harrow) -> list[tuple[int, int]]:
    """Where Hester may put a haint of each faction (H-210)."""
    found = []
    for g in s.rivals:
        if s.stock.haints[g]:
            places = {s.home[g], *(h for h in legend_hexes(s, g) if is_terrain(s, h))}
            found += [(g, h) for h in sorted(places) if may_enter(s, g, h)]
    return found


def _hester_spawn(s: Harrow, dealer: Dealer, number: int) -> Rule[None]:
    for _ in range(number):
        births = [Option(f"birth/{UNIT[g]}/{HEX[h]}", (g, h)) for g, h in hester_births(s)]
        chosen = yield from pick(s, HESTER, "birth", [DONE, *births], rule="H-210")
        if chosen is None:
            return
        spawn(s, dealer, chosen[0], chosen[1])


def _strengthen(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    number = min(number_of(s, f, effect), s.supply[f])
    if effect.up_to and number:
        number = yield from ask(s, f, "rally", RALLY[: number + 1], rule="H-75")
    strengthen(s, dealer, f, number)
    return True


def _wild(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    yield from act(s, dealer, f, number_of(s, f, effect))
    return True


@asks_nothing
def _gain_wild(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> bool:
    gain_wild(s, dealer, f)
    return True


def gain_wild(s: Harrow, dealer: Dealer, f: int) -> None:
    if s.stock.wild:
        s.stock.wild -= 1
        s.boards[f].wild += 1
        dealer.tell(WildGained, FACTION[f])


# -- Order and choice -------------------------------------------------------------------------------------------------
def _choose(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    part = yield from ask(s, f, "part", [*_PART[: len(effect.of)], DONE], rule="H-153")
    if part is None:
        return False
    return (yield from resolve(s, dealer, f, effect.of[part]))


def _any_order(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    left = list(range(len(effect.of)))
    while left:
        part = left[0]
        if len(left) > 1:
            part = yield from ask(s, f, "order", [_PART[i] for i in left], rule="H-153")
        left.remove(part)
        yield from resolve(s, dealer, f, effect.of[part])
    return True


def _if(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    true = holds(s, f, effect.cond)
    if f == KAMMI and "goblin" in effect.cond and not s.kammi.deduced:
        s.kammi.goblin = sum(FIGURES) - s.kammi.goblin
        otherwise = holds(s, f, effect.cond)
        s.kammi.goblin = sum(FIGURES) - s.kammi.goblin
        s.kammi.deduced = true != otherwise  # an effect that happens tells something
    if not true:
        return False
    return (yield from resolve(s, dealer, f, effect.then))


# -- Cubes ------------------------------------------------------------------------------------------------------------
def owner_of(colour: int) -> int:
    return colour if colour < 3 else FAIR_FOLK if colour == SILVER else HESTER


def _cubes_off(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    """Take cubes of opponents off the battleground, for the turn or for good."""
    number, back = int(effect.n), effect.back == "end_of_turn"
    if effect.whose == "opponent":
        yield from take_off(s, dealer, f, number, back, one_owner=True)
        return True
    left = {owner_of(colour): number for colour in range(8) if owner_of(colour) != f}
    while True:
        options = [_OFF[c] for c in range(8) if s.ground[c] and left.get(owner_of(c))]
        chosen = yield from pick(s, f, "off", [DONE, *options], rule="H-154")
        if chosen is None:
            return True
        left[owner_of(chosen)] -= 1
        lift(s, dealer, chosen, 1, back)


def take_off(s: Harrow, dealer: Dealer, f: int, number: int, back: bool, one_owner: bool) -> Rule[None]:
    """Cube by cube; of one opponent, or of all together."""
    owner = -1
    for _ in range(number):
        options = [
            _OFF[c] for c in range(8) if s.ground[c] and owner_of(c) != f and (owner < 0 or owner_of(c) == owner)
        ]
        chosen = yield from pick(s, f, "off", [DONE, *options], rule="H-154")
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


def _gain_terrain_cube(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    for _ in range(int(effect.n)):
        yield from gain_cube(s, dealer)
    return True


def gain_cube(s: Harrow, dealer: Dealer) -> Rule[None]:
    """Hester takes a terrain cube of her choice."""
    options = [GAIN[c] for c in LAND_COLOURS if s.supply[c]]
    if not options:
        return
    colour = yield from ask(s, HESTER, "gain", options, rule="H-234")
    strengthen(s, dealer, colour)


def cube_of(s: Harrow, h: int) -> int:
    return CUBE_OF[s.land.terrain[h]]


# -- Cards, scrolls, the rest -----------------------------------------------------------------------------------------
@asks_nothing
def _draw(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> bool:
    if s.mode not in ("solo", "duel") or f >= HESTER:
        for _ in range(int(effect.n)):
            draw_card(s, dealer, f)
    return True


def _bottom(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    if s.hands[f]:
        yield from sink_card(s, dealer, f)
    return True


@asks_nothing
def _range(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> bool:
    if effect.until == "end_of_turn":  # the other kind waits on the attack jar (H-152)
        s.now.reach += int(effect.n)
    return True


def _tree(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    yield from activate(s, dealer)
    return True


def _hook(s: Harrow, dealer: Dealer, f: int, effect: Effect) -> Rule[bool]:
    done = yield from HOOKS[effect.name](s, dealer, f)
    return done is not False


@asks_nothing
def nothing_now(s: Harrow, dealer: Dealer, f: int) -> None:
    """The effect waits for something: an attack, or somebody who comes."""


VERBS: dict[str, Verb] = {
    "advance": _advance,
    "spawn": _spawn,
    "strengthen": _strengthen,
    "wild": _wild,
    "gain_wild": _gain_wild,
    "choose": _choose,
    "any_order": _any_order,
    "if": _if,
    "move": move,
    "relocate": relocate,
    "pull": pull,
    "push": push,
    "place": place,
    "remove": remove,
    "take_token": take_token,
    "cubes_off": _cubes_off,
    "gain_terrain_cube": _gain_terrain_cube,
    "draw": _draw,
    "bottom": _bottom,
    "range": _range,
    "tree": _tree,
    "hook": _hook,
}
