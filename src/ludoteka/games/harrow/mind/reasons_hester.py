"""What speaks for an option of Hester, and of whoever drives the automata."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Why
from ..hexes import DISTANCE, HEX_OF, HEXES
from ..pieces import COLOUR, CUBE_OF, FACTION_OF, HESTER_UNIT, MOUNTAIN, SICK, UNIT
from ..rules.tree import fall_odds
from ..sides.automata.walking import FAR, goal_of, steps_to
from ..sides.hester.fire import squares_full
from ..sides.hester.powers import cubes
from ..state import Harrow
from .hester_roots import touched
from .heuristics_automata import driven, patience
from .plans import next_fire, prey, steps_left


# -- Hester ------------------------------------------------------------------------------------------------------------
def root(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    """A haint to infect, a cube of the hex's colour, or nearer to a haint than roots are."""
    h, land = HEX_OF[parts[1]], s.land.terrain[HEX_OF[parts[1]]]
    if any(s.haints[g][h] for g in s.rivals):
        yield Why("hint-root-haint")
    if land < MOUNTAIN:
        yield Why("hint-root-cube", {"cube": COLOUR[CUBE_OF[land]]})
    hosts = [at for g in s.rivals for at in HEXES if s.haints[g][at]]
    near = min((DISTANCE[h][at] for at in hosts), default=0)
    if 0 < near < min((DISTANCE[end][at] for end in touched(s) for at in hosts), default=0):
        yield Why("hint-root-near", {"n": near})


def tree(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    """How likely a cube falls out that infects a haint on a root."""
    best = max((_falls(s, h) for h in touched(s) if any(s.haints[g][h] for g in s.rivals)), default=0.0)
    if best:
        yield Why("hint-tree-infects", {"n": round(100 * best)})


def _falls(s: Harrow, h: int) -> float:
    if s.land.terrain[h] >= MOUNTAIN:
        return 0.0
    colour = CUBE_OF[s.land.terrain[h]]
    return sum(fall_odds(s.ground[colour], s.tower.inside[colour], s.kit.fall_new, s.kit.fall_stuck)[1:])


def stir(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    """The cubes are enough to bring two infected haints together."""
    cost, _ = next_fire(s)
    if cost <= cubes(s):
        yield Why("hint-fire", {"n": cost, "all": cubes(s)})


def devour(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    yield Why("hint-squares", {"n": squares_full(s) + 1})


def infect(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    if len(parts) > 1:
        yield Why("hint-infected", {"n": sum(sum(s.sick[g]) for g in s.rivals) + 1})


def summon(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    yield from _near_prey(s, HEX_OF[parts[1]])


def lead(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    """Hester to a legend, infected haints to those of the other side."""
    if parts[1] not in UNIT:
        return
    kind, start, end = UNIT.index(parts[1]), HEX_OF[parts[2]], HEX_OF[parts[3]]
    if kind == HESTER_UNIT:
        near = min((DISTANCE[start][h] for h in prey(s)), default=0)
        if min((DISTANCE[end][h] for h in prey(s)), default=99) < near:
            yield from _near_prey(s, end)
        return
    yield from _meeting(s, kind - SICK, start, end)


def _meeting(s: Harrow, g: int, start: int, end: int) -> Iterable[Why]:
    """An infected haint of a side comes nearer to those of the other."""
    others = [h for other in s.rivals if other != g for h in HEXES if s.sick[other][h]]
    near, far = (min((DISTANCE[h][at] for h in others), default=99) for at in (end, start))
    if near < far:
        yield Why("hint-sick-near", {"n": near})


def _near_prey(s: Harrow, h: int) -> Iterable[Why]:
    near = min((DISTANCE[h][goal] for goal in prey(s)), default=99)
    if near == 0:
        yield Why("hint-on-prey")
    elif near < 99:
        yield Why("hint-prey", {"n": near})


# -- The automata ------------------------------------------------------------------------------------------------------
def activate(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    """The side that is farther from its goal wins less time by a card."""
    g = FACTION_OF[parts[1]]
    left = steps_left(s, g)
    if left < FAR and patience(s, f) > 0 and all(steps_left(s, other) <= left for other in s.rivals):
        yield Why("hint-automaton-far", {"n": left})


def herd(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    """An infected haint comes nearer to those of the other side."""
    a, b, g = HEX_OF[parts[1]], HEX_OF[parts[2]], driven(s)
    if s.sick[g][a]:
        yield from _meeting(s, g, a, b)


def nursery(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    """New haints of an automaton stand far from what it wants."""
    g = driven(s)
    far = steps_to(s, g, goal_of(s, g))[HEX_OF[parts[1]]]
    if 1 < far < FAR and patience(s, f) > 0:
        yield Why("hint-far-from-goal", {"n": far})
