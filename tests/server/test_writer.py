"""The single writer alone: repeated writes, failed writes, and error reports."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError

from ludoteka.server import metrics
from ludoteka.server.store import writer as writing
from ludoteka.server.store.engine import Engine
from ludoteka.server.store.writer import Statement, WriteConflict, WriteFailed, Writer

T = TypeVar("T")
LOST = DBAPIError("", {}, Exception("gone"), connection_invalidated=True)
FAULT = IntegrityError("", {}, Exception("there is one already"))
HELLO = Statement(text("SELECT 1"))


class Disk(Engine):
    """Stores what is written, after the faults it is set to have."""

    def __init__(self, *troubles: Exception) -> None:
        self.troubles = list(troubles)
        self.tried = 0
        self.hold = asyncio.Event()
        self.hold.set()

    async def run(self, deed: Callable[[Any], T]) -> T:
        self.tried += 1
        await self.hold.wait()
        if self.troubles:
            raise self.troubles.pop(0)
        return deed(None)

    async def close(self) -> None:
        pass


class Desk:
    """A writer with its disk, the sizes of its commits, its log and its waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commits: list[int] = []
        self.logged: list[str] = []
        self.waited: list[float] = []
        self.disk = Disk()
        self.writer = Writer(self.disk)
        monkeypatch.setattr(writing, "_commit", lambda batch, _: self.commits.append(len(batch)))
        monkeypatch.setattr(writing, "log", self)
        monkeypatch.setattr(writing, "GATHERING", 0.0)
        sleep = asyncio.sleep

        async def slept(seconds: float) -> None:
            self.waited.append(seconds)
            await sleep(0)

        monkeypatch.setattr(asyncio, "sleep", slept)

    def warning(self, what: str, error: str) -> None:
        self.logged.append(error)


@pytest.fixture
async def desk(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    desk = Desk(monkeypatch)
    desk.writer.start()
    yield desk
    await desk.writer.close()


async def test_writes_interrupted_by_a_lost_connection_are_repeated_once(desk: Desk) -> None:
    desk.disk.troubles = [LOST]
    await desk.writer.write(HELLO)
    assert desk.disk.tried == 2 and desk.commits == [1] and not desk.logged


async def test_a_connection_that_stays_lost_is_reported(desk: Desk) -> None:
    desk.disk.troubles = [LOST, LOST]
    with pytest.raises(WriteFailed) as raised:
        await desk.writer.write(HELLO)
    assert desk.disk.tried == 2 and raised.value.__cause__ is LOST and desk.logged == [repr(LOST)]


async def test_a_statement_that_is_wrong_is_not_tried_again(desk: Desk) -> None:
    desk.disk.troubles = [FAULT]
    with pytest.raises(WriteFailed) as raised:
        await desk.writer.write(HELLO)
    assert desk.disk.tried == 1 and raised.value.__cause__ is FAULT and str(raised.value) == str(FAULT)


async def test_a_late_decision_is_reported_to_its_sender_only(desk: Desk) -> None:
    desk.disk.troubles = [WriteConflict()]
    with pytest.raises(WriteConflict):
        await desk.writer.write(HELLO)
    assert desk.disk.tried == 1 and not desk.logged


async def test_when_one_of_several_is_at_fault_each_is_written_by_itself(desk: Desk) -> None:
    desk.disk.troubles = [FAULT, FAULT]
    answers = await asyncio.gather(*(desk.writer.write(HELLO) for _ in range(3)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [WriteFailed, type(None), type(None)]
    assert desk.disk.tried == 4 and desk.commits == [1, 1]


async def test_several_that_lost_the_connection_have_each_one_more_try(desk: Desk) -> None:
    desk.disk.troubles = [LOST, LOST]
    answers = await asyncio.gather(*(desk.writer.write(HELLO) for _ in range(2)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [WriteFailed, type(None)] and desk.disk.tried == 3


async def test_a_commit_waits_for_more_writes_only_under_load(desk: Desk) -> None:
    for several in (1, 2, 1, 1):
        await asyncio.gather(*(desk.writer.write(HELLO) for _ in range(several)))
    assert desk.commits == [1, 2, 1, 1] and desk.waited == [0.0], "only after the one that two shared"


async def test_a_caller_who_went_away_holds_up_nobody(desk: Desk) -> None:
    desk.disk.hold.clear()
    gone, here = (asyncio.create_task(desk.writer.write(HELLO)) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    desk.disk.hold.set()
    await here
    assert desk.commits == [2]


async def test_queued_writes_are_finished_before_the_writer_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch)
    desk.writer.start()
    desk.disk.hold.clear()
    tasks = [asyncio.create_task(desk.writer.write(HELLO))]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(desk.writer.write(HELLO)) for _ in range(2)]
    await asyncio.sleep(0)
    closing = asyncio.create_task(desk.writer.close())
    await asyncio.sleep(0)
    with pytest.raises(AssertionError, match="closed"):
        await desk.writer.write(HELLO)
    desk.disk.hold.set()
    await asyncio.gather(closing, *tasks)
    assert desk.commits == [1, 2]


async def test_it_is_counted_how_many_shared_a_commit(desk: Desk) -> None:
    def counted() -> list[float]:
        names = ("ludoteka_committed_together_sum", "ludoteka_commit_seconds_count", "ludoteka_commit_seconds_sum")
        return [metrics.REGISTRY.get_sample_value(name) or 0.0 for name in names]

    before = counted()
    await asyncio.gather(*(desk.writer.write(HELLO) for _ in range(3)))
    together, commits, seconds = (after - was for after, was in zip(counted(), before, strict=True))
    assert (together, commits) == (3, 1) and 0 <= seconds < 60
