"""Kammi's figures, dolls and grid."""

from __future__ import annotations

from ....kernel import Event, Seat, event


@event
class GridPushed(Event):
    row: int
    token: str


@event
class FigureUnmasked(Event):
    unit: str
    identity: str


@event
class FigureRemoved(Event):
    unit: str


@event
class FiguresSwapped(Event):
    side: str


@event
class DollMoved(Event):
    start: str
    end: str


@event
class DollTurned(Event):
    hex: str
    doll: str


@event
class DollsLookedAt(Event):
    """The rival may have exchanged the dolls; nobody else learns whether."""

    side: str


@event
class DollHidden(Event):
    seat: Seat
    hex: str | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else DollHidden(self.seat, None)


@event
class FiguresPlaced(Event):
    seat: Seat
    first: str
    second: str
    goblin: str | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else FiguresPlaced(self.seat, self.first, self.second, None)
