"""Positions of Harrow County as text, so that a test is a position, some keys, and one assertion.

    chapter 1; turn protectors; red-haint 21 21 20; red-legend 21; blue-haint 18; ground red 3 blue 2; folk 1

Parts, in any order, separated by `;`. Hexes are their numbers; a number may be repeated.

    chapter, sides, map, level, …       as the settings (map a unless said)
    turn F | clean F | round            whose turn begins, whose clean-up, or a new round
    red-haint, blue-legend, figure-1 …  units and their hexes; legends that are not named stand at home
    folk, buildings, storms, trails, flames, shelter, dolls, nests (OFFER@HEX …), tokens (KIND@HEX …)
    ground, tree                        COLOUR NUMBER pairs; the battleground is empty unless said
    heroes, tracks, hand F CARD…, deck F CARD… (top last), play F CARD…, jars F JAR… (broken), tiles JAR TILE…
    rows F A S T, scrolls F N, wild F N, vp F N, dial F N, plate F N, bag KIND N…, slots KIND…, lantern F
    automata DECK CARD… (top last)       a deck of the cards that lead the factions: tactics, upgrades, goblins
    box                                 what is nowhere else lies in decks, bags and stocks; said last
    real HEX, goblin FIGURE, roots FROM>TO…, fires N (flames on fields), squares N, actions N, items HEX HEX HEX
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from ...kernel import Game, Luck, LudotekaError, Table, stream
from .hexes import OFF
from .pieces import (
    COLOUR,
    FACTION_OF,
    FAIR_FOLK,
    JAR,
    KIND_FACTION,
    LEGEND,
    LEGENDS_OF,
    SOLO_DECKS,
    TOKEN,
    UNIT,
    VP_FACTIONS,
)
from .rules.rounds import start_turn
from .rules.units import count, put, put_building, put_flames, put_folk, put_storm
from .setup import RULINGS
from .sides.family.tokens import token_ref
from .state import Arrow, Harrow, Nail, Root, raised

Words = list[str]
_SETTINGS = ("chapter", "sides", "map", "level", *RULINGS)


def position(
    game: Game[Harrow], text: str, seats: int = 2, settings: Mapping[str, str] | None = None, luck: Sequence[int] = ()
) -> Table[Harrow]:
    """The table of a position, ready to be played on; `luck` holds the first outcomes of chance."""
    parts = [part.split() for part in text.split(";") if part.strip()]
    chosen = {part[0]: part[1] for part in parts if part[0] in _SETTINGS}
    settled = game.complete_settings(seats, {"map": "a", **(settings or {}), **chosen})
    s = game.setup(seats, settled)
    _lay(s, settled["map"])
    for name, *words in parts:
        if name in _SETTINGS:
            continue
        if name in UNIT:
            _units(s, name, words)
        elif name in _PARTS:
            _PARTS[name](s, words)
        else:
            raise LudotekaError(f"a position has no part {name!r}; it has: {', '.join((*_SETTINGS, *_PARTS))}")
    _at_home(s)

    def laid(seats: int, settings: Mapping[str, str]) -> Harrow:
        return s.copy()

    return Table(replace(game, setup=laid), seats, settled, Luck(source=stream("notation")), luck)


def _lay(s: Harrow, side: str) -> None:
    s.land = s.kit.lands[f"side-{side if side in 'ab' else 'a'}"]
    s.stormy = list(s.land.storm)
    s.agenda = []
    for faction in s.rivals:
        s.boards[faction].hero = s.kit.heroes[faction][0]
        s.boards[faction].track = "1" if faction == 2 else "a"
    if s.boards[0].track:
        s.stock.trails, s.stock.trails_locked = 1, 3
    if 2 in s.rivals:
        s.kammi.grid, s.kammi.gift = [0, 0, 1, 1, 2, 2], True
        s.kammi.suspects = []


def _at_home(s: Harrow) -> None:
    """Legends that were not named stand at home."""
    for faction in s.rivals:
        for kind in LEGENDS_OF[faction]:
            if s.legend_at[kind] == OFF:
                put(s, kind, s.home[faction])


def _hexes(words: Words) -> list[int]:
    return [int(word) - 1 for word in words]


def _units(s: Harrow, name: str, words: Words) -> None:
    kind = UNIT.index(name)
    for hex in _hexes(words):
        put(s, kind, hex)
        if kind < LEGEND:
            s.stock.haints[KIND_FACTION[kind]] -= 1
        assert count(s, kind, hex)


def _each(act: Callable[[Harrow, int], None]) -> Callable[[Harrow, Words], None]:
    def part(s: Harrow, words: Words) -> None:
        for hex in _hexes(words):
            act(s, hex)

    return part


def _storm(s: Harrow, hex: int) -> None:
    s.stock.storms -= 1
    put_storm(s, hex, 1)


def _trail(s: Harrow, hex: int) -> None:
    s.trails[hex] += 1
    s.trails_out += 1
    if s.stock.trails:
        s.stock.trails -= 1
    else:
        s.stock.trails_locked -= 1


def _flame(s: Harrow, hex: int) -> None:
    put_flames(s, hex, 1)
    s.hester.flame_supply -= 1


def _shelter(s: Harrow, hex: int) -> None:
    s.shelter[hex] = 1
    s.supply[0] -= 1
    s.traps += 1


def _taunt(s: Harrow, hex: int) -> None:
    s.taunts.append(hex)
    s.stock.taunts -= 1
    s.traps += 1


def _doll(s: Harrow, hex: int) -> None:
    s.kammi.suspects.append(len(s.kammi.dolls))
    s.kammi.dolls.append(hex)


def _nests(s: Harrow, words: Words) -> None:
    refs = [offer.ref for offer in s.kit.offers]
    for word in words:
        ref, _, hex = word.partition("@")
        s.fair_folk.nests[int(hex) - 1] = refs.index(ref) if ref in refs else 99
        if ref in refs and refs.index(ref) in s.fair_folk.offer_bag:
            s.fair_folk.offer_bag.remove(refs.index(ref))


def _tokens(s: Harrow, words: Words) -> None:
    for word in words:
        kind, _, hex = word.partition("@")
        s.tokens[int(hex) - 1] = tuple(sorted((*s.tokens[int(hex) - 1], TOKEN.index(kind))))
        s.stock.tokens[TOKEN.index(kind)] -= 1


def _cubes(s: Harrow, words: Words, pile: list[int]) -> None:
    for colour, number in zip(words[::2], words[1::2], strict=True):
        pile[COLOUR.index(colour)] += int(number)
        s.supply[COLOUR.index(colour)] -= int(number)


def _cards(name: str) -> Callable[[Harrow, Words], None]:
    def part(s: Harrow, words: Words) -> None:
        getattr(s, name)[FACTION_OF[words[0]]] = [s.kit.card[word] for word in words[1:]]

    return part


def _number(name: str) -> Callable[[Harrow, Words], None]:
    def part(s: Harrow, words: Words) -> None:
        setattr(s.boards[FACTION_OF[words[0]]], name, int(words[1]))

    return part


def _turn(s: Harrow, words: Words) -> None:
    faction = FACTION_OF[words[0]]
    start_turn(s, faction)
    s.agenda = [("turn_over", faction), ("turn", faction)]


def _clean(s: Harrow, words: Words) -> None:
    faction = FACTION_OF[words[0]]
    start_turn(s, faction)
    s.agenda = [("turn_over", faction), ("clean_up", faction)]


def _heroes(s: Harrow, words: Words) -> None:
    for faction in s.rivals:
        for hero in s.kit.heroes[faction]:
            if hero.ref in words:
                s.boards[faction].hero = hero


def _tracks(s: Harrow, words: Words) -> None:
    for faction, side in zip(sorted(s.rivals), words, strict=True):
        s.boards[faction].track = side
        if faction == 0 and side == "b":
            s.stock.trails = s.stock.trails_locked = 0


def _bag(s: Harrow, words: Words) -> None:
    refs = [token_ref(s, kind) for kind in range(13)]
    s.family.bag = [0] * 13
    for ref, number in zip(words[::2], words[1::2], strict=True):
        s.family.bag[refs.index(ref)] = int(number)


def _slots(s: Harrow, words: Words) -> None:
    refs = [token_ref(s, kind) for kind in range(13)]
    s.family.slots = [refs.index(word) for word in words]


def _tiles(s: Harrow, words: Words) -> None:
    tiles = {tile.ref: tile for tile in s.kit.tiles}
    s.tiles.open[JAR.index(words[0])] = tuple(tiles[word] for word in words[1:])


def _jars(s: Harrow, words: Words) -> None:
    s.boards[FACTION_OF[words[0]]].broken = sum(1 << JAR.index(word) for word in words[1:])


def _roots(s: Harrow, words: Words) -> None:
    for word in words:
        start, _, end = word.partition(">")
        s.hester.roots.append(Root(int(start) - 1 if start else OFF, int(end) - 1, s.hester.root_set))


def _squares(s: Harrow, words: Words) -> None:
    for i in range(int(words[0])):
        s.hester.squares[i // 3].append(("red-haint", "blue-haint"))


def _box(s: Harrow, words: Words) -> None:
    """Cards, bonus tiles, quests, nests and offers that were not laid anywhere are where they begin."""
    for faction in s.factions:
        laid = {*s.hands[faction], *s.in_play[faction], *(card for stack in s.hester.stacks for card in stack)}
        s.decks[faction] = [card for card in s.kit.cards[faction] if card not in laid]
    if s.chapter >= 3 and s.mode not in ("solo", "duel"):
        s.tiles.stock = [tile for tile in s.kit.tiles if all(tile not in there for there in s.tiles.open)]
    if s.mode in ("solo", "duel"):
        led = {card for deck in s.automata.decks for card in deck}
        s.automata.out = tuple(card for faction in VP_FACTIONS for card in s.kit.cards[faction] if card not in led)
    if FAIR_FOLK in s.factions:
        folk = s.fair_folk
        nests = [offer for offer in folk.nests if offer != OFF]
        out = [*nests, *folk.prepared, *(offer for held in s.offers_held for offer in held)]
        folk.offer_bag = [offer for offer in range(len(s.kit.offers)) if offer not in out]
        folk.nest_supply = s.kit.count["nest"] - len(nests) - len(folk.prepared)
        folk.quest_deck = [quest for quest in s.kit.quests if quest not in folk.quests]


def _plate(s: Harrow, words: Words) -> None:
    faction = FACTION_OF[words[0]]
    rival = next(other for other in s.rivals if other != faction)
    s.boards[faction].plate = raised((0, 0, 0, 0), rival, int(words[1]))
    s.stock.haints[rival] -= int(words[1])


def _step(s: Harrow, words: Words) -> None:
    s.agenda.append((words[0], *(int(word) if word.lstrip("-").isdigit() else word for word in words[1:])))


_PARTS: dict[str, Callable[[Harrow, Words], None]] = {
    "turn": _turn,
    "clean": _clean,
    "round": lambda s, words: s.agenda.append(("begin_round",)),
    "end-round": lambda s, words: s.agenda.append(("end_round",)),
    "folk": _each(lambda s, hex: put_folk(s, hex, 1)),
    "buildings": _each(lambda s, hex: put_building(s, hex, 1)),
    "storms": _each(_storm),
    "trails": _each(_trail),
    "flames": _each(_flame),
    "shelter": _each(_shelter),
    "dolls": _each(_doll),
    "nests": _nests,
    "tokens": _tokens,
    "ground": lambda s, words: _cubes(s, words, s.ground),
    "tree": lambda s, words: _cubes(s, words, s.tower.inside),
    "hand": _cards("hands"),
    "deck": _cards("decks"),
    "play": _cards("in_play"),
    "heroes": _heroes,
    "tracks": _tracks,
    "jars": _jars,
    "tiles": _tiles,
    "rows": lambda s, words: setattr(s.boards[FACTION_OF[words[0]]], "rows", tuple(map(int, words[1:]))),
    "scrolls": _number("scrolls"),
    "wild": _number("wild"),
    "vp": _number("vp"),
    "dial": _number("dial"),
    "attacked": lambda s, words: setattr(s.boards[FACTION_OF[words[0]]], "attacked", True),
    "plate": _plate,
    "automata": lambda s, words: s.automata.decks.__setitem__(
        SOLO_DECKS.index(words[0]), [s.kit.card[word] for word in words[1:]]
    ),
    "box": _box,
    "bag": _bag,
    "slots": _slots,
    "lantern": lambda s, words: setattr(s, "lantern", FACTION_OF[words[0]]),
    "real": lambda s, words: setattr(s.kammi, "real", s.kammi.dolls.index(int(words[0]) - 1)),
    "goblin": lambda s, words: setattr(s.kammi, "goblin", UNIT.index(words[0])),
    "roots": _roots,
    "fires": lambda s, words: setattr(s.hester, "fire_fields", [int(word) for word in words]),
    "squares": _squares,
    "actions": lambda s, words: setattr(s.hester, "action_flames", int(words[0])),
    "items": lambda s, words: setattr(s.fair_folk, "items", _hexes(words)),
    "prepared": lambda s, words: setattr(
        s.fair_folk, "prepared", [[offer.ref for offer in s.kit.offers].index(name) for name in words]
    ),
    "offers": lambda s, words: s.offers_held.__setitem__(
        FACTION_OF[words[0]], [[offer.ref for offer in s.kit.offers].index(name) for name in words[1:]]
    ),
    "quests": lambda s, words: setattr(s.fair_folk, "quests", [quest for quest in s.kit.quests if quest.ref in words]),
    "search": lambda s, words: setattr(
        s.fair_folk, "lure", [("bog", "wetlands", "plains", "forest").index(name) for name in words]
    ),
    "waiting": lambda s, words: setattr(
        s, words[0], [("bog", "wetlands", "plains", "forest").index(name) for name in words[1:]]
    ),
    "nails": lambda s, words: s.nails.extend(
        Nail(UNIT.index(name.partition("@")[0]), int(name.partition("@")[2]) - 1) for name in words
    ),
    "stacks": lambda s, words: setattr(s.hester, "stacks", tuple((s.kit.card[name],) for name in words)),
    "found": lambda s, words: setattr(s.fair_folk, "items_found", int(words[0])),
    "coins": lambda s, words: setattr(s, "cycle", 1),
    "taunts": _each(_taunt),
    "lost": lambda s, words: setattr(s.automata, "lost", True),
    "arrows": lambda s, words: s.fair_folk.arrows.append(
        Arrow(int(words[0]) - 1, "qrs".index(words[1]), int(words[2]), 1)
    ),
    "step": lambda s, words: s.agenda.append(
        (words[0], *(int(name) if name.lstrip("-").isdigit() else name for name in words[1:]))
    ),
}
