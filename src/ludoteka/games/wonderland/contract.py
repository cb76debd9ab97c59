"""The data Wonderland's War shows: a seat's view, its questions and the events.

Everything is by reference. Every `source` says where a value comes from; a room shows reconstructed ones with a sign.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from ...kernel import Contract, Nothing, events_in
from .events import battle, tea

SeatNumber = int
RegionRef = str
ChipRef = str
EffectRef = str  # like gain-ally+rose-weak, place-units-2, draw-quests-1
Source = Annotated[str, Literal["rulebook", "public", "reconstructed", "box", ""]]


# -- Cards and boards --------------------------------------------------------------------------------------------------
class TeaCard(TypedDict):
    ref: str
    round: int
    units: int
    die: bool
    kind: Annotated[str, Literal["plain", "split", "corrupted"]]
    rewards: list[EffectRef]
    halves: list[list[EffectRef]]  # of a split card: the upper, the lower
    tempt: list[EffectRef]  # of a corrupted card: what is linked to the roll
    source: Source


class Chair(TypedDict):
    """A place at the tea table."""

    chair: int  # from 1, clockwise from the head
    card: TeaCard | None
    poisoned: bool
    leader: SeatNumber | None


class Region(TypedDict):
    ref: RegionRef
    in_use: bool
    tile: str | None
    vp: list[int]  # for rounds I, II, III
    value: int | None  # in this round
    second: int | None  # what second place is worth in this round
    source: Source
    fought: bool  # in this war
    neighbours: list[RegionRef]


class Wonder(TypedDict):
    """A Wonderlandian."""

    ref: str
    figure: bool
    strength: int
    count: int  # standees or chips
    source: Source


class Test(TypedDict):
    """The condition of a feat or an objective: message feat-<what> or objective-<what>."""

    what: str
    kinds: list[str]  # chip types
    test: Annotated[str, Literal["exact", "least", "most", "one-of"]]
    values: list[int]


class Quest(TypedDict):
    ref: str
    region: RegionRef
    feat: Test
    objective: Test
    done: bool  # the feat
    met: bool  # the feat now, in its battle
    progress: int  # of the objective
    reached: bool  # the objective
    points: int
    source: Source


class Power(TypedDict):
    """One of the four abilities of a faction."""

    ref: str
    artifact: bool  # it belongs to the artifact chips
    unlocked: bool
    source: Source


class Space(TypedDict):
    """A space of a forge track."""

    rewards: list[EffectRef]
    chip: ChipRef | None


class Between(TypedDict):
    """A reward between two forge tracks; tracks and columns count from 1."""

    upper: int
    lower: int
    column: int
    rewards: list[EffectRef]
    open: bool  # both spaces are covered


class Leader(TypedDict):
    """A leader of a faction."""

    ref: str
    talent: str
    talent_source: Source
    source: Source


class Faction(TypedDict):
    ref: str
    artifact: ChipRef
    talent: str
    talent_source: Source
    source: Source
    forge_source: Source
    powers: list[Power]
    tracks: list[list[Space]]
    between: list[Between]


class AllyCard(TypedDict):
    ref: str
    kind: str
    set: str
    source: Source


class ChipFace(TypedDict):
    strength: int
    level: str
    family: str
    losses: int
    source: Source


# -- Players and battles -----------------------------------------------------------------------------------------------
class Bag(TypedDict):
    count: int
    chips: dict[ChipRef, int] | None  # null in the war, unless bags may always be looked into


class Odds(TypedDict):
    """The odds of the viewer's next draw, computed from public information."""

    chips: int  # the next chip is one of so many
    madness: int  # of them madness or poison
    losses: list[int]  # units that they may cost, fewest and most
    bust: float  # chance that it costs the last unit here, unless blocked
    strength: float  # mean strength of the others
    symbol: int | None  # the next forge symbol within reach of one chip
    reach: int  # chips that lead exactly there


class Placed(TypedDict):
    """The award of a fighter if the battle ended now."""

    seat: SeatNumber
    place: int  # 1 or 2; 0: nothing
    tied: bool  # for first place: VP or the castle
    vp: int
    castle: bool


class Battle(TypedDict):
    region: RegionRef
    draw: int
    value: int
    fighters: list[SeatNumber]
    decided: bool
    winner: SeatNumber | None
    forges: int  # left to who forges
    placing: list[Placed]


class Score(TypedDict):
    """The score if the game ended now, from what the seat may know."""

    vp: int
    castles: int
    quests: int
    shards: int
    total: int


class Units(TypedDict):
    """Units and castles of a player, by region."""

    supply: int
    locked: int  # supporters still on the forge track
    supporters: dict[RegionRef, int]
    figures: dict[RegionRef, list[str]]
    bench: list[str]
    leader: RegionRef | None
    chair: int | None  # 0 is the head of the table
    castles: dict[RegionRef, Annotated[str, Literal["lying", "upright"]]]


