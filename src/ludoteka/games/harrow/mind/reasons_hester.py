"""Reasons for an option of Hester, and of the player who drives the automata."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Why
from ..hexes import DISTANCE, HEX_OF, HEXES
from ..pieces import COLOUR, CUBE_OF, FACTION_OF, HESTER_UNIT, KIND_FACTION, MOUNTAIN, UNIT
from ..rules.tree import fall_odds
from ..sides.automata.walking import FAR, goal_of, steps_to
from ..sides.hester.fire import squares_full
from ..sides.hester.powers import cubes
from ..state import Harrow
from .hester_roots import touched
from .heuristics_automata import driven, patience
from .plans import next_fire, prey, steps_left


# -- Hester ------------------------------------------------------------------------------------------------------------
def root(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """A haint to infect, a cube of the hex's colour, or nearer to a haint than roots are."""
    hex, land = HEX_OF[parts[1]], s.land.terrain[HEX_OF[parts[1]]]
    if any(s.haints[other][hex] for other in s.rivals):
        yield Why("hint-root-haint")
    if land < MOUNTAIN:
        yield Why("hint-root-cube", {"cube": COLOUR[CUBE_OF[land]]})
    hosts = [at for other in s.rivals for at in HEXES if s.haints[other][at]]
    near = min((DISTANCE[hex][at] for at in hosts), default=0)
    if 0 < near < min((DISTANCE[end][at] for end in touched(s) for at in hosts), default=0):
        yield Why("hint-root-near", {"n": near})


def tree(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """How likely a cube falls out that infects a haint on a root."""
    best = max((_falls(s, hex) for hex in touched(s) if any(s.haints[other][hex] for other in s.rivals)), default=0.0)
    if best:
        yield Why("hint-tree-infects", {"n": round(100 * best)})


def _falls(s: Harrow, hex: int) -> float:
    if s.land.terrain[hex] >= MOUNTAIN:
        return 0.0
    colour = CUBE_OF[s.land.terrain[hex]]
    return sum(fall_odds(s.ground[colour], s.tower.inside[colour], s.kit.fall_new, s.kit.fall_stuck)[1:])


def stir(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """The cubes are enough to bring two infected haints together."""
    cost, _ = next_fire(s)
    if cost <= cubes(s):
        yield Why("hint-fire", {"n": cost, "all": cubes(s)})


def devour(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    yield Why("hint-squares", {"n": squares_full(s) + 1})


def infect(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    if len(parts) > 1:
        yield Why("hint-infected", {"n": sum(sum(s.sick[other]) for other in s.rivals) + 1})


def summon(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    yield from _near_prey(s, HEX_OF[parts[1]])


def lead(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """Hester to a legend, infected haints to those of the other side."""
    if parts[1] not in UNIT:
        return
    kind, start, end = UNIT.index(parts[1]), HEX_OF[parts[2]], HEX_OF[parts[3]]
    if kind == HESTER_UNIT:
        near = min((DISTANCE[start][hex] for hex in prey(s)), default=0)
        if min((DISTANCE[end][hex] for hex in prey(s)), default=99) < near:
            yield from _near_prey(s, end)
        return
    yield from _meeting(s, KIND_FACTION[kind], start, end)


def _meeting(s: Harrow, faction: int, start: int, end: int) -> Iterable[Why]:
    """An infected haint of a side comes nearer to those of the other."""
    others = [hex for other in s.rivals if other != faction for hex in HEXES if s.sick[other][hex]]
    near, far = (min((DISTANCE[hex][at] for hex in others), default=99) for at in (end, start))
    if near < far:
        yield Why("hint-sick-near", {"n": near})


def _near_prey(s: Harrow, hex: int) -> Iterable[Why]:
    near = min((DISTANCE[hex][goal] for goal in prey(s)), default=99)
    if near == 0:
        yield Why("hint-on-prey")
    elif near < 99:
        yield Why("hint-prey", {"n": near})


# -- The automata ------------------------------------------------------------------------------------------------------
def activate(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """The side that is farther from its goal wins less time by a card."""
    rival = FACTION_OF[parts[1]]
    left = steps_left(s, rival)
    if left < FAR and patience(s, faction) > 0 and all(steps_left(s, other) <= left for other in s.rivals):
        yield Why("hint-automaton-far", {"n": left})


def herd(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """An infected haint comes nearer to those of the other side."""
    start, end, automaton = HEX_OF[parts[1]], HEX_OF[parts[2]], driven(s)
    if s.sick[automaton][start]:
        yield from _meeting(s, automaton, start, end)


def nursery(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """New haints of an automaton stand far from what it wants."""
    automaton = driven(s)
    far = steps_to(s, automaton, goal_of(s, automaton))[HEX_OF[parts[1]]]
    if 1 < far < FAR and patience(s, faction) > 0:
        yield Why("hint-far-from-goal", {"n": far})
