"""Replays finished matches in a worker process, once for all who ask, and caches the result."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

import ludoteka
from ludoteka import shelf

from ..core import Server
from ..errors import Refused
from ..processes import Died, Process
from ..tables.editions import cannot_be_had
from ..tables.memory import Tables
from ..tables.rebuilding import record_of
from ..tables.sheet import Sheet

PATIENCE = 60.0  # seconds for one match
WAITING = 20  # matches that may wait to be played again
WAITING_OF_ONE = 4  # of those that one visitor asked for


class JobResult(Protocol):
    """The result of a job."""

    @property
    def size(self) -> int: ...  # in bytes, about
    @property
    def seconds(self) -> float: ...  # of processor time that it cost


M = TypeVar("M", bound=JobResult)


class ReplayJobs(Generic[M]):
    """One way of replaying matches. The first visitor who asks is charged for the work."""

    def __init__(
        self,
        server: Server,
        process: Process,
        turn: asyncio.Lock,
        keep: int,
        make: Callable[[ludoteka.Record, str | None], M],
    ) -> None:
        self._tables = server[Tables]
        self._work = server.guard.work
        self._process = process
        self._turn = turn  # one at a time, whatever is made
        self._keep = keep  # bytes
        self._make = make
        self._cache: OrderedDict[str, M] = OrderedDict()
        self._coming: dict[str, asyncio.Task[M]] = {}
        self._payers: Counter[str] = Counter()  # of those that are coming

    async def close(self) -> None:
        for task in self._coming.values():
            task.cancel()
        await asyncio.gather(*self._coming.values(), return_exceptions=True)

    @property
    def waiting(self) -> int:
        """The number of matches that are played again or wait for it."""
        return len(self._coming)

    async def of(self, sheet: Sheet, payer: str) -> M:
        id = sheet.id
        if id in self._cache:
            self._cache.move_to_end(id)
            return self._cache[id]
        task = self._coming.get(id)
        if task is None:
            self._work.check(payer)
            if len(self._coming) >= WAITING or self._payers[payer] >= WAITING_OF_ONE:
                raise Refused("busy", "Too many replays are requested at once: try again soon.", 503)
            self._payers[payer] += 1
            task = self._coming[id] = asyncio.create_task(self._play(sheet, payer))
        return await asyncio.shield(task)

    async def _play(self, sheet: Sheet, payer: str) -> M:
        try:
            record = record_of(sheet, await self._tables.rows.decisions(sheet.id))
            await self._tables.editions.know(sheet)
            content = shelf.content_of(ludoteka.game(sheet.game, sheet.version))
            async with self._turn:
                result = await self._process.do(PATIENCE, self._make, record, content)
        except Died as error:
            raise Refused("busy", "The replay could not be made: try again soon.", 503) from error
        except ludoteka.LudotekaError as error:
            raise cannot_be_had(sheet, error) from error
        finally:
            del self._coming[sheet.id]
            self._payers[payer] -= 1
            if not self._payers[payer]:
                del self._payers[payer]
        self._work.spend(payer, result.seconds)
        self._cache[sheet.id] = result
        while sum(cached.size for cached in self._cache.values()) > self._keep and len(self._cache) > 1:
            self._cache.popitem(last=False)
        return result
