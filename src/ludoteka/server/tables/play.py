"""Start, decide and undo: validate, persist, then broadcast."""

from __future__ import annotations

from dataclasses import asdict
from time import perf_counter
from typing import Any

import ludoteka
from ludoteka.kernel import Table

from ..errors import Conflict, Refused
from ..metrics import CRASHES, FINISHED, MOVE_SECONDS, UNDOS, decisions
from ..store import now
from ..store.writer import Statement, WriteFailed
from ..wire import RefusedMessage, WhyRefused, text
from .editions import cannot_be_had
from .finals import final_of, keeping
from .live import LiveTable, trim_event_offsets
from .memory import Tables
from .news import TableChanged
from .rebuilding import replay, set_up_table
from .store import changing, inserting, removing, row


class RuleFailed(Refused):
    """A bug in a rule; the table is as before the choice."""

    def __init__(self, report: str) -> None:
        detail = f"A rule failed; the choice was taken back. Report {report}."
        super().__init__("rule-crash", detail, 500, report=report)


def start_match(tables: Tables, live: LiveTable) -> Statement:
    """Set up the game of a table; returns the statement that saves the set-up."""
    sheet = live.sheet
    try:
        live.table = set_up_table(sheet)
    except ludoteka.UnknownVersion as error:
        raise cannot_be_had(sheet, error) from error
    live.event_offsets = [len(live.table.events)]
    sheet.status = "playing"
    sheet.moved = now()
    live.note_questions()
    return inserting(tables.extend_row(live, row(sheet.id, 0, -1, "", live.table.tape, live.asked())))


# -- Deciding --------------------------------------------------------------------------------------------------------


async def choose(tables: Tables, live: LiveTable, seat: int, key: str, seq: int) -> bool:
    """Make a person's choice. False if it had been made already; Refused if it cannot be made."""
    began = perf_counter()
    async with live.lock:
        while True:
            await tables.ensure_saved(live)
            if _made_already(live, seat, key, seq):
                return False
            if live.sheet.chairs[seat].stand_in:
                raise Refused("stand-in-plays", "A bot plays for you: take your seat back first.")
            for guard in tables.hooks.choice_checks:
                guard(live, seat, key)
            try:
                await decide(tables, live, seat, key)
                break
            except Conflict:  # on another server; where the question still stands, so does the answer
                if live.seq <= seq:
                    raise
    decisions(live.sheet.game, "person").inc()
    MOVE_SECONDS.observe(perf_counter() - began)
    tables.wake(live)
    return True


def _made_already(live: LiveTable, seat: int, key: str, seq: int) -> bool:
    """True if this choice was made before; Conflict if it answers a question that is gone."""
    if 0 <= seq < live.seq and live.decisions[seq] == (seat, key):
        return True
    playing(live)
    if not live.asked_since.get(seat, live.seq) <= seq <= live.seq:
        raise Conflict
    return False


async def decide(tables: Tables, live: LiveTable, seat: int, key: str) -> None:
    """Make a decision, save it and broadcast it; under the lock."""
    table, sheet = live.table, live.sheet
    assert table
    try:
        drawn = live.apply(seat, key)
    except ludoteka.IllegalChoice as error:
        raise Refused("not-offered", str(error), key=key) from None
    except ludoteka.RuleCrashed as error:
        raise _crashed(tables, live, error) from error
    decision = tables.extend_row(live, row(sheet.id, live.seq, seat, key, drawn, live.asked()))
    sheet.moved = decision["at"]
    try:
        if table.outcome is None:
            await tables.rows.decide(decision, sheet.revision)
        else:
            left = finish(live, _plain_outcome(table))
            await tables.store.writer.write(changing(sheet), inserting(decision), left, *tables.end_statements(live))
    except WriteFailed as error:
        raise await tables.not_saved(live, error) from error
    tables.bus.publish(TableChanged(sheet.id))
    live.show()
    tables.changed(live)
    if sheet.status == "finished":
        tables.broadcast_info(live)


