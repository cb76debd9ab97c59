"""Abilities of the content file: trigger, condition and verbs; and their sentences."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.content import Entry
from ....kernel.verbs import Plain
from ..grammar import VERBS, Effects, hyphens, read_condition
from ..pieces import Ability

# When an ability fires, and what can have it: chips, figures, powers of a faction.
TRIGGERS: dict[str, tuple[str, ...]] = {
    "moved": ("power",),
    "head_of_table": ("power",),
    "leader_placed": ("power",),
    "tea_end": ("power",),
    "battle_start": ("power", "figure"),
    "before_loss": ("figure",),
    "unit_lost": ("power", "figure"),
    "shield_used": ("figure",),
    "play": ("chip", "power", "figure"),
    "after_advance": ("chip",),
    "region_award": ("figure",),
    "quests": ("chip",),
    "feat_done": ("chip",),
    "battle_end": ("chip", "power", "figure"),
    "forge": ("chip",),
    "exhaust": ("chip",),
    "cleanup": ("chip",),
    "static": ("chip", "power", "figure"),
}
LOOKED_FOR = ("static", "before_loss", "exhaust", "cleanup")  # these do not fire: the rules look for their verbs


def read_abilities(entry: Entry, field: str, source: str, bearer: str) -> tuple[Ability, ...]:
    """A list of abilities printed on the component `source`, which is a chip, a figure, a power or an artifact's."""
    return tuple(_ability(part, source, bearer) for part in entry.entries(field, []))


def _ability(part: Entry, source: str, bearer: str) -> Ability:
    on = part.text("on", choices=tuple(TRIGGERS))
    if {"artifact": "power"}.get(bearer, bearer) not in TRIGGERS[on]:
        raise part.fail("on", f"{on!r} never happens to a {bearer}")
    place = on if on in LOOKED_FOR else "ability"
    does, choices = VERBS.read(part, "do", place), _choices(part, place)
    if not (does or choices):
        raise part.fail("do", "is missing, and so is 'choose'")
    ability = Ability(
        source,
        bearer,
        on,
        read_condition(part),
        part.flag("optional"),
        part.text("limit", "", choices=("once_per_battle", "once_per_war")),
        part.text("once", "", choices=("type",)) == "type",
        does,
        choices,
        any(effect.outward for effect in (*does, *(effect for one in choices for effect in one))),
    )
    part.done()
    return ability


def _choices(part: Entry, place: str) -> tuple[Effects, ...]:
    choices = []
    for index, choice in enumerate(part.list("choose", [])):
        one = VERBS.read(Entry({"choose": choice}, f"{part.where}, choice {index + 1}"), "choose", place)
        if not one:
            raise part.fail("choose", "should offer something")
        choices.append(one)
    return tuple(choices)


# -- What they say -----------------------------------------------------------------------------------------------------
def says(abilities: Sequence[Ability]) -> list[Plain]:
    """Abilities as sentences, one for each."""
    return [_says(ability) for ability in abilities]


def _says(ability: Ability) -> Plain:
    does = [effect.plain() for effect in ability.effects]
    return {
        "say": "ability",
        "when": None if ability.on == "static" else {"say": _moment(ability)},
        "if": [atom.plain() for atom in ability.condition] or None,
        "limit": {"say": hyphens(ability.limit)} if ability.limit else None,
        "may": ability.optional,
        "what": {"or": [[effect.plain() for effect in one] for one in ability.choices]} if ability.choices else does,
    }


def _moment(ability: Ability) -> str:
    """The message of a trigger; some differ for chips, figures, artifacts and other powers."""
    if ability.on == "play":
        return f"when-play-{ability.bearer}"
    if ability.on == "unit_lost":
        return f"when-unit-lost-{ability.bearer}"
    return f"when-{hyphens(ability.on)}"
