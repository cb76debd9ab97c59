"""The components of Wonderland's War, read from the content file, with an owner's values over ours if there are any.

Every component keeps its `source`: "rulebook", "public" or "reconstructed".
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import TypeVar

from ...kernel.content import Entry
from ...kernel.overlay import Overlay, Printed, check_all_read, merged
from . import sides
from .boards import ally_card, ally_chips, bad_chip, chip, faction, rewards, starting_chip
from .checks import check, whole
from .effects import cards, chips, conditions, others, placing, standing, strength, units, wonderlandians
from .effects import rewards as reward_verbs
from .effects.abilities import read_abilities
from .effects.cards import Split, Tempt
from .effects.placing import PlaceUnits
from .effects.rewards import RollShards
from .grammar import ALLIES, VERBS
from .options import Unit
from .pieces import REGIONS, Ability, AllyCard, Box, Chip, Faction, Quest, Region, TeaCard, Tile, Wonder
from .rules import forge, quests

T = TypeVar("T")
FILE = files(__package__) / "content" / "wonderland.toml"
PRINTED = Printed(FILE, (("id",), ("track",), ("upper", "lower", "column")), VERBS)
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
        items = [wonder.chip for wonder in self.wonders if wonder.chip is not None]
        rest = [
            *self.faction_chips,
            *(board.artifact for board in self.many),
            self.madness,
            self.double,
            self.poison,
        ]
        return sorted({chip.ref: chip for chip in (*allies, *items, *rest)}.values(), key=lambda chip: chip.rank)

    @property
    def units(self) -> list[Unit]:
        """The units that can stand in a region beside a leader."""
        return ["supporter", *(wonder for wonder in self.wonders if wonder.figure)]

    @property
    def abilities(self) -> list[Ability]:
        """Those of powers, ally cards and Wonderlandians."""
        powers = [rule for faction in (*self.many, *self.two) for power in faction.powers for rule in power.rules]
        allies = [rule for card in self.allies for rule in card.abilities]
        return [*powers, *allies, *(rule for wonder in self.wonders for rule in wonder.abilities)]


def load(overlay: Overlay = None) -> Content:
    """The content, or BadContent that names file, entry and field."""
    book = merged(PRINTED, overlay)
    content = _content(book)
    check(content, book)
    check_all_read(book, PRINTED, overlay)
    return content


def mark(overlay: Overlay) -> str:
    """A suffix of the version that distinguishes records made with other values."""
    if overlay is None:
        return ""
    text = json.dumps(overlay[1], sort_keys=True, ensure_ascii=False)
    return "+" + hashlib.sha256(text.encode()).hexdigest()[:8]


def _content(file: Entry) -> Content:
    regions = _regions(file)
    index = {region.ref: region.index for region in regions}
    types = {entry.text("id"): entry for entry in file.entries("chip_types")}
    for entry in types.values():
        entry.describe(named=False)  # the names of chips are in the words: each has several forms
    cards = _all(file.entries("ally_cards"), ally_card)
    setup = file.entry("setup")
    names = [entry.text("id") for entry in file.entries("wonderlandians")]
    many, two = zip(*(faction(entry, rank) for rank, entry in enumerate(file.entries("factions"), 60)), strict=True)
    components = file.entry("components")
    numbers = {name: setup.number(name) for name in _SETUP} | {name: components.number(name) for name in _PARTS}
    return Content(
        box=_box(file, regions, index),
        tiles=_all(file.entries("region_scoring_tiles"), _tile),
        allies=cards,
        ally_chips={card: ally_chips(card, types) for card in cards},
        faction_chips=tuple(starting_chip(n) for n in setup.numbers("starting_chip_strengths", most=9, length=4)),
        madness=bad_chip("madness", types, 90),
        double=bad_chip("double-madness", types, 91),
        poison=bad_chip("poison", types, 92),
        counts=numbers,
        many=many,
        two=two,
        not_for_two=tuple(
            entry.text("id") for entry in file.entries("wonderlandians") if entry.flag("remove_in_two_player")
        ),
        wonders=_all(file.entries("wonderlandians"), lambda entry: _wonder(entry, 70 + names.index(entry.text("id")))),
        tea=_all(file.entries("tea_cards"), _tea_card),
        quests=_all(file.entries("quests"), lambda entry: _quest(entry, index)),
    )


_SETUP = [
    "artifacts_in_bag",
    "supporters_on_board",
    "bag_forge",
    "bag_forge_two_players",
    "bag_madness_double",
    "bag_madness_normal",
    "leader_strength_start",
]
_PARTS = [
    "supporters_per_faction",
    "artifact_chips_per_faction",
    "madness_normal",
    "madness_double",
    "poison_chips",
]


def _box(file: Entry, regions: tuple[Region, ...], index: Mapping[str, int]) -> Box:
    track, die, tea = file.entry("battle_track"), file.entry("shard_die"), file.entry("tea_table")
    shards, two, castle = file.entry("starting_shards"), file.entry("two_player"), file.entry("castle")
    each = tea.number("cards_per_player", least=1, most=6)
    for part in (track, die, tea, shards, two, castle, file.entry("setup"), file.entry("components")):
        part.describe(named=False)
    sources = {"battle-track": track.text("source"), "shard-die": die.text("source")}
    return Box(
        regions,
        _symbols(track),
        track.number("end", least=1, most=99),
        _faces(die),
        _place(file.entry("first_battle_marker"), "start", index),
        tuple(shards.numbers(name, length=seats) for seats, name in enumerate(COUNTS, 2)),
        tuple(tea.entry("seats").number(name, least=5, most=20) for name in COUNTS),
        (tea.number("cards_per_player_two", least=1, most=10), each, each, each),
        two.numbers("resistance", length=3),
        castle.number("start_strength"),
        castle.number("base_value"),
        file.entry("setup").number("leader_strength_max", least=1, most=20),
        file.entry("madness").number("track_length", least=1, most=9),
        file.entry("setup").number("market_size", least=1, most=9),
        (*sources.items(), ("region-ring", regions[0].source)),
    )


def _symbols(track: Entry) -> tuple[int, ...]:
    symbols = track.numbers("forge_symbols", least=1, most=track.number("end"))
    if list(symbols) != sorted(set(symbols)):
        raise track.fail("forge_symbols", f"{list(symbols)} should rise, each space having one symbol at most")
    return symbols


def _faces(die: Entry) -> tuple[int, ...]:
    faces = die.numbers("faces", most=9)
    if len(faces) < 2 or not any(faces):
        raise die.fail("faces", f"{list(faces)} should be the sides of a die: two or more, not all of them empty")
    return faces


def _regions(file: Entry) -> tuple[Region, ...]:
    regions = _all(file.entries("regions"), _region)
    indices = sorted(region.index for region in regions)
    if indices != list(range(REGIONS)):
        raise file.fail("regions", f"should have the clockwise_index 0 to {REGIONS - 1}, each once, not {indices}")
    return tuple(sorted(regions, key=lambda region: region.index))


def _place(entry: Entry, field: str, index: Mapping[str, int]) -> int:
    """The index of a region named in a field."""
    region = entry.text(field)
    if region not in index:
        raise entry.fail(field, f"there is no region {region!r}; there are: {', '.join(index)}")
    return index[region]


def _all(entries: Iterable[Entry], make: Callable[[Entry], T]) -> tuple[T, ...]:
    """One object per entry; an unread field is an error, unless it is descriptive."""
    things = []
    for effect in entries:
        things.append(make(effect))
        effect.describe()
        effect.done()
    return tuple(things)


def _region(entry: Entry) -> Region:
    return Region(
        entry.text("id"), entry.number("clockwise_index", most=REGIONS - 1), entry.text("order_source", "rulebook")
    )


def _tile(entry: Entry) -> Tile:
    return Tile(entry.text("id"), entry.numbers("vp", length=3), entry.text("source"))


# -- Cards -------------------------------------------------------------------------------------------------------------
def _wonder(entry: Entry, rank: int) -> Wonder:
    ref = entry.text("id")
    figure = entry.text("kind", choices=("figure", "item")) == "figure"
    rules = read_abilities(entry, "abilities", ref, "figure" if figure else "chip")
    source = entry.text("source")
    if figure:
        return Wonder(
            ref, True, entry.number("strength", most=9), entry.number("standees", least=1, most=9), None, source, rules
        )
    coin = chip(f"{ref}", rank, entry.text("id"), "item", "", entry.number("chip_strength", most=9), source, rules)
    return Wonder(ref, False, 0, entry.number("chips", least=1, most=9), coin, source, rules)


def _tea_card(entry: Entry) -> TeaCard:
    kind = entry.text("kind", choices=("plain", "split", "corrupted"))
    units, die = entry.number("units", most=9), entry.flag("shard_die")
    gifts = list(rewards(entry, "effects"))
    if kind == "split":
        gifts.insert(0, Split(rewards(entry, "top"), rewards(entry, "bottom")))
    if kind == "corrupted":
        gifts.append(Tempt(rewards(entry, "tempt")))
    if die:
        gifts.insert(0, RollShards())
    if units:
        gifts.insert(0, PlaceUnits(units, None, False))
    return TeaCard(
        entry.text("id"), entry.number("round", least=1, most=3), units, die, kind, tuple(gifts), entry.text("source")
    )


def _quest(entry: Entry, index: Mapping[str, int]) -> Quest:
    region = _place(entry, "region", index)
    feat, goal = _test(entry, "feat", quests.METRICS), _test(entry, "objective", (*quests.GOALS, "chips"))
    points = (entry.number("feat_vp"), entry.number("objective_vp"), entry.number("both_bonus_vp"))
    marks = {entry.text("feat_source"), entry.text("objective_source"), entry.text("source")}
    mark = marks.pop() if len(marks) == 1 else "box" if marks == {"rulebook", "box"} else "reconstructed"
    return Quest(entry.text("id"), region, feat, goal, points, mark)


def _test(entry: Entry, field: str, measures: Iterable[str]) -> tuple[str, str, tuple[int, ...]]:
    test = entry.list(field)
    if len(test) != 3 or test[1] not in ("==", ">=", "<=", "in"):
        raise entry.fail(field, f"{test!r} should be a metric, a comparison (==, >=, <= or in) and a number")
    what, _, kinds = str(test[0]).partition(":")
    if what not in measures:
        raise entry.fail(field, f"there is nothing to measure called {what!r}; there are: {', '.join(measures)}")
    if bool(kinds) != (what == "chips"):
        raise entry.fail(field, f"{test[0]!r}: types of chips are named for 'chips' and for nothing else")
    wrong = [kind for kind in kinds.split("+") if kind not in ALLIES] if kinds else []
    if wrong:
        raise entry.fail(field, f"there is no type of chips {wrong[0]!r}; there are: {', '.join(ALLIES)}")
    several = test[1] == "in"
    value = test[2] if isinstance(test[2], list) else [test[2]]
    if isinstance(test[2], list) != several or not value or not all(map(whole, value)):
        raise entry.fail(
            field, f"{test[2]!r} should be {'a list of whole numbers' if several else 'a whole number'} from 0"
        )
    return (test[0], test[1], tuple(value))
