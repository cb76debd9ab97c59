"""The pieces of Wonderland's War, and the state of a match."""

from __future__ import annotations

from dataclasses import field

from ...kernel import Seat, State, piece, state
from .grammar import Condition, Effect, Effects

REGIONS = 5
NOWHERE = -1  # a leader at the tea table or in the supply, a player without a bet, a battle without a winner
LYING, UPRIGHT = 1, 2  # W-119: the two steps of a castle; with three to five players only the second is used


@piece
class Ability:
    """An ability: a trigger, a condition, and effects or a choice of effects."""

    source: str  # the reference of the component it is printed on
    bearer: str  # what that is: chip, figure, power, artifact
    on: str
    condition: Condition
    optional: bool
    limit: str  # "", "once_per_battle", "once_per_war"
    once: bool  # fires once however many such chips are active
    effects: Effects
    choices: tuple[Effects, ...]
    outward: bool  # it touches other players (W-74, step 3)

    @property
    def ref(self) -> str:
        return self.source


@piece
class Chip:
    """A chip of a bag. Equal faces are one piece."""

    ref: str
    rank: int  # its place in every sorted list
    kind: str  # rose, forge, faction, artifact, an item, madness, double-madness, poison
    family: str  # ally, faction, item, madness, poison
    level: str  # weak, strong or nothing
    strength: int
    losses: int
    source: str  # rulebook, public, reconstructed or box
    play: tuple[Ability, ...]
    abilities: tuple[Ability, ...]  # all other triggers
    aura: tuple[Ability, ...]  # what it does to chips played later while it is active
    immune: tuple[str, ...]

    @property
    def type(self) -> str:
        """W-4: starting chips and artifacts are one type; everything else is its own."""
        return "faction" if self.family == "faction" else "madness" if self.family == "madness" else self.kind


@piece
class AllyCard:
    """The card that defines a type of ally in this game."""

    ref: str
    set: str
    kind: str
    source: str
    abilities: tuple[Ability, ...]


@piece
class Power:
    """One of the four abilities of a faction, under its disc."""

    ref: str
    artifact: bool  # it belongs to the artifact chips; else it is passive
    source: str
    rules: tuple[Ability, ...]


@piece
class Between:
    """A reward between two forge tracks; tracks and columns count from 0."""

    upper: int
    lower: int
    column: int
    reward: Effects

    @property
    def ref(self) -> str:
        return f"between-{self.upper + 1}-{self.lower + 1}-{self.column + 1}"


@piece
class Faction:
    """One side of a faction board."""

    ref: str
    artifact: Chip
    talent: str  # the leader's ability at the tea party
    talent_source: str
    params: tuple[int, ...]  # numbers of that ability: poison at the start, rolls that may be shared
    powers: tuple[Power, ...]
    tracks: tuple[tuple[Effects, ...], ...]
    between: tuple[Between, ...]
    source: str
    forge_source: str


@piece
class Wonder:
    """A Wonderlandian: a figure with its standees, or an item with its chips."""

    ref: str
    figure: bool
    strength: int
    count: int  # standees or chips
    chip: Chip | None  # of an item
    source: str
    abilities: tuple[Ability, ...]


@piece
class TeaCard:
    ref: str
    round: int
    units: int
    die: bool
    kind: str  # plain, split, corrupted
    rewards: Effects  # everything on it, the corners included
    source: str


@piece
class Quest:
    """A feat in a region and an objective for the whole game."""

    ref: str
    region: int
    feat: tuple[str, str, tuple[int, ...]]
    objective: tuple[str, str, tuple[int, ...]]
    points: tuple[int, int, int]  # feat, objective, bonus for both
    source: str


@piece
class Region:
    ref: str
    index: int
    source: str


@piece
class Tile:
    ref: str
    vp: tuple[int, ...]
    source: str


@piece
class Box:
    """The numbers printed on boards, die and rulebook."""

    regions: tuple[Region, ...]
    symbols: tuple[int, ...]  # forge symbols of the battle track
    track_end: int
    die: tuple[int, ...]
    start_region: int
    starting_shards: tuple[tuple[int, ...], ...]  # for two, three, four, five players
    chairs: tuple[int, ...]
    cards_each: tuple[int, ...]
    resistance: tuple[int, ...]
    castle_strength: int
    castle_value: int
    leader_max: int
    madness_spaces: int
    market: int
    sources: tuple[tuple[str, str], ...]  # which of these numbers come from where

    @property
    def ref(self) -> str:
        return "box"


NOBODY_CHIP = Chip("nothing", -1, "", "", "", 0, 0, "", (), (), (), ())
NOBODY = Faction("nobody", NOBODY_CHIP, "", "", (), (), (), (), "", "")


def five_zeros() -> list[int]:
    return [0] * REGIONS


def five_wonders() -> list[list[Wonder]]:
    return [[] for _ in range(REGIONS)]


def four_tracks() -> list[list[Chip]]:
    return [[], [], [], []]


