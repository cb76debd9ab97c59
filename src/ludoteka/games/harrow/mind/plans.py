"""How near Hester is to her next fire and her next feast, and how near the automata are to their goals."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from ..hexes import DISTANCE, HEXES, NEAR, OFF
from ..pieces import CUBE_OF, HESTER_UNIT, INFECTED, LAND_COLOURS, LEGENDS_OF, MOUNTAIN
from ..rules.units import FULL
from ..sides.automata.walking import FAR, goal_of, steps_to
from ..sides.hester.fire import fire_possible
from ..sides.hester.powers import price_to_summon
from ..state import Harrow

Step = tuple[int, int, int]  # kind of unit, from, to
_NEVER = 99


def prices(s: Harrow) -> list[int]:
    """About how many cubes it takes to lead an infected haint onto each hex (H-212)."""
    ground, trails = s.ground, s.trails
    return [
        max(0, (1 if CUBE_OF[kind] != OFF and ground[CUBE_OF[kind]] else 2) - trails[hex])
        for hex, kind in enumerate(s.land.terrain)
    ]


def _spread(s: Harrow, faction: int, price: list[int]) -> tuple[list[int], list[int]]:
    """What it takes to bring an infected haint of a faction to each hex, and from where it comes."""
    far, back = [_NEVER] * len(HEXES), [OFF] * len(HEXES)
    bar, units = s.bar[faction], s.units[faction]
    edge = [(0, hex) for hex in HEXES if s.sick[faction][hex]]
    for _, hex in edge:
        far[hex] = 0
    while edge:
        cost, here = heappop(edge)
        if cost > far[here]:
            continue
        for hex in NEAR[here]:
            step = cost + price[hex]
            if step < far[hex] and not bar[hex] and units[hex] < FULL:
                far[hex], back[hex] = step, here
                heappush(edge, (step, hex))
    return far, back


def _path(back: list[int], kind: int, end: int) -> list[Step]:
    steps: list[Step] = []
    while back[end] != OFF:
        steps.append((kind, back[end], end))
        end = back[end]
    return steps[::-1]


def next_fire(s: Harrow) -> tuple[int, list[Step]]:
    """The cheapest way to bring two infected haints together: cubes, and the steps; 99 where there is none (H-222)."""
    if not fire_possible(s) or not all(any(s.sick[faction]) for faction in s.rivals):
        return _NEVER, []
    price = prices(s)
    ways = {faction: _spread(s, faction, price) for faction in s.rivals}
    goals = prey(s)
    best, cheapest, pair = float(_NEVER), _NEVER, (OFF, OFF, OFF, OFF)
    for faction, other in (s.rivals, s.rivals[::-1]):
        far, wait = ways[faction][0], ways[other][0]
        for goal in HEXES:
            there = s.units[other][goal]
            if wait[goal] >= best or there != s.sick[other][goal] or s.bar[faction][goal] != there:
                continue
            near = min(NEAR[goal], key=far.__getitem__)
            cost = wait[goal] + far[near] + price[goal]
            look = cost + 0.2 * min((DISTANCE[goal][hex] for hex in goals), default=0)  # half a feast
            if s.land.terrain[goal] >= MOUNTAIN:
                look += 0.8
            if look < best:
                best, cheapest, pair = look, cost, (faction, other, near, goal)
    faction, other, near, goal = pair
    if faction == OFF:
        return _NEVER, []
    first = _path(ways[other][1], INFECTED[other], goal)
    return cheapest, [*first, *_path(ways[faction][1], INFECTED[faction], near), (INFECTED[faction], near, goal)]


def prey(s: Harrow) -> list[int]:
    """Where legends stand for whom Hester has a free square (H-235)."""
    return [
        s.legend_at[kind]
        for i, faction in enumerate(s.rivals)
        if len(s.hester.squares[i]) < 3
        for kind in LEGENDS_OF[faction]
        if s.legend_at[kind] != OFF
    ]


class Hunt(NamedTuple):
    """A way of Hester to a legend: cubes she lacks for it, where she starts, her steps, cubes of each colour."""

    lacking: int
    start: int
    way: tuple[int, ...]
    want: tuple[int, ...]

    def pains(self) -> float:
        return self.lacking + 0.7 * len(self.way)


def hunts(s: Harrow) -> list[Hunt]:
    """The best hunt from where Hester is, or from each fire she could come out of (H-212, H-230)."""
    goals = prey(s)
    at = s.legend_at[HESTER_UNIT]
    if not goals or at in goals:
        return []
    far = [min(DISTANCE[hex][goal] for goal in goals) for hex in HEXES]
    if at != OFF:
        return [_hunt(s, far, at, [0] * len(s.ground), 0)]
    fires = [hex for hex in HEXES if s.flames[hex]]
    price = price_to_summon(s)
    ways = []
    for hex in fires:
        colour = CUBE_OF[s.land.terrain[hex]]
        if colour != OFF:
            want = [0] * len(s.ground)
            want[colour] = price
            ways.append(_hunt(s, far, hex, want, 0))
    return ways


def _hunt(s: Harrow, far: list[int], at: int, want: list[int], loose: int) -> Hunt:
    """The way from a hex to prey that lacks fewest cubes; `loose` cubes may be of any colour."""
    if not far[at] or far[at] > 3:
        ground = s.ground
        short = sum(max(0, want[cube] - ground[cube]) for cube in LAND_COLOURS)
        spare = sum(max(0, ground[cube] - want[cube]) for cube in LAND_COLOURS)
        beyond = 2 * far[at]
        return Hunt(short + max(0, loose - spare) + beyond, at, (), tuple(want))
    best: Hunt | None = None
    for end in NEAR[at]:
        if far[end] < far[at]:
            colour = CUBE_OF[s.land.terrain[end]]
            step = list(want)
            if colour != OFF:
                step[colour] += max(0, 2 - s.trails[end])
            hunt = _hunt(s, far, end, step, loose + (max(0, 3 - s.trails[end]) if colour == OFF else 0))
            if best is None or hunt.lacking < best.lacking:
                best = Hunt(hunt.lacking, at, (end, *hunt.way), hunt.want)
    assert best is not None, "some neighbour is nearer"
    return best


def steps_left(s: Harrow, faction: int) -> int:
    """How far the nearest unit of an automaton is from its objective."""
    far = steps_to(s, faction, goal_of(s, faction))
    return min((far[hex] for hex in HEXES if s.units[faction][hex]), default=FAR)
