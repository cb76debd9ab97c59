"""The cards of Claim, and everything that lies on its table."""

from __future__ import annotations

from dataclasses import field
from enum import Enum

from ludoteka.kernel import Option, Seat, State, piece, state


class Faction(Enum):
    """The five factions whose votes are fought for (C-1)."""

    GOBLINS = "goblins"
    DWARVES = "dwarves"
    UNDEAD = "undead"
    DOPPELGANGERS = "doppelgangers"
    KNIGHTS = "knights"


GOBLINS, DWARVES, UNDEAD, DOPPELGANGERS, KNIGHTS = Faction


@piece
class Card:
    faction: Faction
    value: int

    @property
    def ref(self) -> str:
        return f"{self.faction.value}-{self.value}"


KINDS = tuple(Card(faction, value) for faction in Faction for value in range(2 if faction is KNIGHTS else 0, 10))
BOX = (*KINDS, *[Card(GOBLINS, 0)] * 4)  # C-1: five goblin zeros; C-2: they are one piece, five times
CARD = {card.ref: card for card in KINDS}
ORDER = {card: place for place, card in enumerate(KINDS)}
PLAY = {card: Option(f"play/{card.ref}", card) for card in KINDS}


def two_piles() -> list[list[Card]]:
    return [[], []]


@state
class Claim(State):
    """A match of Claim: one game, or the best of three or five."""

    length: int  # games in the match
    first: str  # who leads the first trick: "p0", "p1" or "random"
    game: int = 1
    wins: list[int] = field(default_factory=lambda: [0, 0])
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
