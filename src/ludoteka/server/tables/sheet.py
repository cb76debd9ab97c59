"""A table's sheet: its terms and its seats. The match itself is elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import Struct

from ludoteka.kernel.pledges import contribution

from ..errors import Refused, name_taken, not_seated
from ..people.names import skeleton
from .terms import DEFAULT_TERMS, Terms

RESIGNED, AGREED, TIME, CLOSED = "resigned", "agreed", "time", "closed"  # the last one by the keeper
BEYOND_RULES = (RESIGNED, AGREED, TIME, CLOSED)  # reasons of an end that the rules do not know
Status = Literal["waiting", "playing", "finished"]
LOGGED = 60  # entries of a seat log: older ones are dropped


@dataclass(slots=True)
class Chair:
    """One seat: of a person, of a bot, or open."""

    guest: int | None = None
    name: str = ""
    level: str = ""  # of the bot that sits here
    stand_in: str = ""  # of the bot that plays for an absent person
    resigned: bool = False
    pledge: str = ""  # the hash of what the person adds to the luck of the match
    salt: str = ""  # and that itself, once it was shown
    helped: bool = False  # the person was told what to do
    pending: bool = False  # waits for the host's yes
    local: bool = False  # somebody without a device of their own: they play on that of `guest`

    @property
    def unrevealed(self) -> bool:
        """Was a salt pledged here and not shown?"""
        return bool(self.pledge) and not self.salt

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        return "person" if self.guest is not None else "bot" if self.level else "open"

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat now, or an empty string."""
        return self.level or self.stand_in


SeatEvent = Literal["rest", "away", "time", "back", "resigned", "forfeit"]


class SeatLogEntry(Struct, frozen=True):
    """When a bot began to play for a person and why, or when the person came back."""

    seq: int  # the number of decisions made before
    seat: int
    event: SeatEvent


@dataclass(slots=True)
class Sheet:
    """The terms of a table and its seats."""

    id: str
    game: str
    version: str
    settings: dict[str, str]
    name: str
    public: bool
    host: int
    status: Status
    seed: str
    commitment: str
    committed_at: int  # when the commitment was made
    created: int
    moved: int
    closed: int = 0  # when the pledges were complete, so that the salts may be shown; 0 before
    revision: int = 0  # how often the sheet was changed in the store
    undos: int = 0
    outcome: dict[str, Any] | None = None
    rematch: str = ""
    waiting: list[int] | None = None  # seats whose answer is awaited; None: the store does not know
    chairs: list[Chair] = field(default_factory=list)
    terms: Terms = DEFAULT_TERMS  # when it was laid
    language: str = ""  # of the host
    seat_log: list[SeatLogEntry] = field(default_factory=list)
    sent_away: list[int] = field(default_factory=list)  # users whom the host sent away

    def seat_of(self, user: int | None) -> int | None:
        """The seat of this guest, if any; people on their device have seats of their own."""
        return next((i for i in self.seats_of(user) if not self.chairs[i].local), None)

    def seats_of(self, user: int | None) -> list[int]:
        """The seats that are played on this guest's device."""
        return [] if user is None else [i for i, chair in enumerate(self.chairs) if chair.guest == user]

    def own_seat(self, user: int, which: int | None = None) -> int:
        """The seat of this guest, or another seat on their device; Refused if it is not theirs."""
        seat = self.seat_of(user) if which is None else which
        if seat is None or seat not in self.seats_of(user):
            raise not_seated()
        return seat

    def chair(self, seat: int) -> Chair:
        """The chair with this number, or Refused."""
        if seat >= len(self.chairs):
            raise Refused("no-seat", f"There is no seat {seat} at this table.", 400, seat=seat)
        return self.chairs[seat]

    def free(self, seat: int) -> None:
        """Free a seat; with a device, all seats that are played on it."""
        left = self.chairs[seat]
        for i in [seat] if left.local else [seat, *self.seats_of(left.guest)]:
            self.chairs[i] = Chair()

    def log_seat(self, seq: int, seat: int, event: SeatEvent) -> None:
        """Note that a seat changed hands after this many decisions."""
        self.seat_log = [*self.seat_log, SeatLogEntry(seq, seat, event)][-LOGGED:]

    def check_name(self, user: int, name: str) -> None:
        """Raise Refused if this name could be confused with another at the table."""
        others = [c for c in self.chairs if c.guest is not None and (c.guest != user or c.local)]
        if any(skeleton(chair.name) == skeleton(name) for chair in others):
            raise name_taken(name)

    @property
    def people(self) -> list[int]:
        """The seats that people play, without those that a bot plays for them."""
        return [i for i, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.stand_in]

    @property
    def hints(self) -> bool:
        """True if hints are allowed: alone among bots or by agreement, and never in rated matches."""
        alone = sum(chair.kind != "bot" for chair in self.chairs) == 1
        return (alone or self.terms.hints) and not self.terms.rated

    @property
    def salts(self) -> tuple[str, ...]:
        """The contributions to the luck, by seat; empty if there are none."""
        contributions = tuple(contribution(chair.pledge, chair.salt) for chair in self.chairs)
        return contributions if any(contributions) else ()

    @property
    def pledges(self) -> tuple[str, ...]:
        """The pledges of the salts, by seat; empty if nobody pledged one."""
        pledges = tuple(chair.pledge for chair in self.chairs)
        return pledges if any(pledges) else ()

    @property
    def pending_seats(self) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if chair.pending]

    @property
    def open_seats(self) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if chair.kind == "open"]
