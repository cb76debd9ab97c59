"""Ludoteka: board games by their full rules, as tables that ask and seats that choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any
from warnings import warn

from ludoteka import editions
from ludoteka.kernel import (
    Ask,
    BadRecord,
    BadSetting,
    Event,
    Game,
    IllegalChoice,
    LudotekaError,
    Option,
    Outcome,
    Perspective,
    Record,
    RuleCrashed,
    Seat,
    Table,
    UndoRefused,
    UnknownGame,
    UnknownSeat,
    UnknownVersion,
    fresh_seed,
)
from ludoteka.kernel.pledges import check_pledges
from ludoteka.shelf import game, games

if TYPE_CHECKING:
    from ludoteka.bots import Bot

__version__ = "0.5.0"
__all__ = [
    "Ask",
    "BadRecord",
    "BadSetting",
    "Event",
    "Game",
    "IllegalChoice",
    "LudotekaError",
    "Option",
    "Outcome",
    "Perspective",
    "Record",
    "RuleCrashed",
    "Seat",
    "Table",
    "UndoRefused",
    "UnknownGame",
    "UnknownSeat",
    "UnknownVersion",
    "bot",
    "game",
    "games",
    "open_table",
    "replay",
    "set_up",
    "verify",
]


def open_table(
    game_id: str,
    seats: int | None = None,
    seed: str | int | None = None,
    settings: Mapping[str, object] | None = None,
    *,
    version: str | None = None,
    table: str = "",
    salts: tuple[str, ...] = (),
    options: Mapping[str, object] | None = None,
) -> Table[Any]:
    """A new table of a game, with its first question asked.

    The seed decides all outcomes of chance; None takes 256 random bits. `options` is the former name of `settings`.
    """
    if options is not None:
        warn("open_table(options=…) is now open_table(settings=…)", DeprecationWarning, stacklevel=2)
        settings = options if settings is None else settings
    rules = game(game_id, version)
    seats = rules.seats[0] if seats is None else seats
    complete = rules.complete_settings(seats, settings or {})
    secret = fresh_seed() if seed is None else str(seed)
    return set_up(rules, seats, complete, table, secret, salts)


def set_up(
    rules: Game[Any],
    seats: int,
    settings: Mapping[str, str],
    table: str,
    seed: str,
    salts: tuple[str, ...] = (),
    tape: Sequence[int] = (),
) -> Table[Any]:
    """A table of this game with complete settings. Outcomes come from the tape first, then from the seed and salts."""
    kernel: Any = editions.of(rules, "kernel")
    luck = kernel.Luck(table, seed, salts, kernel.stream(seed, salts))
    new: Table[Any] = kernel.Table(rules, seats, settings, luck, tape)
    return new


def bot(
    rules: Game[Any],
    level: str,
    seed: str | int | None = None,
    *,
    milliseconds: float | None = None,
    iterations: int | None = None,
) -> Bot:
    """A bot of this level for this game: its own, or the general one of its edition. Budgets are per decision."""
    if level in rules.bots:
        own: Bot = rules.bots[level](Random(None if seed is None else f"{rules.id}/{seed}"), milliseconds, iterations)
        return own
    general: Bot = editions.of(rules, "bots").make(
        level, rules.id, seed, milliseconds=milliseconds, iterations=iterations
    )
    return general


def replay(record: Record, upto: int | None = None, seed: str | None = None) -> Table[Any]:
    """The table of a record after all or the first `upto` decisions, replayed by its edition."""
    rules = _rules_of(record)
    table: Table[Any] = editions.of(rules, "kernel.replay").replay(rules, record, upto, seed)
    return table


def verify(record: Record) -> list[str]:
    """Verify a record and return one line for each fact proved; BadRecord names what does not hold."""
    rules = _rules_of(record)
    proved: list[str] = editions.of(rules, "kernel.replay").verify(rules, record)
    return proved + check_pledges(record)


def _rules_of(record: Record) -> Game[Any]:
    try:
        return game(record.game, record.version)
    except UnknownVersion as error:
        raise BadRecord(f"the record cannot be replayed: {error}") from None
