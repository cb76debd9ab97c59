"""Events of a battle of Wonderland's War and of its end."""

from __future__ import annotations

from ....kernel import Event, Seat, event
from ..pieces import Chip, Quest, Region, Wonder


# -- Battle ------------------------------------------------------------------------------------------------------------
@event
class WarBegan(Event):
    round: int


@event
class BattleBegan(Event):
    region: Region
    who: tuple[Seat, ...]
    strengths: tuple[int, ...]


@event
class Uncontested(Event):
    region: Region
    seat: Seat


@event
class BetsPlaced(Event):
    who: tuple[Seat, ...]


@event
class OrderDrawn(Event):
    who: tuple[Seat, ...]


@event
class Stopped(Event):
    seat: Seat


@event
class DrawForced(Event):
    seat: Seat


@event
class ChipDrawn(Event):
    seat: Seat
    chip: Chip


@event
class ChipsLookedAt(Event):
    seat: Seat
    n: int
    chips: tuple[Chip, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else ChipsLookedAt(self.seat, self.n, ())


@event
class BagRefilled(Event):
    seat: Seat


@event
class MadnessBlocked(Event):
    seat: Seat
    chip: Chip


@event
class MadnessPlaced(Event):
    seat: Seat
    chip: Chip


@event
class UnitLost(Event):
    seat: Seat
    unit: str
    region: Region


@event
class Busted(Event):
    seat: Seat


@event
class BagRefreshed(Event):
    seat: Seat


@event
class AbilityUsed(Event):
    seat: Seat
    source: str


@event
class ChipReturned(Event):
    seat: Seat
    chip: Chip


@event
class ChipRemoved(Event):
    seat: Seat
    chip: Chip


@event
class ChipsSwapped(Event):
    seat: Seat
    chip: Chip
    other: Chip


@event
class StrengthGained(Event):
    seat: Seat
    n: int
    marker: int


@event
class StrengthLost(Event):
    seat: Seat
    n: int
    marker: int


@event
class Advanced(Event):
    seat: Seat
    n: int
    marker: int


@event
class MarkerShifted(Event):
    seat: Seat
    marker: int


@event
class NextChipWeakened(Event):
    seat: Seat
    victim: Seat


@event
class PoisonGiven(Event):
    seat: Seat
    victim: Seat


# -- Result ------------------------------------------------------------------------------------------------------------
@event
class BattleWon(Event):
    region: Region
    seat: Seat


@event
class BattleTied(Event):
    region: Region
    who: tuple[Seat, ...]


@event
class NobodyWon(Event):
    region: Region


@event
class FeatDone(Event):
    seat: Seat
    quest: Quest


@event
class Forged(Event):
    seat: Seat
    chip: Chip
    track: str


@event
class ArtifactGained(Event):
    seat: Seat
    chip: Chip


@event
class BetRevealed(Event):
    seat: Seat
    on: Seat


@event
class WarEnded(Event):
    round: int


@event
class FigureLeft(Event):
    seat: Seat
    figure: Wonder


@event
class Scored(Event):
    seat: Seat
    vp: int
    castles: int
    quests: tuple[Quest, ...]
    quest_points: int
    shards: int
    total: int
