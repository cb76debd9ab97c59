"""Cards and tokens that are drawn, kept, played and put away."""

from __future__ import annotations

from ....kernel import Event, Seat, event


@event
class WildGained(Event):
    side: str


@event
class TokensDrawn(Event):
    """The Family looks at what it drew; others see how many."""

    seat: Seat
    number: int
    tokens: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else TokensDrawn(self.seat, self.number, ())


@event
class TokensKept(Event):
    tokens: tuple[str, ...]


@event
class TokenCollected(Event):
    side: str
    token: str
    hex: str


@event
class TokenStowed(Event):
    """A Family token goes to the board or into the bag."""

    token: str
    place: str


@event
class CardDrawn(Event):
    side: str
    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else CardDrawn(self.side, self.seat, None)


@event
class CardSunk(Event):
    side: str
    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else CardSunk(self.side, self.seat, None)


@event
class CardPlayed(Event):
    side: str
    card: str


@event
class CardsDiscarded(Event):
    side: str
