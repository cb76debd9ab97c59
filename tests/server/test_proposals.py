"""Proposals: an action that takes something from the others is done when all agree, and exactly once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka.server import store
from ludoteka.server.proposals import proposals as service
from ludoteka.server.proposals.proposals import Proposals
from ludoteka.server.proposals.store import ProposalRow, proposals
from ludoteka.server.results.store import results
from ludoteka.server.tables.live import LiveTable
from ludoteka.server.tables.sheet import Chair, Sheet
from ludoteka.server.tables.terms import Clock, Terms
from tests.server.conftest import GAMES
from tests.server.databases import Redis
from tests.server.people import Chairside, Person, Running, play_on, running, seated, settings_for

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}


@pytest.fixture
async def three(place: Running) -> AsyncIterator[tuple[str, list[Person], list[Chairside]]]:
    """Three people in the middle of a match."""
    table, people = await seated(place, GAMES["valeria"], 3)
    async with AsyncExitStack() as stack:
        sides = [await stack.enter_async_context(person.at(table)) for person in people]
        await play_on(sides, Random(5), decisions=7)
        yield table, people, sides


async def _refusal(side: Chairside) -> str:
    return str((await side.next("refused"))["why"]["message"])


async def _pending(side: Chairside) -> list[dict[str, Any]]:
    return (await side.next("proposals"))["pending"]  # type: ignore[no-any-return]


async def test_all_people_are_asked_and_the_last_yes_does_it(place: Running, three: Any) -> None:
    table, people, sides = three
    live = await place.tables.get(table)
    before, last = list(live.decisions), service.last_of(live, 0)
    await sides[0].say(t="propose", kind="undo")
    for side in sides:
        (asked,) = await _pending(side)
        assert (asked["kind"], asked["seat"], asked["awaited"]) == ("undo", 0, [1, 2])
        assert 0 < asked["seconds"] <= service.TIMEOUT // 1000
    await sides[2].say(t="answer", kind="undo", yes=True)
    assert (await _pending(sides[1]))[0]["awaited"] == [1]
    assert live.decisions == before, "one of them has not answered"
    await sides[1].say(t="answer", kind="undo", yes=True)
    for side in sides:
        back = await side.until(lambda message: message["t"] == "state" and bool(message.get("undone")))
        assert back["seq"] == last
        assert not any('"declined"' in message for message in side.received), "nobody said no"
    assert live.decisions == before[:last]
    assert await place.server.store.rows(proposals.select()) == []
    await play_on(sides, Random(6))
    record = ludoteka.Record.from_json((await people[0].web.get(f"/api/tables/{table}/record")).text)
    assert ludoteka.verify(record), "the luck that was drawn came again"


async def test_one_no_ends_it_and_all_are_told_who_said_it(place: Running, three: Any) -> None:
    table, _, sides = three
    live = await place.tables.get(table)
    before = list(live.decisions)
    await sides[0].say(t="propose", kind="end")
    await _pending(sides[1])
    await sides[1].say(t="answer", kind="end", yes=False)
    for side in sides:
        assert (await side.next("declined"))["seat"] == 1
    assert await _pending(sides[2]) == []
    await sides[2].say(t="answer", kind="end", yes=True)
    assert await _refusal(sides[2]) == "error-nothing-asked"
    assert live.decisions == before and live.sheet.status == "playing"


async def test_a_match_that_all_want_to_end_has_no_winner_and_claims_no_result(place: Running, three: Any) -> None:
    table, people, sides = three
    await sides[1].say(t="propose", kind="end")
    await _pending(sides[0])
    await sides[0].say(t="answer", kind="end", yes=True)
    await _pending(sides[2])
    await sides[2].say(t="answer", kind="end", yes=True)
    ended = await sides[0].until(lambda message: message["t"] == "state" and bool(message["outcome"]))
    assert ended["outcome"] == {"scores": [0, 0, 0], "winners": [], "reason": "agreed"}
    record = ludoteka.Record.from_json((await people[0].web.get(f"/api/tables/{table}/record")).text)
    assert record.outcome is None and ludoteka.verify(record)
    rows = await place.server.store.rows(results.select().where(results.c.table_id == table))
    assert [(row.won, row.place) for row in rows] == [(False, 1)] * 3


async def test_one_proposal_of_a_kind_at_a_time(three: Any) -> None:
    _, _, sides = three
    await sides[0].say(t="propose", kind="end")
    await _pending(sides[1])
    await sides[1].say(t="propose", kind="end")
    assert await _refusal(sides[1]) == "error-already-asked"
    await sides[1].say(t="propose", kind="undo")
    assert [asked["kind"] for asked in await _pending(sides[1])] == ["end", "undo"]


async def test_only_those_who_are_asked_answer_and_the_asker_may_take_it_back(place: Running, three: Any) -> None:
    table, _, sides = three
    spectator = await place.person()
    await sides[0].say(t="propose", kind="end")
    await _pending(sides[1])
    await sides[0].say(t="answer", kind="end", yes=True)
    assert await _refusal(sides[0]) == "error-not-your-answer"
    async with spectator.at(table) as eve:
        await eve.next("state")
        for message in ({"t": "answer", "kind": "end", "yes": True}, {"t": "propose", "kind": "undo"}):
            await eve.say(**message)
            assert await _refusal(eve) == "error-not-seated"
    await sides[0].say(t="answer", kind="end", yes=False)
    for side in sides[1:]:
        reply = await side.until(lambda message: message["t"] == "declined" or message.get("pending") == [])
        assert reply["t"] == "proposals", "nobody said no"


async def test_a_proposal_to_take_back_ends_when_the_table_goes_on(place: Running, three: Any) -> None:
    table, _, sides = three
    live = await place.tables.get(table)
    asker = int(live.decisions[-1][0])
    await sides[asker].say(t="propose", kind="undo")
    for side in sides:
        await _pending(side)
    assert place.tables.bots_must_wait(live), "the bots wait for the answer"
    await play_on(sides, Random(2), decisions=1)
    assert not place.tables.bots_must_wait(live)
    other = (asker + 1) % 3
    await sides[other].say(t="answer", kind="undo", yes=True)
    assert await _refusal(sides[other]) == "error-nothing-asked"


async def test_unanswered_proposals_expire(place: Running, three: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, sides = three
    await sides[0].say(t="propose", kind="end")
    for side in sides:
        await _pending(side)
    later = store.now() + service.TIMEOUT + 1
    monkeypatch.setattr(service, "now", lambda: later)
    await sides[1].say(t="answer", kind="end", yes=True)
    assert await _refusal(sides[1]) == "error-nothing-asked"
    await sides[2].say(t="propose", kind="end")
    assert (await _pending(sides[0]))[0]["seat"] == 2


def _laid(clock: Clock | None = None) -> LiveTable:
    """A table of three in the middle of a match."""
    chairs = [Chair(guest, f"guest {guest}") for guest in (1, 2, 3)]
    sheet = Sheet("t", "valeria", "1", {}, "", False, 1, "playing", "", "", 0, 0, 0, chairs=chairs)
    sheet.terms = Terms(clock=clock)
    return LiveTable(sheet)


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [(None, 180), (Clock("live", 60), 180), (Clock("correspondence", 86_400), 2 * 86_400)],
)
def test_a_proposal_is_open_for_three_minutes_or_two_days_in_correspondence_matches(
    monkeypatch: pytest.MonkeyPatch, clock: Clock | None, seconds: int
) -> None:
    live, asked = _laid(clock), ProposalRow("t", "end", 0, 0, 10**12, (0,))
    for passed, stands in ((0, True), (seconds * 1000 - 1, True), (seconds * 1000, False)):
        monkeypatch.setattr(service, "now", lambda moment=10**12 + passed: moment)
        assert service._is_open(asked, live) is stands
        assert service._time_left(asked, live) == seconds * 1000 - passed


def test_a_proposal_ends_with_the_match_the_asker_or_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "now", lambda: 10**12)
    end, undo = (ProposalRow("t", kind, 1, 0, 10**12, (1,)) for kind in ("end", "undo"))
    live = _laid()
    assert service._is_open(end, live) and service._is_open(undo, live)
    earlier = ProposalRow("t", "undo", 1, 7, 10**12, (1,))
    assert not service._is_open(earlier, live) and service._is_open(ProposalRow("t", "end", 1, 7, 10**12, (1,)), live)
    live.sheet.chairs[1].stand_in = "easy"
    assert not service._is_open(end, live) and not service._is_open(undo, live)
    live.sheet.chairs[1].stand_in = ""
    live.sheet.status = "finished"
    assert not service._is_open(end, live)


async def test_people_who_resigned_or_are_replaced_are_not_asked(place: Running, three: Any) -> None:
    table, people, sides = three
    await people[1].post(f"/tables/{table}/stand-in", {"seat": 1, "level": "easy"})
    await sides[1].say(t="propose", kind="end")
    assert await _refusal(sides[1]) == "error-stand-in-plays"
    await people[2].post(f"/tables/{table}/resign")
    await sides[0].say(t="propose", kind="end")
    ended = await sides[0].until(lambda message: message["t"] == "state" and bool(message["outcome"]))
    assert ended["outcome"]["reason"] == "agreed"


async def test_bots_agree(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, BOT], settings={"leader": "p0"}))["id"]
    async with ann.at(table) as side:
        await side.next("state")
        await side.say(t="propose", kind="undo")
        assert await _refusal(side) == "error-nothing-to-undo"
        first = side.state["view"]
        await side.choose(side.state["ask"]["options"][0])
        await side.until(lambda message: message["t"] == "state" and message["seq"] >= 2)
        await side.say(t="propose", kind="undo")
        back = await side.until(lambda message: message["t"] == "state" and bool(message.get("undone")))
        assert back["seq"] == 0 and back["view"] == first


async def test_a_returning_person_gets_the_open_proposals(place: Running, three: Any) -> None:
    table, people, sides = three
    await sides[0].say(t="propose", kind="end")
    await _pending(sides[1])
    async with people[1].at(table) as back:
        assert (await _pending(back))[0]["awaited"] == [1, 2]


async def test_a_rematch_can_be_declined_in_words(place: Running) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    async with ann.at(table) as one, bob.at(table) as two:
        await one.next("state")
        await two.next("state")
        await ann.post(f"/tables/{table}/resign")
        new = await ann.post(f"/tables/{table}/rematch")
        async with ann.at(new["id"]) as waiting:
            await waiting.next("state")
            await two.say(t="answer", kind="rematch", yes=False)
            assert (await waiting.next("declined"))["seat"] == 1


async def test_answers_given_at_two_servers_at_once_do_it_once(
    tmp_path: Path, database: str, channels: Redis, toys: None
) -> None:
    settings = settings_for(tmp_path, database=database, redis=channels.url)
    async with AsyncExitStack() as stack:
        here, there = await asyncio.gather(*(stack.enter_async_context(running(settings)) for _ in range(2)))
        table, people = await seated(here, GAMES["valeria"], 3)
        far = there.stranger()
        far.web.cookies.set("ludoteka", people[2].cookie)
        sides = [await stack.enter_async_context(person.at(table)) for person in (people[0], people[1], far)]
        await play_on(sides, Random(5), decisions=7)
        await sides[0].say(t="propose", kind="undo")
        for side in sides:
            assert (await _pending(side))[0]["awaited"] == [1, 2]
        await asyncio.gather(*(side.say(t="answer", kind="undo", yes=True) for side in sides[1:]))
        live = await here.tables.get(table)
        async with asyncio.timeout(60):
            while live.sheet.undos == 0:  # who was overtaken by the other's answer says it again
                await asyncio.sleep(0.2)
                for side in sides[1:]:
                    await side.say(t="answer", kind="undo", yes=True)
        for side in sides:
            await side.until(lambda message: message["t"] == "state" and message["undos"] == 1)
        far_live = await there.tables.get(table)
        assert far_live.sheet.undos == live.sheet.undos == 1
        assert far_live.decisions == live.decisions
        assert there.server[Proposals].pending(far_live) == {}
