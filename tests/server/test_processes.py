"""A worker process alone: slow, dead and unneeded ones are ended; the next call starts another."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteka.server import processes
from ludoteka.server.processes import Died, Process


class Pool:
    """In the place of a pool of one process."""

    def __init__(self, size: int, workers: Any, initializer: Any) -> None:
        self.size, self.workers = size, workers
        self.asked: list[tuple[Any, ...]] = []
        self.answers: list[Future[Any]] = []
        self.killed = False
        self.closed: dict[str, bool] = {}
        workers.started.append(SimpleNamespace(kill=self.kill, pid=7))

    def kill(self) -> None:
        self.killed = True

    def submit(self, *asked: Any, **more: Any) -> Future[Any]:
        self.asked.append((*asked, *more.items()))
        self.answers.append(Future())
        return self.answers[-1]

    def shutdown(self, **how: bool) -> None:
        self.closed = how


@pytest.fixture
def pools(monkeypatch: pytest.MonkeyPatch) -> list[Pool]:
    started: list[Pool] = []

    def pool(*args: Any) -> Pool:
        started.append(Pool(*args))
        return started[-1]

    monkeypatch.setattr(processes, "ProcessPoolExecutor", pool)
    return started


ENDED = {"wait": False, "cancel_futures": True}


async def test_one_process_does_what_it_is_asked_one_after_another(pools: list[Pool]) -> None:
    process = Process()
    assert process.lives == 0 and not pools, "it starts when it is first asked"
    for answer in (4, 6):
        asking = asyncio.create_task(process.do(60, pow, answer, exp=1))
        await asyncio.sleep(0)
        pools[0].answers[-1].set_result(answer)
        assert await asking == answer
    (pool,) = pools
    assert [asked[1:] for asked in pool.asked] == [(4, ("exp", 1)), (6, ("exp", 1))] and process.lives == 1
    assert pool.size == 1 and pool.workers.get_start_method() == "spawn" and not pool.killed


async def test_a_process_that_is_too_slow_is_ended_and_another_started(pools: list[Pool]) -> None:
    process = Process()
    with pytest.raises(Died, match="within 0 s"):
        await process.do(0, pow, 2, 2)
    assert pools[0].killed and pools[0].closed == ENDED
    asking = asyncio.create_task(process.do(60, pow, 2, 2))
    await asyncio.sleep(0)
    pools[1].answers[0].set_result(4)
    assert await asking == 4 and process.lives == 2 and not pools[1].killed


async def test_a_dead_process_is_reported_and_replaced(pools: list[Pool]) -> None:
    process = Process()
    asking = asyncio.create_task(process.do(60, pow, 2, 2))
    await asyncio.sleep(0)
    pools[0].answers[0].set_exception(BrokenProcessPool())
    with pytest.raises(Died, match="died"):
        await asking
    process.warm()
    assert len(pools) == 2


async def test_when_two_hear_that_a_process_died_one_other_is_started(pools: list[Pool]) -> None:
    process = Process()
    first, second = (asyncio.create_task(process.do(60, pow, 2, n)) for n in range(2))
    await asyncio.sleep(0)
    pools[0].answers[0].set_exception(BrokenProcessPool())
    with pytest.raises(Died):
        await first
    process.warm()
    pools[0].answers[1].set_exception(BrokenProcessPool())
    with pytest.raises(Died):
        await second
    process.warm()
    assert len(pools) == 2


async def test_work_that_nobody_waits_for_is_ended(pools: list[Pool]) -> None:
    process = Process()
    asking = asyncio.create_task(process.do(60, pow, 2, 2))
    await asyncio.sleep(0)
    pools[0].answers[0].set_running_or_notify_cancel()
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert pools[0].killed and pools[0].closed == ENDED


async def test_cancelling_work_that_never_began_kills_no_process(pools: list[Pool]) -> None:
    process = Process()
    asking = asyncio.create_task(process.do(60, pow, 2, 2))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert pools[0].answers[0].cancelled() and not pools[0].killed


def test_a_warm_process_has_learned_the_games_once(pools: list[Pool]) -> None:
    process = Process()
    process.warm()
    process.warm()
    (pool,) = pools
    assert pool.asked == [(processes._load_games,)]


def test_closing_waits_until_the_process_has_ended(pools: list[Pool]) -> None:
    process = Process()
    process.close()
    process.kill()
    process.warm()
    process.close()
    (pool,) = pools
    assert pool.killed and pool.closed == {"wait": True, "cancel_futures": True}
    process.warm()
    assert len(pools) == 2


async def test_a_real_process_that_takes_too_long_is_killed_and_the_next_one_answers() -> None:
    process = Process()
    try:
        assert process.pid is None and await process.do(60, os.getpid) == process.pid
        first = process.pid
        sentinel = process._workers.started[0].sentinel
        with pytest.raises(Died, match="within"):
            await process.do(0.1, time.sleep, 600)
        assert await asyncio.to_thread(connection.wait, [sentinel], 60) == [sentinel], "it has ended"
        assert await process.do(60, os.getpid) == process.pid != first and process.lives == 2
    finally:
        process.close()
    assert process.pid is None


async def test_a_real_process_that_has_not_started_yet_is_killed_too() -> None:
    process = Process()
    process.warm()
    (starting,) = process._workers.started
    process.kill()
    assert await asyncio.to_thread(connection.wait, [starting.sentinel], 60) == [starting.sentinel]
