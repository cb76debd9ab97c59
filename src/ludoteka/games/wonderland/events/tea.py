"""Events of the set-up, the tea party and rewards; battles are in `battle_events`."""

from __future__ import annotations

from ....kernel import Event, Seat, event
from ..pieces import AllyCard, Chip, Faction, Power, Quest, Region, TeaCard, Tile, Wonder


# -- Setup -------------------------------------------------------------------------------------------------------------
@event
class TableLaid(Event):
    allies: tuple[AllyCard, ...]
    tiles: tuple[Tile, ...]


@event
class RegionRemoved(Event):
    region: Region


@event
class MarkerMoved(Event):
    region: Region
    n: int


@event
class FirstPlayer(Event):
    seat: Seat


@event
class FactionChosen(Event):
    seat: Seat
    faction: Faction


@event
class QuestsDrawn(Event):
    seat: Seat
    n: int
    quests: tuple[Quest, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else QuestsDrawn(self.seat, self.n, ())


@event
class QuestReturned(Event):
    seat: Seat
    quest: Quest | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else QuestReturned(self.seat, None)


@event
class QuestDiscarded(Event):
    seat: Seat
    quest: Quest | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else QuestDiscarded(self.seat, None)


# -- Tea party ---------------------------------------------------------------------------------------------------------
@event
class TeaServed(Event):
    round: int
    first: Seat


@event
class HeadReached(Event):
    seat: Seat


@event
class TableRefilled(Event):
    cards: tuple[TeaCard, ...]


@event
class PartyHeld(Event):
    seat: Seat


@event
class CardTaken(Event):
    seat: Seat
    card: TeaCard


@event
class LeaderPlaced(Event):
    seat: Seat
    region: Region


@event
class PoisonPlaced(Event):
    seat: Seat
    card: TeaCard


@event
class PoisonTaken(Event):
    seat: Seat


@event
class PoisonReturned(Event):
    seat: Seat
    n: int


@event
class ShardsRolled(Event):
    seat: Seat
    n: int


@event
class ShardsGained(Event):
    seat: Seat
    n: int


@event
class ShardsDiscarded(Event):
    seat: Seat
    n: int


@event
class ShardGiven(Event):
    seat: Seat
    to: Seat


@event
class TeaEnded(Event):
    pass


# -- Rewards -----------------------------------------------------------------------------------------------------------
@event
class SupportersPlaced(Event):
    seat: Seat
    n: int
    region: Region


@event
class FigurePlaced(Event):
    seat: Seat
    figure: Wonder
    region: Region


@event
class UnitMoved(Event):
    seat: Seat
    unit: str
    region: Region
    to: Region


@event
class ChipGained(Event):
    seat: Seat
    chip: Chip


@event
class MadnessDiscarded(Event):
    seat: Seat
    chip: Chip


@event
class ShieldMended(Event):
    seat: Seat


@event
class WonderTaken(Event):
    seat: Seat
    card: Wonder


@event
class MarketFilled(Event):
    cards: tuple[Wonder, ...]


@event
class LocalDrawn(Event):
    seat: Seat
    cards: tuple[Wonder, ...]  # the last one stays


@event
class PowerUnlocked(Event):
    seat: Seat
    power: Power


@event
class CastleBuilt(Event):
    seat: Seat
    region: Region
    upright: bool


@event
class LeaderGrew(Event):
    seat: Seat
    strength: int


@event
class VpGained(Event):
    seat: Seat
    n: int
    source: str


@event
class VpTaken(Event):
    seat: Seat
    n: int
    victim: Seat


@event
class SupportersReleased(Event):
    seat: Seat
    n: int


@event
class CastlesGrew(Event):
    seat: Seat
    value: int
