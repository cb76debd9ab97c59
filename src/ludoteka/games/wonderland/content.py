"""The components of Wonderland's War, read from the content file, with an owner's values laid over where given.

Every component keeps its `source`: "rulebook", "public" or "reconstructed".
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, TypeVar

from ...kernel.content import BadContent, Entry, lay_over, read
from . import sides
from .boards import ally_card, ally_chips, bad_chip, chip, faction, rewards, starting_chip
from .effects import cards, chips, conditions, others, placing, standing, strength, units, wonderlandians
from .effects import rewards as reward_verbs
from .effects.abilities import read_abilities
from .effects.cards import Split, Tempt
from .effects.placing import PlaceUnits
from .effects.rewards import RollShards
from .grammar import ALLIES, Counted
from .options import Unit
from .pieces import REGIONS, Ability, AllyCard, Box, Chip, Faction, Quest, Region, TeaCard, Tile, Wonder
from .rules import forge, quests

T = TypeVar("T")
FILE = files(__package__) / "content" / "wonderland.toml"
COUNTS = ("two", "three", "four", "five")
DECLARING = (  # importing these declares every verb, counter and fact
    *(cards, chips, conditions, others, placing, reward_verbs, standing, strength, units, wonderlandians),
    *(forge, quests, *sides.SIDES),
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

    @property
    def chips(self) -> list[Chip]:
        """Every kind of chip once by its reference, sorted."""
        allies = [chip for pairs in self.ally_chips.values() for chip, _ in pairs]
        items = [w.chip for w in self.wonders if w.chip is not None]
        rest = [*self.faction_chips, *(f.artifact for f in self.many), self.madness, self.double, self.poison]
        return sorted({chip.ref: chip for chip in (*allies, *items, *rest)}.values(), key=lambda chip: chip.rank)

    @property
    def units(self) -> list[Unit]:
        """What can stand in a region beside a leader."""
        return ["supporter", *(wonder for wonder in self.wonders if wonder.figure)]

    @property
    def abilities(self) -> list[Ability]:
        """Those of powers, ally cards and Wonderlandians."""
        powers = [rule for faction in (*self.many, *self.two) for power in faction.powers for rule in power.rules]
        allies = [rule for card in self.allies for rule in card.abilities]
        return [*powers, *allies, *(rule for wonder in self.wonders for rule in wonder.abilities)]


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


def _content(file: Entry) -> Content:
    regions = tuple(_region(e) for e in sorted(file.entries("regions"), key=lambda e: e.number("clockwise_index")))
    if len(regions) != REGIONS:
        raise file.fail("regions", f"there should be {REGIONS}")
    index = {region.ref: region.index for region in regions}
    types = {e.text("id"): e for e in file.entries("chip_types")}
    cards = _all(file.entries("ally_cards"), ally_card)
    setup = file.entry("setup")
    names = [e.text("id") for e in file.entries("wonderlandians")]
    many, two = zip(*(faction(e, rank) for rank, e in enumerate(file.entries("factions"), 60)), strict=True)
    components = file.entry("components")
    numbers = {name: setup.number(name) for name in _SETUP} | {name: components.number(name) for name in _PARTS}
    content = Content(
        box=_box(file, regions, index),
        tiles=_all(file.entries("region_scoring_tiles"), _tile),
        allies=cards,
        ally_chips={card: ally_chips(card, types) for card in cards},
        faction_chips=tuple(starting_chip(n) for n in setup.list("starting_chip_strengths")),
        madness=bad_chip("madness", types, 90),
        double=bad_chip("double-madness", types, 91),
        poison=bad_chip("poison", types, 92),
        counts=numbers,
        many=many,
        two=two,
        wonders=_all(file.entries("wonderlandians"), lambda e: _wonder(e, 70 + names.index(e.text("id")))),
        not_for_two=tuple(e.text("id") for e in file.entries("wonderlandians") if e.flag("remove_in_two_player")),
        tea=_all(file.entries("tea_cards"), _tea_card),
        quests=_all(file.entries("quests"), lambda e: _quest(e, index)),
    )
    _check_types(content, file)
    return content


def _check_types(content: Content, file: Entry) -> None:
    """Conditions and counters may name any type of chips that there is, but no other."""
    kinds = {chip.kind for chip in content.chips}
    for ability in content.abilities:
        effects = (*ability.effects, *(effect for one in ability.choices for effect in one))
        counts = [effect.per for effect in effects if isinstance(effect, Counted) and effect.per is not None]
        for of in (*(atom.of for atom in ability.condition), *(count.of for count in counts)):
            if of and of not in kinds:
                raise BadContent(f"{file.where}, {ability.source!r}: there is no type of chips {of!r}")


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
    each = tea.number("cards_per_player")
    sources = {"battle-track": track.text("source"), "shard-die": die.text("source")}
    return Box(
        regions,
        _numbers(track, "forge_symbols"),
        track.number("end", least=1),
        _numbers(die, "faces"),
        _place(file.entry("first_battle_marker"), "start", index),
        tuple(_numbers(shards, name) for name in COUNTS),
        tuple(tea.entry("seats").number(name, least=5) for name in COUNTS),
        (tea.number("cards_per_player_two"), each, each, each),
        _numbers(two, "resistance"),
        castle.number("start_strength"),
        castle.number("base_value"),
        file.entry("setup").number("leader_strength_max"),
        file.entry("madness").number("track_length"),
        file.entry("setup").number("market_size"),
        (*sources.items(), ("region-ring", regions[0].source)),
    )


def _numbers(e: Entry, field: str) -> tuple[int, ...]:
    numbers = e.list(field)
    if not numbers or not all(isinstance(n, int) and n >= 0 for n in numbers):
        raise e.fail(field, "should be a list of whole numbers from 0")
    return tuple(numbers)


def _place(e: Entry, field: str, index: Mapping[str, int]) -> int:
    """The index of a region named in a field."""
    region = e.text(field)
    if region not in index:
        raise e.fail(field, f"there is no region {region!r}; there are: {', '.join(index)}")
    return index[region]


def _all(entries: Iterable[Entry], make: Callable[[Entry], T]) -> tuple[T, ...]:
    """One thing per entry; a field that nobody reads is an error, but for those that only describe."""
    made = []
    for e in entries:
        made.append(make(e))
        for field in ("names", "source", "rulebook_facts", "public_facts", "remove_in_two_player"):
            e.raw(field, None)
        e.done()
    return tuple(made)


def _region(e: Entry) -> Region:
    return Region(e.text("id"), e.number("clockwise_index", most=REGIONS - 1), e.text("order_source", "rulebook"))


def _tile(e: Entry) -> Tile:
    vp = e.list("vp")
    if len(vp) != 3 or not all(isinstance(n, int) for n in vp):
        raise e.fail("vp", "should be three whole numbers, for the three rounds")
    return Tile(e.text("id"), tuple(vp), e.text("source"))


# -- Cards -------------------------------------------------------------------------------------------------------------
def _wonder(e: Entry, rank: int) -> Wonder:
    ref = e.text("id")
    figure = e.text("kind", choices=("figure", "item")) == "figure"
    rules = read_abilities(e, "abilities", ref, "figure" if figure else "chip")
    source = e.text("source")
    if figure:
        return Wonder(ref, True, e.number("strength"), e.number("standees", least=1), None, source, rules)
    coin = chip(f"{ref}", rank, e.text("id"), "item", "", e.number("chip_strength"), source, rules)
    return Wonder(ref, False, 0, e.number("chips", least=1), coin, source, rules)


def _tea_card(e: Entry) -> TeaCard:
    kind = e.text("kind", choices=("plain", "split", "corrupted"))
    units, die = e.number("units"), e.flag("shard_die")
    gifts = list(rewards(e, "effects"))
    if kind == "split":
        gifts.insert(0, Split(rewards(e, "top"), rewards(e, "bottom")))
    if kind == "corrupted":
        gifts.append(Tempt(rewards(e, "tempt")))
    if die:
        gifts.insert(0, RollShards())
    if units:
        gifts.insert(0, PlaceUnits(units, None, False))
    return TeaCard(e.text("id"), e.number("round", least=1, most=3), units, die, kind, tuple(gifts), e.text("source"))


def _quest(e: Entry, index: Mapping[str, int]) -> Quest:
    region = _place(e, "region", index)
    feat, goal = _test(e, "feat", quests.METRICS), _test(e, "objective", (*quests.GOALS, "chips"))
    points = (e.number("feat_vp"), e.number("objective_vp"), e.number("both_bonus_vp"))
    marks = {e.text("feat_source"), e.text("objective_source"), e.text("source")}
    return Quest(e.text("id"), region, feat, goal, points, marks.pop() if len(marks) == 1 else "reconstructed")


def _test(e: Entry, field: str, known: Iterable[str]) -> tuple[str, str, tuple[int, ...]]:
    test = e.list(field)
    if len(test) != 3 or test[1] not in ("==", ">=", "<=", "in"):
        raise e.fail(field, f"{test!r} should be a metric, a comparison and a number")
    what, _, kinds = str(test[0]).partition(":")
    if what not in known:
        raise e.fail(field, f"there is nothing to measure called {what!r}; there are: {', '.join(known)}")
    wrong = [kind for kind in kinds.split("+") if kind not in ALLIES] if kinds or what == "chips" else []
    if wrong:
        raise e.fail(field, f"there is no type of chips {wrong[0]!r}")
    value = test[2] if isinstance(test[2], list) else [test[2]]
    return (test[0], test[1], tuple(value))
