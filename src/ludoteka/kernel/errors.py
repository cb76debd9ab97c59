"""Errors at a table, by whose fault they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Why


class LudotekaError(ValueError):
    """An input was wrong; nothing has changed."""


class IllegalChoice(LudotekaError):
    """The seat was not asked, or that option is not among those offered."""


class UnknownSeat(IllegalChoice):
    """The table has no such seat; a seat is a whole number from 0."""


class UndoRefused(LudotekaError):
    """Nothing of this seat can be taken back: something was learned, drawn or decided since."""


class UnknownGame(LudotekaError):
    """No game has this id."""


class UnknownVersion(LudotekaError):
    """The game has no such version, or it needs an owner's content that was not given."""


class BadSetting(LudotekaError):
    """A table was requested with a seat count or settings that the game does not have; `why` gives the reason as a
    message.
    """

    def __init__(self, detail: str, why: Why | None = None) -> None:
        super().__init__(detail)
        self.why = why


class BadRecord(LudotekaError):
    """The text is not a record, or the record does not replay."""


class TapeEnds(Exception):
    """The tape has no more outcomes; the next one is one of `n`."""

    def __init__(self, n: int) -> None:
        super().__init__(f"the tape ends where one of {n} outcomes is drawn")
        self.n = n


class BrokenRule(RuntimeError):
    """A rule did something forbidden, such as drawing while seats walk in parallel: a bug of the game."""


class RuleCrashed(RuntimeError):
    """A rule raised. The table is unchanged; `record` reproduces the crash."""

    def __init__(self, seat: int, key: str, record: str) -> None:
        super().__init__(f"a rule crashed on the choice {key!r} of seat {seat}; the choice was taken back")
        self.seat = seat
        self.key = key
        self.record = record
