"""The data Harrow County shows: a seat's view, its questions and the events."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from ...kernel import Contract, Nothing, events_in
from .events import cards, fair_folk, fight, hester, kammi, map, match

FactionRef = str  # protectors, family, kammi, hester, fair-folk
HexRef = str  # hex-1 … hex-37
Counts = dict[str, int]  # how many of each, none left out
Pile = list[str] | int  # the cards if you may see them, otherwise how many
Doll = Literal["hidden", "real", "decoy"]


class Hex(TypedDict):
    """A hex and its contents; absent contents are left out."""

    ref: HexRef
    terrain: str
    storm: bool  # printed
    cost: Counts  # ADVANCE points of each rival to enter
    home: NotRequired[FactionRef]
    stormy: NotRequired[bool]
    units: NotRequired[Counts]  # red-haint, red-infected, red-legend, figure-1, hester …
    nails: NotRequired[list[str]]  # units on an iron nail
    tokens: NotRequired[list[str]]
    storms: NotRequired[int]
    trails: NotRequired[int]
    townsfolk: NotRequired[int]
    building: NotRequired[int]
    doll: NotRequired[Annotated[str, Doll]]
    shelter: NotRequired[int]
    blood: NotRequired[int]
    sacrifice: NotRequired[str]  # the colour of its cube
    taunt: NotRequired[bool]
    wrath: NotRequired[bool]
    flames: NotRequired[int]
    roots: NotRequired[list[str]]
    nest: NotRequired[str]  # its offer, or empty
    cross: NotRequired[bool]
    found: NotRequired[str]  # the thing that was found here
    hidden: NotRequired[str]  # the thing that is hidden here, where the seat knows


class Root(TypedDict):
    """One of Hester's roots."""

    start: HexRef | None
    end: HexRef
    colour: str


class Arrow(TypedDict):
    """The side of a line on which the sought thing lies."""

    nest: HexRef
    axis: str
    side: Annotated[str, Literal["plus", "minus"]]
    line: bool  # does the line belong to it


class Tower(TypedDict):
    """The public history of the tree."""

    thrown: Counts
    fallen: Counts


class Fight(TypedDict):
    """The attack under way."""

    side: FactionRef
    start: HexRef
    end: HexRef
    defender: FactionRef


class Waiting(TypedDict):
    """Terrains of the objectives that are still on the scoring board."""

    townsfolk: list[str]
    building: list[str]


class Tiles(TypedDict):
    """The bonus tiles at a jar."""

    jar: str
    open: list[str]
    used: list[str]


class Row(TypedDict):
    """A row of tokens on a board."""

    tokens: int
    value: int  # over the rightmost token
    values: list[int]


class Side(TypedDict):
    """A faction at the table; what only VP players have is left out for the others."""

    seat: int | None
    automaton: bool
    hand: Pile
    deck: int
    discard: list[str]
    in_play: list[str]
    offers: list[str]
    home: NotRequired[HexRef]
    hero: NotRequired[str | None]
    track: NotRequired[str | None]
    scrolls: NotRequired[int]
    vp: NotRequired[int]
    dial: NotRequired[int | None]
    plate: NotRequired[Counts]  # killed haints
    wild: NotRequired[int]
    jars: NotRequired[dict[str, bool]]  # is it whole
    attacked: NotRequired[bool]
    haints: NotRequired[int]  # in the supply
    board: NotRequired[dict[str, Row]]


class Family(TypedDict):
    """The Family's tokens."""

    bag: Counts | None
    bag_size: int
    drawn: Pile
    ready: list[str]
    front: list[str]
    waiting: list[str]  # on the attack jar
    slots: list[str]
    draw: int
    give_back: int
    odessa: int
    upgrades: list[str]
    prices: dict[str, str]  # the token a card takes


class Kammi(TypedDict):
    """Kammi's grid, figures and dolls."""

    grid: list[list[str]]
    loose: str
    loose_row: int | None
    row_cubes: list[int]
    gift: bool
    goblin: str | None  # which figure, where the seat knows
    unmasked: bool
    dolls_out: int


class Hester(TypedDict):
    """Hester's board."""

    fire_fields: list[int]
    flames: int  # in the supply
    actions: int
    spent: list[str]
    squares: dict[str, list[list[str]]]
    stacks: list[list[str]]
    activated: list[str]
    snakes: int
    shaken: bool


class Orders(TypedDict):
    """The turned card's orders to the automata."""

    hexes: list[HexRef]
    start: str
    hester: bool  # does it look for her
    joker: bool


class Solo(TypedDict):
    """The cards of the automata."""

    card: str | None
    orders: Orders | None
    decks: Counts
    discard: list[str]
    level: int
    fields: Counts  # flames on them
    coins: int  # turn tokens left in the bag


