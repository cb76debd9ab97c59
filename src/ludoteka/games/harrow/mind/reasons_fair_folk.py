"""Reasons for an option of the Fair Folk."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Why
from ..hexes import AXES, HEX_OF
from ..pieces import TERRAIN
from ..sides.fair_folk.guessing import candidates, in_area
from ..state import Arrow, Harrow
from .heuristics_fair_folk import fitting, nests_of


def guess(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    left = candidates(s)
    if HEX_OF[parts[1]] in left:
        yield Why("hint-candidates", {"n": len(left)})


def arrow(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    left = candidates(s)
    arrow = Arrow(HEX_OF[parts[1]], AXES.index(parts[2]), 1 if parts[3] == "plus" else -1, 1)
    inside = sum(in_area(arrow, hex) for hex in left)
    if 0 < inside < len(left):
        yield Why("hint-parts", {"n": inside, "all": len(left)})


def nest(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """The quest that the nest brings closest, and the cube it earns."""
    hex, nests = HEX_OF[parts[-1]], nests_of(s)
    closer = [n for card in s.fair_folk.quests if (n := fitting(s, card, [*nests, hex])) > fitting(s, card, nests)]
    if closer:
        yield Why("hint-quest-done" if max(closer) == 4 else "hint-quest-closer", {"n": max(closer)})
    if s.land.terrain[hex] in s.fair_folk.lure:
        yield Why("hint-lure")


def quest(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    yield Why("hint-quest")


def search(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """A terrain with many hexes earns most cubes."""
    kind = TERRAIN.index(parts[1])
    yield Why("hint-search", {"n": sum(land == kind for land in s.land.terrain)})
