"""The state of a match of Harrow County: the map, the common supplies, and a state for each side.

Lists of 37 are by hex, lists of 3 or 5 by faction, lists of 8 by colour of cube. What rules and bots count a million
times (units, cubes, what keeps a faction off a hex) lies on the table itself; the rest belongs to somebody.
"""

from __future__ import annotations

from dataclasses import field
from typing import NamedTuple, TypeVar

from ...kernel import Seat, State, state
from .hexes import HEXES, OFF
from .pieces import ADVANCE, FIGURES, Card, Hero, Kit, Land, Quest, Rulings, Tile

T = TypeVar("T")


class Nail(NamedTuple):
    """A unit that is nailed to its hex."""

    kind: int
    hex: int


class Root(NamedTuple):
    """One of Hester's roots; two sets take turns."""

    start: int
    end: int
    set: int


class Arrow(NamedTuple):
    """A line through a nest and its side (-1 or 1) where the sought thing lies."""

    nest: int
    axis: int
    side: int
    line: int  # does the line itself belong to it


class Fight(NamedTuple):
    """The attack under way."""

    attacker: int = OFF
    start: int = OFF
    end: int = OFF
    defender: int = OFF
    wrath: int = 0  # the attack comes from the wrath token


class Loan(NamedTuple):
    """Cubes that come back at the end of the turn."""

    colour: int
    number: int


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """The things without the first one equal to `thing`."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


def raised(numbers: tuple[int, ...], at: int, by: int = 1) -> tuple[int, ...]:
    """The numbers with the one at `at` raised by `by`."""
    return (*numbers[:at], numbers[at] + by, *numbers[at + 1 :])


def _map_of(value: int = 0) -> list[int]:
    return [value] * len(HEXES)


def _three_maps() -> list[list[int]]:
    return [_map_of() for _ in range(3)]


def _empty_tokens() -> list[tuple[int, ...]]:
    return [()] * len(HEXES)


# -- The sides --------------------------------------------------------------------------------------------------------
@state
class Board:
    """The common parts of every VP player."""

    vp: int = 0
    dial: int = 1
    plate: tuple[int, ...] = (0, 0, 0, 0)  # haints by colour, then virtual
    wild: int = 0
    broken: int = 0  # jars as bits
    attacked: bool = False
    rows: tuple[int, ...] = (0, 0, 0)  # tokens on the board
    scrolls: int = 0  # legend tokens collected
    track: str = ""  # which side of the legend track
    hero: Hero | None = None


@state
class Family:
    """Tokens by kind, out of a bag."""

    bag: list[int] = field(default_factory=lambda: [0] * 13)
    drawn: list[int] = field(default_factory=list)  # looked at, not yet kept or given back
    ready: list[int] = field(default_factory=list)  # kept, not activated
    front: list[int] = field(default_factory=list)  # activated or collected this turn
    waiting: list[int] = field(default_factory=list)  # on the attack jar
    slots: list[int] = field(default_factory=list)  # on the board
    upgrades: tuple[int, ...] = ()  # in the supply
    odessa: int = 0  # cubes on her board


@state
class Kammi:
    """Two figures, a grid of actions, three dolls."""

    grid: list[int] = field(default_factory=list)
    loose: int = ADVANCE
    loose_row: int = OFF
    row_cubes: list[int] = field(default_factory=lambda: [0] * 3)
    gift: bool = False  # the goblin's gift token is left
    goblin: int = FIGURES[1]  # secret until unmasked
    unmasked: bool = False
    deduced: bool = False  # somebody who counts could tell which figure is the goblin
    dolls: list[int] = field(default_factory=list)  # their hexes
    real: int = 0  # which doll is the real one: secret from Kammi
    doll_open: bool = False
    suspects: list[int] = field(default_factory=list)  # dolls that may be the real one, for those who cannot look
    dolls_out: int = 0


@state
class Hester:
    """Roots, flames, the squares of her feasts and fires."""

    roots: list[Root] = field(default_factory=list)  # in the order placed
    root_set: int = 0
    fire_fields: list[int] = field(default_factory=list)
    flame_supply: int = 0
    action_flames: int = 0
    spent: tuple[int, ...] = ()  # action fields used this turn
    squares: list[list[tuple[str, ...]]] = field(default_factory=lambda: [[], []])
    stacks: tuple[tuple[Card, ...], ...] = ()
    activated: tuple[Card, ...] = ()
    protege: bool = False
    sloth: bool = False
    shaken: bool = False


@state
class Automata:
    """The cards that move the Protectors and the Family if nobody plays them."""

    level: int = 1
    decks: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(3)])
    discard: tuple[Card, ...] = ()
    out: tuple[Card, ...] = ()
    card: Card | None = None
    goal: tuple[int, ...] = (OFF, OFF)  # where the objective stood this turn
    stirred: list[int] = field(default_factory=_map_of)  # hexes whose group has moved in this pass
    flames: tuple[int, ...] = (0, 0, 0)
    coins: tuple[int, ...] = ()  # turn tokens left in the bag: FAIR_FOLK, HESTER, OFF for the coin
    lost: bool = False  # a card was needed and there was none


@state
class FairFolk:
    """The Fair Folk's nests, hidden things and knowledge of them, quests and offers."""

    nests: list[int] = field(default_factory=lambda: _map_of(OFF))  # an offer's number, EMPTY_NEST, OFF
    nest_supply: int = 0
    prepared: list[int] = field(default_factory=list)
    offer_bag: list[int] = field(default_factory=list)
    items: tuple[int, ...] = ()
    items_found: int = 0
    found_at: tuple[int, ...] = ()
    crosses: list[int] = field(default_factory=list)
    arrows: list[Arrow] = field(default_factory=list)
    lure: tuple[int, ...] = ()  # terrains with a search cube on the board
    quests: list[Quest] = field(default_factory=list)
    quest_deck: list[Quest] = field(default_factory=list)
    quest_pile: list[Quest] = field(default_factory=list)
    calm: tuple[int, ...] = ()  # factions that must still take a turn before anybody attacks
    laid: bool = False  # the nest of this turn was placed
    nested: bool = False  # any nest was placed this turn


