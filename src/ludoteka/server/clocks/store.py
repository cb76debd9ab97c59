"""Heartbeats of servers, outages, noticed turns and quiet hours in the store."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, String, delete, func, insert, select, text
from sqlalchemy import Table as SqlTable

from ..store import Store
from ..store.schema import metadata
from ..store.writer import Statement, WriteConflict
from ..tables.schema import decisions, tables
from .wire import QuietHours

RETENTION = 60 * 86_400_000  # milliseconds for which outages are stored: longer than the longest turn

pulses: SqlTable = SqlTable(
    "pulses",
    metadata,
    Column("server", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),  # its last heartbeat
    Column("closed", Boolean, nullable=False),
)
outages: SqlTable = SqlTable(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)
turn_notices = SqlTable(
    "told",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),  # the last turn that was noticed
    sqlite_with_rowid=False,
)
quiet: SqlTable = SqlTable(
    "quiet",
    metadata,
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True, autoincrement=False),
    Column("zone", String(60), nullable=False),
    Column("since", Integer, nullable=False),  # minutes of the day
    Column("until", Integer, nullable=False),
)

_CLAIM = text(
    "INSERT INTO told (table_id, seat, turn) VALUES (:table_id, :seat, :turn) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET turn = excluded.turn WHERE told.turn < excluded.turn"
)


def claim_notice(table: str, seat: int, turn: int) -> Statement:
    """The statement that marks a turn as noticed; a conflict if any server has marked it before."""
    return Statement(_CLAIM, {"table_id": table, "seat": seat, "turn": turn}, rows=1)


class ClockRows:
    """Reads and writes these rows."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def pulses(self) -> Sequence[Any]:
        return await self._store.rows(select(pulses))

    async def beat(self, server_id: str, moment: int, closed: bool = False) -> None:
        """Store that this server runs or, with `closed`, stops now."""
        gone = Statement(delete(pulses).where((pulses.c.server == server_id) | (pulses.c.at < moment - RETENTION)))
        here = {"server": server_id, "at": moment, "closed": closed}
        await self._store.writer.write(gone, Statement(insert(pulses), here))

    async def add_outage(self, began: int, ended: int) -> None:
        """Store a time in which no server ran; the first server that starts again wins."""
        old = Statement(delete(outages).where(outages.c.ended < ended - RETENTION))
        with suppress(WriteConflict):
            await self._store.writer.write(old, Statement(insert(outages), {"began": began, "ended": ended}, rows=1))

    async def outages(self) -> list[tuple[int, int]]:
        rows = await self._store.rows(select(outages).order_by(outages.c.began))
        return [(row.began, row.ended) for row in rows]

    async def quiet_of(self, user: int) -> QuietHours | None:
        rows = await self._store.rows(select(quiet).where(quiet.c.guest == user))
        return QuietHours(rows[0].zone, rows[0].since, rows[0].until) if rows else None

    async def save_quiet(self, user: int, hours: QuietHours | None) -> None:
        gone = Statement(delete(quiet).where(quiet.c.guest == user))
        insertion = (Statement(insert(quiet), {"guest": user, **asdict(hours)}),) if hours else ()
        await self._store.writer.write(gone, *insertion)

    async def clocked(self) -> Sequence[Any]:
        """The ids and last clock states of running tables with special terms."""
        newest = (
            select(decisions.c.table_id, func.max(decisions.c.seq).label("seq"))
            .join(tables, tables.c.id == decisions.c.table_id)
            .where(tables.c.status == "playing", tables.c.agreed != "")
            .group_by(decisions.c.table_id)
            .subquery()
        )
        here = (decisions.c.table_id == newest.c.table_id) & (decisions.c.seq == newest.c.seq)
        return await self._store.rows(select(decisions.c.table_id, decisions.c.clock).join(newest, here))
