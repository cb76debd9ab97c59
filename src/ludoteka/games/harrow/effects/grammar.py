"""The little language of the content file: hex expressions, unit words, and what an effect may say.

A hex expression is alternatives joined by ` | `, each a conjunction of atoms joined by ` & `. It is read once and kept
as tuples; `search.py` evaluates it on a state.
"""

from __future__ import annotations

from typing import NamedTuple

from ....kernel import remember
from ..pieces import Effect

OPS = (
    "advance",
    "spawn",
    "strengthen",
    "wild",
    "gain_wild",
    "choose",
    "any_order",
    "move",
    "relocate",
    "pull",
    "push",
    "place",
    "remove",
    "cubes_off",
    "gain_terrain_cube",
    "draw",
    "bottom",
    "scroll",
    "take_token",
    "range",
    "tree",
    "if",
    "hook",
)
UNITS = (
    "self.haint",
    "self.legend",
    "self.unit",
    "enemy.haint",
    "enemy.unit",
    "any.haint",
    "any.unit",
    "any.legend",
    "infected.haint",
    "uninfected.haint",
    "hester",
    "townsfolk",
)
THINGS: tuple[str, ...] = (
    "ability_token",
    "storm",
    "trail",
    "townsfolk",
    "building",
    "doll",
    "nail",
    "taunt",
    "wrath",
    "cube",
)
THINGS += ("terrain_cube", "root", "fire", *UNITS)
REFS = ("legend", "goblin", "kammi", "home", "storm_placed", "townsfolk_pulled", "enemy_legend", *UNITS)
NUMBERS = ("half_wild_tokens_up", "half_spawn_value_up", "half_strengthen_value_up", "up_to_3_wild_tokens")
CONDITIONS = (
    "own_cubes_out>=3",
    "hand_not_empty",
    "own_cubes<direct_rival_cubes",
    "own_unit_adjacent_to_enemy_legend",
    "goblin_and_rival_legend_on_different_terrains",
    "goblin_with_own_haint",
    "legend_on_terrain",
    "root_on_brambles_or_mountain",
)
HOOKS = (
    "trails",
    "emmy_shelter",
    "malachi_attack",
    "levi_march",
    "odessa_store",
    "willa_pick",
    "kammi_replay",
    "kammi_grid_cubes",
    "kammi_pull_doll",
    "kammi_swap",
    "goblin_knocker",
    "goblin_bruiser",
    "take_lantern",
    "spoon_back",
    "leap_over_storm",
    "distant_tremors",
    "confluence_pull",
    "knife_in_the_dark",
    "keyhole",
    "blood_money_trigger",
    "ambush_move",
    "doll_whisper",
    "trick_swap",
    "spite",
    "white_innards",
    "wild_tangle",
    "protege",
    "well_see",
    "sloth",
    "hurts_a_moment",
    "night_terror",
    "needed_sacrifice_trigger",
    "drawn_together",
    "desperate_grip",
    "catch_breath",
    "where_oh_where",
    "ff_extra_nest",
    "ff_move_nest",
    "ff_beckon",
    "ff_swap_offers",
    "ff_gleaning",
    "ff_free_arrow",
    "ff_guess",
    "ff_new_season",
)
_MEASURED = ("within", "exact", "ring")
_RELATED = ("adjacent", "on", "line", "terrain_as")
_PLAIN = ("terrain", "no_units", "empty", "not_brambles", "edge", "home", "any")


class Atom(NamedTuple):
    """One condition on a hex."""

    word: str
    ref: str = ""
    least: int = 0
    most: int = 0


@remember
def parse(text: str) -> tuple[tuple[Atom, ...], ...]:
    """A hex expression as alternatives of conjunctions; ValueError names the part that is wrong."""
    if not text:
        return ((Atom("any"),),)
    return tuple(tuple(_atom(part.strip()) for part in side.split("&")) for side in text.split("|"))


def _atom(text: str) -> Atom:
    word, *rest = text.split(":")
    if word in _PLAIN and not rest:
        return Atom(word)
    if word in ("has", "no") and len(rest) == 1 and rest[0] in THINGS:
        return Atom(word, rest[0])
    if word in _RELATED and len(rest) == 1 and rest[0] in REFS:
        return Atom(word, rest[0])
    if word in _MEASURED and len(rest) == 2 and rest[0] in REFS:
        least, _, most = rest[1].partition("-")
        if least.isdigit() and (most or least).isdigit():
            a, b = int(least), int(most or least)
            return Atom("within", rest[0], 0 if word == "within" else a, b)
    raise ValueError(f"{text!r} is no condition on a hex")


def check_effect(effect: Effect) -> tuple[str, str] | None:
    """What is wrong with an effect: the field and the problem."""
    if effect.op not in OPS:
        return "op", f"{effect.op!r} should be one of: {', '.join(OPS)}"
    if effect.op == "hook" and effect.name not in HOOKS:
        return "name", f"there is no hook {effect.name!r}"
    if isinstance(effect.n, str) and effect.n not in NUMBERS:
        return "n", f"{effect.n!r} should be a number or one of: {', '.join(NUMBERS)}"
    if effect.cond and effect.cond not in CONDITIONS:
        return "cond", f"{effect.cond!r} should be one of: {', '.join(CONDITIONS)}"
    for word in effect.unit.split(" | ") if effect.unit else ():
        if word not in UNITS:
            return "unit", f"{word!r} should be one of: {', '.join(UNITS)}"
    if effect.what and effect.what not in THINGS:
        return "what", f"{effect.what!r} should be one of: {', '.join(THINGS)}"
    if effect.ref and effect.ref not in REFS:
        return "ref", f"{effect.ref!r} should be one of: {', '.join(REFS)}"
    for name, text in (("at", effect.at), ("dest", effect.dest), ("from", effect.start)):
        try:
            parse(text)
        except ValueError as error:
            return name, str(error)
    return None
