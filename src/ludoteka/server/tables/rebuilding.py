"""From the rows of the store to a table in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import ludoteka
from ludoteka.kernel import Table

from .live import Live
from .sheet import Sheet


def laid(sheet: Sheet, tape: Sequence[int] = ()) -> Table[Any]:
    """The game of a sheet, by the edition it was begun with, laid out with the promised luck."""
    game = ludoteka.game(sheet.game, sheet.version)
    return ludoteka.lay(game, len(sheet.chairs), sheet.settings, sheet.id, sheet.seed, sheet.salts, tape)


def replay(sheet: Sheet, rows: Sequence[Any]) -> Live:
    """The match of these rows, ready to go on with the promised luck."""
    sheet.moved = max(sheet.moved, rows[-1].at)  # others may have decided since the sheet was read
    tape = [outcome for row in rows for outcome in _chance(row)]
    table = laid(sheet, tape)
    live = Live(sheet, table, [len(table.events)])
    live.note_questions()
    for row in rows[1:]:
        live.follow(row.seat, row.key)
    return live


def follows(live: Live, rows: Sequence[Any]) -> bool:
    """Make the decisions of these rows; False if they do not go on from here, or if the match is over by them."""
    try:
        for row in rows:
            if live.follow(row.seat, row.key) != _chance(row):
                return False
            live.sheet.moved = max(live.sheet.moved, row.at)
    except (ludoteka.LudotekaError, ludoteka.RuleCrashed):
        return False
    return live.table is not None and live.table.outcome is None


def _chance(row: Any) -> list[int]:
    return msgspec.json.decode(row.chance, type=list[int]) if row.chance else []
