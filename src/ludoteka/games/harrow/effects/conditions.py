"""The amounts and conditions that effects name (section 16), declared by name."""

from __future__ import annotations

from ..grammar import CONDITIONS, NUMBERS
from ..hexes import DISTANCE, HEXES, OFF
from ..pieces import HESTER, KAMMI, LEGEND, SPAWN, STRENGTHEN
from ..rules.cards import rival, value_of
from ..rules.units import haints_on, is_terrain, legend_hexes, touched
from ..state import Harrow

NUMBERS |= {
    "half_wild_tokens_up": lambda s, f: (s.boards[f].wild + 1) // 2,  # H-22
    "up_to_3_wild_tokens": lambda s, f: min(3, s.boards[f].wild),
    "half_spawn_value_up": lambda s, f: (value_of(s, f, SPAWN) + 1) // 2,
    "half_strengthen_value_up": lambda s, f: (value_of(s, f, STRENGTHEN) + 1) // 2,
}


def number_of(s: Harrow, f: int, n: int | str) -> int:
    return n if isinstance(n, int) else NUMBERS[n](s, f)


# -- Conditions -------------------------------------------------------------------------------------------------------
def _beside_enemy_legend(s: Harrow, f: int) -> bool:
    near = [h for g in (*s.rivals, HESTER) if g != f for h in legend_hexes(s, g)]
    return any(s.units[f][h] and DISTANCE[h][at] == 1 for at in near for h in HEXES)


def _goblin_with_haint(s: Harrow, f: int) -> bool:
    goblin = s.legend_at[s.kammi.goblin]
    return goblin != OFF and haints_on(s, KAMMI, goblin) > 0


def _on_different_terrains(s: Harrow, f: int) -> bool:
    goblin, legend = s.legend_at[s.kammi.goblin], s.legend_at[LEGEND + rival(s, KAMMI)]
    if OFF in (goblin, legend) or not (is_terrain(s, goblin) and is_terrain(s, legend)):
        return False
    return s.land.terrain[goblin] != s.land.terrain[legend]


CONDITIONS |= {
    "three_own_cubes_out": lambda s, f: s.ground[f] >= 3,
    "hand_not_empty": lambda s, f: bool(s.hands[f]),
    "fewer_cubes_than_rival": lambda s, f: s.ground[f] < s.ground[rival(s, f)],
    "own_unit_adjacent_to_enemy_legend": _beside_enemy_legend,
    "legend_on_terrain": lambda s, f: any(is_terrain(s, h) for h in legend_hexes(s, f)),
    "root_on_brambles_or_mountain": lambda s, f: any(touched(s, h) and not is_terrain(s, h) for h in HEXES),
    "goblin_with_own_haint": _goblin_with_haint,
    "goblin_and_rival_legend_on_different_terrains": _on_different_terrains,
}
