"""The store, in SQLite or PostgreSQL: the engine, the writer, and reading. The features define its contents."""

from __future__ import annotations

import asyncio
import errno
import os
import tempfile
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from time import time
from typing import Any

from sqlalchemy import Select, text
from sqlalchemy.engine import Connection

from . import engine as engines
from .copies import copy_before_migration
from .lock import Lock
from .writer import Statement, Writer

LAST_MOMENT = 253_370_764_800_000  # the beginning of 9999, the last year that dates can show


GROWTH = 65536  # bytes by which a store that is not ill can grow


def now() -> int:
    """The time in the unit of the store: milliseconds since 1970, at most `LAST_MOMENT` whatever the clock says."""
    return min(int(time() * 1000), LAST_MOMENT)


def _check_growth(file: Path) -> None:
    """Raise OSError if no file in the directory of the store may become larger than the store and its log are."""
    log = file.with_name(f"{file.name}-wal")
    size = max(path.stat().st_size for path in (file, log) if path.exists())
    with tempfile.TemporaryFile(dir=file.parent, buffering=0) as probe:
        probe.seek(size)
        if probe.write(bytes(GROWTH)) < GROWTH:
            raise OSError(errno.EFBIG, "no file can become larger")
        os.fsync(probe.fileno())


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
            await self._reading.close()
            await self._writing.close()
            self._lock.give()
            raise

    async def _open(self) -> None:
        file = engines.database_file(self.url)
        await engines.migrate(self._writing, partial(copy_before_migration, file) if file else None)
        if not file:
            await self._writing.run(engines.check_writable)
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
        """Write something without effect; raises WriteFailed or OSError if the store refuses or cannot grow."""
        file = engines.database_file(self.url)
        if file:
            await asyncio.to_thread(_check_growth, file)
        await self.writer.write(Statement(text("UPDATE alembic_version SET version_num = version_num")))

    async def rows(self, query: Select[Any], values: Mapping[str, Any] | None = None) -> Sequence[Any]:
        """The rows of a query; `values` are its parameters."""

        def read(connection: Connection) -> Sequence[Any]:
            return connection.execute(query, values).all()

        return await self._reading.run(read)
