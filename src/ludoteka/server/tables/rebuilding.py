"""Rebuild tables in memory from the rows of the store."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import msgspec

import ludoteka
from ludoteka.kernel import Table

from .live import LiveTable
from .sheet import BEYOND_RULES, Sheet
from .store import latest

SLICE = 0.003  # seconds of loading at a time, then as many for others


def set_up_table(sheet: Sheet, tape: Sequence[int] = ()) -> Table[Any]:
    """Set up the game of a sheet in its edition, with the luck that was committed to."""
    game = ludoteka.game(sheet.game, sheet.version)
    return ludoteka.set_up(game, len(sheet.chairs), sheet.settings, sheet.id, sheet.seed, sheet.salts, tape)


async def replay(sheet: Sheet, rows: Sequence[Any]) -> LiveTable:
    """Replay a match from its rows, ready to go on with its luck; the event loop runs between moves."""
    sheet.moved = latest(sheet.moved, rows[-1].at)  # others may have decided since the sheet was read
    tape = [outcome for row in rows for outcome in _chance(row)]
    if not ludoteka.shelf.is_loaded(sheet.game, sheet.version):
        await asyncio.to_thread(ludoteka.game, sheet.game, sheet.version)
    table = set_up_table(sheet, tape)
    live = LiveTable(sheet, table, [len(table.events)])
    live.asked_at = dict.fromkeys(live.asked_at, rows[0].at)
    since = perf_counter()
    for row in rows[1:]:
        live.apply(row.seat, row.key, row.at)
        if perf_counter() - since > SLICE:
            await asyncio.sleep(SLICE)
            since = perf_counter()
    live.clock = rows[-1].clock
    return live


def record_of(sheet: Sheet, rows: Sequence[Any]) -> ludoteka.Record:
    """The record of a finished match, with its seed. A match that was ended early has no result."""
    assert sheet.status == "finished", "records of running matches are nobody's"
    broken_off = sheet.outcome is None or sheet.outcome["reason"] in BEYOND_RULES
    return ludoteka.Record(
        game=sheet.game,
        version=sheet.version,
        settings=sheet.settings,
        seats=len(sheet.chairs),
        tape=tuple(outcome for row in rows for outcome in _chance(row)),
        decisions=tuple((row.seat, row.key) for row in rows[1:]),
        table=sheet.id,
        commitment=sheet.commitment,
        committed_at=sheet.committed_at,
        pledges=sheet.pledges,
        salts=sheet.salts,
        seed=sheet.seed,
        outcome=None if broken_off else sheet.outcome,
    )


def apply_rows(live: LiveTable, rows: Sequence[Any]) -> bool:
    """Apply decisions; False if they do not continue from here, or if they end the match."""
    try:
        for row in rows:
            if live.apply(row.seat, row.key, row.at) != _chance(row):
                return False
            live.sheet.moved, live.clock = row.at, row.clock
    except (ludoteka.LudotekaError, ludoteka.RuleCrashed):
        return False
    return live.table is not None and live.table.outcome is None


def _chance(row: Any) -> list[int]:
    return msgspec.json.decode(row.chance, type=list[int]) if row.chance else []
