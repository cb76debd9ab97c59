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
    INFECTED,
    KAMMI,
    KIND_FACTION,
    LEGEND,
    LEGEND_BIT,
    LEGENDS_OF,
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
SPAWN_OPTION: list[Option[Act]] = [Option(f"spawn/{HEX[hex]}", (BIRTH, hex)) for hex in HEXES]
PRY_OPTION: list[list[Option[Act]]] = [
    [Option(f"pry/{HEX[hex]}/{UNIT[kind]}", (PRY, kind, hex)) for hex in HEXES] for kind in range(len(UNIT))
]
_LEGEND_NAMES = (((), ("legend",)), ((), ("figure-1",), ("figure-2",), ("figure-1", "figure-2")))


# -- ADVANCE ----------------------------------------------------------------------------------------------------------
@remember
def groups(
    start: int, end: int, haints: int, sick: int, legends: int, room: int, kammi: int, doll: int
) -> list[Option[Act]]:
    """Every group that can go from one hex to another: options made once and shared (H-60)."""
    return [
        _group_option(start, end, healthy, infected, mask, kammi, dolls)
        for mask in range(3 if kammi else 1, -1, -1)
        if mask & legends == mask
        for infected in range(sick, -1, -1)
        for healthy in range(haints, -1, -1)
        if 0 < healthy + infected + mask.bit_count() <= room
        for dolls in range(doll + 1)
    ]


def _group_option(start: int, end: int, haints: int, sick: int, mask: int, kammi: int, doll: int) -> Option[Act]:
    names = (*["haint"] * haints, *["infected"] * sick, *_LEGEND_NAMES[kammi][mask], *["doll"] * doll)
    return Option(f"advance/{HEX[start]}/{HEX[end]}/{'+'.join(names)}", (MOVE, start, end, haints, sick, mask, doll))


def add_moves(s: Harrow, faction: int, points: int, out: list[Option[Act]], legend_only: bool = False) -> None:
    """Every ADVANCE these points can pay; with none, only the free ones onto trails (H-61, H-63, H-65)."""
    if not points and (not s.trails_out or s.now.free_moves >= FREE_MOVES):
        return
    units, bar = s.units[faction], s.bar[faction]
    kammi = faction == KAMMI
    first, second = (
        (s.legend_at[FIGURES[0]], s.legend_at[FIGURES[1]]) if kammi else (s.legend_at[LEGEND + faction], OFF)
    )
    for start in HEXES:
        if not units[start]:
            continue
        healthy, infected = s.haints[faction][start], s.sick[faction][start]
        mask = (first == start) + 2 * (second == start)
        if s.nails:
            healthy, infected, mask = _unnailed(s, faction, start, healthy, infected, mask)
        healthy, infected = (0, 0) if legend_only else (healthy, infected)
        if not (healthy or infected or mask):
            continue
        doll = start in s.kammi.dolls if s.kammi.dolls else False
        for end in NEAR[start]:
            if bar[end]:
                continue
            room = FULL - units[end]
            if room > 0 and (price := price_to_enter(s, faction, end)) <= points:
                if not price and s.now.free_moves >= FREE_MOVES:
                    continue
                carry = doll and end not in s.kammi.dolls
                moves = groups(start, end, healthy, infected, mask, min(room, healthy + infected + 2), kammi, carry)
                out += moves if not (carry and s.kammi.doll_open) else may_carry(s, faction, start, moves)


def may_carry(s: Harrow, faction: int, start: int, moves: list[Option[Act]]) -> list[Option[Act]]:
    """H-192: the Kammi token alone does not carry the real doll that lies open."""
    if faction != KAMMI or s.kammi.dolls[s.kammi.real] != start:
        return moves
    alone = LEGEND_BIT[sum(FIGURES) - s.kammi.goblin]
    return [
        option
        for option in moves
        if not (option.value[6] and option.value[5] == alone and option.value[3] + option.value[4] == 0)
    ]


def _unnailed(s: Harrow, faction: int, start: int, healthy: int, infected: int, mask: int) -> tuple[int, int, int]:
    for kind, at in s.nails:
        if at == start:
            healthy -= kind == faction
            infected -= kind == INFECTED[faction]
            if kind >= LEGEND and kind in LEGENDS_OF[faction]:
                mask &= ~LEGEND_BIT[kind]
    return healthy, infected, mask


def add_pries(s: Harrow, faction: int, out: list[Option[Act]]) -> None:
    """Return a nail for one ADVANCE (H-66)."""
    for kind, at in s.nails:
        if KIND_FACTION[kind] == faction:
            option = PRY_OPTION[kind][at]
            if option not in out:
                out.append(option)


def march(s: Harrow, dealer: Dealer, faction: int, act: Act) -> None:
    """Carry out one move of a group."""
    _, start, end, haints, sick, mask, doll = act
    moved = haints + sick
    s.haints[faction][start] -= haints
    s.haints[faction][end] += haints
    s.sick[faction][start] -= sick
    s.sick[faction][end] += sick
    kinds = []
    for bit, kind in enumerate(LEGENDS_OF[faction]):
        if mask >> bit & 1:
            s.legend_at[kind] = end
            kinds.append(kind)
            moved += 1
    s.units[faction][start] -= moved
    s.units[faction][end] += moved
    for other in VP_FACTIONS:
        if other != faction:
            s.bar[other][start] -= moved
            s.bar[other][end] += moved
    if doll:
        move_doll(s, dealer, start, end)
    names = (*["haint"] * haints, *["infected"] * sick, *(UNIT[figure] for figure in kinds))
    dealer.tell(UnitsMoved, FACTION[faction], HEX[start], HEX[end], names)
    if s.traps:
        for kind in [*kinds, *[faction] * haints, *[INFECTED[faction]] * sick]:
            arrive(s, dealer, kind, end)


