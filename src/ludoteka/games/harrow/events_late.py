"""What happens from chapter 4 on: Kammi, Hester, the automata, the Fair Folk."""

from __future__ import annotations

from ...kernel import Event, Seat, event


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


@event
class RootPlaced(Event):
    start: str
    end: str
    colour: str


@event
class RootsRemoved(Event):
    colour: str


@event
class FlameAdded(Event):
    hex: str


@event
class FireMade(Event):
    hex: str


@event
class FlameRemoved(Event):
    side: str
    hex: str


@event
class FireOut(Event):
    side: str
    hex: str


@event
class HaintInfected(Event):
    victim: str
    hex: str


@event
class HesterSummoned(Event):
    hex: str


@event
class HesterKilled(Event):
    side: str


@event
class Devoured(Event):
    side: str
    token: str


@event
class SoloCardTurned(Event):
    card: str


@event
class AutomatonActivated(Event):
    side: str
    card: str


@event
class NestPlaced(Event):
    hex: str
    offer: str


@event
class NestTaken(Event):
    hex: str


@event
class OfferTaken(Event):
    side: str
    offer: str
    hex: str


@event
class OfferUsed(Event):
    side: str
    offer: str


@event
class QuestDone(Event):
    quest: str


@event
class QuestDropped(Event):
    quest: str


@event
class ArrowPlaced(Event):
    hex: str
    axis: str
    side: str


@event
class Guessed(Event):
    hex: str
    right: bool


@event
class ItemHidden(Event):
    item: str
    hex: str | None
    fair_folk: Seat

    def seen_by(self, seat: Seat | None) -> Event:
        return ItemHidden(self.item, None, self.fair_folk) if seat is None or seat == self.fair_folk else self


@event
class ItemFound(Event):
    item: str
    hex: str


@event
class SearchCubePlaced(Event):
    terrain: str


@event
class CrossPlaced(Event):
    hex: str


@event
class TurnTokenDrawn(Event):
    token: str


@event
class MatchEnded(Event):
    side: str
