"""What administrators may do at any table: end its match or delete it."""

from __future__ import annotations

from sqlalchemy import delete, update

from ..errors import Refused
from ..store import now
from ..store.schema import metadata
from ..store.writer import Statement, WriteFailed
from .live import LiveTable
from .memory import Tables
from .play import finish
from .schema import tables as sheets
from .sheet import CLOSED


async def close(tables: Tables, live: LiveTable) -> None:
    """End a match as undecided; it counts for nobody."""
    async with live.lock:
        if live.sheet.status != "playing":
            raise Refused("not-playing", "This match is not being played.")
        scores = [0.0] * len(live.sheet.chairs)
        left = finish(live, {"scores": scores, "winners": [], "reason": CLOSED})
        live.sheet.moved = now()
        await tables.save(live, left)
        live.show()
        tables.broadcast_info(live)
    tables.wake(live)


async def remove(tables: Tables, live: LiveTable) -> None:
    """Delete a table with all its rows in every feature."""
    id = live.sheet.id
    of_it = [table for table in metadata.sorted_tables if any(key.column.table is sheets for key in table.foreign_keys)]
    async with live.lock:
        try:
            await tables.store.writer.write(
                *(Statement(delete(table).where(table.c.table_id == id)) for table in of_it),
                Statement(update(sheets).where(sheets.c.rematch == id).values(rematch="")),
                Statement(delete(sheets).where(sheets.c.id == id), rows=1),
            )
        except WriteFailed as error:
            raise await tables.not_saved(live, error) from error
        tables.removed(live)