# -- The table --------------------------------------------------------------------------------------------------------
@state
class Turn:
    """The current turn and its progress."""

    whose: int = OFF
    jar: int = OFF
    acted: bool = False
    carded: bool = False
    tiled: bool = False  # a bonus tile was used
    striking: bool = False  # the jar was broken for an attack (H-111)
    free_moves: int = 0
    reach: int = 0  # added to ranges
    tremors: bool = False
    points: int = 0  # of an action, left to spend
    kinds: frozenset[int] = frozenset()  # what they may be spent on
    replayed: tuple[Card, ...] = ()
    fight: Fight = Fight()
    struck: tuple[int, ...] = ()  # legends hit in this attack
    marked: int = OFF  # the hex of the storm or townsfolk that later scrolls refer to


@state
class Tiles:
    """Bonus tiles, by jar."""

    open: list[tuple[Tile, ...]] = field(default_factory=lambda: [()] * 4)
    used: list[tuple[Tile, ...]] = field(default_factory=lambda: [()] * 4)
    stock: list[Tile] = field(default_factory=list)
    pile: list[Tile] = field(default_factory=list)


@state
class Stock:
    """Pieces that are not in play."""

    haints: list[int] = field(default_factory=lambda: [0] * 3)
    tokens: list[int] = field(default_factory=lambda: [0] * 4)  # ability tokens, in the box
    wild: int = 0
    storms: int = 0
    trails: int = 0
    trails_locked: int = 0
    nails: int = 0
    taunts: int = 0


@state
class Tower:
    """The tree: what is in it, and its public history."""

    inside: list[int] = field(default_factory=lambda: [0] * 8)
    thrown: tuple[int, ...] = (0,) * 8
    fallen: tuple[int, ...] = (0,) * 8


@state
class Harrow(State):
    """A match of Harrow County."""

    kit: Kit
    land: Land
    mode: str
    chapter: int  # which rules hold: 1, 2 or 3 (3: tiles, dial, placed objectives)
    factions: tuple[int, ...]  # by seat
    rivals: tuple[int, ...]  # the two VP factions
    open_bag: bool
    rulings: Rulings
    who: list[Seat]  # who decides for a faction
    # The match
    round: int = 1
    lantern: int = 0
    queue: tuple[int, ...] = ()  # factions still to act in this cycle
    cycle: int = 0
    winner: int = OFF
    question: str = ""  # the last one asked
    asked: int = OFF  # the seat it was put to
    now: Turn = field(default_factory=Turn)
    # The map
    haints: list[list[int]] = field(default_factory=_three_maps)
    sick: list[list[int]] = field(default_factory=_three_maps)  # infected haints
    legend_at: list[int] = field(default_factory=lambda: [OFF] * 11)  # by kind; only 6 … 10 are used
    units: list[list[int]] = field(default_factory=_three_maps)  # haints and legends together
    bar: list[list[int]] = field(default_factory=_three_maps)  # how many things keep a faction off a hex (H-30, H-31)
    home: tuple[int, ...] = (OFF, OFF, OFF)
    folk: list[int] = field(default_factory=_map_of)
    buildings: list[int] = field(default_factory=_map_of)
    folk_waiting: list[int] = field(default_factory=list)  # terrains of the scoring board
    buildings_waiting: list[int] = field(default_factory=list)
    folk_out: int = 0  # rescued townsfolk
    ruins: int = 0  # destroyed buildings
    tokens: list[tuple[int, ...]] = field(default_factory=_empty_tokens)
    storms: list[int] = field(default_factory=_map_of)
    stormy: list[bool] = field(default_factory=lambda: [False] * len(HEXES))  # H-14
    trails: list[int] = field(default_factory=_map_of)
    trails_out: int = 0
    flames: list[int] = field(default_factory=_map_of)
    shelter: list[int] = field(default_factory=_map_of)  # Emmy's red cubes
    blood: list[int] = field(default_factory=_map_of)  # Blood Money
    sacrifice: list[int] = field(default_factory=lambda: _map_of(OFF))  # colour of a Needed Sacrifice
    taunts: list[int] = field(default_factory=list)
    wrath: int = OFF
    nails: list[Nail] = field(default_factory=list)
    traps: int = 0  # how many things on the map wait for somebody to come
    # Cubes and pieces
    stock: Stock = field(default_factory=Stock)
    supply: list[int] = field(default_factory=lambda: [0] * 8)
    ground: list[int] = field(default_factory=lambda: [0] * 8)  # the battleground
    tower: Tower = field(default_factory=Tower)
    borrowed: tuple[Loan, ...] = ()
    tiles: Tiles = field(default_factory=Tiles)
    boards: list[Board] = field(default_factory=lambda: [Board(), Board(), Board()])  # of the VP factions
    # Cards, of every faction
    hands: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(5)])
    decks: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(5)])  # top card last
    sunk: list[int] = field(default_factory=lambda: [0] * 5)  # cards its owner put under the deck
    discards: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(5)])
    in_play: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(5)])
    offers_held: list[list[int]] = field(default_factory=lambda: [[] for _ in range(5)])
    # What belongs to one side
    family: Family = field(default_factory=Family)
    kammi: Kammi = field(default_factory=Kammi)
    hester: Hester = field(default_factory=Hester)
    automata: Automata = field(default_factory=Automata)
    fair_folk: FairFolk = field(default_factory=FairFolk)
