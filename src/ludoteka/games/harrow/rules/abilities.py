"""ADVANCE, SPAWN, STRENGTHEN and wilding (section 6).

Points of one source are spent one after another: a question offers every move, spawn and cube that the points left can
pay, and `done`. Equal haints are one option; a group leaves a hex as one choice.
"""

from __future__ import annotations

from typing import Any

from ....kernel import Dealer, Option, Rule, remember
from ..events.fight import CubesGained
from ..events.kammi import DollMoved
from ..events.map import HaintSpawned, ThingRemoved, UnitsMoved
from ..hexes import HEX, HEXES, NEAR, OFF, WITHIN
from ..pieces import (
    ADVANCE,
    COLOUR,
    FACTION,
    FAMILY,
    FIGURES,
    KAMMI,
    KIND_FACTION,
    LEGEND,
    LEGENDS_OF,
    SICK,
    SPAWN,
    STRENGTHEN,
    TOKEN,
    UNIT,
    VP_FACTIONS,
)
from ..state import Harrow, Nail
from .choosing import ask
from .units import FULL, arrive, legend_hexes, may_enter, price_to_enter, put, reach_from

MOVE, BIRTH, CUBE, PRY, DONE = range(5)  # what an option of an action means
Act = tuple[Any, ...]
FREE_MOVES = 24  # in one turn: more only walks in circles
_ALL = frozenset((ADVANCE, SPAWN, STRENGTHEN))
_SPAWN = frozenset((SPAWN,))
DONE_OPTION: Option[Act] = Option("done", (DONE,))
CUBE_OPTION: Option[Act] = Option("strengthen", (CUBE,))
SPAWN_OPTION: list[Option[Act]] = [Option(f"spawn/{HEX[h]}", (BIRTH, h)) for h in HEXES]
PRY_OPTION: list[list[Option[Act]]] = [
    [Option(f"pry/{HEX[h]}/{UNIT[kind]}", (PRY, kind, h)) for h in HEXES] for kind in range(len(UNIT))
]
_LEGEND_NAMES = (((), ("legend",)), ((), ("figure-1",), ("figure-2",), ("figure-1", "figure-2")))


# -- ADVANCE ----------------------------------------------------------------------------------------------------------
@remember
def groups(a: int, b: int, haints: int, sick: int, legends: int, room: int, kammi: int, doll: int) -> list[Option[Act]]:
    """Every group that can go from a to b: options made once and shared (H-60)."""
    return [
        _group_option(a, b, h, i, mask, kammi, d)
        for mask in range(3 if kammi else 1, -1, -1)
        if mask & legends == mask
        for i in range(sick, -1, -1)
        for h in range(haints, -1, -1)
        if 0 < h + i + mask.bit_count() <= room
        for d in range(doll + 1)
    ]


def _group_option(a: int, b: int, haints: int, sick: int, mask: int, kammi: int, doll: int) -> Option[Act]:
    names = (*["haint"] * haints, *["infected"] * sick, *_LEGEND_NAMES[kammi][mask], *["doll"] * doll)
    return Option(f"advance/{HEX[a]}/{HEX[b]}/{'+'.join(names)}", (MOVE, a, b, haints, sick, mask, doll))


def add_moves(s: Harrow, f: int, points: int, out: list[Option[Act]], legend_only: bool = False) -> None:
    """Every ADVANCE these points can pay; with none, only the free ones onto trails (H-61, H-63, H-65)."""
    if not points and (not s.trails_out or s.now.free_moves >= FREE_MOVES):
        return
    units, bar = s.units[f], s.bar[f]
    kammi = f == KAMMI
    first, second = (s.legend_at[FIGURES[0]], s.legend_at[FIGURES[1]]) if kammi else (s.legend_at[LEGEND + f], OFF)
    for a in HEXES:
        if not units[a]:
            continue
        h, i = s.haints[f][a], s.sick[f][a]
        mask = (first == a) + 2 * (second == a)
        if s.nails:
            h, i, mask = _unnailed(s, f, a, h, i, mask)
        h, i = (0, 0) if legend_only else (h, i)
        if not (h or i or mask):
            continue
        doll = a in s.kammi.dolls if s.kammi.dolls else False
        for b in NEAR[a]:
            if bar[b]:
                continue
            room = FULL - units[b]
            if room > 0 and (price := price_to_enter(s, f, b)) <= points:
                if not price and s.now.free_moves >= FREE_MOVES:
                    continue
                carry = doll and b not in s.kammi.dolls
                found = groups(a, b, h, i, mask, min(room, h + i + 2), kammi, carry)
                out += found if not (carry and s.kammi.doll_open) else may_carry(s, f, a, found)


