"""Teaching tables over the wire:

played to their end, resumed after a restart, refusing choices that the lesson does not allow.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

import ludoteka
from ludoteka import editions
from ludoteka.kernel.lessons import lessons_of
from ludoteka.server.connections import DirectWebSocket
from ludoteka.server.lessons import coaching
from ludoteka.server.lessons.coaching import Lessons
from ludoteka.server.lessons.store import CourseRows
from ludoteka.server.lobby.opening import open_match
from ludoteka.server.people.people import People
from ludoteka.server.tables.sheet import Chair
from ludoteka.server.tables.table_socket import MOST_WAITING

from .people import Chairside, Person, Running, Said, running, settings_for

LESSONS = [(game.id, lesson.id) for game in ludoteka.games().values() for lesson in lessons_of(game)]
TAUGHT_IN_THE_BROWSER = {("harrow", "2"), ("valeria", "2"), ("wonderland", "3")}  # before there were teaching tables
FROZEN = [
    (game.id, version, lesson.id)
    for game in ludoteka.games().values()
    for version in editions.versions(game)
    if (game.id, version) not in TAUGHT_IN_THE_BROWSER
    for lesson in lessons_of(ludoteka.game(game.id, version))
]
FIRST = {"game": "claim", "lesson": "first"}


async def hear_coach(side: Chairside, seq: int) -> Said:
    """The coach's lines at this state, when the script has no more moves."""
    while True:
        message: Said = (await side.until(lambda message: message["t"] == "lesson" and message["seq"] >= seq))["lesson"]
        if message["needs_acknowledgement"] or message["expected"] or message["free"] or side.state["outcome"]:
            await side.reach(seq)
            return message


async def walk(side: Chairside, lesson: Said) -> Said:
    """Follow the coach until the learner is free."""
    while not lesson["free"]:
        if lesson["needs_acknowledgement"]:
            await side.say(t="continue", step=lesson["step"])
            lesson = await hear_coach(side, side.state["seq"])
        else:
            seq = side.state["seq"]
            await side.choose(lesson["expected"][0])
            lesson = await hear_coach(side, seq + 1)
    return lesson


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
async def test_a_lesson_is_played_to_its_free_part(tmp_path: Path, game: str, lesson: str) -> None:
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        table = await jana.post("/lessons", {"game": game, "lesson": lesson}, 201)
        async with jana.at(table["id"]) as side:
            message = await walk(side, await hear_coach(side, 0))
            assert message["free"] and message["say"]


async def open_frozen(place: Running, jana: Person, game: str, version: str, lesson: str) -> str:
    """A lesson table that was begun when this version was the latest."""
    rules = ludoteka.game(game, f"{version}@{lesson}")
    module = editions.of(rules, "kernel.lesson_run")
    script = module.find_lesson(rules, lesson)
    guest = await place.server[People].rows.by_token(sha256(jana.cookie.encode()).digest())
    assert guest is not None
    chairs = [Chair(level=script.rival) for _ in range(script.seats)]
    chairs[script.learner] = Chair(guest.id, guest.name)
    live = await open_match(
        place.server, guest, rules, module.settings_of(ludoteka.game(game, version), script), chairs
    )
    id: str = live.sheet.id
    return id


@pytest.mark.parametrize(("game", "version", "lesson"), FROZEN)
async def test_a_lesson_begun_by_a_frozen_edition_is_played_to_its_free_part(
    tmp_path: Path, game: str, version: str, lesson: str
) -> None:
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        table = await open_frozen(place, jana, game, version, lesson)
        async with jana.at(table) as side:
            message = await walk(side, await hear_coach(side, 0))
            assert message["free"] and side.state["seq"] > 0


async def test_the_free_part_is_played_with_bots_and_the_last_step_comes_at_the_end(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        table = await jana.post("/lessons", FIRST, 201)
        async with jana.at(table["id"]) as side:
            await walk(side, await hear_coach(side, 0))
            while not side.state["outcome"]:
                if side.state["ask"]:
                    await side.choose(side.state["ask"]["options"][0])
                await side.next("state")
            message = await side.until(lambda message: message["t"] == "lesson" and message["lesson"]["say"] == "votes")
            assert message["lesson"]["needs_acknowledgement"]


async def test_a_choice_that_the_coach_does_not_show_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        table = await jana.post("/lessons", FIRST, 201)
        async with jana.at(table["id"]) as side:
            message = await hear_coach(side, 0)
            await side.choose("play/dwarves-9")
            refused = await side.next("refused")
            assert refused["why"]["message"] == "error-not-in-the-lesson"
            await side.say(t="continue", step=message["step"])
            await hear_coach(side, 0)
            await side.choose("play/goblins-1")
            assert (await side.next("refused"))["why"]["message"] == "error-not-in-the-lesson"
            assert side.state["seq"] == 0


async def test_a_lesson_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        cookie = jana.cookie
        table = await jana.post("/lessons", FIRST, 201)
        async with jana.at(table["id"]) as side:
            await hear_coach(side, 0)
            await side.say(t="continue", step=0)
            await hear_coach(side, 0)
            await side.choose("play/dwarves-9")
            before = await hear_coach(side, 2)
    async with running(settings_for(tmp_path)) as place:
        jana = place.stranger()
        jana.web.cookies.set("ludoteka", cookie)
        again = await jana.post("/lessons", FIRST, 201)
        assert again["id"] == table["id"], "the lesson that was begun is the one that goes on"
        async with jana.at(table["id"]) as side:
            assert await hear_coach(side, 2) == {**before, "reaction": None}
        anew = await jana.post("/lessons", {**FIRST, "again": True}, 201)
        assert anew["id"] != table["id"]


async def test_each_learner_is_as_far_as_they_have_pressed_on(place: Running) -> None:
    rows = place.server[Lessons].rows
    jana, petr = [(await (await place.person()).post("/lessons", FIRST, 201))["id"] for _ in range(2)]
    for table, presses, left in ((jana, 1, False), (petr, 1, True), (jana, 2, False)):
        await rows.keep(table, presses, left)
    assert (await rows.of(jana), await rows.of(petr)) == ((2, False), (1, True))


async def test_a_learner_whose_line_is_slow_hears_the_coach_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DirectWebSocket, "send_now", lambda socket, text: False)  # the line takes nothing at once
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        table = await jana.post("/lessons", FIRST, 201)
        async with jana.at(table["id"]) as side:
            before = await hear_coach(side, 0)
            (watcher,) = place.tables.live[table["id"]].sockets
            for _ in range(MOST_WAITING + 1):  # nothing is sent between them
                watcher.say('{"t": "pong"}')
            assert await hear_coach(side, 0) == before


