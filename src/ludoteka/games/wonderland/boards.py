"""Chips and faction boards, read from the content file."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.content import BadContent, Entry
from .effects.abilities import read_abilities
from .effects.standing import Immune, LaterAllies
from .grammar import ALLIES, VERBS, Effects
from .pieces import Ability, AllyCard, Between, Chip, Faction, Power
from .sides import TALENTS

TYPES = ALLIES[:-1]  # those with a weak and a strong chip


def slug(text: str) -> str:
    return "".join(c if c.isalnum() else "-" for c in text.lower().replace("'", "")).strip("-")


# -- Chips -------------------------------------------------------------------------------------------------------------
def chip(
    ref: str, rank: int, kind: str, family: str, level: str, strength: int, source: str, rules: tuple[Ability, ...] = ()
) -> Chip:
    """A chip with its abilities sorted by when they matter."""
    statics = [a for a in rules if a.on == "static"]
    return Chip(
        ref,
        rank,
        kind,
        family,
        level,
        strength,
        0,
        source,
        tuple(a for a in rules if a.on == "play"),
        tuple(a for a in rules if a.on != "play"),
        tuple(a for a in statics if any(isinstance(e, LaterAllies) for e in a.effects)),
        tuple(e.to for a in statics for e in a.effects if isinstance(e, Immune)),
    )


def starting_chip(strength: int) -> Chip:
    return chip(f"faction-{strength}", 50 + strength, "faction", "faction", "", strength, "rulebook")


def bad_chip(kind: str, types: Mapping[str, Entry], rank: int) -> Chip:
    e = types[kind]
    family = "poison" if kind == "poison" else "madness"
    return Chip(kind, rank, kind, family, "", 0, e.number("losses"), e.text("source"), (), (), (), ())


def ally_card(e: Entry) -> AllyCard:
    ref = e.text("id")
    kind = e.text("chip", choices=ALLIES)
    return AllyCard(ref, e.text("set"), kind, e.text("source"), read_abilities(e, "abilities", ref, "chip"))


def ally_chips(card: AllyCard, types: Mapping[str, Entry]) -> tuple[tuple[Chip, int], ...]:
    """The weak and the strong chips of a type, with what this card makes them do."""
    e = types.get(card.kind)
    if e is None:
        raise BadContent(f"ally card {card.ref!r}, field 'chip': there is no chip type {card.kind!r}")
    rank = 10 + 2 * TYPES.index(card.kind) if card.kind in TYPES else 40
    if card.kind == "forge":
        made = chip("forge", rank, "forge", "ally", "weak", e.number("weak"), e.text("source"), card.abilities)
        return ((made, e.number("weak_count")),)
    return tuple(
        (
            chip(
                f"{card.kind}-{level}",
                rank + place,
                card.kind,
                "ally",
                level,
                e.number(level),
                e.text("source"),
                card.abilities,
            ),
            e.number(f"{level}_count"),
        )
        for place, level in enumerate(("weak", "strong"))
    )


# -- Factions ----------------------------------------------------------------------------------------------------------
def faction(e: Entry, rank: int) -> tuple[Faction, Faction]:
    """Both sides of a board: for three to five players, and for two."""
    artifact = e.entry("artifact")
    ref = slug(artifact.entry("names").text("en"))
    coin = chip(ref, rank, "artifact", "faction", "", artifact.number("strength"), artifact.text("source"))
    other = e.entry("two_player")
    changed = {part.text("id"): part for part in other.entries("ability_overrides")}
    sides = []
    for two in (False, True):
        talent = e.entry("leader_ability")
        params = talent.entry("params") if talent.has("params") else None
        if two and params is not None:
            params = other.entry("leader_params")
        sides.append(
            Faction(
                e.text("id"),
                coin,
                talent.text("id", choices=[name for name in TALENTS if name]),
                talent.text("source"),
                _params(params),
                tuple(_power(part, changed if two else {}) for part in e.entries("abilities")),
                _tracks(e, "spaces_two_player" if two else "spaces"),
                tuple(_between(part) for part in e.entries("between")),
                e.text("source"),
                e.text("forge_source"),
            )
        )
    return sides[0], sides[1]


def _params(params: Entry | None) -> tuple[int, ...]:
    if params is None:
        return ()
    return (params.number("start_poison"),) if params.has("start_poison") else tuple(params.list("give_on"))


def _power(e: Entry, changed: Mapping[str, Entry]) -> Power:
    id = e.text("id")
    artifact = e.text("kind", choices=("artifact", "passive")) == "artifact"
    rules = read_abilities(changed.get(id, e), "rules", id, "artifact" if artifact else "power")
    return Power(id, artifact, e.text("source"), rules)


def rewards(e: Entry, field: str) -> Effects:
    """What a card, a half of it or a space gives; the list must be there."""
    e.list(field)
    return VERBS.read(e, field, "reward")


def _tracks(e: Entry, field: str) -> tuple[tuple[Effects, ...], ...]:
    tracks = []
    for part in sorted(e.entries("forge_tracks"), key=lambda part: part.number("track")):
        spaces = part.list(field)
        if len(spaces) != 3:
            raise part.fail(field, "a forge track has three spaces")
        tracks.append(tuple(rewards(Entry({"space": space}, part.where), "space") for space in spaces))
    if len(tracks) != 4:
        raise e.fail("forge_tracks", "there should be four")
    return tuple(tracks)


def _between(e: Entry) -> Between:
    return Between(
        e.number("upper", least=1, most=3) - 1,
        e.number("lower", least=2, most=4) - 1,
        e.number("column", least=1, most=3) - 1,
        rewards(e, "reward"),
    )
