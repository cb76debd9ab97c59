"""The vocabulary of Harrow County and the components on its table.

Factions, colours, kinds of units and of tokens are small numbers, because search counts them a million times; the
tuples below give their references.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ...kernel import piece
from .grammar import Effects
from .hexes import OFF

# -- Factions and colours ---------------------------------------------------------------------------------------------
PROTECTORS, FAMILY, KAMMI, HESTER, FAIR_FOLK = range(5)
FACTION = ("protectors", "family", "kammi", "hester", "fair-folk")
FACTION_OF = {ref: i for i, ref in enumerate(FACTION)}
VP_FACTIONS = (PROTECTORS, FAMILY, KAMMI)
COLOUR = ("red", "blue", "purple", "brown", "green", "yellow", "teal", "silver")  # H-90: the order of the tree
SILVER = 7
LAND_COLOURS = (3, 4, 5, 6)  # Hester's terrain cubes

# -- Hex kinds (H-11) -------------------------------------------------------------------------------------------------
BOG, WETLANDS, PLAINS, FOREST, MOUNTAIN, BRAMBLES = range(6)
TERRAIN = ("bog", "wetlands", "plains", "forest", "mountain", "brambles")
CUBE_OF = (3, 6, 5, 4, OFF, OFF)  # bog brown, wetlands teal, plains yellow, forest green
TERRAIN_OF_CUBE = {3: BOG, 4: FOREST, 5: PLAINS, 6: WETLANDS}

# -- Units (H-15): kinds 0-2 haints, 3-5 infected haints, then the legends --------------------------------------------
SICK = 3
LEGEND = 6
FIGURES = (8, 9)  # Kammi's two figures; which of them is the goblin is secret (H-180)
HESTER_UNIT = 10
KIND_FACTION = (0, 1, 2, 0, 1, 2, 0, 1, 2, 2, 3)
UNIT = (
    "red-haint",
    "blue-haint",
    "purple-haint",
    "red-infected",
    "blue-infected",
    "purple-infected",
    "red-legend",
    "blue-legend",
    "figure-1",
    "figure-2",
    "hester",
)
LEGENDS_OF = ((6,), (7,), FIGURES, (HESTER_UNIT,), ())  # the legends of each faction, as kinds
INFECTED = (3, 4, 5)  # the kind of an infected haint, by faction
LEGEND_BIT = {kind: 1 << place for legends in LEGENDS_OF for place, kind in enumerate(legends)}  # in a group's mask

# -- Ability tokens ---------------------------------------------------------------------------------------------------
ADVANCE, SPAWN, STRENGTHEN, SCROLL = range(4)
TOKEN = ("advance", "spawn", "strengthen", "legend")
UPGRADES = 4  # token kinds from here on are the Family's upgrades, in the order of the content

# -- Jars, also the order of the bonus slots (H-6) --------------------------------------------------------------------
ABILITIES, WILD, LEGEND_JAR, ATTACK = range(4)
JAR = ("abilities", "wild", "legend", "attack")

# -- Hester's action fields (H-207) and the automata's (H-263) --------------------------------------------------------
FIELDS = ("play-card", "extra-root", "spawn", "move", "infect", "summon")
SOLO_DECKS = ("tactics", "upgrades", "goblins")
SOLO_FIELDS = ("cube", "spawn", "move")
EMPTY_NEST = 99
SNAKES = 8


@dataclass(frozen=True, slots=True)
class Solo:
    """A card's orders to the automata (H-261 … H-269)."""

    hexes: tuple[int, ...] = ()
    start: int = 0
    hester: bool = False
    joker: bool = False


@piece
class Card:
    """A card of any deck; its token kind or its price in search cubes is `cost`."""

    id: str
    faction: int
    effects: Effects
    cost: int
    solo: Solo
    timing: str
    source: str

    @property
    def ref(self) -> str:
        return self.id


@piece
class Quest:
    id: str
    kind: str
    a: int
    b: int
    source: str

    @property
    def ref(self) -> str:
        return self.id


@piece
class Offer:
    id: str
    effects: Effects
    hester: Effects

    @property
    def ref(self) -> str:
        return self.id


@piece
class Tile:
    id: str
    effects: Effects

    @property
    def ref(self) -> str:
        return self.id


@piece
class Hero:
    """A legend a faction may choose, with its gift."""

    id: str
    faction: int
    effects: Effects

    @property
    def ref(self) -> str:
        return self.id


class Rulings(NamedTuple):
    """Choices of a table where the rulebook is open or contradicts itself."""

    storms_slow_kammi: bool = False
    legends_hit_once: bool = False
    upgrades_wait_for_jar: bool = False
    feasts_on_any_square: bool = False
    automata_join_units: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class Land:
    """One side of the map."""

    ref: str
    terrain: tuple[int, ...]
    storm: tuple[bool, ...]
    token: tuple[bool, ...]
    base: tuple[int, ...]  # what entering costs without storms and trails (H-61)


@dataclass(frozen=True, eq=False, slots=True)
class Kit:
    """Everything the content file says, ready for play."""

    ref: str
    lands: Mapping[str, Land]
    cards: tuple[tuple[Card, ...], ...]  # by faction
    card: Mapping[str, Card]
    upgrades: tuple[Card, ...]  # token kind UPGRADES + place
    quests: tuple[Quest, ...]
    offers: tuple[Offer, ...]
    tiles: tuple[Tile, ...]
    heroes: tuple[tuple[Hero, ...], ...]  # by faction; Kammi's are the goblins
    tracks: Mapping[str, tuple[Effects, ...]]  # "protectors-a" …: the four scrolls
    rows: Mapping[str, tuple[tuple[int, ...], ...]]  # board: values of ADVANCE, SPAWN, STRENGTHEN
    row_cards: Mapping[str, tuple[tuple[int, ...], ...]]  # board: slots that give a card, by row
    draw: Mapping[str, tuple[int, ...]]  # the Family's board: tokens drawn by slots covered
    give_back: Mapping[str, tuple[int, ...]]
    draw_cards: Mapping[str, tuple[int, ...]]
    count: Mapping[str, int]  # of every component (H-1)
    number: Mapping[str, int]  # limits and points
    bag: tuple[int, int, int]
    fall_new: tuple[int, int]  # H-91 as a fraction
    fall_stuck: tuple[int, int]
    levels: tuple[tuple[int, str], ...]  # solo: cards and starting cubes
    reconstructed: tuple[str, ...]  # refs of what is not from the rulebook
