"""The cards of Valeria, the variant that is played, and the state of a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...kernel import Seat, State, piece, state
from .grammar import Amounts, Counter, Effects

COLUMNS = 5
ROW = 5  # slots of the centre: 0-4 monsters, 5-14 citizens, 15-19 domains (V-11)
FIRST_CITIZEN, FIRST_DOMAIN, SLOTS = 5, 15, 20


# -- Cards ------------------------------------------------------------------------------------------------------------
@piece
class Starter:
    """V-6: peasant, knight and herald, one of each for every player."""

    ref: str
    name: str  # the name it shares with a citizen
    numbers: tuple[int, ...]
    active: Effects
    passive: Effects


@piece
class Citizen:
    """V-7"""

    ref: str
    index: int  # place among the kinds of citizens
    place: int  # which of the ten citizen stacks its number belongs to
    numbers: tuple[int, ...]
    cost: int
    role: int
    active: Effects
    passive: Effects
    kin: int  # starters of the same name: they count as copies (V-51)


@piece
class Monster:
    """V-9: a monster of an area, or a hostile event (V-110)."""

    ref: str
    area: str  # empty for a hostile event
    type: str
    strength: int
    magic: int
    vp: int
    reward: Effects
    number: int  # activation number of a hostile event, else 0
    instruction: Effects


@piece
class Domain:
    """V-10: a domain with its requirements, its price, and its effect at each moment."""

    ref: str
    cost: int
    roles: Amounts  # symbols needed, in the order of ROLES
    vp: int
    build: Effects
    roll: Effects
    doubles: Effects
    action_start: Effects
    action_end: Effects
    slay: Effects
    gain_citizen: Effects
    flat: bool  # no surcharge for copies (V-52)
    discount: int  # gold off the cost of domains (V-56)


@piece
class Score:
    """A line of a duke: points for each counted thing."""

    vp: int
    per: Counter


@piece
class Duke:
    ref: str
    score: tuple[Score, ...]


@piece
class Marker:
    """An exhausted card."""

    ref: str


@piece
class Gap:
    """A slot that waits for a card of the exhausted deck (V-59); after a slain event from its bottom (V-114)."""

    slot: int
    after_event: bool


EXHAUSTED = Marker("exhausted")


Source = Citizen | Domain | Monster | Starter  # a card whose effects are resolved


# -- The box and the variant ------------------------------------------------------------------------------------------
@dataclass(frozen=True, eq=False)
class Level:
    """How the Dark Lord fights (V-105)."""

    ref: str
    sum_attacks: bool
    lord_attacks: bool


@dataclass(frozen=True, eq=False)
class NoDuke:
    """The scoring without dukes (V-97, V-98)."""

    score: tuple[Score, ...]
    majorities: tuple[str, ...]
    most: int
    shared: int


@dataclass(frozen=True, eq=False)
class Content:
    """Everything in the box, from the content file."""

    ref: str
    start: Amounts
    actions: int
    dukes_dealt: int
    starters: tuple[Starter, ...]
    herald: Starter
    citizens: tuple[Citizen, ...]
    citizen_counts: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]  # the numbers of the ten citizen stacks
    areas: tuple[str, ...]
    monsters: Mapping[str, tuple[tuple[Monster, ...], tuple[Monster, ...]]]  # area: its stack for 2-4 and for 5
    events: tuple[Monster, ...]
    markers: int
    domains: tuple[Domain, ...]
    dukes: tuple[Duke, ...]
    no_duke: NoDuke
    levels: tuple[Level, ...]
    sizes: Mapping[str, int]
    first_areas: tuple[str, ...]
    first_citizens: tuple[str, ...]
    lit: Mapping[tuple[int, int], tuple[tuple[Citizen, int], ...]]  # dice: which citizens they activate how often
    lit_starters: Mapping[tuple[int, int], tuple[tuple[Starter, int], ...]]


@dataclass(frozen=True, eq=False)
class Variant:
    """The settings of a match as rules read them, unchanging; variants with the same `ref` are equal."""

    ref: str  # the content and every setting
    content: Content
    seats: int
    columns: tuple[str, ...]  # areas from left to right
    kinds: tuple[Citizen, ...]  # the ten citizens; unused with random citizens
    random: bool
    dukes: bool
    events: bool
    omens: tuple[Monster, ...]  # events that are certainly in the deck
    level: Level
    first: str
    end: int  # exhausted slots that end the game
    in_play: tuple[tuple[Seat, ...], ...]  # by active seat: who is in play, from him on (V-93)
    rivals: tuple[tuple[Seat, ...], ...]  # by active seat: whom he may take from

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and self.ref == other.ref

    def __hash__(self) -> int:
        return hash(self.ref)


@dataclass(frozen=True, eq=False)
class Box:
    """Every card that can be on a table of this variant, for lists of possible keys."""

    variant: Variant
    citizens: tuple[Citizen, ...]
    monsters: tuple[Monster, ...]  # kinds, hostile events included if they are played with
    all_monsters: tuple[Monster, ...]  # every card of them
    copies: int  # most cards of one citizen


# -- The table --------------------------------------------------------------------------------------------------------


@state
class Valeria(State):
    """A match. Lists by player have one more place in the solo game: the Dark Lord's."""

    variant: Variant
    have: list[list[int]]  # by player: gold, strength, magic, victory points on the board
    citizens: list[list[int]]  # by player: how many of each kind
    roles: list[list[int]]  # by player: role symbols on the citizens
    estates: list[list[Domain]]  # by player: built domains
    slain: list[list[Monster]]  # by player
    dukes: list[list[Duke]]  # by player: before the choice two, then the kept one
    rejected: list[list[Duke]]  # by player: dukes put back, which only their finder knows
    monster_stacks: list[list[Monster]]  # top card last
    citizen_stacks: list[list[Citizen]]
    domain_stacks: list[list[Domain]]
    covers: list[Marker | Monster | None]  # what lies on an exhausted slot
    deck: list[Marker | Monster]  # exhausted cards and events, top last
    spare_dukes: list[Duke]
    spare_domains: list[Domain]
    spare_events: list[Monster]
    spare_citizens: list[Citizen]
    cards_seen: list[int] = field(default_factory=lambda: [1] * 10)  # of a citizen stack: known cards from the top
    known_events: int = 0  # cards on top of the deck that everybody has seen (V-61)
    gaps: list[Gap] = field(default_factory=list)
    unturned: list[int] = field(default_factory=list)  # columns whose top domain is not turned up yet (V-56)
    tokens: dict[tuple[int, int], Amounts] = field(default_factory=dict)  # by slot and height in its stack (V-116)
    dice: list[int] = field(default_factory=lambda: [0, 0])
    used: list[Domain] = field(default_factory=list)  # roll abilities used in this roll phase
    phase: str = "setup"
    turn: int = 0
    action: int = 0
    first: Seat = Seat(0)
    active: Seat = Seat(0)
    ending: str = ""  # why the end was triggered
    attacks: list[int] = field(default_factory=list)  # dice values that still attack (V-102)
    verdict: str = ""  # how a solo game ended before scoring
