"""Hints over the wire: permission, privacy, and the record that a person had help."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from ludoteka.bots import Advice, Adviser
from ludoteka.server.bots.pool import Job, WorkerPool
from ludoteka.server.bots.thinking import BotAdvice
from ludoteka.server.hints import hints as hinting
from ludoteka.server.results.store import results
from ludoteka.server.tables.schema import chairs
from ludoteka.server.tables.sheet import Chair, Sheet
from ludoteka.server.tables.terms import Terms
from tests.server.conftest import GAMES
from tests.server.people import Chairside, Person, Running, Said, play_on, running, seated, settings_for
from tests.server.test_lessons import FIRST, FROZEN, hear_coach, open_frozen, walk

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}


async def asked(side: Chairside) -> Said:
    """The state in which this side has a choice."""
    while not side.state.get("ask") or len(side.state["ask"]["options"]) < 2:
        if side.state.get("ask"):
            await side.choose(side.state["ask"]["options"][0])
        await side.next("state")
    return side.state


async def hinted(side: Chairside) -> Said:
    await side.say(t="hint", seq=side.state["seq"])
    return await side.next("hint")


async def nothing_said(side: Chairside) -> None:
    """Check that there is no new answer."""
    before = len(side.received)
    await side.say(t="ping")
    await side.next("pong")
    assert not [message for message in side.received[before:] if '"hint"' in message]


async def refused(side: Chairside) -> str:
    await side.say(t="hint", seq=side.state["seq"])
    message: str = (await side.next("refused"))["why"]["message"]
    return message


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """A fast adviser in this process; returns the jobs it received."""
    jobs: list[Job] = []

    async def advise(self: WorkerPool, job: Job) -> BotAdvice:
        jobs.append(job)
        return BotAdvice(Adviser(Random(job.seed), iterations=20).advise(job.table.perspective(job.seat)), 0.1)

    monkeypatch.setattr(WorkerPool, "advise", advise)
    return jobs


async def alone(place: Running, person: Person | None = None) -> tuple[Person, str]:
    """A person who leads at a table with a bot."""
    ann = person or await place.person()
    table = await ann.open("claim", [ME, BOT], settings={"leader": "p0"})
    return ann, table["id"]


async def helped(place: Running, table: str) -> list[bool]:
    """The stored flag of having had help."""
    rows = await place.server.store.rows(select(chairs).where(chairs.c.table_id == table).order_by(chairs.c.seat))
    return [bool(row.helped) for row in rows]


async def test_alone_among_bots_one_may_ask_what_to_do_in_every_game(place: Running) -> None:
    ann = await place.person()
    for game in ("claim", "valeria", "wonderland", "harrow"):
        table = await ann.open(game, [ME, BOT])
        assert table["hints"]
        async with ann.at(table["id"]) as side:
            state = await asked(side)
            hint = await hinted(side)
            assert hint["seq"] >= state["seq"] and hint["rollouts"] > 0  # others may answer meanwhile
            assert {way["key"] for way in hint["suggestions"]} <= set(state["ask"]["options"])
            assert all(0 <= way["chance"] <= 1 for way in hint["suggestions"])


async def test_a_hint_is_marked_on_the_seat_before_it_is_told(place: Running, at_hand: list[Job]) -> None:
    ann, table = await alone(place)
    async with ann.at(table) as side:
        await asked(side)
        assert await helped(place, table) == [False, False]
        await hinted(side)
        assert await helped(place, table) == [True, False]
        info = (await side.next("table"))["info"]
        assert [seat["helped"] for seat in info["seats"]] == [True, False]


async def test_the_same_question_is_thought_about_once(place: Running, at_hand: list[Job]) -> None:
    ann, table = await alone(place)
    async with ann.at(table) as side:
        await asked(side)
        assert await hinted(side) == await hinted(side)
    assert len(at_hand) == 1


async def test_spectators_get_no_hints(place: Running, at_hand: list[Job]) -> None:
    ann, table = await alone(place)
    bob = await place.person()
    async with ann.at(table) as side, bob.at(table) as watching:
        await asked(side)
        await watching.next("state")
        assert await refused(watching) == "error-not-seated"
        await hinted(side)
        await nothing_said(watching)


async def test_among_people_there_are_hints_only_where_that_was_agreed(place: Running, at_hand: list[Job]) -> None:
    for agreed in (False, True):
        table, people = await seated(place, GAMES["claim"], 2, hints=agreed)
        assert (await people[1].get(f"/tables/{table}"))["hints"] is agreed
        async with people[0].at(table) as one, people[1].at(table) as two:
            await one.next("state")
            await two.next("state")
            mine, other = (one, two) if one.state["ask"] else (two, one)
            if agreed:
                assert (await hinted(mine))["suggestions"]
                await nothing_said(other)
            else:
                assert await refused(mine) == "error-no-hints"


async def test_everybody_sees_what_was_agreed_before_they_sit_down(place: Running) -> None:
    ann, bob = await place.person(), await place.person()
    table = await ann.open("claim", [ME, OPEN], hints=True)
    assert (await bob.get(f"/tables/{table['id']}"))["hints"]
    plain = await ann.open("claim", [ME, OPEN])
    assert not (await bob.get(f"/tables/{plain['id']}"))["hints"]


def test_there_are_no_hints_in_rated_matches() -> None:
    chairs = [Chair(1, "Ann"), Chair(level="easy")]
    sheet = Sheet("t", "claim", "1", {}, "", False, 1, "playing", "", "", 0, 0, 0, chairs=chairs)
    assert sheet.hints
    sheet.terms = Terms(rated=True, hints=True)
    assert not sheet.hints


async def test_an_answer_to_a_question_that_is_gone_is_dropped(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    began, go_on = asyncio.Event(), asyncio.Event()
    real = WorkerPool.advise

    async def slow(self: WorkerPool, job: Job) -> BotAdvice:
        result = await real(self, job)
        began.set()
        await go_on.wait()
        return result

    monkeypatch.setattr(WorkerPool, "advise", slow)
    ann, table = await alone(place)
    async with ann.at(table) as side:
        state = await asked(side)
        await side.say(t="hint", seq=state["seq"])
        await began.wait()
        await side.choose(state["ask"]["options"][0])
        await side.reach(state["seq"] + 1)
        thinking = list(place.server[hinting.Hinting]._thinking.values())
        go_on.set()
        await asyncio.gather(*thinking)
        await nothing_said(side)
        assert not any('"t":"hint"' in message for message in side.received)
    assert await helped(place, table) == [False, False]


async def test_requests_for_hints_are_rate_limited(
    tmp_path: Path, toys: None, at_hand: list[Job], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "RATE", 1e-6)
    monkeypatch.setattr(hinting, "BURST", 1e-6)
    async with running(settings_for(tmp_path)) as place:
        ann, table = await alone(place)
        async with ann.at(table) as side:
            await asked(side)
            await hinted(side)
        ann, table = await alone(place)
        async with ann.at(table) as side:
            await asked(side)
            assert await refused(side) == "error-too-fast"


async def test_a_hint_that_fails_is_refused_in_words(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(self: WorkerPool, job: Job) -> BotAdvice:
        raise ValueError("no idea")

    monkeypatch.setattr(WorkerPool, "advise", fails)
    ann, table = await alone(place)
    async with ann.at(table) as side:
        await asked(side)
        for _ in range(2):
            assert await refused(side) == "error-hint-failed"
    assert await helped(place, table) == [False, False]


async def test_in_a_lesson_the_coach_answers_once_the_script_is_over(tmp_path: Path, at_hand: list[Job]) -> None:
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        table = await jana.post("/lessons", FIRST, 201)
        async with jana.at(table["id"]) as side:
            message = await hear_coach(side, 0)
            while not message["expected"]:
                await side.say(t="continue", step=message["step"])
                message = await hear_coach(side, side.state["seq"])
            assert await refused(side) == "error-hint-waits"
            await walk(side, message)
            await asked(side)
            assert (await hinted(side))["suggestions"]


@pytest.mark.parametrize(("game", "version", "lesson"), FROZEN)
async def test_in_a_lesson_of_a_frozen_edition_hints_are_given_once_the_script_is_over(
    tmp_path: Path, at_hand: list[Job], game: str, version: str, lesson: str
) -> None:
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        table = await open_frozen(place, jana, game, version, lesson)
        async with jana.at(table) as side:
            await walk(side, await hear_coach(side, 0))
            if side.state["outcome"] is None:
                await asked(side)
                hint = await hinted(side)
                assert {suggestion["key"] for suggestion in hint["suggestions"]} <= set(side.state["ask"]["options"])


async def test_help_is_remembered_over_a_restart(tmp_path: Path, at_hand: list[Job]) -> None:
    async with running(settings_for(tmp_path)) as place:
        ann, table = await alone(place)
        async with ann.at(table) as side:
            await asked(side)
            await hinted(side)
        cookies = ann.web.cookies
    async with running(settings_for(tmp_path)) as place:
        ann = place.stranger()
        ann.web.cookies = cookies
        info: Any = await ann.get(f"/tables/{table}")
        assert [seat["helped"] for seat in info["seats"]] == [True, False]


async def test_the_result_of_a_match_says_who_had_help(place: Running, at_hand: list[Job]) -> None:
    ann, table = await alone(place)
    async with ann.at(table) as side:
        await asked(side)
        await hinted(side)
        await ann.post(f"/tables/{table}/resign")
        await side.until(lambda message: message["t"] == "state" and message["outcome"])
    rows = await place.server.store.rows(select(results).where(results.c.table_id == table).order_by(results.c.seat))
    assert [bool(row.helped) for row in rows] == [True, False]
    plain = (await alone(place, ann))[1]
    await ann.post(f"/tables/{plain}/resign")
    for query, tables in {"helped=with": [table], "helped=without": [plain], "": [plain, table]}.items():
        matches = (await ann.get(f"/me/matches?{query}"))["matches"]
        assert sorted(match["table"] for match in matches) == sorted(tables)
        assert all(match["helped"] is (match["table"] == table) for match in matches)
    await ann.get("/me/matches?helped=much", 400)


async def test_a_repeated_hint_request_is_computed_once_and_an_outdated_one_not_at_all(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs, go_on = list[Job](), asyncio.Event()

    async def slow(self: WorkerPool, job: Job) -> BotAdvice:
        jobs.append(job)
        await go_on.wait()
        return BotAdvice(Adviser(Random(job.seed), iterations=20).advise(job.table.perspective(job.seat)), 0.1)

    monkeypatch.setattr(WorkerPool, "advise", slow)
    ann, table = await alone(place)
    async with ann.at(table) as side:
        state = await asked(side)
        await side.say(t="hint", seq=state["seq"] - 1)
        await nothing_said(side)
        assert not jobs
        for _ in range(3):
            await side.say(t="hint", seq=state["seq"])
        await nothing_said(side)
        go_on.set()
        await side.next("hint")
        await nothing_said(side)
    assert len(jobs) == 1 and not place.server[hinting.Hinting]._thinking


async def test_a_hint_without_a_choice_does_not_count_as_help(place: Running, at_hand: list[Job]) -> None:
    table, people = await seated(place, GAMES["claim"], 2, hints=True, settings={"leader": "p0"})
    live = await place.tables.get(table)
    async with people[0].at(table) as one, people[1].at(table) as two:
        while len(live.table.asks[live.asked()[0]].keys) > 1:  # type: ignore[index,union-attr]
            await play_on([one, two], Random(1), decisions=1)
        hint = await hinted((one, two)[live.asked()[0]])
    assert hint["suggestions"] == [] and not at_hand and await helped(place, table) == [False, False]


async def test_the_last_hints_are_remembered(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "REMEMBERED", 2)
    part = place.server[hinting.Hinting]
    for id in ("a", "b", "c"):
        part._remember((id, 0, 0, 0), Advice())
    assert [question[0] for question in part._cache] == ["b", "c"]
