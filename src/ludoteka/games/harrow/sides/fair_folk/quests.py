"""What the Fair Folk's quests ask of four nests (H-295, H-295a)."""

from __future__ import annotations

from itertools import combinations

from ...hexes import ALONG, CENTRE, DISTANCE, HEXES, NEAR, NORTH, OFF, RADIUS, SOUTH
from ...pieces import MOUNTAIN, Quest
from ...rules.units import has_units
from ...state import Harrow


def nests_for(s: Harrow, quest: Quest) -> list[int]:
    """The nests that belong to some four that satisfy the quest; none if it is not satisfied."""
    nests = [hex for hex in HEXES if s.fair_folk.nests[hex] != OFF]
    if len(nests) < 4:
        return []
    if quest.kind in _TOGETHER:
        test = _TOGETHER[quest.kind]
        good = {hex for four in combinations(nests, 4) if test(s, four) for hex in four}
        return sorted(good)
    each = EACH[quest.kind]
    fitting = [hex for hex in nests if each(s, quest, hex)]
    return fitting if len(fitting) >= 4 else []


def _adjacent_to_both(s: Harrow, quest: Quest, hex: int) -> bool:
    around = {s.land.terrain[n] for n in NEAR[hex]}
    return quest.a in around and quest.b in around


def _from_edge(s: Harrow, quest: Quest, hex: int) -> bool:
    return RADIUS - DISTANCE[hex][CENTRE] == quest.a


def _within(s: Harrow, quest: Quest, hex: int) -> bool:
    return any(s.land.terrain[n] == quest.b and DISTANCE[hex][n] <= quest.a for n in HEXES)


def _near_unit(s: Harrow, quest: Quest, hex: int) -> bool:
    return any(has_units(s, n) for n in NEAR[hex])


def _near_home(s: Harrow, quest: Quest, hex: int) -> bool:
    return NORTH in NEAR[hex] or SOUTH in NEAR[hex]


def _same_line(s: Harrow, four: tuple[int, ...]) -> bool:
    return any(len({ALONG[hex][axis] for hex in four}) == 1 for axis in range(3))


def _same_terrain(s: Harrow, four: tuple[int, ...]) -> bool:
    kinds = {s.land.terrain[hex] for hex in four}
    return len(kinds) == 1 and max(kinds) < MOUNTAIN


def _all_terrains(s: Harrow, four: tuple[int, ...]) -> bool:
    return {s.land.terrain[hex] for hex in four} == {0, 1, 2, 3}


def _connected(s: Harrow, four: tuple[int, ...]) -> bool:
    visited, edge = {four[0]}, [four[0]]
    while edge:
        for hex in NEAR[edge.pop()]:
            if hex in four and hex not in visited:
                visited.add(hex)
                edge.append(hex)
    return len(visited) == 4


EACH = {
    "adjacent_to_both": _adjacent_to_both,
    "distance_from_edge": _from_edge,
    "within_of_terrain": _within,
    "adjacent_to_unit": _near_unit,
    "adjacent_to_home": _near_home,
}
_TOGETHER = {
    "same_line": _same_line,
    "same_terrain": _same_terrain,
    "all_terrains": _all_terrains,
    "connected": _connected,
}
KINDS = (*EACH, *_TOGETHER)

# What each condition is called in the words; a quest that is none of these could not be told to anybody.
_BOTH = {
    **{(1, 0): "wetlands-and-bog", (1, 2): "wetlands-and-plains", (1, 3): "wetlands-and-forest"},
    **{(0, 2): "bog-and-plains", (0, 3): "bog-and-forest", (2, 3): "plains-and-forest"},
}
TEXTS = {
    **{("adjacent_to_both", *pair): name for (one, two), name in _BOTH.items() for pair in ((one, two), (two, one))},
    **{
        ("distance_from_edge", steps, 0): name
        for steps, name in enumerate(("on-the-edge", "one-from-edge", "around-brambles"))
    },
    **{("same_line", 0, 0): "straight-line", ("same_terrain", 0, 0): "one-terrain"},
    **{("all_terrains", 0, 0): "four-terrains", ("connected", 0, 0): "one-cluster"},
    **{("within_of_terrain", 1, MOUNTAIN): "mountain-watch"},
    **{("adjacent_to_unit", 0, 0): "among-units", ("adjacent_to_home", 0, 0): "home-calls"},
}


def quest_text(quest: Quest) -> str:
    """The message that says what a quest asks for, whatever its card is called."""
    return f"text-{TEXTS[quest.kind, quest.a, quest.b]}"
