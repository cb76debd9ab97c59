"""The single writer. Work that arrives during a commit shares the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from ..log import log
from ..metrics import COMMIT_SECONDS, COMMITTED_TOGETHER
from .engine import Engine

GATHERING = 0.005  # seconds that a commit waits for more while many decide: it costs as much for one as for twenty
Bulk = Callable[[Connection, Sequence[Any]], None]  # keeps many things of a kind at once


class WriteFailed(Exception):
    """The write failed; the cause gives the reason."""


class WriteConflict(WriteFailed):
    """Another server on the same store was faster; nothing was written."""


class Statement(NamedTuple):
    """A step of a transaction."""

    what: Executable
    values: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None
    rows: int | None = None  # how many it must write; if it cannot, or writes another number, we are outdated


class Work:
    """One caller's part of a transaction: one item of a bulk write, or statements that belong together."""

    __slots__ = ("bulk", "done", "item", "statements")

    def __init__(self, statements: Sequence[Statement], bulk: Bulk | None = None, item: Any = None) -> None:
        self.statements: Sequence[Statement] = statements
        self.bulk: Bulk | None = bulk
        self.item: Any = item
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Commits in the order of arrival; a caller returns when its work is on disk, or gets the error that it caused."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: list[Work] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Write everything that is queued, then stop."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task

    async def add(self, bulk: Bulk, item: Any) -> None:
        """Add one item of a kind that is written often: `bulk` gets all items that share a commit."""
        await self._queue(Work((), bulk, item))

    async def write(self, *statements: Statement) -> None:
        """Execute these statements in one transaction."""
        await self._queue(Work(statements))

    def _queue(self, work: Work) -> asyncio.Future[None]:
        assert not self._closing, "the store is closed"
        self._waiting.append(work)
        self._wake.set()
        return work.done

    async def _run(self) -> None:
        company = 0  # how many shared the last commit
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                if company > 1 and not self._closing:  # many decide: let a few more share the next commit
                    await asyncio.sleep(GATHERING)
                batch, self._waiting = self._waiting, []
                company = len(batch)
                await self._keep(batch)
            if self._closing:
                break

    async def _keep(self, batch: list[Work], again: bool = False) -> None:
        began = perf_counter()
        try:
            await self._engine.run(partial(_commit, batch))
        except Exception as error:
            if len(batch) == 1 and (again or not _lost(error)):
                if not isinstance(error, WriteConflict):
                    log.warning("not written", error=repr(error))
                _tell(batch[0], error)
                return
            for work in batch:  # one of them is at fault: the others must not suffer for it
                await self._keep([work], again=_lost(error))
            return
        COMMIT_SECONDS.observe(perf_counter() - began)
        COMMITTED_TOGETHER.observe(len(batch))
        for work in batch:
            _tell(work, None)


def _commit(batch: list[Work], connection: Connection) -> None:
    with connection.begin():
        alike: dict[Bulk, list[Any]] = {}
        for work in batch:
            if work.bulk:
                alike.setdefault(work.bulk, []).append(work.item)
        for bulk, items in alike.items():
            bulk(connection, items)
        for work in batch:
            for statement in work.statements:
                _do(connection, statement)


def _do(connection: Connection, statement: Statement) -> None:
    try:
        done = connection.execute(statement.what, statement.values)
    except IntegrityError as error:
        if statement.rows is None:
            raise
        raise WriteConflict from error
    if statement.rows is not None and done.rowcount != statement.rows:
        raise WriteConflict


def _lost(error: Exception) -> bool:
    """True if the connection was lost.

    It is reopened; a write that succeeded all the same then turns out to be outdated.
    """
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _tell(work: Work, error: Exception | None) -> None:
    if work.done.done():  # the caller went away
        return
    if error is None:
        work.done.set_result(None)
    elif isinstance(error, WriteFailed):
        work.done.set_exception(error)
    else:
        failure = WriteFailed(str(error))
        failure.__cause__ = error
        work.done.set_exception(failure)
