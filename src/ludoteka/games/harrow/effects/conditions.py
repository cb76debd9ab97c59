"""The numbers and conditions that effects name (section 16)."""

from __future__ import annotations

from ..hexes import DISTANCE, HEXES, OFF
from ..pieces import HESTER, KAMMI, LEGEND, SPAWN, STRENGTHEN, Effect
from ..rules.cards import rival, value_of
from ..rules.units import haints_on, is_terrain, legend_hexes, touched
from ..state import Harrow


# -- Numbers and conditions -------------------------------------------------------------------------------------------
def number_of(s: Harrow, f: int, effect: Effect) -> int:
    n = effect.n
    if isinstance(n, int):
        return n
    if n == "half_wild_tokens_up":
        return (s.boards[f].wild + 1) // 2  # H-22
    if n == "up_to_3_wild_tokens":
        return min(3, s.boards[f].wild)
    kind = SPAWN if n == "half_spawn_value_up" else STRENGTHEN
    return (value_of(s, f, kind) + 1) // 2


def holds(s: Harrow, f: int, cond: str) -> bool:
    """Is the condition true now?"""
    if cond == "own_cubes_out>=3":
        return s.ground[f] >= 3
    if cond == "hand_not_empty":
        return bool(s.hands[f])
    if cond == "own_cubes<direct_rival_cubes":
        return s.ground[f] < s.ground[rival(s, f)]
    if cond == "own_unit_adjacent_to_enemy_legend":
        near = [h for g in (*s.rivals, HESTER) if g != f for h in legend_hexes(s, g)]
        return any(s.units[f][h] and DISTANCE[h][at] == 1 for at in near for h in HEXES)
    if cond == "legend_on_terrain":
        return any(is_terrain(s, h) for h in legend_hexes(s, f))
    if cond == "root_on_brambles_or_mountain":
        return any(touched(s, h) and not is_terrain(s, h) for h in HEXES)
    goblin = s.legend_at[s.kammi.goblin]
    if cond == "goblin_with_own_haint":
        return goblin != OFF and haints_on(s, KAMMI, goblin) > 0
    legend = s.legend_at[LEGEND + rival(s, KAMMI)]  # goblin_and_rival_legend_on_different_terrains
    if OFF in (goblin, legend) or not (is_terrain(s, goblin) and is_terrain(s, legend)):
        return False
    return s.land.terrain[goblin] != s.land.terrain[legend]
