"""The referee's table: the pieces of each player and their places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.referees.running import object_to

from .box import ARTIFACTS_AT_TRACK_ENDS, artifact_of, content, figure_strength, ring, stock


@dataclass
class Player:
    """The pieces of a player."""

    seat: int
    faction: str = ""
    vp: int = 0
    shards: int = 0
    shield: bool = True
    strength: int = 1
    supply: int = 10
    locked: int = 4
    supporters: Counter[str] = field(default_factory=Counter)
    figures: dict[str, list[str]] = field(default_factory=dict)
    bench: list[str] = field(default_factory=list)
    leader: str | None = None
    chair: int | None = 0
    castles: dict[str, str] = field(default_factory=dict)
    castle_value: int = 3
    bag: Counter[str] = field(default_factory=Counter)
    active: list[str] = field(default_factory=list)
    exhausted: list[str] = field(default_factory=list)
    madness: list[str] = field(default_factory=list)
    tracks: list[list[str]] = field(default_factory=lambda: [[], [], [], []])
    artifacts: int = ARTIFACTS_AT_TRACK_ENDS
    powers: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    locals: list[str] = field(default_factory=list)
    tea: list[str] = field(default_factory=list)
    taken: int = 0
    partied: bool = False
    quests: list[str] = field(default_factory=list)
    feats: list[str] = field(default_factory=list)
    poison: int = 0
    # in a battle
    marker: int = 0
    stopped: bool = False
    busted: bool = False
    lost: int = 0
    blocked: bool = False
    played: str | None = None
    doubled: bool = False  # set A Flamingos: the next chip
    extra: int = 0
    must_draw: bool = False
    weakened: bool = False
    dozed: bool = False  # the Dormouse has helped in this battle
    placed_madness: bool = False  # in this draw

    def has(self, power: str) -> bool:
        return power in self.powers

    def here(self, region: str) -> int:
        """W-6: units in a region."""
        return self.supporters[region] + len(self.figures.get(region, [])) + (self.leader == region)

    def units(self, regions: Iterable[str]) -> int:
        return sum(self.here(region) for region in regions)

    def figure_here(self, figure: str, region: str) -> bool:
        return figure in self.figures.get(region, [])

    def starting_strength(self, region: str) -> int:
        """W-65, and 2 for both Tweedles (section 17)."""
        strengths = [figure_strength(figure) for figure in self.figures.get(region, [])]
        strength = sum(strengths) + (self.strength if self.leader == region else 0)
        if self.figures.get(region, []).count("tweedles") == 2:
            strength += 2
        if region in self.castles:
            strength += int(content()["castle"]["start_strength"])
        return strength

    def losable(self, region: str) -> list[str]:
        """W-84: which units may be lost here; the leader last, Humpty Dumpty first (section 17)."""
        here = self.figures.get(region, [])
        if "humpty-dumpty" in here:
            return ["humpty-dumpty"]
        units = (["supporter"] if self.supporters[region] else []) + list(dict.fromkeys(here))
        return units or (["leader"] if self.leader == region else [])

    def lose(self, unit: str, region: str) -> None:
        """Lost units go to the supply of their owner (W-84); a local figure leaves the game (section 14)."""
        self.leave(unit, region)
        if unit == "supporter":
            self.supply += 1
        elif unit != "leader" and unit not in self.locals:
            self.bench.append(unit)

    def leave(self, unit: str, region: str) -> None:
        if unit == "supporter":
            if not self.supporters[region]:
                object_to("W-6: only units that are there can leave", (unit, region), dict(self.supporters))
            self.supporters[region] -= 1
        elif unit == "leader":
            self.leader = None
        else:
            if unit not in self.figures.get(region, []):
                object_to("W-6: only units that are there can leave", (unit, region), self.figures)
            self.figures[region].remove(unit)

    def arrive(self, unit: str, region: str) -> None:
        if unit == "supporter":
            self.supporters[region] += 1
        elif unit == "leader":
            self.leader = region
        else:
            self.figures.setdefault(region, []).append(unit)

    def owned(self) -> Counter[str]:
        """Section 18: bag, active, exhausted, madness track, forge tracks."""
        forged = [chip for track in self.tracks for chip in track]
        return self.bag + Counter([*self.active, *self.exhausted, *self.madness, *forged])

    def from_bag(self, chip: str, rule: str) -> None:
        if not self.bag[chip]:
            object_to(f"{rule}: the chip is not in the bag", chip, dict(+self.bag))
        self.bag[chip] -= 1


@dataclass
class Board:
    """The pieces on the table."""

    seats: int
    players: list[Player] = field(default_factory=list)
    regions: list[str] = field(default_factory=ring)  # in use, clockwise
    tiles: dict[str, str] = field(default_factory=dict)
    values: dict[str, list[int]] = field(default_factory=dict)  # VP of the tiles in rounds I, II, III
    allies: dict[str, str] = field(default_factory=dict)  # type to the letter of its set
    stock: Counter[str] = field(default_factory=Counter)
    market: list[str] = field(default_factory=list)
    wonders: set[str] = field(default_factory=set)  # in the deck
    gone_wonders: list[str] = field(default_factory=list)
    quests: set[str] = field(default_factory=set)  # in the deck
    quest_pile: list[str] = field(default_factory=list)
    decks: dict[int, set[str]] = field(default_factory=dict)
    chairs: list[str | None] = field(default_factory=list)  # from 1; 0 is the head
    poisoned: set[str] = field(default_factory=set)
    marker: str = ""
    round: int = 0
    first: int = 0
    region: str = ""  # of the battle
    who: list[int] = field(default_factory=list)  # its participants
    in_battle: bool = False

    def __post_init__(self) -> None:
        self.players = [Player(seat) for seat in range(self.seats)]
        self.stock = Counter(stock(self.seats))

    def player_of(self, faction: str) -> Player | None:
        return next((player for player in self.players if player.faction == faction), None)

    def neighbours(self, region: str) -> list[str]:
        """W-5; a removed region is skipped (W-111)."""
        at = self.regions.index(region)
        return list(dict.fromkeys((self.regions[at - 1], self.regions[(at + 1) % len(self.regions)])))

    def opponents(self, seat: int) -> list[Player]:
        """W-69: the other participants that have not busted."""
        return [self.players[s] for s in self.who if s != seat and not self.players[s].busted]

    def opponent_ahead(self, seat: int) -> list[Player]:
        return [player for player in self.opponents(seat) if player.marker > self.players[seat].marker]

    def leader_at(self, chair: int) -> bool:
        return any(player.chair == chair for player in self.players)

    def castle_possible(self, player: Player, region: str) -> bool:
        """W-46: where none of one's own stands; two players: until it is upright (W-119)."""
        if self.seats == 2:
            return player.castles.get(region) != "upright"
        return region not in player.castles

    def bag_at_start(self, player: Player) -> Counter[str]:
        """W-17, W-113."""
        setup = content()["setup"]
        bag = Counter(f"faction-{n}" for n in setup["starting_chip_strengths"])
        bag[artifact_of(player.faction)] = setup["artifacts_in_bag"]
        bag["forge"] = setup["bag_forge_two_players" if self.seats == 2 else "bag_forge"]
        bag["double-madness"] = setup["bag_madness_double"]
        bag["madness"] = setup["bag_madness_normal"]
        return bag

    def exhaust(self, player: Player) -> list[str]:
        """Exhaust all active chips; returns them."""
        moved, player.active = player.active, []
        player.exhausted += moved
        return moved

    def refresh(self, player: Player) -> None:
        """W-73, W-86: exhausted chips and the madness track go into the bag."""
        player.bag += Counter(player.exhausted + player.madness)
        player.exhausted, player.madness = [], []
