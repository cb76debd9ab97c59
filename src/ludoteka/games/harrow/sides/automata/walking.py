"""How the automata's units walk to their objective (H-266 … H-268)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from .....kernel import Dealer, Option, Rule
from ...events.map import UnitsMoved
from ...hexes import HEX, HEXES, NEAR, OFF
from ...pieces import FACTION, INFECTED, LEGEND, PROTECTORS, UNIT, VP_FACTIONS
from ...rules.carrying import claim_goal
from ...rules.choosing import ask
from ...rules.units import FULL, arrive
from ...state import Harrow

Way = tuple[int, int]
_HERD = {(start, end): Option(f"herd/{HEX[start]}/{HEX[end]}", (start, end)) for start in HEXES for end in NEAR[start]}
FAR = 99


def goal_of(s: Harrow, faction: int) -> int:
    """The hex the faction goes for: of its objective, or where that stood this turn."""
    if s.automata.goal[faction] != OFF:
        return s.automata.goal[faction]
    things = s.folk if faction == PROTECTORS else s.buildings
    return next((hex for hex in HEXES if things[hex]), OFF)


def steps_to(s: Harrow, faction: int, goal: int) -> list[int]:
    """How far every hex is from the goal along hexes the faction may enter."""
    far = [FAR] * len(HEXES)
    if goal == OFF or s.bar[faction][goal]:
        return far
    far[goal] = 0
    edge = deque([goal])
    while edge:
        here = edge.popleft()
        for hex in NEAR[here]:
            if far[hex] == FAR and not s.bar[faction][hex]:
                far[hex] = far[here] + 1
                edge.append(hex)
    return far


def begin_pass(s: Harrow, dealer: Dealer, faction: int) -> None:
    """Nobody has moved yet; a unit that already stands on the objective takes it."""
    s.automata.stirred = [0] * len(HEXES)
    claim_goals(s, dealer, faction)


def claim_goals(s: Harrow, dealer: Dealer, faction: int) -> None:
    """Units that stand on the objective of their faction take it."""
    for hex in HEXES:
        if s.units[faction][hex]:
            claim_goal(s, dealer, faction, hex)


def herds(s: Harrow, faction: int) -> list[Way]:
    """Groups that have not moved, with every next hex on a shortest path that has room."""
    far = steps_to(s, faction, goal_of(s, faction))
    units = s.units[faction]
    return [
        (start, end)
        for start in HEXES
        if units[start] and not s.automata.stirred[start] and 0 < far[start] < FAR
        for end in NEAR[start]
        if far[end] == far[start] - 1 and units[end] + units[start] <= FULL
    ]


def walk_pass(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """Group after group, in the order and on the paths the player chooses."""
    ways = herds(s, faction)
    if not ways:
        return
    chosen = ways[0]
    if len(ways) > 1:
        chosen = yield from ask(s, faction, "herd", [_HERD[way] for way in ways], rule="H-266", side=FACTION[faction])
    s.then(("pass", faction))
    herd(s, dealer, faction, *chosen)


def herd(s: Harrow, dealer: Dealer, faction: int, start: int, end: int) -> None:
    """The whole group goes; with units that have not moved yet it will move again (H-267)."""
    waiting = s.units[faction][end] and not s.automata.stirred[end]
    haints, sick, legend = s.haints[faction][start], s.sick[faction][start], s.legend_at[LEGEND + faction] == start
    number = s.units[faction][start]
    for pile, moved in ((s.haints[faction], haints), (s.sick[faction], sick), (s.units[faction], number)):
        pile[start] -= moved
        pile[end] += moved
    for other in VP_FACTIONS:
        if other != faction:
            s.bar[other][start] -= number
            s.bar[other][end] += number
    if legend:
        s.legend_at[LEGEND + faction] = end
    names = (*["haint"] * haints, *["infected"] * sick, *[UNIT[LEGEND + faction]] * legend)
    dealer.tell(UnitsMoved, FACTION[faction], HEX[start], HEX[end], names)
    if s.traps:
        for kind in [faction] * haints + [INFECTED[faction]] * sick:
            arrive(s, dealer, kind, end)
    claim_goal(s, dealer, faction, end)
    s.automata.stirred[end] = int(not waiting)


STEPS: dict[str, Callable[..., Any]] = {"begin_pass": begin_pass, "claim_goals": claim_goals, "pass": walk_pass}
