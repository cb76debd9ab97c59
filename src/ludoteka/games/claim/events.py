"""The events of Claim."""

from __future__ import annotations

from ...kernel import Event, Seat, event
from .pieces import Card, Faction


@event
class Dealt(Event):
    game: int
    leader: Seat


@event
class PrizeRevealed(Event):
    card: Card


@event
class CardPlayed(Event):
    seat: Seat
    card: Card


@event
class TrickWon(Event):
    winner: Seat


@event
class PrizeWon(Event):
    winner: Seat
    card: Card


@event
class FollowerDrawn(Event):
    loser: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.loser else FollowerDrawn(self.loser, None)


@event
class CardsScored(Event):
    seat: Seat
    cards: tuple[Card, ...]


@event
class CardsLeft(Event):
    cards: tuple[Card, ...]


@event
class PhaseTwoBegan(Event):
    leader: Seat


@event
class Voted(Event):
    faction: Faction
    holder: Seat | None
    counts: tuple[int, int]


@event
class GameEnded(Event):
    winner: Seat | None
    votes: tuple[int, int]
