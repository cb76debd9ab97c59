"""Reading the content file: what it says becomes a Kit, or an error that names file, entry and field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

from ...kernel.content import BadContent, Entry, lay_over, read
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
from .sides.family import confluence, gifts
from .sides.hester import cards as hester_cards
from .sides.kammi import goblins

DECLARING = (  # importing these declares every verb, amount and condition
    *(conditions, moving, placing, reach, resolving, tiles, tracks),
    *(confluence, fair_folk_cards, gifts, goblins, hester_cards, protectors),
)
FILE = files(__package__) / "content" / "harrow.toml"
_DECKS = ("tactic_card", "upgrade_card", "goblin_card", "hester_card", "fair_folk_card")
_SOURCES = ("rulebook", "public", "reconstructed")
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


def load(overlay: tuple[str, Mapping[str, Any]] | None = None) -> Kit:
    """The game's own content with an owner's values laid over it."""
    data, name = read(FILE), FILE.name
    if overlay is not None:
        name, data = overlay[0], lay_over(data, overlay[1], overlay[0])
    return _kit(Entry(data, name), data)


def _kit(book: Entry, data: Mapping[str, Any]) -> Kit:
    boards = {ref(e.text("id")): e for e in book.entries("board")}
    cards = tuple(tuple(_card(e, i) for e in book.entries(deck)) for i, deck in enumerate(_DECKS))
    families = [e for id, e in boards.items() if id.startswith("family")]
    ranked = [e for id, e in boards.items() if id.startswith(("protectors", "kammi"))]
    return Kit(
        ref="kit",
        lands={land.ref: land for land in map(_land, book.entries("map"))},
        cards=cards,
        card={card.id: card for deck in cards for card in deck},
        upgrades=cards[1],
        quests=tuple(map(_quest, book.entries("quest_card"))),
        offers=tuple(map(_offer, book.entries("offer"))),
        tiles=tuple(Tile(ref(e.text("id")), _effects(e, "effects")) for e in book.entries("bonus_tile")),
        heroes=_heroes(book),
        tracks={ref(e.text("id")): _scrolls(e) for e in book.entries("legend_track")},
        rows={ref(e.text("id")): tuple(_row(e, kind)[0] for kind in TOKEN[:3]) for e in ranked},
        row_cards={ref(e.text("id")): tuple(_row(e, kind)[1] for kind in TOKEN[:3]) for e in ranked},
        draw={ref(e.text("id")): tuple(e.list("draw")) for e in families},
        give_back={ref(e.text("id")): tuple(e.list("give_back")) for e in families},
        draw_cards={ref(e.text("id")): tuple(e.list("card_slots")) for e in families},
        count=_counts(book),
        number=_numbers(book),
        bag=_bag(book),
        fall_new=_fraction(book.entry("tree"), "p_fall_new_fraction"),
        fall_stuck=_fraction(book.entry("tree"), "p_fall_stuck_fraction"),
        levels=_levels(book),
        reconstructed=tuple(sorted(set(_reconstructed(data)))),
    )


def ref(id: str) -> str:
    """An id of the content as a reference."""
    return id.replace("_", "-")


def _card(entry: Entry, faction: int) -> Card:
    cost = entry.raw("cost", 0)
    if isinstance(cost, str):
        cost = TOKEN.index(entry.text("cost", choices=TOKEN[:3]))
    return Card(
        id=ref(entry.text("id")),
        faction=faction,
        effects=_effects(entry, "effects"),
        cost=cost,
        solo=_solo(entry) if faction < 3 else Solo(),
        timing=entry.text("timing", "now", choices=("now", "attack_jar")),
        source=entry.text("source", choices=_SOURCES),
    )


def _solo(entry: Entry) -> Solo:
    solo = entry.entry("solo")
    hexes = tuple(n - 1 for n in solo.list("hexes"))
    if any(not isinstance(h, int) or h not in HEXES for h in hexes):
        raise solo.fail("hexes", "should be numbers of hexes from 1 to 37")
    if solo.flag("wild"):
        return Solo(joker=True)
    return Solo(hexes, SOLO_FIELDS.index(solo.text("start", choices=SOLO_FIELDS)), solo.flag("hester"))


def _effects(entry: Entry, name: str) -> Effects:
    """A list of verbs, which must be there."""
    entry.list(name)
    return VERBS.read(entry, name, "effects")


def _nested(entry: Entry, index: int, part: object) -> Effects:
    return _effects(Entry({"effects": part}, f"{entry.where}, scroll {index + 1}"), "effects")


def _quest(entry: Entry) -> Quest:
    pred = entry.entry("pred")
    kind = pred.text("kind")
    a = TERRAIN.index(pred.text("a", choices=TERRAIN)) if pred.has("a") else pred.number("d", 0)
    b = TERRAIN.index(pred.text("b", choices=TERRAIN)) if pred.has("b") else 0
    if pred.has("terrain"):
        b = TERRAIN.index(pred.text("terrain", choices=TERRAIN))
    return Quest(ref(entry.text("id")), kind, a, b, entry.text("source", choices=_SOURCES))


def _offer(entry: Entry) -> Offer:
    return Offer(ref(entry.text("id")), _effects(entry, "effects"), _effects(entry, "hester"))


def _heroes(book: Entry) -> tuple[tuple[Hero, ...], ...]:
    found: list[list[Hero]] = [[] for _ in FACTION]
    for entry in book.entries("legend"):
        faction = FACTION_OF[ref(entry.text("faction"))]
        if entry.text("id") not in ("kammi", "hester"):
            found[faction].append(Hero(ref(entry.text("id")), faction, _effects(entry, "effects")))
    return tuple(map(tuple, found))


def _scrolls(entry: Entry) -> tuple[Effects, ...]:
    return tuple(_nested(entry, index, part) for index, part in enumerate(entry.list("scrolls")))


def _row(entry: Entry, kind: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    row = entry.entry(kind)
    values = tuple(row.list("values"))
    if len(values) != 5:
        raise row.fail("values", "should be five numbers, one for each slot")
    return values, tuple(row.list("card_slots"))


def _land(entry: Entry) -> Land:
    hexes = list(entry.entries("hexes"))
    if [(h.raw("q"), h.raw("r")) for h in hexes] != list(COORDS):
        raise entry.fail("hexes", "should be the 37 hexes of a map of radius 3, columns left to right, top to bottom")
    terrain = tuple(TERRAIN.index(h.text("terrain", choices=TERRAIN)) for h in hexes)
    return Land(
        ref=ref(entry.text("id")),
        terrain=terrain,
        storm=tuple(h.flag("storm") for h in hexes),
        token=tuple(h.flag("token") for h in hexes),
        base=tuple(2 if TERRAIN[t] == "mountain" else 1 for t in terrain),
    )


def _counts(book: Entry) -> dict[str, int]:
    pieces = {ref(e.text("id")): e.number("count") for e in book.entries("piece")}
    return pieces | {ref(e.text("id")): e.number("count") for e in book.entries("ability_token")}


def _numbers(book: Entry) -> dict[str, int]:
    meta = book.entry("meta")
    return {name: meta.number(name) for name in _NUMBERS}


def _bag(book: Entry) -> tuple[int, int, int]:
    bag = next(e for e in book.entries("faction") if e.text("id") == "family").entry("starting_bag")
    return bag.number("advance"), bag.number("spawn"), bag.number("strengthen")


def _fraction(tree: Entry, name: str) -> tuple[int, int]:
    value = tree.list(name)
    if len(value) != 2 or not all(isinstance(v, int) for v in value) or not 0 <= value[0] <= value[1]:
        raise tree.fail(name, f"{value!r} should be two whole numbers, such as [7, 10]")
    return value[0], value[1]


def _levels(book: Entry) -> tuple[tuple[int, str], ...]:
    solo = next(e for e in book.entries("mode") if e.text("id") == "solo")
    return tuple((e.number("cards"), e.text("starting_cubes")) for e in solo.entries("levels"))


def _reconstructed(data: Mapping[str, Any]) -> Iterator[str]:
    """What is not from the rulebook, so that a room can mark it."""
    for section in data.values():
        for entry in section if isinstance(section, list) else ():
            if isinstance(entry, Mapping) and "id" in entry:
                if entry.get("source") == "reconstructed":
                    yield ref(entry["id"])
                if entry.get("solo_source") == "reconstructed":
                    yield f"solo/{ref(entry['id'])}"


__all__ = ["JAR", "BadContent", "load", "ref"]
