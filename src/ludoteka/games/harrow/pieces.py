"""The words of Harrow County and everything that lies on its table.

Factions, colours, kinds of units and of tokens are small numbers, because search counts them a million times; the
tuples below give their references.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...kernel import Seat, State, piece, state
from .hexes import HEXES, OFF

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
LEGENDS_OF = ((6,), (7,), (8, 9), (10,), ())  # the legends of each faction, as kinds

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
class Effect:
    """One verb of a card with its arguments, as the content file spells them (section 16 of the rules)."""

    op: str
    n: int | str = 1
    unit: str = ""
    what: str = ""
    at: str = ""
    dest: str = ""
    start: str = ""
    ref: str = ""
    steps: int = 1
    cond: str = ""
    name: str = ""
    whose: str = ""
    back: str = ""
    until: str = ""
    only: str = ""
    when: str = ""
    must: bool = False
    distinct: bool = False
    each: bool = False
    of: tuple[tuple[Effect, ...], ...] = ()
    then: tuple[Effect, ...] = ()


Effects = tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Solo:
    """What a card says to the automata (H-261 … H-269)."""

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


def _map_of(value: int = 0) -> list[int]:
    return [value] * len(HEXES)


def _three_maps() -> list[list[int]]:
    return [_map_of() for _ in range(3)]


def _empty_tokens() -> list[tuple[int, ...]]:
    return [()] * len(HEXES)


@state
class Harrow(State):
    """A match of Harrow County. Lists of 37 are by hex, lists of 3 or 5 by faction, lists of 8 by colour of cube."""

    kit: Kit
    land: Land
    mode: str
    chapter: int  # which rules hold: 1, 2 or 3 (3: tiles, dial, placed objectives)
    factions: tuple[int, ...]  # by seat
    rivals: tuple[int, ...]  # the two VP factions
    level: int
    open_bag: bool
    who: list[Seat]  # who decides for a faction
    round: int = 1
    lantern: int = 0
    # The map
    haints: list[list[int]] = field(default_factory=_three_maps)
    sick: list[list[int]] = field(default_factory=_three_maps)  # infected haints
    legend_at: list[int] = field(default_factory=lambda: [OFF] * 11)  # by kind; only 6 … 10 are used
    units: list[list[int]] = field(default_factory=_three_maps)  # haints and legends together
    bar: list[list[int]] = field(default_factory=_three_maps)  # how many things keep a faction off a hex (H-30, H-31)
    home: list[int] = field(default_factory=lambda: [OFF] * 3)
    folk: list[int] = field(default_factory=_map_of)
    buildings: list[int] = field(default_factory=_map_of)
    folk_waiting: list[int] = field(default_factory=list)  # terrains of the scoring board
    buildings_waiting: list[int] = field(default_factory=list)
    tokens: list[tuple[int, ...]] = field(default_factory=_empty_tokens)
    storms: list[int] = field(default_factory=_map_of)
    stormy: list[bool] = field(default_factory=lambda: [False] * len(HEXES))  # H-14
    trails: list[int] = field(default_factory=_map_of)
    shelter: list[int] = field(default_factory=_map_of)  # Emmy's red cubes
    blood: list[int] = field(default_factory=_map_of)  # Blood Money
    sacrifice: list[int] = field(default_factory=lambda: _map_of(OFF))  # colour of a Needed Sacrifice
    taunts: list[int] = field(default_factory=list)
    wrath: int = OFF
    nails: list[tuple[int, int]] = field(default_factory=list)  # (kind of unit, hex)
    traps: int = 0  # how many things on the map wait for somebody to come
    dolls: list[int] = field(default_factory=list)
    flames: list[int] = field(default_factory=_map_of)
    roots: list[tuple[int, int, int]] = field(default_factory=list)  # (from, to, set) in the order placed
    nests: list[int] = field(default_factory=lambda: _map_of(OFF))  # an offer's number, EMPTY_NEST, OFF
    crosses: list[int] = field(default_factory=list)
    arrows: list[tuple[int, int, int, int]] = field(default_factory=list)  # nest, axis, side (-1, 1), includes the line
    # Supplies
    haint_supply: list[int] = field(default_factory=lambda: [0] * 3)
    box: list[int] = field(default_factory=lambda: [0] * 4)  # ability tokens
    wild_supply: int = 0
    storm_supply: int = 0
    trail_supply: int = 0
    trails_locked: int = 0
    nail_supply: int = 0
    taunt_supply: int = 0
    supply: list[int] = field(default_factory=lambda: [0] * 8)
    ground: list[int] = field(default_factory=lambda: [0] * 8)  # the battleground
    tree: list[int] = field(default_factory=lambda: [0] * 8)
    thrown: list[int] = field(default_factory=lambda: [0] * 8)  # public history of the tree
    fallen: list[int] = field(default_factory=lambda: [0] * 8)
    borrowed: list[tuple[int, int]] = field(default_factory=list)  # (colour, cubes) back at the end of the turn
    odessa: int = 0
    # VP players
    vp: list[int] = field(default_factory=lambda: [0] * 3)
    dial: list[int] = field(default_factory=lambda: [1] * 3)
    plate: list[list[int]] = field(default_factory=lambda: [[0] * 4 for _ in range(3)])  # by colour, then virtual
    wild: list[int] = field(default_factory=lambda: [0] * 3)
    broken: list[int] = field(default_factory=lambda: [0] * 3)  # jars as bits
    attacked: list[bool] = field(default_factory=lambda: [False] * 3)
    rows: list[list[int]] = field(default_factory=lambda: [[0] * 3 for _ in range(3)])  # tokens on the board
    scrolls: list[int] = field(default_factory=lambda: [0] * 3)  # legend tokens collected
    side: list[str] = field(default_factory=lambda: [""] * 3)  # of the legend track
    hero: list[Hero | None] = field(default_factory=lambda: [None] * 3)
    hands: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(5)])
    decks: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(5)])  # top card last
    sunk: list[int] = field(default_factory=lambda: [0] * 5)  # cards its owner put under the deck
    discards: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(5)])
    in_play: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(5)])
    offers_held: list[list[int]] = field(default_factory=lambda: [[] for _ in range(5)])
    tiles_open: list[tuple[Tile, ...]] = field(default_factory=lambda: [()] * 4)
    tiles_used: list[tuple[Tile, ...]] = field(default_factory=lambda: [()] * 4)
    tile_stock: list[Tile] = field(default_factory=list)
    tile_pile: list[Tile] = field(default_factory=list)
    # The Family
    bag: list[int] = field(default_factory=lambda: [0] * 13)  # by token kind
    drawn: list[int] = field(default_factory=list)  # looked at, not yet kept or given back
    ready: list[int] = field(default_factory=list)  # kept, not activated
    front: list[int] = field(default_factory=list)  # activated or collected this turn
    waiting: list[int] = field(default_factory=list)  # on the attack jar
    slots: list[int] = field(default_factory=list)  # on the board
    upgrade_supply: list[int] = field(default_factory=list)
    # Kammi
    grid: list[int] = field(default_factory=list)
    loose: int = ADVANCE
    loose_row: int = OFF
    row_cubes: list[int] = field(default_factory=lambda: [0] * 3)
    gift: bool = False  # the goblin's gift token is left
    goblin: int = FIGURES[1]  # secret until unmasked
    unmasked: bool = False
    deduced: bool = False  # somebody who counts could tell which figure is the goblin
    real: int = 0  # which doll is the real one: secret from Kammi
    doll_open: bool = False
    suspects: list[int] = field(default_factory=list)  # dolls that may be the real one, for those who cannot look
    # Hester
    fire_fields: list[int] = field(default_factory=list)
    flame_supply: int = 0
    action_flames: int = 0
    spent: list[int] = field(default_factory=list)  # action fields used this turn
    root_set: int = 0
    squares: list[list[tuple[str, ...]]] = field(default_factory=lambda: [[], []])
    stacks: list[tuple[Card, ...]] = field(default_factory=list)
    activated: list[Card] = field(default_factory=list)
    protege: bool = False
    sloth: bool = False
    shaken: bool = False
    # Solo
    solo_decks: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(3)])
    solo_discard: list[Card] = field(default_factory=list)
    solo_out: list[Card] = field(default_factory=list)
    solo_card: Card | None = None
    goal: list[int] = field(default_factory=lambda: [OFF] * 2)  # where the automata's objective stood this turn
    stirred: list[int] = field(default_factory=_map_of)  # hexes whose group has moved in this pass
    solo_flames: list[int] = field(default_factory=lambda: [0] * 3)
    coins: list[int] = field(default_factory=list)  # turn tokens left in the bag: FAIR_FOLK, HESTER, OFF for the coin
    lost: bool = False  # a card was needed and there was none
    # Fair Folk
    nest_supply: int = 0
    prepared: list[int] = field(default_factory=list)
    offer_bag: list[int] = field(default_factory=list)
    items: list[int] = field(default_factory=list)
    found: int = 0
    found_at: list[int] = field(default_factory=list)
    lure: list[int] = field(default_factory=list)  # terrains with a search cube on the board
    quests: list[Quest] = field(default_factory=list)
    quest_deck: list[Quest] = field(default_factory=list)
    quest_pile: list[Quest] = field(default_factory=list)
    calm: list[int] = field(default_factory=list)  # factions that must still take a turn before anybody attacks
    laid: bool = False  # the nest of this turn was placed
    nested: bool = False  # any nest was placed this turn
    # The turn
    turn: int = OFF
    question: str = ""  # the last one asked
    asked: int = OFF  # the seat it was put to
    points: int = 0  # of an action, left to spend
    kinds: frozenset[int] = frozenset()  # what they may be spent on
    jar: int = OFF
    acted: bool = False
    carded: bool = False
    tiled: bool = False  # a bonus tile was used this turn
    striking: bool = False  # the jar was broken for an attack (H-111)
    free_moves: int = 0
    reach: int = 0  # added to ranges this turn
    tremors: bool = False
    replayed: list[Card] = field(default_factory=list)
    queue: list[int] = field(default_factory=list)  # factions still to act in this cycle
    cycle: int = 0
    fight: tuple[int, int, int, int, int] = (OFF, OFF, OFF, OFF, 0)  # attacker, from, to, defender, wrath
    struck: list[int] = field(default_factory=list)  # legends hit in this attack
    marked: int = OFF  # the hex of the storm or townsfolk that later scrolls refer to
    winner: int = OFF
    folk_out: int = 0  # rescued townsfolk
    ruins: int = 0  # destroyed buildings
    dolls_out: int = 0
    trails_out: int = 0  # on the map
