"""The cards of Claim, and the state of a match."""

from __future__ import annotations

from dataclasses import field
from enum import Enum

from ...kernel import Option, Seat, State, state


class Faction(Enum):
    """The five factions (C-1)."""

    GOBLINS = "goblins"
    DWARVES = "dwarves"
    UNDEAD = "undead"
    DOPPELGANGERS = "doppelgangers"
    KNIGHTS = "knights"

    __hash__ = object.__hash__  # members are single objects; Enum's own hash is slow


FACTIONS = tuple(Faction)
GOBLINS, DWARVES, UNDEAD, DOPPELGANGERS, KNIGHTS = FACTIONS


class Card(Option["Card"]):
    """A card, and the option to play it. Equal cards are one object: the five goblin zeros too (C-2)."""

    __slots__ = ("faction", "rank", "ref")

    def __init__(self, faction: Faction, rank: int) -> None:
        self.faction: Faction = faction
        self.rank: int = rank  # the printed value
        self.ref: str = f"{faction.value}-{rank}"
        super().__init__(f"play/{self.ref}", self)

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.ref,)


KINDS = tuple(Card(faction, value) for faction in FACTIONS for value in range(2 if faction is KNIGHTS else 0, 10))
CARD = {card.ref: card for card in KINDS}
GOBLIN_ZERO = CARD["goblins-0"]
BOX = (*KINDS, *[GOBLIN_ZERO] * 4)  # C-1
ORDER = {card: place for place, card in enumerate(KINDS)}


def card(ref: str) -> Card:
    """The one card of this face; unpickling a card returns it, too."""
    return CARD[ref]


def two_piles() -> list[list[Card]]:
    return [[], []]


@state
class Claim(State):
    """A match of Claim: one game, or the best of three or five."""

    length: int  # games in the match
    first: str  # who leads the first trick: "p0", "p1" or "random"
    game: int = 1
    wins: list[int] = field(default_factory=lambda: [0, 0])
    votes: list[int] = field(default_factory=lambda: [0, 0])  # of the game counted last
    box: list[Card] = field(default_factory=list)  # cards not dealt yet
    phase: int = 1
    leader: Seat = Seat(0)
    hands: list[list[Card]] = field(default_factory=two_piles)
    stock: list[Card] = field(default_factory=list)  # the draw deck, its top card last
    prize: list[Card] = field(default_factory=list)
    trick: list[Card] = field(default_factory=list)  # the leader's card, then the other player's
    won: list[list[Card]] = field(default_factory=two_piles)  # followers both players have seen
    drawn: list[list[Card]] = field(default_factory=two_piles)  # followers only their owner has seen
    score: list[list[Card]] = field(default_factory=two_piles)
    out: list[Card] = field(default_factory=list)  # cards that left the game
    public: list[list[Card]] = field(default_factory=two_piles)  # phase two: cards in hand that were prizes
    void: list[list[Faction]] = field(default_factory=lambda: [[], []])  # factions a hand was seen not to have
    last: list[Card] = field(default_factory=list)  # the last trick, to be shown again on demand
    last_leader: Seat = Seat(0)
    last_prize: Card | None = None
