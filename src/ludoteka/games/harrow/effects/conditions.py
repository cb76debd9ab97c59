"""The amounts and conditions that effects name (section 16), declared by name."""

from __future__ import annotations

from ..grammar import CONDITIONS, NUMBERS
from ..hexes import DISTANCE, HEXES, OFF
from ..pieces import HESTER, KAMMI, LEGEND, SPAWN, STRENGTHEN
from ..rules.cards import rival, value_of
from ..rules.units import haints_on, is_terrain, legend_hexes, touched
from ..state import Harrow

NUMBERS |= {
    "half_wild_tokens_up": lambda s, faction: (s.boards[faction].wild + 1) // 2,  # H-22
    "up_to_3_wild_tokens": lambda s, faction: min(3, s.boards[faction].wild),
    "half_spawn_value_up": lambda s, faction: (value_of(s, faction, SPAWN) + 1) // 2,
    "half_strengthen_value_up": lambda s, faction: (value_of(s, faction, STRENGTHEN) + 1) // 2,
}


def number_of(s: Harrow, faction: int, n: int | str) -> int:
    return n if isinstance(n, int) else NUMBERS[n](s, faction)


# -- Conditions -------------------------------------------------------------------------------------------------------
def _beside_enemy_legend(s: Harrow, faction: int) -> bool:
    near = [hex for other in (*s.rivals, HESTER) if other != faction for hex in legend_hexes(s, other)]
    return any(s.units[faction][hex] and DISTANCE[hex][at] == 1 for at in near for hex in HEXES)


def _goblin_with_haint(s: Harrow, faction: int) -> bool:
    goblin = s.legend_at[s.kammi.goblin]
    return goblin != OFF and haints_on(s, KAMMI, goblin) > 0


def _on_different_terrains(s: Harrow, faction: int) -> bool:
    goblin, legend = s.legend_at[s.kammi.goblin], s.legend_at[LEGEND + rival(s, KAMMI)]
    if OFF in (goblin, legend) or not (is_terrain(s, goblin) and is_terrain(s, legend)):
        return False
    return s.land.terrain[goblin] != s.land.terrain[legend]


CONDITIONS |= {
    "three_own_cubes_out": lambda s, faction: s.ground[faction] >= 3,
    "hand_not_empty": lambda s, faction: bool(s.hands[faction]),
    "fewer_cubes_than_rival": lambda s, faction: s.ground[faction] < s.ground[rival(s, faction)],
    "own_unit_adjacent_to_enemy_legend": _beside_enemy_legend,
    "legend_on_terrain": lambda s, faction: any(is_terrain(s, hex) for hex in legend_hexes(s, faction)),
    "root_on_brambles_or_mountain": lambda s, faction: any(touched(s, hex) and not is_terrain(s, hex) for hex in HEXES),
    "goblin_with_own_haint": _goblin_with_haint,
    "goblin_and_rival_legend_on_different_terrains": _on_different_terrains,
}