class Chips(TypedDict):
    """Chips of a player, by place."""

    bag: Bag
    active: list[ChipRef]
    exhausted: list[ChipRef]
    madness: list[ChipRef]
    drawn: list[ChipRef] | int  # for their owner, otherwise how many
    played: ChipRef | None


class Fight(TypedDict):
    """The state of a player in the battle."""

    marker: int
    fighting: bool
    stopped: bool
    busted: bool
    lost: int
    blocked: bool
    power: int  # strength of the chip in play
    gain: int
    times: int  # the next chip is multiplied
    extra: int  # chips drawn extra
    must_draw: bool
    capped: bool
    bet: SeatNumber | bool | None  # whom, for who bet; otherwise whether a bet lies there
    odds: Odds | None  # the own ones, while one may draw


class Player(Units, Chips, Fight):
    seat: SeatNumber
    faction: Faction
    vp: int
    shards: int
    shield: bool  # unbroken
    strength: int  # of the leader
    castle_value: int
    cards: list[Wonder]
    local: list[Wonder]  # figures for this war only
    tea: list[TeaCard]
    taken: int
    partied: bool
    poison: int  # the Jabberwock's supply
    quests: list[Quest] | int  # for their owner and at the end, otherwise how many
    feats: list[Quest]
    score: Score


class Decks(TypedDict):
    tea: list[int]
    wonders: int
    quests: int
    quest_pile: int


class Printed(TypedDict):
    """The printed faces of chips, ally cards, tracks and die, and the chips left in the supply."""

    allies: list[AllyCard]
    stock: dict[ChipRef, int]
    chips: dict[ChipRef, ChipFace]
    symbols: list[int]  # spaces of the battle track that forge
    track_end: int
    die: list[int]
    madness_spaces: int
    sources: dict[str, Source]  # of the battle track, the die, the ring of regions


class View(Printed):
    """A seat's view of Wonderland's War."""

    seat: SeatNumber | None
    round: int
    phase: Annotated[str, Literal["setup", "tea", "war", "over"]]
    turn: SeatNumber  # whose tea turn it is
    start: SeatNumber  # the first player of the round
    factions: list[Leader]  # all of this game, taken or not
    regions: list[Region]  # clockwise
    marker: RegionRef | None  # the first battle
    chairs: list[Chair]
    head: list[SeatNumber]
    decks: Decks
    market: list[Wonder]
    removed: list[str]  # Wonderlandians out of the game
    resistance: int | None  # with two players
    rewards: list[EffectRef]  # of the card in hand, not taken yet
    battle: Battle | None
    players: list[Player]


class Catalogue(TypedDict):
    """The catalogue: what no match changes."""

    texts: dict[str, list[Any]]  # sentences of ally cards, Wonderlandians, powers and talents: messages and arguments


class Seen(View, Catalogue):
    """A view with the catalogue under it."""


# -- Questions ---------------------------------------------------------------------------------------------------------
class Left(TypedDict):
    left: int


class Level(TypedDict):
    level: Annotated[str, Literal["weak", "strong"]]


class Roll(TypedDict):
    n: int


class Actions(TypedDict):
    actions: int


class OfChip(TypedDict):
    chip: ChipRef


class OfAbility(TypedDict):
    source: str
    chip: ChipRef


class OfFigure(TypedDict):
    figure: str


class Award(TypedDict):
    vp: int
    castle: int  # what a castle is worth at the end


_BARE = [
    "faction",
    "keep",
    "take",
    "reward",
    "recruit",
    "send",
    "unlock",
    "castle",
    "discard",
    "half",
    "tempt",
    "lead",
    "no-room",
    "claws",
    "move-leader",
    "come",
    "bet",
    "draw",
    "play",
    "return",
    "bring",
    "sacrifice",
    "marker",
    "feat",
    "extra-feat",
    "next",
    "remove",
    "leave",
    "discard-shard",
    "forge-from-bag",
]

QUESTIONS = {prompt: Nothing for prompt in _BARE} | {
    "place": Left,
    "relocate": Left,
    "poison": Left,
    "ally": Level,
    "share": Roll,
    "forge": Actions,
    "block": OfChip,
    "lose": OfChip,
    "strength": OfChip,
    "give-shard": OfChip,
    "weaken": OfChip,
    "calm": OfChip,
    "steal": OfChip,
    "effect": OfAbility,
    "use": OfAbility,
    "fly": OfFigure,
    "award": Award,
}

CONTRACT = Contract(view=View, questions=QUESTIONS, events=events_in(tea, battle), catalogue=Catalogue)
