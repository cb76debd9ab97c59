"""Finding hexes and units on a state: evaluates the expressions of the grammar."""

from __future__ import annotations

from collections.abc import Callable

from ..grammar import Atom, parse
from ..hexes import CENTRE, DISTANCE, EDGE, HEXES, LINE, OFF
from ..pieces import HESTER, HESTER_UNIT, INFECTED, KAMMI, LEGENDS_OF
from ..rules.units import count, empty, has_units, is_terrain, legend_hexes, touched
from ..sides.kammi.secrets import kammi_figure
from ..state import Harrow

_INDIRECT = ("goblin", "kammi")


def kinds_of(s: Harrow, faction: int, word: str) -> tuple[int, ...]:
    """The kinds of units a word names from the faction's point of view."""
    kinds: list[int] = []
    for part in word.split(" | "):
        whose, _, what = part.rpartition(".")
        if part == "hester":
            kinds.append(HESTER_UNIT)
        elif whose in ("infected", "uninfected"):
            kinds += [INFECTED[other] if whose == "infected" else other for other in s.rivals]
        else:
            sides = [
                other for other in (*s.rivals, HESTER) if whose == "any" or (other == faction) == (whose == "self")
            ]
            if what in ("haint", "unit"):
                kinds += [kind for other in sides if other != HESTER for kind in (other, INFECTED[other])]
            if what in ("legend", "unit"):
                kinds += [kind for other in sides for kind in LEGENDS_OF[other]]
    return tuple(kinds)


def anchors(s: Harrow, faction: int, ref: str) -> list[int]:
    """The hexes a reference stands for."""
    if ref == "legend":
        places = legend_hexes(s, faction)
    elif ref == "goblin":
        places = [s.legend_at[s.kammi.goblin]]
    elif ref == "kammi":
        places = [s.legend_at[kammi_figure(s)]]
    elif ref == "home":
        places = [s.home[faction]]
    elif ref in ("storm_placed", "townsfolk_pulled"):
        places = [s.now.marked]
    elif ref == "enemy_legend":
        places = [hex for other in (*s.rivals, HESTER) if other != faction for hex in legend_hexes(s, other)]
    elif ref == "townsfolk":
        places = [hex for hex in HEXES if s.folk[hex]]
    else:
        kinds = kinds_of(s, faction, ref)
        places = [hex for hex in HEXES if any(count(s, kind, hex) for kind in kinds)]
    return [hex for hex in places if hex != OFF]


def hexes(s: Harrow, faction: int, text: str) -> list[int]:
    """The hexes that satisfy an expression, in the order of the map."""
    matches: set[int] = set()
    for side in parse(text):
        left = list(HEXES)
        for atom in side:
            left = _filter(s, faction, atom, left)
        matches.update(left)
    return sorted(matches)


def _filter(s: Harrow, faction: int, atom: Atom, left: list[int]) -> list[int]:
    word, ref = atom.word, atom.ref
    if word == "any":
        return left
    if word in ("has", "no"):
        return [hex for hex in left if has(s, faction, ref, hex) == (word == "has")]
    if word in _PLAIN:
        test = _PLAIN[word]
        return [hex for hex in left if test(s, hex)]
    if word == "home":
        return [hex for hex in left if hex == s.home[faction]]
    near = anchors(s, faction, ref)
    if word == "within":
        return [hex for hex in left if any(atom.least <= DISTANCE[start][hex] <= atom.most for start in near)]
    if word == "adjacent":
        return [hex for hex in left if any(DISTANCE[start][hex] == 1 for start in near)]
    if word == "on":
        return [hex for hex in left if hex in near]
    if word == "line":
        return [hex for hex in left if any(hex in LINE[start] for start in near)]
    kinds = {s.land.terrain[start] for start in near}  # terrain_as
    return [hex for hex in left if is_terrain(s, hex) and s.land.terrain[hex] in kinds]


_PLAIN: dict[str, Callable[[Harrow, int], bool]] = {
    "terrain": is_terrain,
    "no_units": lambda s, hex: not has_units(s, hex),
    "empty": empty,
    "not_brambles": lambda s, hex: hex != CENTRE,
    "edge": lambda s, hex: hex in EDGE,
}


def has(s: Harrow, faction: int, thing: str, hex: int) -> bool:
    """True if the thing is on the hex."""
    if thing == "ability_token":
        return bool(s.tokens[hex])
    if thing == "storm":
        return s.stormy[hex]
    if thing == "townsfolk":
        return s.folk[hex] > 0
    if thing == "building":
        return s.buildings[hex] > 0
    if thing == "trail":
        return s.trails[hex] > 0
    if thing == "doll":
        return hex in s.kammi.dolls
    if thing == "terrain_cube":
        return s.sacrifice[hex] != OFF
    if thing == "root":
        return touched(s, hex)
    if thing == "fire":
        return s.flames[hex] > 0
    return any(count(s, kind, hex) for kind in kinds_of(s, faction, thing))


def tells_goblin(faction: int, *texts: str) -> bool:
    """True if the allowed hexes could reveal which figure is the goblin."""
    return faction == KAMMI and any(word in text for text in texts for word in _INDIRECT)
