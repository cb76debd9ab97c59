"""The components of Wonderland's War, read from the content file, with an owner's values laid over where given.

Every component keeps its `source`: "rulebook", "public" or "reconstructed".
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteka.kernel.content import BadContent, Entry, lay_over, read

from .grammar import abilities, effects
from .pieces import (
    REGIONS,
    Ability,
    AllyCard,
    Between,
    Box,
    Chip,
    Effect,
    Faction,
    Power,
    Quest,
    Region,
    TeaCard,
    Tile,
    Wonder,
    effect,
)

FILE = Path(__file__).parent / "content" / "wonderland.toml"
COUNTS = ("two", "three", "four", "five")
TYPES = ("card-soldier", "flamingo", "rose", "red-rook", "creature")
METRICS = frozenset(
    [
        "final-strength",
        "last-active-printed",
        "active-chips",
        "active-types",
        "units-here",
        "lost-units-here",
        "madness-track",
        "rank",
        "won-without-leader",
        "shield-used",
        "on-forge-symbol",
    ]
)
GOALS = frozenset(
    [
        "chips",
        "forged-ally-types",
        "forged-chips",
        "forge-tracks-complete",
        "distinct-chip-types",
        "madness-normal-owned",
        "strong-ally-chips",
        "artifacts-owned",
        "wonderlandian-cards",
        "castles",
        "abilities-unlocked",
        "leader-strength",
        "shards",
        "units-on-board",
        "regions-with-units",
    ]
)


@dataclass(frozen=True)
class Content:
    """Everything in the box."""

    box: Box
    tiles: tuple[Tile, ...]
    allies: tuple[AllyCard, ...]  # all 21
    ally_chips: Mapping[AllyCard, tuple[tuple[Chip, int], ...]]  # the chips of a card and how many there are
    faction_chips: tuple[Chip, ...]  # the four starting chips
    madness: Chip
    double: Chip
    poison: Chip
    counts: Mapping[str, int]  # components and numbers of the setup
    many: tuple[Faction, ...]  # the boards' side for three to five players
    two: tuple[Faction, ...]
    wonders: tuple[Wonder, ...]
    not_for_two: tuple[str, ...]
    tea: tuple[TeaCard, ...]
    quests: tuple[Quest, ...]


def load(overlay: tuple[str, Mapping[str, Any]] | None = None) -> Content:
    """The content, or BadContent that names file, entry and field."""
    data = read(FILE)
    if overlay is not None:
        data = lay_over(data, overlay[1], overlay[0])
    return _content(Entry(data, FILE.name if overlay is None else overlay[0]))


def mark(overlay: tuple[str, Mapping[str, Any]] | None) -> str:
    """A suffix for the version, so that records made with other values are told apart."""
    if overlay is None:
        return ""
    text = json.dumps(overlay[1], sort_keys=True, ensure_ascii=False)
    return "+" + hashlib.sha256(text.encode()).hexdigest()[:8]


def slug(text: str) -> str:
    return "".join(c if c.isalnum() else "-" for c in text.lower().replace("'", "")).strip("-")


def _content(file: Entry) -> Content:
    regions = tuple(_region(e) for e in sorted(file.entries("regions"), key=lambda e: e.number("clockwise_index")))
    if len(regions) != REGIONS:
        raise file.fail("regions", f"there should be {REGIONS}")
    index = {region.ref: region.index for region in regions}
    types = {e.text("id"): e for e in file.entries("chip_types")}
    cards = tuple(_ally_card(e) for e in file.entries("ally_cards"))
    setup = file.entry("setup")
    names = [e.text("id") for e in file.entries("wonderlandians")]
    many, two = zip(*(_faction(e, rank) for rank, e in enumerate(file.entries("factions"), 60)), strict=True)
    components = file.entry("components")
    numbers = {name: setup.number(name) for name in _SETUP} | {name: components.number(name) for name in _PARTS}
    return Content(
        box=_box(file, regions, index),
        tiles=tuple(_tile(e) for e in file.entries("region_scoring_tiles")),
        allies=cards,
        ally_chips={card: _ally_chips(card, types) for card in cards},
        faction_chips=tuple(_starting_chip(n) for n in setup.list("starting_chip_strengths")),
        madness=_bad_chip("madness", types, 90),
        double=_bad_chip("double-madness", types, 91),
        poison=_bad_chip("poison", types, 92),
        counts=numbers,
        many=many,
        two=two,
        wonders=tuple(_wonder(e, 70 + names.index(e.text("id"))) for e in file.entries("wonderlandians")),
        not_for_two=tuple(e.text("id") for e in file.entries("wonderlandians") if e.flag("remove_in_two_player")),
        tea=tuple(_tea_card(e) for e in file.entries("tea_cards")),
        quests=tuple(_quest(e, index) for e in file.entries("quests")),
    )


_SETUP = [
    "artifacts_in_bag",
    "artifacts_on_board",
    "supporters_on_board",
    "bag_forge",
    "bag_forge_two_players",
    "bag_madness_double",
    "bag_madness_normal",
    "leader_strength_start",
    "quests_drawn",
]
_PARTS = [
    "supporters_per_faction",
    "castles_per_faction",
    "artifact_chips_per_faction",
    "madness_normal",
    "madness_double",
    "poison_chips",
]


def _box(file: Entry, regions: tuple[Region, ...], index: Mapping[str, int]) -> Box:
    track, die, tea = file.entry("battle_track"), file.entry("shard_die"), file.entry("tea_table")
    shards, two, castle = file.entry("starting_shards"), file.entry("two_player"), file.entry("castle")
    marker = file.entry("first_battle_marker")
    start = marker.text("start")
    if start not in index:
        raise marker.fail("start", f"there is no region {start!r}")
    faces = tuple(die.list("faces"))
    if not faces or not all(isinstance(face, int) and face >= 0 for face in faces):
        raise die.fail("faces", "should be a list of whole numbers from 0")
    chairs = tea.entry("seats")
    each = tea.number("cards_per_player")
    return Box(
        regions,
        tuple(track.list("forge_symbols")),
        track.number("end", least=1),
        faces,
        index[start],
        tuple(tuple(shards.list(name)) for name in COUNTS),
        tuple(chairs.number(name, least=5) for name in COUNTS),
        (tea.number("cards_per_player_two"), each, each, each),
        tuple(two.list("resistance")),
        castle.number("start_strength"),
        castle.number("base_value"),
        file.entry("setup").number("leader_strength_max"),
        file.entry("madness").number("track_length"),
        file.entry("setup").number("market_size"),
        (
            ("battle-track", track.text("source")),
            ("shard-die", die.text("source")),
            ("region-ring", "reconstructed"),
        ),
    )


def _region(e: Entry) -> Region:
    return Region(e.text("id"), e.number("clockwise_index", most=REGIONS - 1), e.text("order_source", "rulebook"))


def _tile(e: Entry) -> Tile:
    vp = e.list("vp")
    if len(vp) != 3 or not all(isinstance(n, int) for n in vp):
        raise e.fail("vp", "should be three whole numbers, for the three rounds")
    return Tile(e.text("id"), tuple(vp), e.text("source"))


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
        tuple(a for a in statics if any(e.where == "own_ally_chips_played_later" for e in a.effects)),
        tuple(e.where for a in statics for e in a.effects if e.op == "immune"),
    )


def _starting_chip(strength: int) -> Chip:
    return chip(f"faction-{strength}", 50 + strength, "faction", "faction", "", strength, "rulebook")


def _bad_chip(kind: str, types: Mapping[str, Entry], rank: int) -> Chip:
    e = types[kind]
    family = "poison" if kind == "poison" else "madness"
    return Chip(kind, rank, kind, family, "", 0, e.number("losses"), e.text("source"), (), (), (), ())


def _ally_card(e: Entry) -> AllyCard:
    ref = e.text("id")
    return AllyCard(ref, e.text("set"), e.text("chip"), e.text("source"), abilities(e, "abilities", ref))


def _ally_chips(card: AllyCard, types: Mapping[str, Entry]) -> tuple[tuple[Chip, int], ...]:
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
def _faction(e: Entry, rank: int) -> tuple[Faction, Faction]:
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
                talent.text("id"),
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
    rules = abilities(changed.get(id, e), "rules", id)
    return Power(id, e.text("kind", choices=("artifact", "passive")) == "artifact", e.text("source"), rules)


def _tracks(e: Entry, field: str) -> tuple[tuple[tuple[Effect, ...], ...], ...]:
    tracks = []
    for part in sorted(e.entries("forge_tracks"), key=lambda part: part.number("track")):
        spaces = part.list(field)
        if len(spaces) != 3:
            raise part.fail(field, "a forge track has three spaces")
        tracks.append(tuple(effects(Entry({"space": space}, part.where), "space") for space in spaces))
    if len(tracks) != 4:
        raise e.fail("forge_tracks", "there should be four")
    return tuple(tracks)


def _between(e: Entry) -> Between:
    return Between(
        e.number("upper", least=1, most=3) - 1,
        e.number("lower", least=2, most=4) - 1,
        e.number("column", least=1, most=3) - 1,
        effects(e, "reward"),
    )


# -- Cards -------------------------------------------------------------------------------------------------------------
def _wonder(e: Entry, rank: int) -> Wonder:
    ref = e.text("id")
    figure = e.text("kind", choices=("figure", "item")) == "figure"
    rules = abilities(e, "abilities", ref)
    source = e.text("source")
    if figure:
        return Wonder(ref, True, e.number("strength"), e.number("standees", least=1), None, source, rules)
    coin = chip(f"{ref}", rank, e.text("id"), "item", "", e.number("chip_strength"), source, rules)
    return Wonder(ref, False, 0, e.number("chips", least=1), coin, source, rules)


def _tea_card(e: Entry) -> TeaCard:
    kind = e.text("kind", choices=("plain", "split", "corrupted"))
    units, die = e.number("units"), e.flag("shard_die")
    rewards = list(effects(e, "effects"))
    if kind == "split":
        rewards.insert(0, Effect("split", 1, "", "", "", "", 0, (effects(e, "top"), effects(e, "bottom"))))
    if kind == "corrupted":
        rewards.append(Effect("tempt", 1, "", "", "", "", 0, (effects(e, "tempt"),)))
    if die:
        rewards.insert(0, effect("roll_shards"))
    if units:
        rewards.insert(0, effect("place_units", units))
    return TeaCard(e.text("id"), e.number("round", least=1, most=3), units, die, kind, tuple(rewards), e.text("source"))


def _quest(e: Entry, index: Mapping[str, int]) -> Quest:
    region = e.text("region")
    if region not in index:
        raise e.fail("region", f"there is no region {region!r}")
    feat, goal = _test(e, "feat", METRICS), _test(e, "objective", GOALS)
    points = (e.number("feat_vp"), e.number("objective_vp"), e.number("both_bonus_vp"))
    marks = {e.text("feat_source"), e.text("objective_source"), e.text("source")}
    return Quest(e.text("id"), index[region], feat, goal, points, marks.pop() if len(marks) == 1 else "reconstructed")


def _test(e: Entry, field: str, known: frozenset[str]) -> tuple[str, str, tuple[int, ...]]:
    test = e.list(field)
    if len(test) != 3 or str(test[0]).split(":")[0] not in known or test[1] not in ("==", ">=", "<=", "in"):
        raise e.fail(field, f"{test!r} should be a metric, a comparison and a number")
    value = test[2] if isinstance(test[2], list) else [test[2]]
    return (test[0], test[1], tuple(value))
