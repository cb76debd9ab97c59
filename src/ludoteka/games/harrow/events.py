"""What happens in Harrow County. Factions, hexes and things are references."""

from __future__ import annotations

from ludoteka.kernel import Event, Seat, event


@event
class MapLaid(Event):
    map: str


@event
class HeroChosen(Event):
    side: str
    hero: str


@event
class TrackChosen(Event):
    side: str
    track: str


@event
class LanternTaken(Event):
    side: str


@event
class TileTurned(Event):
    tile: str
    jar: str


@event
class TileUsed(Event):
    side: str
    tile: str


@event
class ObjectivePlaced(Event):
    side: str
    objective: str
    hex: str


@event
class RoundBegan(Event):
    round: int


@event
class JarBroken(Event):
    side: str
    jar: str


@event
class UnitsMoved(Event):
    side: str
    start: str
    end: str
    units: tuple[str, ...]


@event
class UnitMoved(Event):
    unit: str
    start: str
    end: str


@event
class HaintSpawned(Event):
    side: str
    hex: str


@event
class CubesGained(Event):
    colour: str
    number: int


@event
class CubesLost(Event):
    colour: str
    number: int


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
class TokenPlaced(Event):
    token: str
    hex: str


@event
class TokenMoved(Event):
    token: str
    start: str
    end: str


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


@event
class StormPlaced(Event):
    hex: str


@event
class TrailPlaced(Event):
    hex: str


@event
class TrailTaken(Event):
    hex: str


@event
class ThingPlaced(Event):
    """A nail, a taunt, the wrath, a waiting cube."""

    thing: str
    hex: str


@event
class ThingRemoved(Event):
    thing: str
    hex: str


@event
class Attacked(Event):
    side: str
    start: str
    end: str
    defender: str


@event
class TreeShaken(Event):
    """Cubes thrown in and cubes that fell out, in the order of the colours."""

    thrown: tuple[int, ...]
    fallen: tuple[int, ...]


@event
class AttackFailed(Event):
    side: str


@event
class Clashed(Event):
    side: str
    defender: str


@event
class HaintKilled(Event):
    side: str
    victim: str
    hex: str


@event
class HaintRemoved(Event):
    victim: str
    hex: str


@event
class LegendHit(Event):
    side: str
    unit: str


@event
class PointsScored(Event):
    side: str
    number: int
    reason: str


@event
class SpoonTurned(Event):
    side: str
    number: int


@event
class RoundEnded(Event):
    round: int


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
