"""The bots' processes and their queue: people's tables first, then tables fairly per host."""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter, OrderedDict
from collections.abc import Callable
from itertools import count
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from ludoteka import shelf
from ludoteka.kernel import Table

from ..log import log
from ..metrics import BOT_SECONDS
from ..processes import Died, Process
from .thinking import MOST_WARM, Counsel, Since, Thought, Whole, advise, think

PATIENCE = 120.0  # seconds after which a bot that has not answered is ended
TRIES = 3  # in a row, with a process that died under it

T = TypeVar("T", Thought, Counsel)
Work = Callable[[str, Whole | Since, int, str, str], T]  # of a table, its story, a seat, a level and a seed


class NotAsked(Exception):
    """The question disappeared while the bot waited for its turn."""


class Job(NamedTuple):
    """A question for a bot."""

    table_id: str
    table: Table[Any]
    seat: int
    level: str
    seed: str
    host: int  # whose table it is: their questions wait for each other
    watched_only: bool = False  # no person plays there


class Worker:
    """A process, and the tables that it knows."""

    def __init__(self) -> None:
        self.process: Process = Process()
        self._told: OrderedDict[str, tuple[int, list[Any], int]] = OrderedDict()  # its life, decisions, tape

    def knows(self, table_id: str) -> bool:
        return table_id in self._told and self._told[table_id][0] == self.process.lives

    async def do(self, work: Work[T], job: Job) -> T:
        story = self._story(job)
        thought = await self._ask(work, job, story)
        return await self._ask(work, job, _whole(job)) if thought.forgot else thought

    async def _ask(self, work: Work[T], job: Job, story: Whole | Since) -> T:
        decisions, tape = list(job.table.decisions), len(job.table.tape)
        self._told.pop(job.table_id, None)
        args = (job.table_id, story, job.seat, job.level, job.seed)
        thought = await self.process.do(PATIENCE, work, *args)
        self._told[job.table_id] = self.process.lives, decisions, tape
        if len(self._told) > MOST_WARM:
            self._told.popitem(last=False)
        return thought

    def _story(self, job: Job) -> Whole | Since:
        """The moves that a process lacks: those since it last saw the table, or the whole match."""
        table = job.table
        if not self.knows(job.table_id):
            return _whole(job)
        _, told, drawn = self._told[job.table_id]
        if table.decisions[: len(told)] != told or len(table.tape) < drawn:
            return _whole(job)
        made = tuple((int(seat), key) for seat, key in table.decisions[len(told) :])
        return Since(len(told), made, tuple(table.tape[drawn:]))


def _whole(job: Job) -> Whole:
    return Whole(job.table.record(), shelf.content_of(job.table.game))


class Crew:
    """All workers of the bots."""

    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._free = list(self._workers)
        self._waiting: list[tuple[bool, int, int, asyncio.Future[Worker]]] = []
        self._asked: Counter[int] = Counter()  # questions of each host that wait or are thought about
        self._order = count()

    async def choose(self, job: Job) -> str:
        """Compute a bot's choice. A process that dies is replaced; raises Died if that happens again and again."""
        began = perf_counter()
        thought = await self._queue(think, job)
        BOT_SECONDS.labels(job.level).observe(perf_counter() - began)
        if thought.failure:
            log.error("a bot failed", level=job.level, game=job.table.game.id, failure=thought.failure)
        assert thought.key is not None
        return thought.key

    async def advise(self, job: Job) -> Counsel:
        """Compute the strongest bot's advice for a seat."""
        return await self._queue(advise, job)

    async def _queue(self, work: Work[T], job: Job) -> T:
        self._asked[job.host] += 1
        try:
            return await self._do(work, job)
        finally:
            self._asked[job.host] -= 1
            if not self._asked[job.host]:
                del self._asked[job.host]

    async def _do(self, work: Work[T], job: Job) -> T:
        for last in (False,) * (TRIES - 1) + (True,):
            worker = await self._take(job)
            try:
                if job.seat not in job.table.asks:
                    raise NotAsked
                return await worker.do(work, job)
            except Died as death:
                if last:
                    raise
                log.warning("a bot's process is gone", level=job.level, game=job.table.game.id, why=str(death))
            finally:
                self._give(worker)
        raise AssertionError("the last try returns or raises")

    async def _take(self, job: Job) -> Worker:
        if self._free:
            warm = next((worker for worker in self._free if worker.knows(job.table_id)), self._free[-1])
            self._free.remove(warm)
            return warm
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (job.watched_only, self._asked[job.host], next(self._order), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, worker: Worker) -> None:
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    def warm(self) -> None:
        """Start the processes, so that the first bot does not have to wait for them."""
        for worker in self._workers:
            worker.process.warm()

    def close(self) -> None:
        for worker in self._workers:
            worker.process.close()
