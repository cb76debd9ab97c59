"""The single writer. What arrives while a commit is on its way to the disk shares the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

from sqlalchemy import Executable, insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..log import log
from ..metrics import COMMIT_SECONDS, COMMITTED_TOGETHER
from .schema import decisions

Statement = tuple[Executable, Mapping[str, Any] | Sequence[Mapping[str, Any]] | None]
_INSERT = insert(decisions)


class Work:
    """One caller's part of a transaction: a decision, or statements that belong together."""

    __slots__ = ("done", "row", "statements")

    def __init__(self, row: dict[str, Any] | None, statements: Sequence[Statement], done: asyncio.Future[None]) -> None:
        self.row = row
        self.statements = statements
        self.done = done


class Writer:
    """Commits in the order of arrival; a caller returns when its work is on disk, or gets the error it caused."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Work] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task

    async def decide(self, row: dict[str, Any]) -> None:
        """Keep one decision."""
        await self._queue(row, ())

    async def write(self, *statements: Statement) -> None:
        """Do these statements, all or none."""
        await self._queue(None, statements)

    def _queue(self, row: dict[str, Any] | None, statements: Sequence[Statement]) -> asyncio.Future[None]:
        assert not self._closing, "the store is closed"
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Work(row, statements, done))
        self._wake.set()
        return done

    async def _run(self) -> None:
        async with self._engine.connect() as connection:
            while not (self._closing and not self._waiting):
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    batch, self._waiting = self._waiting, []
                    await self._keep(connection, batch)
                if self._closing:
                    break

    async def _keep(self, connection: AsyncConnection, batch: list[Work]) -> None:
        began = perf_counter()
        try:
            await _commit(connection, batch)
        except Exception as error:
            if len(batch) == 1:
                log.warning("not written", error=repr(error))
                _tell(batch[0], error)
                return
            for work in batch:  # one of them is at fault: the others must not suffer for it
                await self._keep(connection, [work])
            return
        COMMIT_SECONDS.observe(perf_counter() - began)
        COMMITTED_TOGETHER.observe(len(batch))
        for work in batch:
            _tell(work, None)


async def _commit(connection: AsyncConnection, batch: list[Work]) -> None:
    async with connection.begin():
        rows = [work.row for work in batch if work.row is not None]
        if rows:
            await connection.execute(_INSERT, rows)
        for work in batch:
            for statement, values in work.statements:
                await connection.execute(statement, values)


def _tell(work: Work, error: Exception | None) -> None:
    if work.done.done():  # the caller went away
        return
    if error is None:
        work.done.set_result(None)
    else:
        work.done.set_exception(error)
