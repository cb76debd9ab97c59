"""Weights of Hester's moves and of those of the infected haints she leads."""

from __future__ import annotations

from ..hexes import CENTRE, DISTANCE, HEX_OF, HEXES, OFF
from ..pieces import HESTER_UNIT, KIND_FACTION, LEGEND, SICK, UNIT
from ..sides.hester.powers import cubes
from ..state import Harrow
from .heat_maps import MapView
from .heuristics_automata import toll
from .plans import prey


def lead(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """Infected haints go to those of the other faction, Hester to legends."""
    kind, start, end = UNIT.index(parts[1]), HEX_OF[parts[2]], HEX_OF[parts[3]]
    price = {"free": 0.0, "any": 0.43}.get(parts[-1], 0.1)
    if kind == HESTER_UNIT:
        way = chase(look)
        if way:
            return 3.8 if end == way[0] else -1.0
        return _stalk(s, start, end) - price
    other = s.rivals[1] if KIND_FACTION[kind] == s.rivals[0] else s.rivals[0]
    if s.sick[other][end]:
        return 6.0 - price
    cost, steps = look.fire()
    if (kind, start, end) in steps and (cost <= cubes(s) or end != CENTRE):
        return (3.0 if cost <= cubes(s) else 0.35 - 0.05 * (cost - cubes(s))) - price
    if start == CENTRE and cost > cubes(s):
        return squatters(s, KIND_FACTION[kind]) - price
    return -0.3 - price


def squatters(s: Harrow, faction: int) -> float:
    """What it saves Hester to lead the last infected haint of an automaton out of the brambles (H-271)."""
    alone = s.units[faction][CENTRE] == s.sick[faction][CENTRE] == 1
    return 0.8 * toll(s, faction, 1) if alone and s.mode in ("solo", "duel") else -0.3


def chase(look: MapView) -> tuple[int, ...]:
    """The steps that bring Hester to her prey with the cubes she has; none if she cannot get there."""
    if look.s.legend_at[HESTER_UNIT] == OFF or not look.hunts() or look.hunts()[0].lacking:
        return ()
    return look.hunts()[0].way


def _stalk(s: Harrow, start: int, end: int) -> float:
    goals = prey(s)
    if not goals:
        return -0.5
    before, after = (min(DISTANCE[hex][at] for at in goals) for hex in (start, end))
    return 4.0 if after == 0 else -3.0 if before == 0 else 0.41 * (before - after)


def stir(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """Moving is worth a flame when it makes a fire or reaches prey, or when there is nothing better."""
    cost, _ = look.fire()
    have = cubes(s)
    worth = 3.5 if cost <= have else 0.3 if cost <= have + 2 else -0.05
    if chase(look):
        worth = max(worth, 3.8)
    return max(worth, *(squatters(s, other) for other in s.rivals))


def carried(s: Harrow, kind: int, start: int, end: int, look: MapView) -> float:
    """A unit moved by one of her cards."""
    if kind == HESTER_UNIT:
        return _stalk(s, start, end)
    if kind >= LEGEND:
        at = s.legend_at[HESTER_UNIT]
        return 4.0 if end == at else 0.1 if at == OFF else 0.3 * (DISTANCE[start][at] - DISTANCE[end][at])
    if kind < SICK:
        return 0.05
    if (kind, start, end) in look.fire()[1]:
        return 1.5
    other = s.rivals[1] if KIND_FACTION[kind] == s.rivals[0] else s.rivals[0]
    foes = [hex for hex in HEXES if s.sick[other][hex]]
    return _closer(start, end, foes, 0.4)


def _closer(start: int, end: int, goals: list[int], scale: float) -> float:
    if not goals:
        return -0.05
    return scale * (min(DISTANCE[start][hex] for hex in goals) - min(DISTANCE[end][hex] for hex in goals))
