"""What can go wrong at a table, and whose fault it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Why


class LudotekaError(ValueError):
    """Somebody's input was wrong; nothing has changed."""


class IllegalChoice(LudotekaError):
    """The seat was not asked, or that option is not among those offered."""


class UndoRefused(LudotekaError):
    """Nothing of this seat's can be taken back: something was learned, drawn or decided since."""


class UnknownGame(LudotekaError):
    """No game has this id."""


class UnknownVersion(LudotekaError):
    """The game has no such version, or it needs an owner's content that was not given."""


class BadSetting(LudotekaError):
    """A table was asked for with a seat count or settings the game does not have; `why` says it in words."""

    def __init__(self, detail: str, why: Why | None = None) -> None:
        super().__init__(detail)
        self.why = why


class BadRecord(LudotekaError):
    """A record that is not one, or that does not replay."""


class TapeEnds(Exception):
    """Chance was called and the tape has no more outcomes: there are `n` possible ones."""

    def __init__(self, n: int) -> None:
        super().__init__(f"the tape ends where one of {n} outcomes is drawn")
        self.n = n


class BrokenRule(RuntimeError):
    """A rule did what no rule may do, such as drawing while seats walk side by side: a fault of the game."""


class RuleCrashed(RuntimeError):
    """A rule raised. The table is as it was before the choice; `record` reproduces the crash."""

    def __init__(self, seat: int, key: str, record: str) -> None:
        super().__init__(f"a rule crashed on the choice {key!r} of seat {seat}; the choice was taken back")
        self.seat = seat
        self.key = key
        self.record = record
