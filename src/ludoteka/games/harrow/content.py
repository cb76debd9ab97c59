"""Read the content file into a Kit; an error names file, entry and field."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from ...kernel.content import SOURCES, BadContent, Entry
from ...kernel.overlay import Overlay, Printed, check_all_read, merged
from .checks import LEAST, check
from .effects import conditions, moving, placing, reach, resolving
from .grammar import VERBS, Effects
from .hexes import COORDS, HEXES
from .pieces import (
    FACTION,
    FACTION_OF,
    JAR,
    SOLO_FIELDS,
    TERRAIN,
    TOKEN,
    Card,
    Hero,
    Kit,
    Land,
    Offer,
    Quest,
    Solo,
    Tile,
)
from .rules import tiles, tracks
from .sides import protectors
from .sides.fair_folk import cards as fair_folk_cards
from .sides.fair_folk.quests import KINDS, TEXTS
from .sides.family import confluence, gifts
from .sides.hester import cards as hester_cards
from .sides.kammi import goblins

DECLARING = (  # importing these declares every verb, amount and condition
    *(conditions, moving, placing, reach, resolving, tiles, tracks),
    *(confluence, fair_folk_cards, gifts, goblins, hester_cards, protectors),
)
SLOTS = 12  # of the Family's boards
FILE = files(__package__) / "content" / "harrow.toml"
PRINTED = Printed(FILE, (("id",), ("q", "r"), ("level",)), VERBS)
_DECKS = ("tactic_card", "upgrade_card", "goblin_card", "hester_card", "fair_folk_card")
_NUMBERS = (
    "vp_to_trigger_end",
    "max_units_per_hex",
    "battleground_slots_per_player",
    "starting_battleground_cubes",
    "range_normal",
    "range_from_mountain",
    "attack_cost",
    "attack_cost_on_brambles",
    "jars_flipped_per_round",
    "objective_vp",
    "brambles_vp",
    "doll_vp",
    "fire_extinguished_vp",
    "hester_unit_value",
)


def load(overlay: Overlay = None) -> Kit:
    """The game's own content with an owner's values laid over it."""
    book = merged(PRINTED, overlay)
    kit = _kit(book)
    check(kit, book)
    check_all_read(book, PRINTED, overlay)
    return kit


def _kit(book: Entry) -> Kit:
    boards = {ref(entry.text("id")): entry for entry in _described(book, "board")}
    cards = tuple(tuple(_card(entry, i) for entry in _described(book, deck)) for i, deck in enumerate(_DECKS))
    families = [entry for id, entry in boards.items() if id.startswith("family")]
    ranked = [entry for id, entry in boards.items() if id.startswith(("protectors", "kammi"))]
    return Kit(
        ref="kit",
        lands={land.ref: land for land in map(_land, _described(book, "map"))},
        cards=cards,
        card={card.id: card for deck in cards for card in deck},
        upgrades=cards[1],
        quests=tuple(map(_quest, _described(book, "quest_card"))),
        offers=tuple(map(_offer, _described(book, "offer"))),
        tiles=tuple(
            Tile(ref(entry.text("id")), _effects(entry, "effects")) for entry in _described(book, "bonus_tile")
        ),
        heroes=_heroes(book),
        tracks={ref(entry.text("id")): _scrolls(entry) for entry in _described(book, "legend_track")},
        rows={ref(entry.text("id")): tuple(_row(entry, kind)[0] for kind in TOKEN[:3]) for entry in ranked},
        row_cards={ref(entry.text("id")): tuple(_row(entry, kind)[1] for kind in TOKEN[:3]) for entry in ranked},
        draw={ref(entry.text("id")): entry.numbers("draw", most=12, length=SLOTS) for entry in families},
        give_back={ref(entry.text("id")): _give_back(entry) for entry in families},
        draw_cards={ref(entry.text("id")): entry.numbers("card_slots", 1, SLOTS, empty=True) for entry in families},
        count=_counts(book),
        number=_numbers(book),
        bag=_bag(book),
        fall_new=_fraction(book.entry("tree"), "p_fall_new_fraction"),
        fall_stuck=_fraction(book.entry("tree"), "p_fall_stuck_fraction"),
        levels=_levels(book),
        reconstructed=tuple(sorted(set(_reconstructed(book)))),
    )


def ref(id: str) -> str:
    """An id of the content as a reference."""
    return id.replace("_", "-")


def _described(book: Entry, section: str) -> Iterator[Entry]:
    """The entries of a section, with their descriptive fields checked."""
    for entry in book.entries(section):
        entry.describe()
        yield entry


def _give_back(board: Entry) -> tuple[int, ...]:
    back, drawn = board.numbers("give_back", length=SLOTS), board.numbers("draw")
    if any(n > of for n, of in zip(back, drawn, strict=True)):
        raise board.fail("give_back", f"{list(back)} should not be more than is drawn: {list(drawn)}")
    return back


def _card(entry: Entry, faction: int) -> Card:
    entry.leave("count", "text")
    card = Card(
        id=ref(entry.text("id")),
        faction=faction,
        effects=_effects(entry, "effects"),
        cost=_cost(entry, faction),
        solo=_solo(entry) if faction < 3 else Solo(),
        timing=entry.text("timing", "now", choices=("now", "attack_jar")) if faction == 1 else "now",
        source=entry.text("source", choices=SOURCES),
    )
    entry.done()
    return card


def _cost(entry: Entry, faction: int) -> int:
    """The price of a card: a token for upgrades, cubes for the Fair Folk's cards, nothing for others."""
    if faction == 1:
        return TOKEN.index(entry.text("cost", choices=TOKEN[:3]))
    return entry.number("cost", most=9) if faction == 4 else 0


