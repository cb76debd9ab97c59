"""The events of Herons."""

from __future__ import annotations

from ludoteka.kernel import Event, Seat, event

from .pieces import CardRef, Fish


@event
class Dealt(Event):
    seat: Seat
    cards: tuple[CardRef, ...] | None  # None: somebody else's

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, None)


@event
class FishSurfaced(Event):
    round: int
    fish: tuple[Fish, ...]


@event
class PatienceShown(Event):
    seat: Seat
    card: CardRef


@event
class FishCaught(Event):
    seat: Seat
    fish: Fish


@event
class SupperMade(Event):
    seat: Seat
    points: int
