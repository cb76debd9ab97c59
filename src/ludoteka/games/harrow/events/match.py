"""Events of the match: set-up, rounds, turns, jars, tiles, points, the end."""

from __future__ import annotations

from ....kernel import Event, event


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
class RoundBegan(Event):
    round: int


@event
class JarBroken(Event):
    side: str
    jar: str


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
class SoloCardTurned(Event):
    card: str


@event
class AutomatonActivated(Event):
    side: str
    card: str


@event
class TurnTokenDrawn(Event):
    token: str


@event
class MatchEnded(Event):
    side: str