def _solo(entry: Entry) -> Solo:
    solo = entry.entry("solo")
    hexes = tuple(n - 1 for n in solo.numbers("hexes", 1, len(HEXES), empty=True))
    if solo.flag("wild"):
        return Solo(joker=True)
    if len(set(hexes)) != 2:
        raise solo.fail("hexes", "should name two hexes, unless the card is wild")
    return Solo(hexes, SOLO_FIELDS.index(solo.text("start", choices=SOLO_FIELDS)), solo.flag("hester"))


def _effects(entry: Entry, name: str) -> Effects:
    """A list of verbs, which must be there."""
    if not isinstance(entry.raw(name), list):
        raise entry.fail(name, "should be a list of verbs")
    return VERBS.read(entry, name, "effects")


def _nested(entry: Entry, index: int, part: object) -> Effects:
    return _effects(Entry({"effects": part}, f"{entry.where}, scroll {index + 1}"), "effects")


def _quest(entry: Entry) -> Quest:
    entry.leave("count", "text", "need")
    pred = entry.entry("pred")
    kind = pred.text("kind", choices=KINDS)
    first = second = 0
    if kind == "adjacent_to_both":
        first, second = (TERRAIN.index(pred.text(name, choices=TERRAIN)) for name in "ab")
    if kind in ("distance_from_edge", "within_of_terrain"):
        first = pred.number("d", most=3)
    if kind == "within_of_terrain":
        second = TERRAIN.index(pred.text("terrain", choices=TERRAIN))
    pred.done()
    if (kind, first, second) not in TEXTS:
        can = ", ".join(sorted({str(text[1:]) for text in TEXTS if text[0] == kind}))
        raise entry.fail("pred", f"there are no words for {kind!r} of {(first, second)}; there are for: {can}")
    quest = Quest(ref(entry.text("id")), kind, first, second, entry.text("source", choices=SOURCES))
    entry.done()
    return quest


def _offer(entry: Entry) -> Offer:
    return Offer(ref(entry.text("id")), _effects(entry, "effects"), _effects(entry, "hester"))


def _heroes(book: Entry) -> tuple[tuple[Hero, ...], ...]:
    heroes: list[list[Hero]] = [[] for _ in FACTION]
    for entry in _described(book, "legend"):
        entry.leave("gift", "from_chapter", "text", "once_per_game", "unit_value")
        faction = FACTION_OF[ref(entry.text("faction", choices=[name.replace("-", "_") for name in FACTION_OF]))]
        if entry.text("id") not in ("kammi", "hester"):
            heroes[faction].append(Hero(ref(entry.text("id")), faction, _effects(entry, "effects")))
    return tuple(map(tuple, heroes))