def walk_options(s: Harrow, faction: int) -> list[Option[Any]]:
    """Free moves onto trails, for the questions between two complete steps of a turn (H-54, H-65)."""
    moves: list[Option[Act]] = []
    add_moves(s, faction, 0, moves)
    return [Option(move.key, ("walk", move.value)) for move in moves]


def add_walks(s: Harrow, faction: int, out: list[Option[Act]]) -> None:
    """Free moves onto trails between two steps of an action that moves nobody, or the legend only (H-54)."""
    offered = {option.key for option in out}
    moves: list[Option[Act]] = []
    add_moves(s, faction, 0, moves)
    out += [move for move in moves if move.key not in offered]


def walk(s: Harrow, dealer: Dealer, faction: int, move: Act) -> None:
    """Carry out a free move."""
    pay_of(s, faction, move[2])
    march(s, dealer, faction, move)


def move_doll(s: Harrow, dealer: Dealer, start: int, end: int) -> None:
    s.kammi.dolls[s.kammi.dolls.index(start)] = end
    dealer.tell(DollMoved, HEX[start], HEX[end])


def pay_of(s: Harrow, faction: int, end: int) -> int:
    """The price of the hex just chosen; a free move is counted."""
    price = price_to_enter(s, faction, end)
    if not price:
        s.now.free_moves += 1
    return price


def pry(s: Harrow, dealer: Dealer, kind: int, hex: int) -> None:
    s.nails.remove(Nail(kind, hex))
    s.stock.nails += 1
    dealer.tell(ThingRemoved, "nail", HEX[hex])


# -- SPAWN ------------------------------------------------------------------------------------------------------------
def spawn_hexes(s: Harrow, faction: int) -> list[int]:
    """Where this faction may SPAWN now (H-70, H-71)."""
    if not s.stock.haints[faction]:  # H-72
        return []
    return may_spawn(s, faction, sorted(spawn_places(s, faction)))


def spawn_places(s: Harrow, faction: int) -> set[int]:
    """The hexes that a SPAWN of this faction is about, whatever stands there: its home, its legends' (H-70)."""
    places = {s.home[faction], *legend_hexes(s, faction)}
    if s.now.tremors and faction == FAMILY:
        for hex in legend_hexes(s, faction):
            places.update(WITHIN[hex][min(reach_from(s, hex), 7)])
    return places


def may_spawn(s: Harrow, faction: int, places: list[int]) -> list[int]:
    """Those of the places where a haint of the faction may be put (H-71)."""
    return [hex for hex in places if may_enter(s, faction, hex)] if s.stock.haints[faction] else []


def spawn(s: Harrow, dealer: Dealer, faction: int, hex: int) -> None:
    s.stock.haints[faction] -= 1
    put(s, faction, hex)
    dealer.tell(HaintSpawned, FACTION[faction], HEX[hex])
    if s.traps:
        arrive(s, dealer, faction, hex, moved=False)


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
    faction: int,
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
            add_moves(s, faction, points, options, legend)
            if s.nails:
                add_pries(s, faction, options)
        if SPAWN in kinds:
            options += [SPAWN_OPTION[hex] for hex in spawn_hexes(s, faction)]
        if STRENGTHEN in kinds and s.supply[faction]:
            options.append(CUBE_OPTION)
        if s.trails_out and not order and (legend or (kinds == _SPAWN and s.stock.haints[faction])):
            add_walks(s, faction, options)
        if len(options) == 1:
            return
        if order:
            del options[0]
        s.now.points, s.now.kinds = points, kinds
        kind = TOKEN[min(kinds)] if len(kinds) == 1 else "any-action"
        chosen = yield from ask(s, faction, "act", options, rule=rule, kind=kind, points=points)
        if chosen[0] == DONE:
            return
        points -= perform(s, dealer, faction, chosen)
        if s.mode == "duel" and points and chosen[0] == MOVE:  # an automaton takes what it enters first (H-268)
            s.then(("claim_goals", faction), ("advance_on", faction, points))
            return


def perform(s: Harrow, dealer: Dealer, faction: int, chosen: Act) -> int:
    """Carry out one choice; gives the points it took."""
    what = chosen[0]
    if what == MOVE:
        price = pay_of(s, faction, chosen[2])
        march(s, dealer, faction, chosen)
        return price
    if what == BIRTH:
        spawn(s, dealer, faction, chosen[1])
    elif what == CUBE:
        strengthen(s, dealer, faction)
    elif what == PRY:
        pry(s, dealer, chosen[1], chosen[2])
    return 1


def spawn_at(
    s: Harrow, dealer: Dealer, faction: int, number: int, places: list[int], order: bool = False
) -> Rule[None]:
    """SPAWN on other hexes than the usual ones; with `order` as many as can be done."""
    for _ in range(number):
        options = [DONE_OPTION, *(SPAWN_OPTION[hex] for hex in may_spawn(s, faction, places))]
        if len(options) == 1:
            return
        if order:
            del options[0]
        chosen = yield from ask(s, faction, "spawn", options, rule="H-70", points=number)
        if chosen[0] == DONE:
            return
        spawn(s, dealer, faction, chosen[1])
