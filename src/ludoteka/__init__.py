"""Ludoteka: board games by their full rules, as tables that ask and seats that choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteka.games import game, games
from ludoteka.kernel import (
    BadRecord,
    BadSetting,
    IllegalChoice,
    Luck,
    LudotekaError,
    Record,
    RuleCrashed,
    Seat,
    Table,
    UndoRefused,
    UnknownGame,
    fresh_seed,
    stream,
)
from ludoteka.kernel import replay as _replay

__version__ = "0.2.0"
__all__ = [
    "BadRecord",
    "BadSetting",
    "IllegalChoice",
    "LudotekaError",
    "Record",
    "RuleCrashed",
    "Seat",
    "Table",
    "UndoRefused",
    "UnknownGame",
    "game",
    "games",
    "open_table",
    "replay",
    "verify",
]


def open_table(
    game_id: str,
    seats: int | None = None,
    seed: str | int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    table: str = "",
    salts: tuple[str, ...] = (),
) -> Table[Any]:
    """Lay a game on a table. The seed is the whole of its luck; None takes 256 random bits."""
    rules = game(game_id)
    seats = rules.seats[0] if seats is None else seats
    settings = rules.settle(seats, options or {})
    secret = fresh_seed() if seed is None else str(seed)
    return Table(rules, seats, settings, Luck(table, secret, salts, stream(secret, salts)))


def replay(record: Record, upto: int | None = None, seed: str | None = None) -> Table[Any]:
    """The table of a record, identical, whole or after its first `upto` decisions."""
    return _replay.replay(game(record.game), record, upto, seed)


def verify(record: Record) -> list[str]:
    """What a record proves about itself, one line each; BadRecord says what does not hold."""
    return _replay.verify(game(record.game), record)
