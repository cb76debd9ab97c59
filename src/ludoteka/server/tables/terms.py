"""The terms of a table: its clock and what else the host chose when opening it, besides the settings of the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

DAY = 86_400  # seconds


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time: `live` for the whole match plus an increment per move, or `correspondence` for each turn.

    When it runs out, a bot plays until the person returns, or the person forfeits the match.
    """

    kind: Literal["live", "correspondence"]
    seconds: Annotated[int, Meta(ge=10, le=30 * DAY)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    on_timeout: Literal["bot", "forfeit"] = "bot"


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
