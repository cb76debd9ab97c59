"""Weights of options for Hester and the Fair Folk."""

from __future__ import annotations

from collections.abc import Callable

from .fair import in_area
from .fire import fire_possible
from .hester_powers import lead_options
from .hexes import ALONG, AXES, DISTANCE, HEX_OF, HEXES, OFF
from .maps import Look
from .pieces import CUBE_OF, EMPTY_NEST, FACTION_OF, HESTER_UNIT, LEGENDS_OF, MOUNTAIN, PROTECTORS, UNIT, Harrow
from .quests import nests_for

Weigh = Callable[[Harrow, int, list[str], Look], float]


# -- Hester ------------------------------------------------------------------------------------------------------------
def _root(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Roots go where haints stand that could be infected."""
    h = HEX_OF[parts[1]]
    here = sum(bool(s.haints[g][h]) for g in s.rivals)
    near = sum(s.haints[g][at] for g in s.rivals for at in HEXES if DISTANCE[at][h] == 1)
    return 0.9 * here + 0.12 * near + (0.1 if s.land.terrain[h] < 4 else 0.0) + 0.2 * bool(s.flames[h])


def _infect(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    if len(parts) == 1:
        return 1.5
    side = 0 if parts[1].startswith(("red", "blue")[s.rivals[0]] if s.rivals[0] < 2 else "purple") else 1
    sick = [sum(s.sick[g]) for g in s.rivals]
    return 1.0 + 0.2 * (sick[1 - side] >= sick[side]) - 0.3 * (parts[-1] == "any") + 0.3 * (parts[-1] == "free")


def _victim(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    h = HEX_OF[parts[1]]
    return -0.1 * min((DISTANCE[h][at] for g in s.rivals for at in HEXES if s.sick[g][at]), default=5)


def _lead(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Infected haints go to those of the other faction, Hester to legends."""
    kind, a, b = UNIT.index(parts[1]), HEX_OF[parts[2]], HEX_OF[parts[3]]
    price = {"free": 0.0, "any": 0.35}.get(parts[-1], 0.15)
    if kind == HESTER_UNIT:
        prey = [s.legend_at[k] for g in s.rivals for k in LEGENDS_OF[g] if s.legend_at[k] != OFF]
        return _closer(a, b, prey, 1.5) - price
    other = s.rivals[1] if kind % 3 == s.rivals[0] else s.rivals[0]
    if s.sick[other][b]:
        return 5.0
    prey = [h for h in HEXES if s.sick[other][h]]
    return _closer(a, b, prey, 0.6 if fire_possible(s) else 0.0) - price


def _closer(a: int, b: int, prey: list[int], scale: float) -> float:
    if not prey:
        return 0.0
    return scale * (min(DISTANCE[a][h] for h in prey) - min(DISTANCE[b][h] for h in prey))


def _use(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    return {"drawn-together": 4.0, "protege": 0.6 if not s.shaken else 0.3, "all-around": 0.6}.get(parts[1], 0.25)


def _tree(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Shake the tree when there is somebody to infect or a fire to come out of."""
    touched = {h for a, b, _ in s.roots for h in (a, b) if h != OFF}
    hope = 0.0
    for h in touched:
        if s.land.terrain[h] < MOUNTAIN and any(s.haints[g][h] for g in s.rivals):
            hope += 0.55 if s.ground[CUBE_OF[s.land.terrain[h]]] else 0.2
    summon = s.legend_at[HESTER_UNIT] == OFF and any(s.flames)
    return hope + 0.3 * summon - 0.15


def _stir(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Moving is as good as the best move."""
    return max((_lead(s, f, option.key.split("/"), look) for option in lead_options(s)), default=-1.0)


def _activate(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Wake the automaton that is farther from its goal and from victory."""
    g = FACTION_OF[parts[1]]
    things = s.folk if g == PROTECTORS else s.buildings
    goal = next((h for h in HEXES if things[h]), OFF)
    near = min((DISTANCE[goal][h] for h in HEXES if s.units[g][h] and goal != OFF), default=3)
    return 0.2 * near - 0.15 * s.vp[g]


def _fixed(weight: float) -> Weigh:
    return lambda s, f, parts, look: weight


HESTER_VERBS: dict[str, Weigh] = {
    "root": _root,
    "extra-root": _root,
    "infect": _infect,
    "victim": _victim,
    "lead": _lead,
    "use": _use,
    "tree": _tree,
    "stir": _stir,
    "activate": _activate,
    "together": _fixed(5.0),
    "summon": _fixed(1.2),
    "devour": _fixed(5.0),
    "play": _fixed(0.3),
    "birth": _fixed(0.05),
}


# -- The Fair Folk -----------------------------------------------------------------------------------------------------
def candidates(s: Harrow) -> list[int]:
    """Where the thing sought may be, as far as the Fair Folk know."""
    return [
        h for h in HEXES if h not in s.crosses and h not in s.found_at and all(in_area(arrow, h) for arrow in s.arrows)
    ]


def _arrow(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """An arrow that halves what is left is best."""
    nest, axis, side = HEX_OF[parts[1]], AXES.index(parts[2]), 1 if parts[3] == "plus" else -1
    left = candidates(s)
    inside = sum(in_area((nest, axis, side, 1), h) for h in left)
    return min(inside, len(left) - inside) / max(len(left), 1)


def _guess(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    left = candidates(s)
    return 1.1 / len(left) if HEX_OF[parts[1]] in left else -1.0


def _nest(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """A nest that brings a quest closer, earns a cube and tempts somebody."""
    h = HEX_OF[parts[-1]]
    if s.nests[h] != OFF:
        return 0.0
    s.nests[h] = EMPTY_NEST
    done = sum(bool(nests_for(s, quest)) for quest in s.quests)
    s.nests[h] = OFF
    near = min((DISTANCE[h][at] for at in HEXES for g in s.rivals if s.units[g][at]), default=6)
    return 0.3 + 1.0 * done + 0.25 * (s.land.terrain[h] in s.lure) + 0.15 * (near == 1)


def _quest(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    return 2.0


def _hide(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Things are hidden off the lines everybody tries first."""
    h = HEX_OF[parts[1]]
    return 0.1 * sum(abs(x) for x in ALONG[h]) + (0.05 * (h * 7 % 11))


FAIR_VERBS: dict[str, Weigh] = {"arrow": _arrow, "guess": _guess, "nest": _nest, "quest": _quest, "hide": _hide}
