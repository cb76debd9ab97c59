"""Replay records, and prove that nothing in them was manipulated."""

from __future__ import annotations

from typing import Any, TypeVar

from .asking import Seat
from .chance import Source, commitment, stream
from .errors import BadRecord, BadSetting, IllegalChoice, RuleCrashed, TapeEnds
from .game import Game
from .plain import plain
from .record import Record
from .state import State
from .table import Luck, Table, source_of

S = TypeVar("S", bound=State)


def replay(game: Game[S], record: Record, upto: int | None = None, seed: str | None = None) -> Table[S]:
    """Return the table of a record after all its decisions, or after the first `upto` of them.

    With the seed (the record's own or an argument) the table can be played on with the luck that was committed to.
    """
    if record.game != game.id:
        raise BadRecord(f"the record is of {record.game!r}, not of {game.id!r}")
    if record.version != game.version:
        raise BadRecord(f"the record is of {game.id} version {record.version!r}; this program plays {game.version!r}")
    try:
        settings = game.complete_settings(record.seats, record.settings)
    except BadSetting as error:
        raise BadRecord(f"the record cannot be replayed: {error}") from None
    whole = upto is None or upto >= len(record.decisions)
    secret = record.seed if seed is None else seed
    luck = Luck(record.table, secret, record.salts, None)
    table = _laid(game, record, settings, luck)
    for index, (seat, key) in enumerate(record.decisions[:upto]):
        _redecide(table, index, seat, key)
    if whole and table.dealer.at != len(record.tape):
        raise BadRecord(f"the tape has {len(record.tape)} outcomes, the decisions used {table.dealer.at}")
    if secret is not None:
        table.dealer.source = source_of(game, stream(secret, record.salts))
        del table.dealer.tape[table.dealer.at :]
    return table


def _laid(game: Game[S], record: Record, settings: dict[str, str], luck: Luck) -> Table[S]:
    try:
        return Table(game, record.seats, settings, luck, record.tape)
    except (TapeEnds, ValueError) as error:
        raise BadRecord(f"the record does not replay at the deal: {error}") from None


def _redecide(table: Table[Any], index: int, seat: int, key: str) -> None:
    try:
        table.choose(Seat(seat), key)
    except (IllegalChoice, TapeEnds) as error:
        raise BadRecord(f"decision {index} does not replay: {error}") from None
    except RuleCrashed as error:
        raise BadRecord(f"decision {index} ({key!r} of seat {seat}) does not replay: {error.__cause__}") from error


def verify(game: Game[Any], record: Record) -> list[str]:
    """Verify a record and return one line for each fact proved; BadRecord names what does not hold."""
    table = replay(game, record)
    proved = [f"{len(record.decisions)} decisions replay by the rules of {game.id} {game.version}"]
    if record.outcome is not None:
        if table.outcome is None:
            raise BadRecord("the record claims a result, but the match is not over")
        actual = {
            "scores": plain(table.outcome.scores),
            "winners": plain(table.outcome.winners),
            "reason": table.outcome.reason,
        }
        if dict(record.outcome) != actual:
            raise BadRecord(f"the record claims the result {dict(record.outcome)}, but it is {actual}")
        proved.append("the result is the one the rules give")
    if record.seed is None:
        return proved
    if record.commitment != commitment(record.seed, record.table):
        raise BadRecord("the seed is not the one that was committed to before the first card")
    proved.append("the seed is the one that was committed to before the first card")
    _check_luck(game, record, stream(record.seed, record.salts))
    proved.append(f"all {len(record.tape)} outcomes of chance follow from the seed")
    return proved


def _check_luck(game: Game[Any], record: Record, source: Source) -> None:
    """Play the record once more, drawing every outcome from the seed, and compare."""
    settings = game.complete_settings(record.seats, record.settings)
    table = Table(game, record.seats, settings, Luck(source=source))
    for index, (seat, key) in enumerate(record.decisions):
        if list(record.tape[: table.dealer.at]) != table.tape:
            break
        _redecide(table, index, seat, key)
    for at, (written, drawn) in enumerate(zip(record.tape, table.tape, strict=False)):
        if written != drawn:
            raise BadRecord(f"outcome {at} on the tape is {written}, but the seed gives {drawn}")