def may_carry(s: Harrow, f: int, a: int, found: list[Option[Act]]) -> list[Option[Act]]:
    """H-192: the Kammi token alone does not carry the real doll that lies open."""
    if f != KAMMI or s.kammi.dolls[s.kammi.real] != a:
        return found
    alone = 1 if s.kammi.goblin == FIGURES[1] else 2
    return [o for o in found if not (o.value[6] and o.value[5] == alone and o.value[3] + o.value[4] == 0)]


def _unnailed(s: Harrow, f: int, a: int, h: int, i: int, mask: int) -> tuple[int, int, int]:
    for kind, at in s.nails:
        if at == a:
            h -= kind == f
            i -= kind == f + SICK
            if kind >= LEGEND and kind in LEGENDS_OF[f]:
                mask &= ~(2 if kind == FIGURES[1] else 1)
    return h, i, mask


def add_pries(s: Harrow, f: int, out: list[Option[Act]]) -> None:
    """Return a nail for one ADVANCE (H-66)."""
    for kind, at in s.nails:
        if KIND_FACTION[kind] == f:
            option = PRY_OPTION[kind][at]
            if option not in out:
                out.append(option)


def march(s: Harrow, dealer: Dealer, f: int, act: Act) -> None:
    """Carry out one move of a group."""
    _, a, b, haints, sick, mask, doll = act
    moved = haints + sick
    s.haints[f][a] -= haints
    s.haints[f][b] += haints
    s.sick[f][a] -= sick
    s.sick[f][b] += sick
    kinds = []
    for bit, kind in enumerate(LEGENDS_OF[f]):
        if mask >> bit & 1:
            s.legend_at[kind] = b
            kinds.append(kind)
            moved += 1
    s.units[f][a] -= moved
    s.units[f][b] += moved
    for other in VP_FACTIONS:
        if other != f:
            s.bar[other][a] -= moved
            s.bar[other][b] += moved
    if doll:
        move_doll(s, dealer, a, b)
    names = (*["haint"] * haints, *["infected"] * sick, *(UNIT[k] for k in kinds))
    dealer.tell(UnitsMoved, FACTION[f], HEX[a], HEX[b], names)
    if s.traps:
        for kind in [*kinds, *[f] * haints, *[f + SICK] * sick]:
            arrive(s, dealer, kind, b)


def walk_options(s: Harrow, f: int) -> list[Option[Any]]:
    """Free moves onto trails, for the questions between two complete steps of a turn (H-54, H-65)."""
    moves: list[Option[Act]] = []
    add_moves(s, f, 0, moves)
    return [Option(move.key, ("walk", move.value)) for move in moves]


def add_walks(s: Harrow, f: int, out: list[Option[Act]]) -> None:
    """Free moves onto trails between two steps of an action that moves nobody, or the legend only (H-54)."""
    known = {option.key for option in out}
    moves: list[Option[Act]] = []
    add_moves(s, f, 0, moves)
    out += [move for move in moves if move.key not in known]


def walk(s: Harrow, dealer: Dealer, f: int, move: Act) -> None:
    """Carry out a free move."""
    pay_of(s, f, move[2])
    march(s, dealer, f, move)


def move_doll(s: Harrow, dealer: Dealer, a: int, b: int) -> None:
    s.kammi.dolls[s.kammi.dolls.index(a)] = b
    dealer.tell(DollMoved, HEX[a], HEX[b])


def pay_of(s: Harrow, f: int, b: int) -> int:
    """The price of the hex just chosen; a free move is counted."""
    price = price_to_enter(s, f, b)
    if not price:
        s.now.free_moves += 1
    return price


def pry(s: Harrow, dealer: Dealer, kind: int, h: int) -> None:
    s.nails.remove(Nail(kind, h))
    s.stock.nails += 1
    dealer.tell(ThingRemoved, "nail", HEX[h])


