"""Bots: asked again when something failed, warm where they think, fair to everybody, silent among themselves."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteka import shelf
from ludoteka.server.bots import bots
from ludoteka.server.bots import pool as pools
from ludoteka.server.bots.bots import LONG, pause
from ludoteka.server.bots.pool import Job, QuestionGone, Worker, WorkerPool
from ludoteka.server.bots.thinking import BotChoice, FullMatch, MatchDelta, think
from ludoteka.server.store.writer import WriteFailed
from ludoteka.server.tables.play import RuleFailed, decide
from tests.server.conftest import GAMES
from tests.server.people import PATIENCE, Chairside, Running, running, seated, settings_for

ME, OPEN = {"kind": "me"}, {"kind": "open"}
EASY, HARD = ({"kind": "bot", "level": level} for level in ("easy", "hard"))


def _pids(place: Running) -> list[int]:
    pids = [worker.process.pid for worker in place.bots.pool._workers]
    return [pid for pid in pids if pid]


async def _play_until(side: Chairside, seq: int) -> None:
    """Choose the first option whenever asked, until the table has come so far."""
    if side.state["seq"] < 0:
        await side.next("state")
    while side.state["seq"] < seq and not side.state["outcome"]:
        if side.state["ask"]:
            await side.choose(side.state["ask"]["options"][0])
        await side.next("state")


async def test_a_bot_whose_process_is_killed_again_and_again_plays_on(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, HARD], settings={"leader": "p1"}))["id"]
    async with ann.at(table) as side:
        killed = 0
        while killed < 4:
            for pid in _pids(place):
                os.kill(pid, signal.SIGKILL)
                killed += 1
            await asyncio.sleep(0.3)
        await asyncio.wait_for(_play_until(side, 6), PATIENCE)


async def test_a_bot_whose_decision_could_not_be_saved_is_asked_again(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    decide, refusals = place.tables.rows.decide, iter(range(2))

    async def full(row: dict[str, Any], revision: int) -> None:
        if next(refusals, None) is not None:
            raise WriteFailed("the disk is full")
        await decide(row, revision)

    monkeypatch.setattr(place.tables.rows, "decide", full)
    ann = await place.person()
    table = (await ann.open("claim", [ME, EASY], settings={"leader": "p1"}))["id"]
    async with ann.at(table) as side:
        await asyncio.wait_for(side.reach(1), PATIENCE)
    assert next(refusals, None) is None


async def test_bots_play_with_the_content_of_the_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "_today", dict(shelf._today))
    file = tmp_path / "mine.toml"
    file.write_text('for = "valeria"\n')
    game = shelf.use_content(file)
    assert "+" in game.version
    async with running(settings_for(tmp_path / "data")) as place:
        ann = await place.person()
        table = (await ann.open("valeria", [ME, EASY]))["id"]
        async with ann.at(table) as side:
            await asyncio.wait_for(_play_until(side, 12), PATIENCE)
        live = await place.tables.get(table)
        assert live.table and 1 in {int(seat) for seat, _ in live.table.decisions}


async def test_bots_among_themselves_play_only_while_somebody_looks_on(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [EASY, EASY]))["id"]
    live = await place.tables.get(table)
    await asyncio.sleep(0.2)
    assert live.seq == 0 and not live.thinking
    async with place.stranger().at(table) as side:
        await asyncio.wait_for(side.reach(2), PATIENCE)
    while live.thinking:
        await asyncio.sleep(0.01)
    seq = live.seq
    await asyncio.sleep(0.3)
    assert live.seq == seq < 52 and not live.thinking


async def test_bots_play_on_for_a_person_who_is_not_looking(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, EASY], settings={"leader": "p1"}))["id"]
    live = await place.tables.get(table)
    async with asyncio.timeout(PATIENCE):
        while live.seq == 0:
            await asyncio.sleep(0.01)


async def test_a_process_is_sent_only_the_decisions_since_its_last_one(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    stories: list[FullMatch | MatchDelta] = []
    ask = Worker._ask

    async def noted(self: Worker, work: Any, job: Job, source: FullMatch | MatchDelta) -> BotChoice:
        stories.append(source)
        choice: BotChoice = await ask(self, work, job, source)
        return choice

    monkeypatch.setattr(Worker, "_ask", noted)
    ann = await place.person()
    table = (await ann.open("wonderland", [ME, EASY]))["id"]
    async with ann.at(table) as side:
        await asyncio.wait_for(_play_until(side, 60), PATIENCE)
    assert len(stories) > 10
    assert [type(source) for source in stories] == [FullMatch] + [MatchDelta] * (len(stories) - 1)
    assert max(len(source.new_decisions) for source in stories if isinstance(source, MatchDelta)) < 40


async def test_a_process_that_dropped_a_table_is_sent_the_whole_match(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, EASY]))["id"]
    async with ann.at(table) as side:
        await _play_until(side, 6)
        for worker in place.bots.pool._workers:
            for table, (life, sent, tape) in list(worker._sent.items()):
                worker._sent[table] = life, sent[:-1], tape  # as if it had been sent less than it was
        await asyncio.wait_for(_play_until(side, 12), PATIENCE)


async def test_a_process_that_never_answers_is_ended_and_another_asked(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, EASY], settings={"leader": "p1"}))["id"]
    async with ann.at(table) as side:
        await _play_until(side, 4)
        while not side.state["ask"]:  # the bot is not at work then
            await side.next("state")
        for pid in _pids(place):
            os.kill(pid, signal.SIGSTOP)  # alive, but no answer
        monkeypatch.setattr(pools, "PATIENCE", 0.5)
        begun = place.bots.pool._workers[0].process.lives
        async with asyncio.timeout(PATIENCE):
            while place.bots.pool._workers[0].process.lives == begun:
                if side.state["ask"]:
                    await side.choose(side.state["ask"]["options"][0])
                    await side.next("state")
                await asyncio.sleep(0.05)
        monkeypatch.setattr(pools, "PATIENCE", 60.0)
        await asyncio.wait_for(_play_until(side, 8), PATIENCE)


async def test_many_tables_of_one_host_do_not_push_back_another_host(place: Running) -> None:
    pool = WorkerPool(1)
    order: list[tuple[int, bool]] = []
    busy = asyncio.Event()

    async def think(self: Worker, work: Any, job: Job) -> BotChoice:
        await busy.wait()
        order.append((job.host, job.watched_only))
        return BotChoice("key")

    table, _ = await seated(place, GAMES["claim"], 2, settings={"leader": "p0"})
    live = await place.tables.get(table)
    assert live.table

    def job(host: int, watched_only: bool = False) -> Job:
        return Job(f"t{host}", live.table, 0, "hard", "", host, watched_only)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Worker, "do", think)
        asked = [job(1), job(1, True), job(1, True), job(1), job(1), job(1), job(2)]
        tasks = []
        for question in asked:
            tasks.append(asyncio.create_task(pool.choose(question)))
            await asyncio.sleep(0)
        busy.set()
        await asyncio.gather(*tasks)
    assert order[0] == (1, False), "it was being thought about already"
    assert order[1] == (2, False), "the other host's only question comes before the many of the first"
    assert [alone for _, alone in order[-2:]] == [True, True], "tables where no person plays come last"


def test_a_bot_is_quicker_within_its_turn_and_its_time_reveals_nothing() -> None:
    begins, goes_on = pause(0.7, False, 0.0), pause(0.7, True, 0.0)
    assert begins == 0.7 and 0 < goes_on < begins / 2
    assert pause(0.7, True, 0.5) == 0.5, "without a choice as long as with one"
    assert pause(0.7, False, 60.0) == LONG
    assert pause(0.0, False, 0.5) == 0.0, "who wants no delay gets none"


async def test_without_a_choice_a_bot_waits_as_long_as_for_some_recent_choice(place: Running) -> None:
    game, bots = GAMES["claim"], place.bots
    assert bots._usual_seconds(game, "hard") > bots._usual_seconds(game, "easy") == 0.0
    times = [0.24, 0.9, 2.07]
    bots._seconds[game.id, "hard"].extend(times)
    drawn = {bots._usual_seconds(game, "hard") for _ in range(200)}
    assert drawn == set(times), "also as long as for the longest"
    assert bots._usual_seconds(GAMES["valeria"], "hard") not in times


async def test_a_bot_whose_choice_crashes_a_rule_takes_another(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[str]()

    async def crashing(tables: Any, live: Any, seat: int, key: str) -> None:
        tried.append(key)
        if len(tried) < 3:
            raise RuleFailed("r1")
        await decide(tables, live, seat, key)

    monkeypatch.setattr(bots, "decide", crashing)
    ann = await place.person()
    table = (await ann.open("claim", [ME, EASY], settings={"leader": "p1"}))["id"]
    async with ann.at(table) as side:
        await asyncio.wait_for(side.reach(1), PATIENCE)
    assert len(set(tried[:3])) == 3, "never the same twice"


async def test_a_bot_whose_every_choice_crashes_a_rule_is_reported(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crashing(*_: Any) -> None:
        raise RuleFailed("r1")

    table, _ = await seated(place, GAMES["claim"], 2, settings={"leader": "p0"})
    live = await place.tables.get(table)
    monkeypatch.setattr(bots, "decide", crashing)
    with pytest.raises(RuntimeError, match="every option of seat 0"):
        await place.bots._decide_otherwise(live, 0, "play/none")


async def test_a_bot_says_nothing_where_the_person_came_back_while_it_thought(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, over = asyncio.Event(), asyncio.Event()

    async def choose(job: Job) -> str:
        thinking.set()
        await over.wait()
        return job.table.asks[job.seat].keys[0]  # type: ignore[index]

    monkeypatch.setattr(place.bots.pool, "choose", choose)
    table, (ann, _) = await seated(place, GAMES["claim"], 2, settings={"leader": "p0"})
    live = await place.tables.get(table)
    await ann.post(f"/tables/{table}/stand-in", {"seat": 0, "level": "easy"})
    await asyncio.wait_for(thinking.wait(), PATIENCE)
    await ann.post(f"/tables/{table}/take-back")
    over.set()
    while live.thinking:
        await asyncio.sleep(0.01)
    assert live.seq == 0 and not place.bots._failures


def asking(id: str = "t", seat: int = 0, table: Any = None) -> Job:
    table = table or SimpleNamespace(asks={0: None}, decisions=[], tape=[], game=None)
    return Job(id, table, seat, "easy", "", 1)


async def test_a_question_that_went_away_while_the_bot_waited_costs_nobody_a_process() -> None:
    pool = WorkerPool(1)
    with pytest.raises(QuestionGone):
        await pool.choose(asking(seat=1))
    assert len(pool._free) == 1 and not pool._asked


async def test_a_process_goes_to_the_next_where_nobody_waits_for_it_any_more() -> None:
    pool = WorkerPool(1)
    worker = await pool._take(asking())
    waiting = [asyncio.create_task(pool._take(asking())) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()  # before it is free
    await asyncio.sleep(0)
    pool._give(worker)
    waiting[1].cancel()  # when it was given to it
    assert await waiting[2] is worker and not pool._waiting and not pool._free


async def test_a_worker_caches_recent_tables_and_replays_one_after_an_undo(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker = Worker()

    async def do(*_: Any) -> BotChoice:
        return BotChoice("key")

    monkeypatch.setattr(worker.process, "do", do)
    monkeypatch.setattr(pools, "MOST_WARM", 2)
    monkeypatch.setattr(pools, "_full_match", lambda job: None)
    for id in ("a", "b", "a", "c"):
        await worker.do(think, asking(id))
    assert list(worker._sent) == ["a", "c"]
    table = SimpleNamespace(asks={}, decisions=[(0, "x"), (1, "y")], tape=[5, 6], game=None)
    await worker.do(think, asking("a", table=table))
    table.decisions.append((0, "z"))
    table.tape.append(7)
    assert worker._source(asking("a", table=table)) == MatchDelta(2, ((0, "z"),), (7,))
    table.decisions[1:] = []
    assert worker._source(asking("a", table=table)) is None, "the whole"
