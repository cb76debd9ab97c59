"""The events of Valeria. Amounts are references such as `gold-2+magic-1`."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Event, Seat, event
from .grammar import TRACKS, bundle
from .pieces import Citizen, Domain, Duke, Monster, Source, Starter


# -- Setup and turns --------------------------------------------------------------------------------------------------
@event
class TableLaid(Event):
    areas: tuple[str, ...]
    citizens: tuple[Citizen, ...]
    domains: tuple[Domain, ...]
    first: Seat


@event
class DukeKept(Event):
    seat: Seat
    duke: Duke | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else DukeKept(self.seat, None)


@event
class DarkLordCame(Event):
    pass


@event
class TurnBegan(Event):
    seat: Seat
    turn: int
    resting: Seat | None


@event
class DiceRolled(Event):
    seat: Seat
    first: int
    second: int


@event
class DieChanged(Event):
    seat: Seat
    domain: Domain
    die: int
    value: int
    paid: str


# -- Hostile events ---------------------------------------------------------------------------------------------------
@event
class EventStruck(Event):
    card: Monster


@event
class TokenPut(Event):
    seat: Seat
    card: Monster
    target: Monster
    token: str


@event
class Lost(Event):
    seat: Seat
    card: Monster
    what: str


# -- Income -----------------------------------------------------------------------------------------------------------
@event
class Earned(Event):
    seat: Seat
    card: Starter | Citizen
    times: int
    what: str


@event
class Traded(Event):
    seat: Seat
    card: Source
    times: int
    paid: str
    what: str


@event
class Stolen(Event):
    seat: Seat
    card: Source
    victim: Seat | None
    what: str


# -- Actions ----------------------------------------------------------------------------------------------------------
@event
class MonsterSlain(Event):
    seat: Seat
    monster: Monster
    paid: str


@event
class CitizenRecruited(Event):
    seat: Seat
    citizen: Citizen
    paid: str


@event
class DomainBuilt(Event):
    seat: Seat
    domain: Domain
    paid: str


@event
class ResourceGained(Event):
    seat: Seat
    what: str


@event
class Gained(Event):
    """By the effect of a card outside the income phase."""

    seat: Seat
    card: Source
    what: str


@event
class TokensGained(Event):
    seat: Seat
    monster: Monster
    what: str


@event
class CitizenGained(Event):
    seat: Seat
    card: Source
    citizen: Citizen


@event
class CitizenReturned(Event):
    seat: Seat
    citizen: Citizen


@event
class MonsterReturned(Event):
    seat: Seat
    monster: Monster


@event
class MonsterTaken(Event):
    seat: Seat
    victim: Seat | None
    monster: Monster


@event
class DomainRevealed(Event):
    domain: Domain
    slot: int


@event
class CitizenRevealed(Event):
    citizen: Citizen
    slot: int


@event
class StackExhausted(Event):
    slot: int
    stack: str
    count: int
    limit: int


@event
class HostileEventCame(Event):
    card: Monster
    slot: int
    stack: str
    count: int
    limit: int


# -- Solo -------------------------------------------------------------------------------------------------------------
@event
class ColumnAttacked(Event):
    column: int
    monster: Monster | None


@event
class CitizenCaptured(Event):
    citizen: Citizen


@event
class DomainCaptured(Event):
    domain: Domain


@event
class ColumnFell(Event):
    column: int


# -- The end ----------------------------------------------------------------------------------------------------------
@event
class EndTriggered(Event):
    seat: Seat
    reason: str


@event
class DukeRevealed(Event):
    seat: Seat
    duke: Duke


@event
class DarkLordRevealed(Event):
    duke: Duke


@event
class Scored(Event):
    seat: Seat
    source: str
    points: int


@event
class DarkLordScored(Event):
    source: str
    points: int


@event
class GameEnded(Event):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...] | None  # if points were counted


@event
class DarkLordWon(Event):
    scores: tuple[int, int] | None  # the player's and his, if points were counted


# -- Made only when somebody listens ----------------------------------------------------------------------------------
def earned(seat: Seat, card: Starter | Citizen, times: int, gold: int, strength: int, magic: int, vp: int) -> Event:
    return Earned(seat, card, times, bundle(gold, strength, magic, vp))


def gained(seat: Seat, card: Source, gold: int, strength: int, magic: int, vp: int) -> Event:
    return Gained(seat, card, bundle(gold, strength, magic, vp))


def traded(seat: Seat, card: Source, times: int, paid: Sequence[int], what: Sequence[int]) -> Event:
    return Traded(seat, card, times, bundle(*paid), bundle(*what))


def stolen(seat: Seat, card: Source, victim: Seat | None, track: int, amount: int) -> Event:
    return Stolen(seat, card, victim, f"{TRACKS[track]}-{amount}")


def lost(seat: Seat, card: Monster, track: int, amount: int) -> Event:
    return Lost(seat, card, f"{TRACKS[track]}-{amount}")
