"""Finding hexes and units on a state: evaluates the expressions of the grammar."""

from __future__ import annotations

from collections.abc import Callable

from ..grammar import Atom, parse
from ..hexes import CENTRE, DISTANCE, EDGE, HEXES, LINE, OFF
from ..pieces import HESTER, HESTER_UNIT, KAMMI, LEGENDS_OF, SICK
from ..rules.units import count, empty, has_units, is_terrain, legend_hexes, touched
from ..sides.kammi.secrets import kammi_figure
from ..state import Harrow

_INDIRECT = ("goblin", "kammi")


def kinds_of(s: Harrow, f: int, word: str) -> tuple[int, ...]:
    """The kinds of units a word names, as the faction says it."""
    kinds: list[int] = []
    for part in word.split(" | "):
        whose, _, what = part.rpartition(".")
        if part == "hester":
            kinds.append(HESTER_UNIT)
        elif whose in ("infected", "uninfected"):
            kinds += [g + (SICK if whose == "infected" else 0) for g in s.rivals]
        else:
            sides = [g for g in (*s.rivals, HESTER) if whose == "any" or (g == f) == (whose == "self")]
            if what in ("haint", "unit"):
                kinds += [k for g in sides if g != HESTER for k in (g, g + SICK)]
            if what in ("legend", "unit"):
                kinds += [k for g in sides for k in LEGENDS_OF[g]]
    return tuple(kinds)


def anchors(s: Harrow, f: int, ref: str) -> list[int]:
    """The hexes a reference stands for."""
    if ref == "legend":
        found = legend_hexes(s, f)
    elif ref == "goblin":
        found = [s.legend_at[s.kammi.goblin]]
    elif ref == "kammi":
        found = [s.legend_at[kammi_figure(s)]]
    elif ref == "home":
        found = [s.home[f]]
    elif ref in ("storm_placed", "townsfolk_pulled"):
        found = [s.now.marked]
    elif ref == "enemy_legend":
        found = [h for g in (*s.rivals, HESTER) if g != f for h in legend_hexes(s, g)]
    elif ref == "townsfolk":
        found = [h for h in HEXES if s.folk[h]]
    else:
        kinds = kinds_of(s, f, ref)
        found = [h for h in HEXES if any(count(s, k, h) for k in kinds)]
    return [h for h in found if h != OFF]


def hexes(s: Harrow, f: int, text: str) -> list[int]:
    """The hexes that satisfy an expression, in the order of the map."""
    found: set[int] = set()
    for side in parse(text):
        left = list(HEXES)
        for atom in side:
            left = _filter(s, f, atom, left)
        found.update(left)
    return sorted(found)


def _filter(s: Harrow, f: int, atom: Atom, left: list[int]) -> list[int]:
    word, ref = atom.word, atom.ref
    if word == "any":
        return left
    if word in ("has", "no"):
        return [h for h in left if has(s, f, ref, h) == (word == "has")]
    if word in _PLAIN:
        test = _PLAIN[word]
        return [h for h in left if test(s, h)]
    if word == "home":
        return [h for h in left if h == s.home[f]]
    near = anchors(s, f, ref)
    if word == "within":
        return [h for h in left if any(atom.least <= DISTANCE[a][h] <= atom.most for a in near)]
    if word == "adjacent":
        return [h for h in left if any(DISTANCE[a][h] == 1 for a in near)]
    if word == "on":
        return [h for h in left if h in near]
    if word == "line":
        return [h for h in left if any(h in LINE[a] for a in near)]
    kinds = {s.land.terrain[a] for a in near}  # terrain_as
    return [h for h in left if is_terrain(s, h) and s.land.terrain[h] in kinds]


_PLAIN: dict[str, Callable[[Harrow, int], bool]] = {
    "terrain": is_terrain,
    "no_units": lambda s, h: not has_units(s, h),
    "empty": empty,
    "not_brambles": lambda s, h: h != CENTRE,
    "edge": lambda s, h: h in EDGE,
}


def has(s: Harrow, f: int, thing: str, h: int) -> bool:
    """Is the thing on the hex?"""
    if thing == "ability_token":
        return bool(s.tokens[h])
    if thing == "storm":
        return s.stormy[h]
    if thing == "townsfolk":
        return s.folk[h] > 0
    if thing == "building":
        return s.buildings[h] > 0
    if thing == "trail":
        return s.trails[h] > 0
    if thing == "doll":
        return h in s.kammi.dolls
    if thing == "terrain_cube":
        return s.sacrifice[h] != OFF
    if thing == "root":
        return touched(s, h)
    if thing == "fire":
        return s.flames[h] > 0
    return any(count(s, k, h) for k in kinds_of(s, f, thing))


def tells_goblin(f: int, *texts: str) -> bool:
    """Could the hexes that are allowed betray which figure is the goblin?"""
    return f == KAMMI and any(word in text for text in texts for word in _INDIRECT)
