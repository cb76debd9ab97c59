"""What happens in Harrow County. Factions, hexes and things are references."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...kernel import Event, Seat, event
from .events_late import (
    ArrowPlaced,
    AutomatonActivated,
    CrossPlaced,
    Devoured,
    DollHidden,
    DollMoved,
    DollsLookedAt,
    DollTurned,
    FigureRemoved,
    FiguresPlaced,
    FiguresSwapped,
    FigureUnmasked,
    FireMade,
    FireOut,
    FlameAdded,
    FlameRemoved,
    GridPushed,
    Guessed,
    HaintInfected,
    HesterKilled,
    HesterSummoned,
    ItemFound,
    ItemHidden,
    MatchEnded,
    NestPlaced,
    NestTaken,
    OfferTaken,
    OfferUsed,
    QuestDone,
    QuestDropped,
    RootPlaced,
    RootsRemoved,
    SearchCubePlaced,
    SoloCardTurned,
    TurnTokenDrawn,
)
from .pieces import COLOUR


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

    def plain(self) -> dict[str, Any]:
        """Units that are alike stand together: `group-haint-2`."""
        counts = Counter(self.units)
        units = [unit if n == 1 else f"group-{unit}-{n}" for unit, n in counts.items()]
        return {"type": "UnitsMoved", "side": self.side, "start": self.start, "end": self.end, "units": units}


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


def _cubes(numbers: tuple[int, ...]) -> list[str]:
    found = [f"cubes-{colour}-{n}" for colour, n in zip(COLOUR, numbers, strict=True) if n]
    return found or ["no-cubes"]


@event
class TreeShaken(Event):
    """Cubes thrown in and cubes that fell out, in the order of the colours."""

    thrown: tuple[int, ...]
    fallen: tuple[int, ...]

    def plain(self) -> dict[str, Any]:
        """Only the colours that went in or came out: `cubes-red-3`; `no-cubes` where there were none."""
        return {"type": "TreeShaken", "thrown": _cubes(self.thrown), "fallen": _cubes(self.fallen)}


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


__all__ = [
    "ArrowPlaced",
    "AttackFailed",
    "Attacked",
    "AutomatonActivated",
    "CardDrawn",
    "CardPlayed",
    "CardSunk",
    "CardsDiscarded",
    "Clashed",
    "CrossPlaced",
    "CubesGained",
    "CubesLost",
    "Devoured",
    "DollHidden",
    "DollMoved",
    "DollTurned",
    "DollsLookedAt",
    "FigureRemoved",
    "FigureUnmasked",
    "FiguresPlaced",
    "FiguresSwapped",
    "FireMade",
    "FireOut",
    "FlameAdded",
    "FlameRemoved",
    "GridPushed",
    "Guessed",
    "HaintInfected",
    "HaintKilled",
    "HaintRemoved",
    "HaintSpawned",
    "HeroChosen",
    "HesterKilled",
    "HesterSummoned",
    "ItemFound",
    "ItemHidden",
    "JarBroken",
    "LanternTaken",
    "LegendHit",
    "MapLaid",
    "MatchEnded",
    "NestPlaced",
    "NestTaken",
    "ObjectivePlaced",
    "OfferTaken",
    "OfferUsed",
    "PointsScored",
    "QuestDone",
    "QuestDropped",
    "RootPlaced",
    "RootsRemoved",
    "RoundBegan",
    "RoundEnded",
    "SearchCubePlaced",
    "SoloCardTurned",
    "SpoonTurned",
    "StormPlaced",
    "ThingPlaced",
    "ThingRemoved",
    "TileTurned",
    "TileUsed",
    "TokenCollected",
    "TokenMoved",
    "TokenPlaced",
    "TokenStowed",
    "TokensDrawn",
    "TokensKept",
    "TrackChosen",
    "TrailPlaced",
    "TrailTaken",
    "TreeShaken",
    "TurnTokenDrawn",
    "UnitMoved",
    "UnitsMoved",
    "WildGained",
]