def _scrolls(entry: Entry) -> tuple[Effects, ...]:
    scrolls = entry.list("scrolls")
    if len(scrolls) != 4:
        raise entry.fail("scrolls", "should be four, each a list of verbs")
    return tuple(_nested(entry, index, part) for index, part in enumerate(scrolls))


def _row(entry: Entry, kind: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    row = entry.entry(kind)
    printed = row.numbers("values", most=12, length=5), row.numbers("card_slots", 1, 5, empty=True)
    row.done()
    return printed


def _land(entry: Entry) -> Land:
    hexes = list(entry.entries("hexes"))
    if [(hex.raw("q"), hex.raw("r")) for hex in hexes] != list(COORDS):
        raise entry.fail("hexes", "should be the 37 hexes of a map of radius 3, columns left to right, top to bottom")
    terrain = tuple(TERRAIN.index(hex.text("terrain", choices=TERRAIN)) for hex in hexes)
    return Land(
        ref=ref(entry.text("id")),
        terrain=terrain,
        storm=tuple(hex.flag("storm") for hex in hexes),
        token=tuple(hex.flag("token") for hex in hexes),
        base=tuple(2 if TERRAIN[kind] == "mountain" else 1 for kind in terrain),
    )


def _counts(book: Entry) -> dict[str, int]:
    """The number of each counted piece; the others follow from the map, the boards and the cards."""
    counted = [
        entry
        for entry in book.entries("piece")
        if ref(entry.text("id")) in LEAST or entry.text("id").startswith("cube_")
    ]
    counts = {}
    for entry in (*counted, *book.entries("ability_token")):
        name = ref(entry.text("id"))
        entry.describe(named=False)
        counts[name] = entry.number("count", least=LEAST.get(name, 1), most=99)
    return counts


def _numbers(book: Entry) -> dict[str, int]:
    meta = book.entry("meta")
    meta.describe(named=False)
    return {name: meta.number(name, least=1, most=20) for name in _NUMBERS}


def _bag(book: Entry) -> tuple[int, int, int]:
    family = next(entry for entry in book.entries("faction") if entry.text("id") == "family")
    family.describe()
    bag = family.entry("starting_bag")
    return bag.number("advance"), bag.number("spawn"), bag.number("strengthen")


def _fraction(tree: Entry, name: str) -> tuple[int, int]:
    value = tree.list(name)
    tree.describe()
    if (
        len(value) != 2
        or not all(isinstance(number, int) for number in value)
        or not 0 <= value[0] <= value[1]
        or not value[1]
    ):
        raise tree.fail(name, f"{value!r} should be two whole numbers, such as [7, 10]")
    return value[0], value[1]


def _levels(book: Entry) -> tuple[tuple[int, str], ...]:
    solo = next(entry for entry in book.entries("mode") if entry.text("id") == "solo")
    solo.describe()
    levels = [(entry.number("level", least=1, most=3), *_level(entry)) for entry in solo.entries("levels")]
    if sorted(level for level, *_ in levels) != [1, 2, 3]:
        raise solo.fail("levels", "should be the levels 1, 2 and 3")
    return tuple((cards, cubes) for _, cards, cubes in sorted(levels))


def _level(entry: Entry) -> tuple[int, str]:
    cubes = ("one_of_each", "two_random_different", "none")
    return entry.number("cards", least=3, most=37), entry.text("starting_cubes", choices=cubes)


def _reconstructed(book: Entry) -> Iterator[str]:
    """The references that are not from the rulebook, so that a room can mark them."""
    for section in map(book.peek, book.fields()):
        for entry in section if isinstance(section, list) else ():
            if entry.get("source") == "reconstructed" and "id" in entry:
                yield ref(entry["id"])
            if entry.get("solo_source") == "reconstructed" and "id" in entry:
                yield f"solo/{ref(entry['id'])}"


__all__ = ["JAR", "BadContent", "load", "ref"]
