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
from .thinking import MOST_WARM, BotAdvice, BotChoice, FullMatch, MatchDelta, advise, think

PATIENCE = 120.0  # seconds after which a bot that has not answered is ended
TRIES = 3  # in a row, with a process that died under it

T = TypeVar("T", BotChoice, BotAdvice)
BotTask = Callable[
    [str, FullMatch | MatchDelta, int, str, str], T
]  # of a table, its source, a seat, a level and a seed


class QuestionGone(Exception):
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
        self._sent: OrderedDict[str, tuple[int, list[Any], int]] = OrderedDict()  # its life, decisions, tape

    def knows(self, table_id: str) -> bool:
        return table_id in self._sent and self._sent[table_id][0] == self.process.lives

    async def do(self, work: BotTask[T], job: Job) -> T:
        source = self._source(job)
        result = await self._ask(work, job, source)
        return await self._ask(work, job, _full_match(job)) if result.forgot else result

    async def _ask(self, work: BotTask[T], job: Job, source: FullMatch | MatchDelta) -> T:
        decisions, tape = list(job.table.decisions), len(job.table.tape)
        self._sent.pop(job.table_id, None)
        args = (job.table_id, source, job.seat, job.level, job.seed)
        result = await self.process.do(PATIENCE, work, *args)
        self._sent[job.table_id] = self.process.lives, decisions, tape
        if len(self._sent) > MOST_WARM:
            self._sent.popitem(last=False)
        return result

    def _source(self, job: Job) -> FullMatch | MatchDelta:
        """The moves that a process lacks: those since it last saw the table, or the whole match."""
        table = job.table
        if not self.knows(job.table_id):
            return _full_match(job)
        _, sent, drawn = self._sent[job.table_id]
        if table.decisions[: len(sent)] != sent or len(table.tape) < drawn:
            return _full_match(job)
        new_decisions = tuple((int(seat), key) for seat, key in table.decisions[len(sent) :])
        return MatchDelta(len(sent), new_decisions, tuple(table.tape[drawn:]))


def _full_match(job: Job) -> FullMatch:
    return FullMatch(job.table.record(), shelf.content_of(job.table.game))


class WorkerPool:
    """All workers of the bots."""

    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._free = list(self._workers)
        self._waiting: list[tuple[bool, int, int, asyncio.Future[Worker]]] = []
        self._asked: Counter[int] = Counter()  # questions of each host that wait or are result about
        self._order = count()

    async def choose(self, job: Job) -> str:
        """Compute a bot's choice. A process that dies is replaced; raises Died if that happens again and again."""
        began = perf_counter()
        result = await self._queue(think, job)
        BOT_SECONDS.labels(job.level).observe(perf_counter() - began)
        if result.failure:
            log.error("a bot failed", level=job.level, game=job.table.game.id, failure=result.failure)
        assert result.key is not None
        return result.key

    async def advise(self, job: Job) -> BotAdvice:
        """Compute the strongest bot's advice for a seat."""
        return await self._queue(advise, job)

    async def _queue(self, work: BotTask[T], job: Job) -> T:
        self._asked[job.host] += 1
        try:
            return await self._do(work, job)
        finally:
            self._asked[job.host] -= 1
            if not self._asked[job.host]:
                del self._asked[job.host]

    async def _do(self, work: BotTask[T], job: Job) -> T:
        for last in (False,) * (TRIES - 1) + (True,):
            worker = await self._take(job)
            try:
                if job.seat not in job.table.asks:
                    raise QuestionGone
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

    @property
    def waiting(self) -> int:
        """The number of questions that wait for a free process."""
        return sum(not turn.done() for *_, turn in self._waiting)

    def warm(self) -> None:
        """Start the processes, so that the first bot does not have to wait for them."""
        for worker in self._workers:
            worker.process.warm()

    def close(self) -> None:
        for worker in self._workers:
            worker.process.close()