@state
class Player:
    """The state of one player: pieces on the boards, beside them and in the bag."""

    faction: Faction = NOBODY
    vp: int = 0
    shards: int = 0
    shield: bool = True  # unbroken
    strength: int = 1  # of the leader
    castle_value: int = 3
    powers: list[Power] = field(default_factory=list)  # unlocked
    supply: int = 0  # supporters beside the board
    locked: int = 0  # supporters still on the forge track
    supporters: list[int] = field(default_factory=five_zeros)
    figures: list[list[Wonder]] = field(default_factory=five_wonders)
    bench: list[Wonder] = field(default_factory=list)  # standees in the own supply
    leader: int = NOWHERE  # its region
    chair: int = 0  # its place at the tea table: 0 is the head, NOWHERE away
    castles: list[int] = field(default_factory=five_zeros)
    cards: list[Wonder] = field(default_factory=list)
    local: list[Wonder] = field(default_factory=list)  # a figure for this war only (Help the Locals)
    tea: list[TeaCard] = field(default_factory=list)
    taken: int = 0  # cards of this tea party
    bag: list[Chip] = field(default_factory=list)
    active: list[Chip] = field(default_factory=list)
    exhausted: list[Chip] = field(default_factory=list)
    madness: list[Chip] = field(default_factory=list)  # the madness track
    forged: list[list[Chip]] = field(default_factory=four_tracks)
    quests: list[Quest] = field(default_factory=list)  # face down
    feats: list[Quest] = field(default_factory=list)  # face up, feat done
    returned: list[Quest] = field(default_factory=list)  # what went back into the deck at the start, for the memory
    discarded: bool = False  # has put away a quest since
    poison: int = 0  # the Jabberwock's supply
    used: list[Ability] = field(default_factory=list)  # abilities with a limit that were used
    partied: bool = False  # My Party was used in this tea party
    # -- the battle
    marker: int = 0
    fighting: bool = False
    stopped: bool = False
    intent: str = ""  # "draw" or "stop", decided and not shown yet
    busted: bool = False
    drawn: list[Chip] = field(default_factory=list)  # chips in the hand, one of which will be played
    played: list[Chip] = field(default_factory=list)  # the chip in play
    shown: int = NOWHERE  # the printed strength of the chip revealed in this draw
    changes: list[tuple[str, int]] = field(default_factory=list)  # modifiers of the chip in play
    power: int = 0  # the strength of the chip in play
    gain: int = 0  # strength gained beside the chip
    times: int = 1  # what the next chip is multiplied by
    extra: int = 0  # chips drawn extra next time
    must_draw: bool = False
    capped: bool = False  # the next chip counts 1 at most
    maddened: bool = False  # put a madness chip on the track in this draw
    lost: int = 0  # units lost in this battle
    blocked: bool = False  # used the shield in this battle
    wager: int = NOWHERE

    @property
    def standing(self) -> bool:
        """Does the player take part in the battle, and has not busted (W-69)?"""
        return self.fighting and not self.busted


@state
class Wonderland(State):
    """A match of Wonderland's War."""

    box: Box
    players: list[Player]
    first: str  # "random", or who begins: "p0"
    picking: str  # how factions are given out: "choose" or "random"
    show_bags: bool  # in the war too
    chasing: bool = False  # with two players the last one drawing may go on until in the lead (W-117)
    lone_quests: bool = False  # quests count where one player is alone, too (W-94)
    factions: list[Faction] = field(default_factory=list)  # not taken
    sets: str = "A"  # of allies: a letter, "random" or "mixed"
    mix: tuple[str, ...] = ()  # ally cards agreed on for a mixed set
    allies: list[AllyCard] = field(default_factory=list)
    allies_out: list[AllyCard] = field(default_factory=list)
    stock: dict[Chip, int] = field(default_factory=dict)  # chips nobody has
    apart: list[Chip] = field(default_factory=list)  # chips out of the game
    round: int = 1
    phase: str = "setup"  # setup, tea, war, over
    turn: Seat = Seat(0)
    start: Seat = Seat(0)  # the first player of the round
    ring: list[int] = field(default_factory=list)  # the regions in use, clockwise
    tiles: list[Tile] = field(default_factory=list)  # by region; the sixth is out of the game
    marker: int = NOWHERE  # the region of the first-battle marker
    market: list[Wonder] = field(default_factory=list)
    wonders: list[Wonder] = field(default_factory=list)  # the deck, its top card last
    wonders_out: list[Wonder] = field(default_factory=list)
    decks: list[list[TeaCard]] = field(default_factory=list)  # of the three rounds, top card last
    table: list[TeaCard | None] = field(default_factory=list)  # by chair; place 0 is the head and stays empty
    poisoned: list[bool] = field(default_factory=list)
    tea_out: list[TeaCard] = field(default_factory=list)
    quests: list[Quest] = field(default_factory=list)
    quest_pile: list[Quest] = field(default_factory=list)
    quest_pile_by: list[int] = field(default_factory=list)  # who put it there and so knows it
    quests_out: list[Quest] = field(default_factory=list)
    rewards: list[Effect] = field(default_factory=list)  # of the card in hand, not yet taken
    passed: bool = False  # the leader on the move passed another
    region: int = NOWHERE  # of the battle
    draw: int = 0
    fought: list[int] = field(default_factory=list)  # regions visited in this war
    decided: bool = False  # the draws of the battle are over
    winner: int = NOWHERE  # sole first of the battle
    forges: int = 0  # forge actions left to the player who forges
    symbol: bool = False  # one of them is that of a forge symbol

    @property
    def cards_each(self) -> int:
        """How many cards every player takes at a tea party (W-31)."""
        return self.box.cards_each[len(self.players) - 2]
