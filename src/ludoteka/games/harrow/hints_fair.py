"""Weights of options for the Fair Folk."""

from __future__ import annotations

from collections.abc import Callable

from .fair import in_area
from .hexes import ALONG, AXES, DISTANCE, HEX_OF, HEXES, OFF
from .maps import Look
from .pieces import EMPTY_NEST, Harrow
from .quests import nests_for

Weigh = Callable[[Harrow, int, list[str], Look], float]


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
