"""Weights of options for the Fair Folk."""

from __future__ import annotations

from collections.abc import Callable

from ..hexes import ALONG, AXES, DISTANCE, HEX_OF, HEXES, NEAR, OFF
from ..pieces import EMPTY_NEST, FAIR_FOLK, HESTER, MOUNTAIN, SILVER, TERRAIN, Quest
from ..sides.fair_folk.guessing import in_area
from ..sides.fair_folk.quests import EACH, nests_for
from ..state import Arrow, Harrow
from .heat_maps import MapView

Weigh = Callable[[Harrow, int, list[str], MapView], float]
_NEARNESS = (0.0, 0.1, 0.3, 0.7, 1.2)  # what a quest is worth for which so many nests fit


# -- Searching ---------------------------------------------------------------------------------------------------------
def _arrow(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """An arrow that halves what is left is best."""
    nest, axis, side = HEX_OF[parts[1]], AXES.index(parts[2]), 1 if parts[3] == "plus" else -1
    left = look.hidden()
    arrow = Arrow(nest, axis, side, 1)
    inside = sum(in_area(arrow, hex) for hex in left)
    return min(inside, len(left) - inside) / max(len(left), 1)


def _guess(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    left = look.hidden()
    return 1.1 / len(left) if HEX_OF[parts[1]] in left else -1.0


def _cross(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """An X that has to be given away goes where nothing was thought to be."""
    return 0.1 if HEX_OF[parts[1]] in look.hidden() else 0.5


def _area(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """An X is asked for where most hexes may still hide something."""
    area = s.fair_folk.arrows[int(parts[1]) - 1]
    return len(look.hidden()) / max(1, sum(in_area(area, hex) for hex in HEXES))


def _hide(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """Things are hidden off the lines everybody tries first."""
    hex = HEX_OF[parts[1]]
    return 0.1 * sum(abs(axis) for axis in ALONG[hex]) + (0.05 * (hex * 7 % 11))


# -- Nests and quests --------------------------------------------------------------------------------------------------
def fitting(s: Harrow, quest: Quest, nests: list[int]) -> int:
    """How many of these nests a quest could use; four are enough."""
    if quest.kind in EACH:
        test = EACH[quest.kind]
        number = sum(test(s, quest, hex) for hex in nests)
    elif quest.kind == "same_line":
        number = max(
            (sum(ALONG[hex][axis] == ALONG[at][axis] for hex in nests) for at in nests for axis in range(3)), default=0
        )
    elif quest.kind == "connected":
        number = max((_group(nests, hex) for hex in nests), default=0)
    else:
        kinds = [s.land.terrain[hex] for hex in nests if s.land.terrain[hex] < MOUNTAIN]
        number = len(set(kinds)) if quest.kind == "all_terrains" else max(map(kinds.count, kinds), default=0)
    return min(number, 4)


def _group(nests: list[int], start: int) -> int:
    visited, edge = {start}, [start]
    while edge:
        for hex in NEAR[edge.pop()]:
            if hex in nests and hex not in visited:
                visited.add(hex)
                edge.append(hex)
    return len(visited)


def outlook(s: Harrow, nests: list[int]) -> float:
    """What nests on these hexes promise: a quest that is done, and others that come closer."""
    fits = sorted(fitting(s, quest, nests) for quest in s.fair_folk.quests)
    return sum(_NEARNESS[n] for n in fits) + (1.0 if fits and fits[-1] == 4 else 0.0)


def nests_of(s: Harrow) -> list[int]:
    return [hex for hex in HEXES if s.fair_folk.nests[hex] != OFF]


def _nest(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """A nest that brings quests closer, earns a cube and tempts somebody."""
    hex = HEX_OF[parts[-1]]
    if hex not in look.hex_worth:
        near = min((DISTANCE[hex][at] for at in HEXES for other in s.rivals if s.units[other][at]), default=6)
        bonus = 0.3 * (s.land.terrain[hex] in s.fair_folk.lure) + 0.1 * (near == 1)
        look.hex_worth[hex] = outlook(s, [*nests_of(s), hex]) + bonus
    return look.hex_worth[hex]


def _take_nest(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """A nest that no quest will miss comes back, an empty one first."""
    hex = HEX_OF[parts[1]]
    lost = outlook(s, nests_of(s)) - outlook(s, [n for n in nests_of(s) if n != hex])
    return 0.2 - 0.1 * lost + 0.05 * (s.fair_folk.nests[hex] == EMPTY_NEST)


def _glean(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    hex = HEX_OF[parts[1]]
    lost = outlook(s, nests_of(s)) - outlook(s, [n for n in nests_of(s) if n != hex])
    return 0.35 - lost


def flit(s: Harrow, start: int, end: int) -> float:
    """The gain of moving a nest."""
    nests = nests_of(s)
    return outlook(s, [end if n == start else n for n in nests]) - outlook(s, nests)


def _quest(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    return 3.0


def _replace(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    quest = next(q for q in s.fair_folk.quests if q.ref == parts[1])
    return 0.35 - _NEARNESS[fitting(s, quest, nests_of(s))]


def _search(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """A terrain with many hexes earns most cubes."""
    kind = TERRAIN.index(parts[1])
    return 0.1 * sum(land == kind for land in s.land.terrain)


def _season(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    return _search(s, faction, ["", parts[2]], look) - _search(s, faction, ["", parts[1]], look)


# -- Cards -------------------------------------------------------------------------------------------------------------
def fair_card(s: Harrow, name: str, look: MapView) -> float:
    """What a card does now; cheap ones leave the cubes for an arrow or a guess."""
    left, silver = len(look.hidden()), s.ground[SILVER]
    offers = any(s.fair_folk.nests[hex] not in (OFF, EMPTY_NEST) for hex in HEXES)
    if name == "thistle-compass":
        return 2.0 if left > 3 and offers else -0.1
    if name == "bold-guess":
        return 2.5 if left <= 3 else 0.2 if silver >= 5 and left <= 8 else -0.1
    if name == "second-nest":
        return _second_nest(s)
    if name == "flit":
        return 1.5 if s.fair_folk.nested and not s.now.acted and not ready(s) and _best_flit(s) > 1.0 else -0.1
    saving = any(card.ref in ("thistle-compass", "bold-guess") for card in s.hands[FAIR_FOLK])
    cost = next(card.cost for card in s.hands[FAIR_FOLK] if card.ref == name)
    if saving and silver - cost < 3:
        return -0.1
    if name == "where-oh-where":
        return 0.4 if s.fair_folk.arrows and left > 1 else -0.1
    if name == "gleaning":
        bare = sum(s.fair_folk.nests[hex] == EMPTY_NEST for hex in HEXES)
        return 0.8 if bare >= 3 and not s.fair_folk.nest_supply else -0.1
    if name == "shaken-branches":
        return 0.3 * (0.35 * s.tower.inside[SILVER] - 0.3 * (silver - 1) - 1)
    if name == "new-season":
        return 0.3 if max((fitting(s, quest, nests_of(s)) for quest in s.fair_folk.quests), default=0) < 3 else 0.05
    if name in ("catch-breath", "calming"):
        return 0.25 if HESTER in s.factions and silver >= 4 else -0.1
    return 0.02 if silver >= 4 else -0.1


def ready(s: Harrow) -> bool:
    """May a quest be completed as the nests lie?"""
    return any(nests_for(s, quest) for quest in s.fair_folk.quests)


def _second_nest(s: Harrow) -> float:
    """Two nests in a turn: while there are few, or when the first did not complete anything."""
    if not s.fair_folk.prepared:
        return -0.1
    if s.fair_folk.nested and not s.now.acted and not ready(s):
        nests = nests_of(s)
        return 1.4 if max(fitting(s, quest, nests) for quest in s.fair_folk.quests) >= 3 else 0.5
    return -0.1


def _best_flit(s: Harrow) -> float:
    free = [
        hex
        for hex in HEXES
        if s.fair_folk.nests[hex] == OFF and not s.flames[hex] and not any(units[hex] for units in s.units)
    ]
    return max((flit(s, start, end) for start in nests_of(s) for end in NEAR[start] if end in free), default=0.0)


FAIR_VERBS: dict[str, Weigh] = {
    "arrow": _arrow,
    "guess": _guess,
    "cross": _cross,
    "area": _area,
    "nest": _nest,
    "take-nest": _take_nest,
    "glean": _glean,
    "quest": _quest,
    "replace-quest": _replace,
    "search": _search,
    "season": _season,
    "hide": _hide,
}
