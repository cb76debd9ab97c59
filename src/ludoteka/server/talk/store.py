"""Rows of recent talk at tables; it is not part of the match and is deleted after a while."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, bindparam, delete, insert, select
from sqlalchemy import Table as SqlTable

from ..people.schema import guests
from ..store import Store
from ..store.schema import metadata
from ..store.writer import Statement

MAX_LINES = 100  # per table

talk: SqlTable = SqlTable(
    "talk",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("guest", Integer, nullable=False, index=True),
    Column("seat", Integer, nullable=True),  # None: a spectator
    Column("kind", String(10), nullable=False),
    Column("what", String(200), nullable=False),
    Column("apart", Boolean, key="spectators_only", nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("talk_at_a_table", "table_id", "at"),
)

_ADD = insert(talk)
_OF_TABLE = talk.c.table_id == bindparam("of_table")
_NEWEST = select(talk.c.id).where(_OF_TABLE).order_by(talk.c.at.desc(), talk.c.id).limit(MAX_LINES)
_DROP_OLDEST = delete(talk).where(_OF_TABLE, talk.c.id.not_in(_NEWEST))
_DROP_TABLE = delete(talk).where(_OF_TABLE)
_DROP_BEFORE = delete(talk).where(talk.c.at < bindparam("before"))
_LATEST = (
    select(talk, guests.c.name)
    .outerjoin(guests, talk.c.guest == guests.c.id)
    .where(_OF_TABLE)
    .order_by(talk.c.at.desc(), talk.c.id)
    .limit(MAX_LINES)
)


class TalkRows:
    """Reads and writes lines of talk."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, line: dict[str, Any]) -> None:
        """Add a line, and delete the oldest ones above `MAX_LINES`."""
        oldest = Statement(_DROP_OLDEST, {"of_table": line["table_id"]})
        await self._store.writer.write(Statement(_ADD, line), oldest)

    async def latest(self, table: str) -> Sequence[Any]:
        """The most recent lines, oldest first, with the current names of their authors."""
        return list(reversed(await self._store.rows(_LATEST, {"of_table": table})))

    async def one(self, table: str, id: str) -> Any | None:
        """One line of a table."""
        rows = await self._store.rows(select(talk).where(talk.c.table_id == table, talk.c.id == id))
        return rows[0] if rows else None

    async def delete_before(self, before: int) -> None:
        """Delete the lines from before this moment."""
        await self._store.writer.write(Statement(_DROP_BEFORE, {"before": before}))


def delete_statement(table: str) -> Statement:
    """The statement that deletes the talk of a table."""
    return Statement(_DROP_TABLE, {"of_table": table})
