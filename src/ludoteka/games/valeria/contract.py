"""The data Valeria shows: a seat's view, its questions and the events."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from ...kernel import Contract, events_in
from . import events
from .grammar import Role, Track
from .prompts import Prompt

Phase = Literal["setup", "roll", "income", "action", "monsters", "end", "over"]
Side = Literal["active", "passive"]
At = Literal["active", "passive", "reward", "instruction", "ability", "score"]
Row = Literal["monsters", "citizens", "domains"]
CardRef = str  # like gold-golem
SeatNumber = int
Bundle = str  # amounts as a reference: gold-2+magic-1, or nothing
Amounts = dict[Track, int]  # only what is not zero
Symbols = dict[Role, int]


# -- Cards ------------------------------------------------------------------------------------------------------------
class Line(TypedDict):
    """A line on a card: its sentence, and the signs that draw it."""

    at: At
    says: list[Any]  # sentences: a message and its arguments
    signs: list[str]  # numbers and names of signs


class Face(TypedDict):
    """The printed side of a card."""

    kind: Literal["starter", "citizen", "monster", "event", "domain", "duke"]
    lines: list[Line]
    name: NotRequired[str]  # of a starter: the citizen it shares its name with
    numbers: NotRequired[list[int]]  # dice that activate a citizen
    odds: NotRequired[float]  # activations per roll on average
    cost: NotRequired[int]
    role: NotRequired[Role]
    roles: NotRequired[Symbols]  # what a domain needs
    area: NotRequired[str]
    type: NotRequired[str]
    number: NotRequired[int]  # the roll at which a hostile event strikes
    strength: NotRequired[int]
    magic: NotRequired[int]
    vp: NotRequired[int]


# -- The centre -------------------------------------------------------------------------------------------------------
class Slot(TypedDict):
    """One of the 20 places of the centre, in rows of five: monsters, citizens, citizens, domains."""

    slot: int
    row: Row
    column: int  # 1 … 5
    area: NotRequired[str]  # of monsters
    numbers: NotRequired[list[int]]  # of citizens
    card: CardRef | None  # on top; null if it is empty, or a domain that is not turned up yet
    count: int
    below: list[CardRef]  # cards under the top that everybody knows, next one first
    cover: str | None  # "exhausted", a hostile event, or "bare": exhausted, and no card left to mark it
    tokens: Amounts  # on the top monster or the event
    price: Amounts  # what it costs the viewer; a spectator as printed
    affordable: bool  # can the viewer pay for it and has the roles, whoever's turn it is


class Exhausted(TypedDict):
    """The number of exhausted slots, and how many end the game."""

    count: int
    limit: int
    deck: int  # cards left
    events: int  # hostile events among them
    known: list[CardRef]  # events on top that everybody has seen


class Ending(TypedDict):
    reason: Annotated[str, Literal["exhausted", "monsters", "domains"]]
    turns: int  # still to come, this one included


# -- Players ----------------------------------------------------------------------------------------------------------
class Held(TypedDict):
    card: CardRef
    count: int


class Group(TypedDict):
    """Cards of a duchy with the same numbers; the herald has none."""

    numbers: list[int]
    odds: float  # activations of one card per roll on average
    cards: list[Held]


class Pay(TypedDict):
    """The income from a card for the current roll."""

    card: CardRef
    times: int
    side: Side
    what: Bundle
    asks: bool  # is there something to choose


class Points(TypedDict):
    """Points by source; its name is the message ref-score-<source>."""

    source: str
    points: int


class Player(TypedDict):
    """A duchy as everybody sees it; its duke only for viewers who may see it."""

    seat: SeatNumber
    gold: int
    strength: int
    magic: int
    vp: int  # on the board
    duchy: int  # cards that count for the tie-break
    groups: list[Group]
    roles: Symbols  # on citizens
    symbols: Symbols  # on citizens and domains
    domains: list[CardRef]
    monsters: list[CardRef]
    citizens: int
    pays: list[Pay]
    lines: list[Points]  # that everybody can count
    points: int  # their sum
    duke: CardRef | None
    duke_lines: list[Points]
    total: int | None  # with the duke, if it is seen


class Me(TypedDict):
    """The viewer's private information."""

    offered: list[CardRef]  # dukes to choose from
    duke: CardRef | None
    rejected: list[CardRef]
    projection: list[Points]  # of the own duke if the game ended now
    total: int


class Lord(TypedDict):
    """The Dark Lord of the solo game."""

    citizens: list[Held]
    domains: list[CardRef]
    duke: CardRef | None  # null until the end
    attacks: list[int]  # values that still attack
    columns: list[int]  # what they hit; with a six the player picks
    lines: list[Points]
    points: int
    total: int | None  # null until the end


class Change(TypedDict):
    """An option of the roll phase: the die and its value before and after."""

    key: str
    before: int
    after: int
    paid: Bundle


class Result(TypedDict):
    winners: list[SeatNumber]
    scores: list[int]
    reason: str


class Agreed(TypedDict):
    """The parts of the variant."""

    random: bool
    dukes: bool
    events: bool
    areas: list[str]  # from left to right


class Actions(TypedDict):
    now: int  # 1 or 2, 0 outside the action phase
    of: int


class View(TypedDict):
    """A seat's view of a game of Valeria."""

    seat: SeatNumber | None  # who looks; a spectator is null
    seats: int
    solo: bool
    level: str | None
    variant: Agreed
    phase: Annotated[str, Phase]
    turn: int  # from 1
    actions: Actions
    active: SeatNumber
    first: SeatNumber
    resting: SeatNumber | None  # with five players
    dice: Annotated[list[int], tuple[int, int]] | None  # null before the first roll
    values: list[int]  # the dice and their sum
    used: list[CardRef]  # domains whose roll ability was used in this roll phase
    changes: list[Change]  # what can be done to the dice now
    market: list[Slot]
    exhausted: Exhausted
    ending: Ending | None
    players: list[Player]
    me: Me | None
    lord: Lord | None
    result: Result | None


class Catalogue(TypedDict):
    """The catalogue: what no match changes."""

    cards: dict[CardRef, Face]  # every card of the box


class Seen(View, Catalogue):
    """A view with the catalogue under it."""


def contract() -> Contract:
    """The contract, after every prompt is declared."""
    questions = {prompt.prompt: prompt.about for prompt in Prompt.declared.values()}
    return Contract(view=View, questions=questions, events=events_in(events), catalogue=Catalogue)
