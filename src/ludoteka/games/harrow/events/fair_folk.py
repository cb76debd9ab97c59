"""The Fair Folk's nests, quests, offers, arrows and guesses."""

from __future__ import annotations

from ....kernel import Event, Seat, event


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