def finish(live: LiveTable, outcome: dict[str, Any]) -> Statement:
    """End a match; returns the statement that saves its final views."""
    assert live.table
    live.sheet.status = "finished"
    live.sheet.outcome = outcome
    FINISHED.labels(live.sheet.game).inc()
    return keeping(live.sheet.id, final_of(live.table, live.event_offsets))


def _plain_outcome(table: Table[Any]) -> dict[str, Any]:
    assert table.outcome
    data = asdict(table.outcome)
    return {**data, "scores": list(data["scores"]), "winners": [int(seat) for seat in data["winners"]]}


def playing(live: LiveTable) -> Table[Any]:
    if live.sheet.status == "finished":
        raise Refused("finished", "This match is over.")
    if live.table is None:
        raise Refused("not-started", "This match has not begun.")
    return live.table


def _crashed(tables: Tables, live: LiveTable, error: ludoteka.RuleCrashed) -> Refused:
    """Handle a bug in a rule: the table is as before the choice, the operator gets the record, the players an id."""
    CRASHES.labels(live.sheet.game).inc()
    report = tables.report("a rule crashed", live.sheet, f"{error.__cause__!r}\n\n{error.record}")
    refusal = RuleFailed(report)
    message = text(RefusedMessage(WhyRefused(refusal.message, refusal.args_, refusal.detail), live.seq))
    for watcher in live.sockets:
        if watcher.seat != error.seat:  # who chose is told in the answer
            watcher.say(message)
    return refusal


# -- Taking back -----------------------------------------------------------------------------------------------------


async def undo(tables: Tables, live: LiveTable, seat: int, seq: int) -> bool:
    """Take back this seat's last decision; False if that was done already."""
    async with live.lock:
        await tables.ensure_saved(live)
        table, sheet = playing(live), live.sheet
        if sheet.chairs[seat].resigned:
            raise Refused("resigned", "You have resigned.")
        if sheet.chairs[seat].stand_in:
            raise Refused("stand-in-plays", "A bot plays for you: take your seat back first.")
        if seq == live.seq + 1:
            return False
        if seq != live.seq:
            raise Conflict
        before = list(table.decisions)
        try:
            table.undo(seat)
        except ludoteka.UndoRefused as error:
            raise Refused("no-undo", str(error)) from None
        first = trim_event_offsets(live.event_offsets, before, table.decisions)
        live.asked_since = {}
        live.note_questions()
        sheet.undos += 1
        # A sealed answer may be withdrawn from between others': they move up, and none of them drew from the tape.
        later = [
            row(sheet.id, i + 1, int(s), key, (), live.asked())
            for i, (s, key) in enumerate(table.decisions)
            if i >= first
        ]
        sheet.moved = now()
        try:
            removed = removing(sheet.id, first + 1, len(before))
            await tables.store.writer.write(
                changing(sheet), removed, *map(inserting, later), *tables.sheet_statements(live)
            )
        except WriteFailed as error:
            raise await tables.not_saved(live, error) from error
        tables.bus.publish(TableChanged(sheet.id))
        live.show()
        tables.changed(live)
    UNDOS.labels(sheet.game).inc()
    tables.wake(live)
    return True


async def rewind(tables: Tables, live: LiveTable, decisions: int, *more: Statement) -> None:
    """Go back to a number of decisions, with further statements; under the lock. The same luck is drawn again."""
    sheet, count = live.sheet, live.seq
    rows = await tables.rows.decisions(sheet.id)
    fresh = await replay(sheet, rows[: decisions + 1])
    live.table, live.event_offsets, live.asked_since = fresh.table, fresh.event_offsets, fresh.asked_since
    live.asked_at = dict.fromkeys(fresh.asked_at, now())
    sheet.undos += 1
    sheet.moved = now()
    try:
        await tables.store.writer.write(
            changing(sheet), removing(sheet.id, decisions + 1, count), *more, *tables.sheet_statements(live)
        )
    except WriteFailed as error:
        raise await tables.not_saved(live, error) from error
    tables.bus.publish(TableChanged(sheet.id))
    live.show()
    tables.changed(live)
    UNDOS.labels(sheet.game).inc()
