"""Rows about lessons besides their matches: the learners' progress, and finished lessons."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, String, delete, insert, select
from sqlalchemy import Table as SqlTable

from ..store import Store, now
from ..store.schema import metadata
from ..store.writer import Statement

courses: SqlTable = SqlTable(
    "courses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("presses", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

learned: SqlTable = SqlTable(
    "learned",
    metadata,
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),  # when they came to its free part, the last time
    sqlite_with_rowid=False,
)


class CourseRows:
    """Reads and writes the progress of learners."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, table: str) -> tuple[int, bool]:
        """How often the learner acknowledged a step, and whether they left the lesson."""
        rows = await self._store.rows(select(courses).where(courses.c.table_id == table))
        return (rows[0].presses, bool(rows[0].left)) if rows else (0, False)

    async def keep(self, table: str, presses: int, left: bool) -> None:
        forgotten = Statement(delete(courses).where(courses.c.table_id == table))
        insertion = Statement(insert(courses), {"table_id": table, "presses": presses, "left": left})
        await self._store.writer.write(forgotten, insertion)

    async def learned(self, user: int) -> dict[tuple[str, str], int]:
        """The lessons whose free part a user reached, by game and id, with the time."""
        rows = await self._store.rows(select(learned).where(learned.c.guest == user))
        return {(row.game, row.lesson): row.at for row in rows}

    async def learn(self, user: int, game: str, lesson: str, at: int | None = None) -> None:
        row = {"guest": user, "game": game, "lesson": lesson}
        before = delete(learned).where(*(learned.c[name] == value for name, value in row.items()))
        await self._store.writer.write(Statement(before), Statement(insert(learned), {**row, "at": at or now()}))

    async def forget(self, user: int) -> None:
        await self._store.writer.write(Statement(delete(learned).where(learned.c.guest == user)))
