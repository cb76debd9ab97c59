"""The store, in SQLite or PostgreSQL: the engine, the writer, and reading. The features define its contents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from time import time
from typing import Any

from sqlalchemy import Select, text
from sqlalchemy.engine import Connection

from . import engine as engines
from .copies import copy_before_migration
from .lock import Lock
from .writer import Statement, Writer

LAST_MOMENT = 253_370_764_800_000  # the beginning of 9999, the last year that dates can show


def now() -> int:
    """The time in the unit of the store: milliseconds since 1970, at most `LAST_MOMENT` whatever the clock says."""
    return min(int(time() * 1000), LAST_MOMENT)


class Store:
    """Reads are short and concurrent; every write goes through the writer and returns when it is on disk."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._writing = engines.writing(url)
        self._reading = engines.reading(url)
        self._lock = Lock()
        self.writer: Writer = Writer(self._writing)

    async def open(self) -> None:
        file = engines.database_file(self.url)
        if file:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take(file)
        try:
            if file:
                await engines.check(self._writing, file)
            await self._open()
        except BaseException:
            self._lock.give()
            raise

    async def _open(self) -> None:
        file = engines.database_file(self.url)
        await engines.migrate(self._writing, partial(copy_before_migration, file) if file else None)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        await self._reading.close()
        await self._writing.close()
        self._lock.give()

    def note_port(self, port: int) -> None:
        """Have commands of administrators find the server of this store on this port."""
        self._lock.note_port(port)

    async def try_writing(self) -> None:
        """Write something without effect; raises WriteFailed if the store refuses."""
        await self.writer.write(Statement(text("UPDATE alembic_version SET version_num = version_num")))

    async def rows(self, query: Select[Any], values: Mapping[str, Any] | None = None) -> Sequence[Any]:
        """The rows of a query; `values` are its parameters."""

        def read(connection: Connection) -> Sequence[Any]:
            return connection.execute(query, values).all()

        return await self._reading.run(read)
