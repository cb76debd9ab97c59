"""How the automata's units walk to their objective (H-266 … H-268)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from .....kernel import Dealer, Option, Rule
from ...events.map import UnitsMoved
from ...hexes import HEX, HEXES, NEAR, OFF
from ...pieces import FACTION, LEGEND, PROTECTORS, SICK, UNIT, VP_FACTIONS
from ...rules.carrying import claim_goal
from ...rules.choosing import ask
from ...rules.units import FULL, arrive
from ...state import Harrow

Way = tuple[int, int]
_HERD = {(a, b): Option(f"herd/{HEX[a]}/{HEX[b]}", (a, b)) for a in HEXES for b in NEAR[a]}
FAR = 99


def goal_of(s: Harrow, f: int) -> int:
    """The hex the faction goes for: of its objective, or where that stood this turn."""
    if s.automata.goal[f] != OFF:
        return s.automata.goal[f]
    things = s.folk if f == PROTECTORS else s.buildings
    return next((h for h in HEXES if things[h]), OFF)


def steps_to(s: Harrow, f: int, goal: int) -> list[int]:
    """How far every hex is from the goal along hexes the faction may enter."""
    far = [FAR] * len(HEXES)
    if goal == OFF or s.bar[f][goal]:
        return far
    far[goal] = 0
    edge = deque([goal])
    while edge:
        here = edge.popleft()
        for h in NEAR[here]:
            if far[h] == FAR and not s.bar[f][h]:
                far[h] = far[here] + 1
                edge.append(h)
    return far


def begin_pass(s: Harrow, dealer: Dealer, f: int) -> None:
    """Nobody has moved yet; a unit that already stands on the objective takes it."""
    s.automata.stirred = [0] * len(HEXES)
    claim_goals(s, dealer, f)


def claim_goals(s: Harrow, dealer: Dealer, f: int) -> None:
    """Units that stand on the objective of their faction take it."""
    for h in HEXES:
        if s.units[f][h]:
            claim_goal(s, dealer, f, h)


def herds(s: Harrow, f: int) -> list[Way]:
    """Groups that have not moved, with every next hex on a shortest path that has room."""
    far = steps_to(s, f, goal_of(s, f))
    units = s.units[f]
    return [
        (a, b)
        for a in HEXES
        if units[a] and not s.automata.stirred[a] and 0 < far[a] < FAR
        for b in NEAR[a]
        if far[b] == far[a] - 1 and units[b] + units[a] <= FULL
    ]


def walk_pass(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """Group after group, in the order and on the paths the player chooses."""
    ways = herds(s, f)
    if not ways:
        return
    chosen = ways[0]
    if len(ways) > 1:
        chosen = yield from ask(s, f, "herd", [_HERD[w] for w in ways], rule="H-266", side=FACTION[f])
    s.then(("pass", f))
    herd(s, dealer, f, *chosen)


def herd(s: Harrow, dealer: Dealer, f: int, a: int, b: int) -> None:
    """The whole group goes; with units that have not moved yet it will move again (H-267)."""
    waiting = s.units[f][b] and not s.automata.stirred[b]
    haints, sick, legend = s.haints[f][a], s.sick[f][a], s.legend_at[LEGEND + f] == a
    number = s.units[f][a]
    for pile, moved in ((s.haints[f], haints), (s.sick[f], sick), (s.units[f], number)):
        pile[a] -= moved
        pile[b] += moved
    for other in VP_FACTIONS:
        if other != f:
            s.bar[other][a] -= number
            s.bar[other][b] += number
    if legend:
        s.legend_at[LEGEND + f] = b
    names = (*["haint"] * haints, *["infected"] * sick, *[UNIT[LEGEND + f]] * legend)
    dealer.tell(UnitsMoved, FACTION[f], HEX[a], HEX[b], names)
    if s.traps:
        for kind in [f] * haints + [f + SICK] * sick:
            arrive(s, dealer, kind, b)
    claim_goal(s, dealer, f, b)
    s.automata.stirred[b] = int(not waiting)


STEPS: dict[str, Callable[..., Any]] = {"begin_pass": begin_pass, "claim_goals": claim_goals, "pass": walk_pass}