class Fair(TypedDict):
    """The Fair Folk's board."""

    nests: int  # left
    prepared: Pile
    offers: int  # in the bag
    found: list[str]
    seeking: str | None
    items: dict[str, HexRef] | None  # where they lie, where the seat knows
    search: list[str]  # terrains with a search cube
    quests: Pile
    quest_deck: int
    quest_pile: list[str]
    calm: list[FactionRef]
    nested: bool
    prices: Counts  # search cubes for a card


class View(TypedDict):
    """A seat's view of a match of Harrow County."""

    seat: int | None  # who looks; a spectator is null
    mode: str
    chapter: int
    round: int
    map: str
    seats: list[FactionRef]
    rivals: list[FactionRef]  # the two VP players
    lantern: FactionRef
    turn: FactionRef | None
    jar: str | None
    winner: FactionRef | None
    hexes: list[Hex]
    roots: list[Root]
    arrows: list[Arrow]
    battleground: Counts
    supply: Counts
    tower: Tower
    borrowed: Counts
    fight: Fight | None
    box: Counts
    tokens_left: Counts
    waiting: Waiting
    tiles: list[Tiles]
    tile_stock: int
    tile_pile: list[str]
    rescued: int
    destroyed: int
    sides: dict[str, Side]
    called: dict[str, str]  # what goes by another's name at this table; `verb/thing` only in that option
    marks: list[str]  # what is shown here and is reconstructed, not from the rulebook
    family: NotRequired[Family]
    kammi: NotRequired[Kammi]
    hester: NotRequired[Hester]
    solo: NotRequired[Solo]
    fair: NotRequired[Fair]


class Catalogue(TypedDict):
    """The catalogue: what no match changes."""

    texts: dict[str, list[Any]]  # sentences of cards, tiles, offers, legends, scrolls, quests: messages and arguments


class Seen(View, Catalogue):
    """A view with the catalogue under it."""


# -- Questions --------------------------------------------------------------------------------------------------------
class Acting(TypedDict):
    """The points of an action that are left."""

    kind: str  # the one kind that is allowed, or any-action
    points: int


class Spawning(TypedDict):
    points: NotRequired[int]


class Left(TypedDict):
    left: int


class Sharing(TypedDict):
    """Cards that are still to be shared out among the automata's decks."""

    deck: str
    left: int


class Placing(TypedDict):
    """An objective of the other side, to be put on the map."""

    objective: str


class Priced(TypedDict):
    price: int  # cubes


class Pushed(TypedDict):
    unit: NotRequired[str]  # the legend that was hit


class Carried(TypedDict):
    start: HexRef
    end: HexRef


class Activating(TypedDict):
    card: str


class Herding(TypedDict):
    side: FactionRef


class Hiding(TypedDict):
    item: str


class Scattering(TypedDict):
    thing: str


class Spoon(TypedDict):
    number: int


PLAIN = (
    *("along", "ambush", "area", "around", "arrow", "ask", "attack", "birth", "collect", "cross", "deck"),
    *("devour", "douse", "drag", "drop-arrow", "eat", "eat-from", "exchange", "fair", "favour", "figures"),
    *("free-action", "gain", "gather", "glean", "goblin", "grid", "grid-token", "guess", "hero", "hester"),
    *("hide-doll", "infect", "keyhole", "keyhole-move", "lay", "lead", "leap", "legend", "lift-x", "lock"),
    *("march", "move", "nail", "nest", "odessa-return", "off", "order", "part", "place", "post", "pull"),
    *("rally", "relocate", "remove", "replace-quest", "replay", "reward", "root", "row", "search", "season"),
    *("sink", "slay", "square", "start", "station", "storm", "store", "stow", "swap", "swap-offers"),
    *("take-offer", "taunt", "terror", "together", "token", "tokens", "track", "trade", "trail", "trail-back"),
    *("trick", "turn", "unnail", "victim", "walk", "wrath"),
)
QUESTIONS = {
    **dict.fromkeys(PLAIN, Nothing),
    "act": Acting,
    "activate": Activating,
    "clash": Priced,
    "deck-size": Sharing,
    "doll": Carried,
    "drop": Left,
    "give-back": Left,
    "herd": Herding,
    "hide": Hiding,
    "objective": Placing,
    "push": Pushed,
    "scatter": Scattering,
    "spawn": Spawning,
    "spend": Left,
    "spoon": Spoon,
    "strike": Priced,
}

CONTRACT = Contract(
    view=View,
    questions=QUESTIONS,
    events=events_in(match, map, fight, cards, kammi, hester, fair_folk),
    catalogue=Catalogue,
)
