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
    return AllyCard(
        ref,
        e.text("set", choices=("A", "B", "C", "D", "*")),
        kind,
        e.text("source"),
        read_abilities(e, "abilities", ref, "chip"),
    )


def ally_chips(card: AllyCard, types: Mapping[str, Entry]) -> tuple[tuple[Chip, int], ...]:
    """The weak and the strong chips of a type, with what this card makes them do."""
    e = types[card.kind]
    rank = 10 + 2 * TYPES.index(card.kind) if card.kind in TYPES else 40
    if card.kind == "forge":
        made = chip("forge", rank, "forge", "ally", "weak", e.number("weak", most=9), e.text("source"), card.abilities)
        return ((made, e.number("weak_count")),)
    return tuple(
        (
            chip(
                f"{card.kind}-{level}",
                rank + place,
                card.kind,
                "ally",
                level,
                e.number(level, most=9),
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
    source = artifact.text("source", choices=SOURCES)
    coin = chip(artifact.text("id"), rank, "artifact", "faction", "", artifact.number("strength", most=9), source)
    artifact.describe()
    e.describe()
    return _side(e, coin, two=False), _side(e, coin, two=True)


def _side(e: Entry, coin: Chip, two: bool) -> Faction:
    talent, other = e.entry("leader_ability"), e.entry("two_player")
    talent.describe()
    name = talent.text("id", choices=[name for name in TALENTS if name])
    changed = {part.text("id"): part for part in other.entries("ability_overrides")}
    powers = tuple(_power(part, changed if two else {}) for part in e.entries("abilities"))
    wrong = [id for id in changed if id not in [power.ref for power in powers]]
    if two and wrong:
        raise other.fail("ability_overrides", f"{wrong[0]!r} should be an ability of this faction")
    return Faction(
        e.text("id"),
        coin,
        name,
        talent.text("source"),
        _params(name, other.entry("leader_params") if two else _table(talent, "params")),
        powers,
        _tracks(e, "spaces_two_player" if two else "spaces"),
        tuple(_between(part) for part in e.entries("between")),
        e.text("source"),
        e.text("forge_source"),
    )


def _table(e: Entry, field: str) -> Entry:
    return e.entry(field) if e.has(field) else Entry({}, e.where)


PARAMS = {"jaws-that-bite": "start_poison", "share-the-madness": "give_on"}  # the numbers that a talent needs


def _params(talent: str, params: Entry) -> tuple[int, ...]:
    wanted = PARAMS.get(talent)
    found: tuple[int, ...] = ()
    if wanted == "start_poison":
        found = (params.number(wanted, most=9),)
    if wanted == "give_on":
        found = params.numbers(wanted, most=9)
    params.done()
    return found


def _power(e: Entry, changed: Mapping[str, Entry]) -> Power:
    id = e.text("id")
    artifact = e.text("kind", choices=("artifact", "passive")) == "artifact"
    rules = [read_abilities(part, "rules", id, "artifact" if artifact else "power") for part in (e, changed.get(id, e))]
    e.describe()
    e.done()
    return Power(id, artifact, e.text("source"), rules[1])


def rewards(e: Entry, field: str) -> Effects:
    """What a card, a half of it or a space gives; the list must be there."""
    e.list(field)
    return VERBS.read(e, field, "reward")


def _tracks(e: Entry, field: str) -> tuple[tuple[Effects, ...], ...]:
    tracks = []
    for part in sorted(e.entries("forge_tracks"), key=lambda part: part.number("track", least=1, most=4)):
        spaces = part.list(field)
        if len(spaces) != 3:
            raise part.fail(field, "a forge track has three spaces")
        tracks.append(tuple(rewards(Entry({"space": space}, part.where), "space") for space in spaces))
    numbers = sorted(part.number("track") for part in e.entries("forge_tracks"))
    if numbers != [1, 2, 3, 4]:
        raise e.fail("forge_tracks", f"should be the tracks 1, 2, 3 and 4, not {numbers}")
    return tuple(tracks)


def _between(e: Entry) -> Between:
    return Between(
        e.number("upper", least=1, most=3) - 1,
        e.number("lower", least=2, most=4) - 1,
        e.number("column", least=1, most=3) - 1,
        rewards(e, "reward"),
    )
