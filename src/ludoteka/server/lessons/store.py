"""What the store keeps of a lesson beside the match: how often the learner pressed on, and whether they left it."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Integer, String, delete, insert, select
from sqlalchemy import Table as SqlTable

from ..store import Store
from ..store.schema import metadata
from ..store.writer import Statement

courses = SqlTable(
    "courses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("presses", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
    sqlite_with_rowid=False,
)


class CourseRows:
    """Reading and keeping how far learners have come."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, table: str) -> tuple[int, bool]:
        """How often the learner pressed on, and whether they left the lesson."""
        rows = await self._store.rows(select(courses).where(courses.c.table_id == table))
        return (rows[0].presses, bool(rows[0].left)) if rows else (0, False)

    async def keep(self, table: str, presses: int, left: bool) -> None:
        forgotten = Statement(delete(courses).where(courses.c.table_id == table))
        kept = Statement(insert(courses), {"table_id": table, "presses": presses, "left": left})
        await self._store.writer.write(forgotten, kept)