async def test_a_coach_who_failed_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = [OSError("the store does not answer"), OSError("nor now")]
    find = CourseRows.of

    async def of(rows: CourseRows, table: str) -> tuple[int, bool]:
        if failures:
            raise failures.pop()
        return await find(rows, table)

    monkeypatch.setattr(CourseRows, "of", of)
    monkeypatch.setattr(coaching, "AGAIN", (0.0,))
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        table = await jana.post("/lessons", FIRST, 201)
        async with jana.at(table["id"]) as side:
            assert (await hear_coach(side, 0))["say"] == "goal"
        assert not failures


async def test_after_leaving_the_lesson_the_learner_plays_freely(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        table = await jana.post("/lessons", FIRST, 201)
        async with jana.at(table["id"]) as side:
            await hear_coach(side, 0)
            await side.say(t="leave-lesson")
            message = await side.until(lambda message: message["t"] == "lesson" and message["lesson"]["free"])
            assert message["lesson"]["say"] is None
            await side.choose("play/goblins-1")
            await side.reach(2)


async def test_the_shelf_tells_of_lessons_and_refuses_those_there_are_not(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        info = next(info for info in await jana.get("/lessons") if info["game"] == "claim")
        assert info["steps"] == 13 and info["minutes"] == 5
        refusal = await jana.post("/lessons", {"game": "claim", "lesson": "last"}, 404)
        assert refusal["error"] == "error-no-such-lesson"


async def test_the_shelf_ticks_lessons_whose_free_part_was_reached_and_knows_those_begun(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        assert await marks(jana) == (False, False)
        table = await jana.post("/lessons", FIRST, 201)
        async with jana.at(table["id"]) as side:
            message = await hear_coach(side, 0)
            assert await marks(jana) == (True, False)
            await walk(side, message)
        assert await marks(jana) == (True, True)
        assert await marks(place.stranger()) == (False, False)
        (lesson,) = (await jana.get("/me/export"))["lessons"]
        assert (lesson["game"], lesson["lesson"]) == ("claim", "first") and lesson["at"]


async def test_a_lesson_that_was_left_is_not_learned(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        table = await jana.post("/lessons", FIRST, 201)
        async with jana.at(table["id"]) as side:
            await hear_coach(side, 0)
            await side.say(t="leave-lesson")
            await side.until(lambda message: message["t"] == "lesson" and message["lesson"]["free"])
            await side.choose("play/goblins-1")
            await side.reach(2)
        assert await marks(jana) == (True, False)


async def test_learned_lessons_are_merged_and_deleted_with_the_account(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as place:
        jana, dana = await place.person(), await place.person()
        rows = place.server[Lessons].rows
        await rows.learn(await number(place, jana), "claim", "first")
        code = (await dana.post("/me/recovery"))["code"]
        await jana.post("/login/recovery", {"code": code, "bring": True})
        assert await marks(dana) == (False, True)
        id = await number(place, dana)
        assert (await dana.web.delete("/api/me")).status_code == 200
        assert await rows.learned(id) == {}


async def number(place: Running, person: Person) -> int:
    """The number of a guest in the store."""
    guest = await place.server[People].rows.by_token(sha256(person.cookie.encode()).digest())
    assert guest is not None
    return guest.id


async def marks(person: Person) -> tuple[bool, bool]:
    """Has Claim's lesson been begun, and is it done?"""
    info = next(info for info in await person.get("/lessons") if info["game"] == "claim")
    return info["begun"], info["done"]


async def test_at_other_tables_nobody_presses_on(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as place:
        jana = await place.person()
        table = await jana.open("claim", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        async with jana.at(table["id"]) as side:
            await side.say(t="continue", step=0)
            assert (await side.next("refused"))["why"]["message"] == "error-no-lesson"
