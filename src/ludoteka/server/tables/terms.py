"""The terms of a table: its clock and what else the host chose when opening it, besides the settings of the game."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from ..errors import Refused

MINUTE, HOUR, DAY = 60, 3600, 86_400  # seconds
LIVE = (MINUTE, 10 * HOUR)  # least and most seconds of a live clock
INCREMENT = (0, 10 * MINUTE)
TURN = (HOUR, 30 * DAY)  # of a correspondence clock


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time: `live` for the whole match plus an increment per move, or `correspondence` for each turn.

    When it runs out, a bot plays until the person returns, or the person forfeits the match.
    """

    kind: Literal["live", "correspondence"]
    seconds: int
    increment: int = 0
    on_timeout: Literal["bot", "forfeit"] = "bot"


def check_clock(clock: Clock | None) -> None:
    """Raise Refused if a new table cannot have this clock; older tables may have other times."""
    if clock is None:
        return
    if clock.kind == "live":
        if not (_within(clock.seconds, LIVE) and _within(clock.increment, INCREMENT)):
            raise Refused(
                "clock-live",
                "A live clock has 1 minute to 10 hours for each player, and at most 10 minutes more for every move.",
                400,
            )
    elif not _within(clock.seconds, TURN) or clock.increment:
        raise Refused("clock-correspondence", "A turn of a correspondence match takes 1 hour to 30 days.", 400)


def _within(seconds: int, limits: tuple[int, int]) -> bool:
    return limits[0] <= seconds <= limits[1]


class Terms(Struct, frozen=True):
    """The terms of a table."""

    clock: Clock | None = None
    talk: bool = True
    rated: bool = False  # counts for ratings: nobody gets hints or a stand-in
    hints: bool = False  # people may ask for hints even if several play

    def to_json(self) -> str:
        """The terms as they are stored; empty for the default terms."""
        if self == DEFAULT_TERMS:
            return ""
        clock = _to_stored(self.clock) if self.clock else None
        return msgspec.json.encode(_StoredTerms(clock, self.talk, self.rated, self.hints)).decode()


class _StoredClock(Struct):
    """A clock under the names of the first version, which stored tables have."""

    kind: Literal["live", "mail"]
    seconds: int
    increment: int = 0
    out: Literal["bot", "out"] = "bot"


class _StoredTerms(Struct, omit_defaults=True):
    """The terms as they are stored."""

    clock: _StoredClock | None = None
    talk: bool = True
    rated: bool = False
    hints: bool = False


DEFAULT_TERMS = Terms()
_decode = msgspec.json.Decoder(_StoredTerms).decode


def from_json(text: str) -> Terms:
    """The terms in this stored text."""
    if not text:
        return DEFAULT_TERMS
    stored = _decode(text)
    clock = _from_stored(stored.clock) if stored.clock else None
    return Terms(clock, stored.talk, stored.rated, stored.hints)


def _to_stored(clock: Clock) -> _StoredClock:
    kind: Literal["live", "mail"] = "mail" if clock.kind == "correspondence" else "live"
    return _StoredClock(kind, clock.seconds, clock.increment, "out" if clock.on_timeout == "forfeit" else "bot")


def _from_stored(clock: _StoredClock) -> Clock:
    kind: Literal["live", "correspondence"] = "correspondence" if clock.kind == "mail" else "live"
    return Clock(kind, clock.seconds, clock.increment, "forfeit" if clock.out == "out" else "bot")