# -- SPAWN ------------------------------------------------------------------------------------------------------------
def spawn_hexes(s: Harrow, f: int) -> list[int]:
    """Where this faction may SPAWN now (H-70, H-71)."""
    if not s.stock.haints[f]:  # H-72
        return []
    return may_spawn(s, f, sorted(spawn_places(s, f)))


def spawn_places(s: Harrow, f: int) -> set[int]:
    """The hexes that a SPAWN of this faction is about, whatever stands there: its home, its legends' (H-70)."""
    places = {s.home[f], *legend_hexes(s, f)}
    if s.now.tremors and f == FAMILY:
        for h in legend_hexes(s, f):
            places.update(WITHIN[h][min(reach_from(s, h), 7)])
    return places


def may_spawn(s: Harrow, f: int, places: list[int]) -> list[int]:
    """Those of the places where a haint of the faction may be put (H-71)."""
    return [h for h in places if may_enter(s, f, h)] if s.stock.haints[f] else []


def spawn(s: Harrow, dealer: Dealer, f: int, h: int) -> None:
    s.stock.haints[f] -= 1
    put(s, f, h)
    dealer.tell(HaintSpawned, FACTION[f], HEX[h])
    if s.traps:
        arrive(s, dealer, f, h, moved=False)


# -- STRENGTHEN -------------------------------------------------------------------------------------------------------
def strengthen(s: Harrow, dealer: Dealer, colour: int, number: int = 1) -> int:
    """Cubes from the supply to the battleground, as many as there are (H-1, H-75)."""
    number = min(number, s.supply[colour])
    if number > 0:
        s.supply[colour] -= number
        s.ground[colour] += number
        dealer.tell(CubesGained, COLOUR[colour], number)
    return number


# -- Spending points --------------------------------------------------------------------------------------------------
def act(
    s: Harrow,
    dealer: Dealer,
    f: int,
    points: int,
    kinds: frozenset[int] = _ALL,
    legend: bool = False,
    rule: str = "H-60",
    order: bool = False,
) -> Rule[None]:
    """Spend points of one source on these kinds of actions, one choice after another (H-62, H-78).

    With `order` they are spent as far as they can be; otherwise the player stops at will.
    """
    while points > 0:
        options: list[Option[Act]] = [DONE_OPTION]
        if ADVANCE in kinds:
            add_moves(s, f, points, options, legend)
            if s.nails:
                add_pries(s, f, options)
        if SPAWN in kinds:
            options += [SPAWN_OPTION[h] for h in spawn_hexes(s, f)]
        if STRENGTHEN in kinds and s.supply[f]:
            options.append(CUBE_OPTION)
        if s.trails_out and not order and (legend or (kinds == _SPAWN and s.stock.haints[f])):
            add_walks(s, f, options)
        if len(options) == 1:
            return
        if order:
            del options[0]
        s.now.points, s.now.kinds = points, kinds
        kind = TOKEN[min(kinds)] if len(kinds) == 1 else "any-action"
        chosen = yield from ask(s, f, "act", options, rule=rule, kind=kind, points=points)
        if chosen[0] == DONE:
            return
        points -= perform(s, dealer, f, chosen)
        if s.mode == "duel" and points and chosen[0] == MOVE:  # an automaton takes what it enters first (H-268)
            s.then(("claim_goals", f), ("advance_on", f, points))
            return


def perform(s: Harrow, dealer: Dealer, f: int, chosen: Act) -> int:
    """Carry out one choice; gives the points it took."""
    what = chosen[0]
    if what == MOVE:
        price = pay_of(s, f, chosen[2])
        march(s, dealer, f, chosen)
        return price
    if what == BIRTH:
        spawn(s, dealer, f, chosen[1])
    elif what == CUBE:
        strengthen(s, dealer, f)
    elif what == PRY:
        pry(s, dealer, chosen[1], chosen[2])
    return 1


def spawn_at(s: Harrow, dealer: Dealer, f: int, number: int, places: list[int], order: bool = False) -> Rule[None]:
    """SPAWN on other hexes than the usual ones; with `order` as many as can be done."""
    for _ in range(number):
        options = [DONE_OPTION, *(SPAWN_OPTION[h] for h in may_spawn(s, f, places))]
        if len(options) == 1:
            return
        if order:
            del options[0]
        chosen = yield from ask(s, f, "spawn", options, rule="H-70", points=number)
        if chosen[0] == DONE:
            return
        spawn(s, dealer, f, chosen[1])
