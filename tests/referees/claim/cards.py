"""The cards of Claim: legal plays, and the winners of tricks and votes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

FACTIONS = ("goblins", "dwarves", "undead", "doppelgangers", "knights")
BOX = Counter(  # C-1
    ["goblins-0"] * 5
    + [f"goblins-{value}" for value in range(1, 10)]
    + [f"{faction}-{value}" for faction in ("dwarves", "undead", "doppelgangers") for value in range(10)]
    + [f"knights-{value}" for value in range(2, 10)]
)
TRICKS = 13


def faction_of(card: str) -> str:
    return card.split("-")[0]


def value_of(card: str) -> int:
    return int(card.split("-")[1])


def legal_follow(hand: Counter[str], led: str) -> set[str]:
    """C-7, C-15: the led faction if it is held, or a doppelganger; without the led faction anything."""
    held = set(+hand)
    if not any(faction_of(card) == faction_of(led) for card in held):
        return held
    return {card for card in held if faction_of(card) in (faction_of(led), "doppelgangers")}


def second_wins(led: str, answer: str) -> bool:
    """C-14 to C-17: does the second card beat the led one?"""
    if faction_of(answer) == "knights" and faction_of(led) == "goblins":
        return True
    if faction_of(answer) in (faction_of(led), "doppelgangers"):
        return value_of(answer) > value_of(led)
    return False


def vote(mine: Sequence[str], theirs: Sequence[str]) -> bool:
    """C-19: are these cards of a faction, held by one, more than those of the other, or as many with a higher best?"""
    if len(mine) != len(theirs):
        return len(mine) > len(theirs)
    return max(map(value_of, mine), default=-1) > max(map(value_of, theirs), default=-1)


@dataclass
class Deal:
    """One game of 26 tricks, as the referee has counted it."""

    leader: int
    phase: int = 1
    trick: int = 1
    hands: list[Counter[str]] = field(default_factory=list)
    unseen: Counter[str] = field(default_factory=Counter)  # the draw deck
    prize: str | None = None
    led: str | None = None
    won: list[list[str]] = field(default_factory=lambda: [[], []])
    drawn: list[list[str]] = field(default_factory=lambda: [[], []])
    score: list[list[str]] = field(default_factory=lambda: [[], []])
    out: list[str] = field(default_factory=list)
    public: list[Counter[str]] = field(default_factory=lambda: [Counter(), Counter()])  # in hand, seen as prizes

    @property
    def turn(self) -> int:
        return self.leader if self.led is None else 1 - self.leader

    def scored(self, seat: int, faction: str) -> list[str]:
        return [card for card in self.score[seat] if faction_of(card) == faction]

    def holder(self, faction: str) -> int | None:
        """C-19, C-21."""
        mine, theirs = self.scored(0, faction), self.scored(1, faction)
        return 0 if vote(mine, theirs) else 1 if vote(theirs, mine) else None

    def votes(self) -> list[int]:
        holders = [self.holder(faction) for faction in FACTIONS]
        return [holders.count(0), holders.count(1)]
