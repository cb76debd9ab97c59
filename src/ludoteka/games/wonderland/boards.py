"""Chips and faction boards, read from the content file."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.content import SOURCES, Entry
from .effects.abilities import read_abilities
from .effects.standing import Immune, LaterAllies
from .grammar import ALLIES, VERBS, Effects
from .pieces import Ability, AllyCard, Between, Chip, Faction, Power
from .sides import TALENTS

TYPES = ALLIES[:-1]  # those with a weak and a strong chip


# -- Chips -------------------------------------------------------------------------------------------------------------
def chip(
    ref: str, rank: int, kind: str, family: str, level: str, strength: int, source: str, rules: tuple[Ability, ...] = ()
) -> Chip:
    """A chip with its abilities grouped by trigger."""
    statics = [ability for ability in rules if ability.on == "static"]
    return Chip(
        ref,
        rank,
        kind,
        family,
        level,
        strength,
        0,
        source,
        tuple(ability for ability in rules if ability.on == "play"),
        tuple(ability for ability in rules if ability.on != "play"),
        tuple(ability for ability in statics if any(isinstance(effect, LaterAllies) for effect in ability.effects)),
        tuple(effect.to for ability in statics for effect in ability.effects if isinstance(effect, Immune)),
    )


def starting_chip(strength: int) -> Chip:
    return chip(f"faction-{strength}", 50 + strength, "faction", "faction", "", strength, "rulebook")


def bad_chip(kind: str, types: Mapping[str, Entry], rank: int) -> Chip:
    effect = types[kind]
    family = "poison" if kind == "poison" else "madness"
    return Chip(kind, rank, kind, family, "", 0, effect.number("losses"), effect.text("source"), (), (), (), ())


def ally_card(entry: Entry) -> AllyCard:
    ref = entry.text("id")
    kind = entry.text("chip", choices=ALLIES)
    return AllyCard(
        ref,
        entry.text("set", choices=("A", "B", "C", "D", "*")),
        kind,
        entry.text("source"),
        read_abilities(entry, "abilities", ref, "chip"),
    )


def ally_chips(card: AllyCard, types: Mapping[str, Entry]) -> tuple[tuple[Chip, int], ...]:
    """The weak and strong chips of a type, with the abilities from this card."""
    effect = types[card.kind]
    rank = 10 + 2 * TYPES.index(card.kind) if card.kind in TYPES else 40
    if card.kind == "forge":
        forge = chip(
            "forge", rank, "forge", "ally", "weak", effect.number("weak", most=9), effect.text("source"), card.abilities
        )
        return ((forge, effect.number("weak_count")),)
    return tuple(
        (
            chip(
                f"{card.kind}-{level}",
                rank + place,
                card.kind,
                "ally",
                level,
                effect.number(level, most=9),
                effect.text("source"),
                card.abilities,
            ),
            effect.number(f"{level}_count"),
        )
        for place, level in enumerate(("weak", "strong"))
    )


# -- Factions ----------------------------------------------------------------------------------------------------------
def faction(entry: Entry, rank: int) -> tuple[Faction, Faction]:
    """Both sides of a board: for three to five players, and for two."""
    artifact = entry.entry("artifact")
    source = artifact.text("source", choices=SOURCES)
    coin = chip(artifact.text("id"), rank, "artifact", "faction", "", artifact.number("strength", most=9), source)
    artifact.describe()
    entry.describe()
    return _side(entry, coin, two=False), _side(entry, coin, two=True)


def _side(entry: Entry, coin: Chip, two: bool) -> Faction:
    talent, other = entry.entry("leader_ability"), entry.entry("two_player")
    talent.describe()
    name = talent.text("id", choices=[name for name in TALENTS if name])
    changed = {part.text("id"): part for part in other.entries("ability_overrides")}
    powers = tuple(_power(part, changed if two else {}) for part in entry.entries("abilities"))
    wrong = [id for id in changed if id not in [power.ref for power in powers]]
    if two and wrong:
        raise other.fail("ability_overrides", f"{wrong[0]!r} should be an ability of this faction")
    return Faction(
        entry.text("id"),
        coin,
        name,
        talent.text("source"),
        _params(name, other.entry("leader_params") if two else _table(talent, "params")),
        powers,
        _tracks(entry, "spaces_two_player" if two else "spaces"),
        tuple(_between(part) for part in entry.entries("between")),
        entry.text("source"),
        entry.text("forge_source"),
    )


def _table(entry: Entry, field: str) -> Entry:
    return entry.entry(field) if entry.has(field) else Entry({}, entry.where)


PARAMS = {"jaws-that-bite": "start_poison", "share-the-madness": "give_on"}  # the numbers that a talent needs


def _params(talent: str, params: Entry) -> tuple[int, ...]:
    param = PARAMS.get(talent)
    numbers: tuple[int, ...] = ()
    if param == "start_poison":
        numbers = (params.number(param, most=9),)
    if param == "give_on":
        numbers = params.numbers(param, most=9)
    params.done()
    return numbers


def _power(entry: Entry, changed: Mapping[str, Entry]) -> Power:
    id = entry.text("id")
    artifact = entry.text("kind", choices=("artifact", "passive")) == "artifact"
    rules = [
        read_abilities(part, "rules", id, "artifact" if artifact else "power")
        for part in (entry, changed.get(id, entry))
    ]
    entry.describe()
    entry.done()
    return Power(id, artifact, entry.text("source"), rules[1])


def rewards(entry: Entry, field: str) -> Effects:
    """The effects of a card, a half of it or a space; the list is required."""
    entry.list(field)
    return VERBS.read(entry, field, "reward")


def _tracks(entry: Entry, field: str) -> tuple[tuple[Effects, ...], ...]:
    tracks = []
    for part in sorted(entry.entries("forge_tracks"), key=lambda part: part.number("track", least=1, most=4)):
        spaces = part.list(field)
        if len(spaces) != 3:
            raise part.fail(field, "a forge track has three spaces")
        tracks.append(tuple(rewards(Entry({"space": space}, part.where), "space") for space in spaces))
    numbers = sorted(part.number("track") for part in entry.entries("forge_tracks"))
    if numbers != [1, 2, 3, 4]:
        raise entry.fail("forge_tracks", f"should be the tracks 1, 2, 3 and 4, not {numbers}")
    return tuple(tracks)


def _between(entry: Entry) -> Between:
    return Between(
        entry.number("upper", least=1, most=3) - 1,
        entry.number("lower", least=2, most=4) - 1,
        entry.number("column", least=1, most=3) - 1,
        rewards(entry, "reward"),
    )
