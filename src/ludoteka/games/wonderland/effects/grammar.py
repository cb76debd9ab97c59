"""Reading effects, abilities and conditions from the content file (section 13 of the rules)."""

from __future__ import annotations

import re
from typing import Any

from ....kernel.content import Entry
from ..pieces import Ability, Condition, Effect

REWARDS = frozenset(  # what tea cards and forge tracks may give
    [
        "place_units",
        "gain_ally",
        "roll_shards",
        "gain_shards",
        "discard_shards",
        "shield_up",
        "recruit_wonderlandian",
        "unlock_ability",
        "place_castle",
        "leader_strength",
        "discard_madness",
        "draw_quests",
        "forge_from_bag",
        "gain_vp",
        "release_supporters",
        "castle_value",
        "gain_artifact",
    ]
)
OPS = REWARDS | {
    "chip_strength",
    "gain_strength",
    "next_chip",
    "next_draw_extra",
    "return_exhausted",
    "return_active_to_bag",
    "move_supporters_in",
    "marker_to_nearest_forge",
    "complete_extra_feat",
    "remove_active_chip",
    "swap_level",
    "give_shard",
    "must_draw_next",
    "opponent_loses_strength",
    "opponent_next_chip",
    "return_opponent_madness",
    "lose_own_unit",
    "steal_vp",
    "move_leader_here",
    "move_leader",
    "move_units_out",
    "move_self",
    "reduce_unit_loss",
    "lose_first",
    "cleanup_to_bag",
    "immune",
    "forge_action",
    "split",
    "tempt",
}
TRIGGERS = frozenset(
    [
        "tea_start",
        "turn_end",
        "moved",
        "head_of_table",
        "shard_roll",
        "leader_placed",
        "tea_end",
        "battle_start",
        "before_loss",
        "unit_lost",
        "shield_used",
        "play",
        "after_advance",
        "region_award",
        "quests",
        "feat_done",
        "battle_end",
        "forge",
        "exhaust",
        "cleanup",
        "static",
    ]
)
HOOKS = frozenset(["off_with_their_heads", "slithy_toves", "claws_that_catch", "help_the_locals", "no_room", "walrus"])
OUTWARD = frozenset(  # W-74: these touch other players and wait for step 3
    ["give_shard", "opponent_next_chip", "return_opponent_madness", "steal_vp", "claws_that_catch"]
)
COUNTERS = frozenset(
    [
        "active",
        "other_active",
        "active_artifact",
        "madness_track",
        "shards",
        "units_here",
        "lost_units_here",
        "busted_opponents",
        "printed",
    ]
)
FACTS = frozenset(
    [
        "castle_here",
        "shield_up",
        "won",
        "busted",
        "opponent_ahead",
        "passed_leader",
        "highest_printed_this_draw",
        "in_battle",
        "by_madness",
        "no_madness_placed_this_draw",
        "self_not_lost_this_draw",
        "both_tweedles_here",
    ]
)
_ATOM = re.compile(r"(?P<what>[a-z_]+)(:(?P<of>[a-z-]+))?((?P<cmp>==|>=|<=|>|<)(?P<value>[a-z0-9_]+))?")
_COUNT = re.compile(r"((?P<k>-?\d+)\*)?count:(?P<what>[a-z_]+)(:(?P<of>[a-z-]+))?")


def effects(entry: Entry, field: str, default: Any = ...) -> tuple[Effect, ...]:
    """A list of effects."""
    return tuple(_effect(part) for part in entry.entries(field, default))


def rewards(entry: Entry, field: str) -> tuple[Effect, ...]:
    """A list of effects that a card or a forge track may give outside a battle."""
    found = effects(entry, field)
    for effect in found:
        if effect.op not in REWARDS:
            raise entry.fail(field, f"{effect.op!r} is no reward")
    return found


def _effect(part: Entry) -> Effect:
    op = part.text("op")
    if op not in OPS:
        raise part.fail("op", f"there is no verb {op!r}")
    to = part.raw("to", "")
    n = part.raw("max", part.raw("n", to if isinstance(to, int) else 1))
    if not isinstance(n, int) and n not in ("chip", "printed") and not _COUNT.fullmatch(str(n)):
        raise part.fail("n", f"{n!r} should be a number, 'chip', 'printed' or 'count:...'")
    where = part.raw("scope", part.raw("from", part.raw("where", to)))
    made = Effect(
        op,
        n,
        part.text("type", part.text("kind", part.text("target", ""))),
        part.text("level", ""),
        part.text("mode", ""),
        "" if isinstance(where, int) else str(where),
        part.number("discard", 0, most=1),
        (),
    )
    part.done()
    return made


def count_of(amount: str) -> tuple[int, str, str]:
    """`-2*count:other_active:creature` as its factor, counter and type."""
    found = _COUNT.fullmatch(amount)
    assert found, f"{amount!r} was checked at load"
    return int(found["k"] or 1), found["what"], found["of"] or ""


def abilities(entry: Entry, field: str, source: str) -> tuple[Ability, ...]:
    """A list of abilities printed on the component `source`."""
    return tuple(_ability(part, source) for part in entry.entries(field, []))


def _ability(part: Entry, source: str) -> Ability:
    on, hook = part.text("on"), part.text("hook", "")
    if on not in TRIGGERS:
        raise part.fail("on", f"there is no trigger {on!r}")
    if hook and hook not in HOOKS:
        raise part.fail("hook", f"there is no hook {hook!r}")
    does = effects(part, "do", [])
    choices = tuple(tuple(_effect(Entry(e, part.where)) for e in one) for one in part.list("choose", []))
    if not (does or choices or hook):
        raise part.fail("do", "is missing, and so are 'choose' and 'hook'")
    outward = hook in OUTWARD or any(e.op in OUTWARD for e in (*does, *(e for one in choices for e in one)))
    made = Ability(
        source,
        on,
        condition(part),
        part.flag("optional"),
        part.text("limit", "", choices=("once_per_battle", "once_per_war")),
        part.has("once"),
        does,
        choices,
        hook,
        outward,
    )
    part.raw("once", None)
    part.done()
    return made


def condition(part: Entry) -> Condition:
    """Atoms joined by `and`; a leading `!` negates."""
    return tuple(_atom(part, word.strip()) for word in part.text("if", "").split(" and ") if word.strip())


def _atom(part: Entry, word: str) -> tuple[str, str, str, int | str]:
    negated = word.startswith("!")
    found = _ATOM.fullmatch(word.removeprefix("!"))
    if not found:
        raise part.fail("if", f"{word!r} is not a condition")
    what, of, compared, value = found["what"], found["of"] or "", found["cmp"] or "", found["value"] or ""
    if what in FACTS and not compared:
        return (what, of, "!" if negated else "", "")
    if what in ("level", "unit") and compared == "==":
        return (what, "", compared, value)
    if what == "most_active" and of and not compared:
        return (what, of, "", "")
    if what in COUNTERS and compared and not negated:
        return (what, of, compared, int(value) if value.isdigit() else value)
    raise part.fail("if", f"{word!r} is not a condition")
