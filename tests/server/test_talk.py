"""Talk at a table: visibility, retention, and its absence from the match."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteka.server import store
from ludoteka.server.limits import TokenBucket
from ludoteka.server.people.people import People
from ludoteka.server.store.writer import WriteFailed
from ludoteka.server.talk import store as talk_store
from ludoteka.server.talk import talk as talk_module
from ludoteka.server.talk.talk import TalkService
from tests.server.conftest import GAMES
from tests.server.databases import Redis
from tests.server.people import Chairside, Running, play_on, running, seated, settings_for
from tests.server.test_limits import Clock, taken

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture
def chatty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a rate limit."""
    monkeypatch.setattr(talk_module, "RATE", 1e6)
    monkeypatch.setattr(talk_module, "BURST", 1e6)


@pytest.fixture
async def loud(tmp_path: Path, toys: None, chatty: None) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path)) as server:
        yield server


async def _next_line(side: Chairside) -> dict[str, Any]:
    return (await side.next("line"))["line"]  # type: ignore[no-any-return]


async def _messages_so_far(side: Chairside) -> list[str]:
    """Everything this side has been sent by now."""
    await side.say(t="ping")
    await side.next("pong")
    return side.received


async def test_a_players_line_reaches_every_socket(place: Running) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    watcher = await place.person()
    async with ann.at(table) as one, bob.at(table) as two, watcher.at(table) as three:
        for side in (one, two, three):
            await side.next("state")
        await one.say(t="say", text="who dares?")
        lines = [await _next_line(side) for side in (one, two, three)]
        assert [line["you"] for line in lines] == [True, False, False]
        for line in lines:
            assert (line["kind"], line["what"], line["seat"]) == ("text", "who dares?", 0)
            assert line["spectators_only"] is False
        assert len({line["id"] for line in lines}) == 1 and len({line["who"] for line in lines}) == 1
        await two.say(t="phrase", phrase="nice")
        assert (await _next_line(three))["what"] == "nice"
        await two.say(t="react", reaction="rose")
        assert (await _next_line(three))["kind"] == "reaction"


async def test_a_line_written_while_a_socket_opens_is_in_its_history(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    async with ann.at(table) as one:
        await one.say(t="say", text="before")
        await _next_line(one)
        blocks = place.server[People].blocks
        asked_for = blocks.of

        async def of(guest: int) -> list[Any]:
            await one.say(t="say", text="meanwhile")
            await _next_line(one)
            return await asked_for(guest)

        monkeypatch.setattr(blocks, "of", of)
        async with bob.at(table) as two:
            assert [line["what"] for line in (await two.next("talk"))["lines"]] == ["before", "meanwhile"]


async def test_spectators_lines_are_for_spectators_until_the_match_is_over(loud: Running) -> None:
    table, (ann, bob) = await seated(loud, GAMES["claim"], 2)
    eve, mallory = await loud.person(), await loud.person()
    async with ann.at(table) as player, eve.at(table) as one, mallory.at(table) as two:
        for side in (player, one, two):
            await side.next("state")
        await one.say(t="say", text="play the dragon!")
        assert (await _next_line(two))["spectators_only"] is True
        assert not any("dragon" in message for message in await _messages_so_far(player))
        async with ann.at(table) as again:
            await again.next("state")
            assert not any("dragon" in message for message in await _messages_so_far(again))
        await bob.post(f"/tables/{table}/resign")
        await one.say(t="say", text="well played")
        line = await _next_line(player)
        assert line["seat"] is None and line["spectators_only"] is False and line["name"]
    async with ann.at(table) as after:
        lines = (await after.next("talk"))["lines"]
        assert [line["what"] for line in lines] == ["play the dragon!", "well played"]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("<b onclick=alert(1)>hi</b>", "<b onclick=alert(1)>hi</b>"),  # text, to be shown as text
        (" two \n lines \u202e\0 ", "two lines"),
        ("ﬁne", "fine"),
        ("x" * 200, "x" * 200),
        ("\ufdfa" * 200, None),  # each of these unfolds to eighteen letters
    ],
)
async def test_text_is_tidied_and_short(place: Running, typed: str, shown: str | None) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    async with ann.at(table) as side:
        await side.next("state")
        await side.say(t="say", text=typed)
        line = await _next_line(side)
        assert len(line["what"]) <= 200
        assert shown is None or line["what"] == shown


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({"t": "say", "text": "x" * 201}, "error-malformed"),
        ({"t": "say", "text": ""}, "error-malformed"),
        ({"t": "say", "text": " \u200b "}, "error-nothing-said"),
        ({"t": "phrase", "phrase": "anything"}, "error-malformed"),
        ({"t": "react", "reaction": "<svg>"}, "error-malformed"),
    ],
)
async def test_an_invalid_line_is_refused(place: Running, message: dict[str, str], error: str) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    async with ann.at(table) as side:
        await side.next("state")
        await side.say(**message)
        assert (await side.next("refused"))["why"]["message"] == error


async def test_a_visitor_without_a_cookie_cannot_talk(place: Running) -> None:
    table, _ = await seated(place, GAMES["claim"], 2)
    async with place.stranger().at(table) as side:
        await side.next("state")
        await side.say(t="say", text="hello")
        assert (await side.next("refused"))["why"]["message"] == "error-no-guest"


async def test_talk_can_be_switched_off_for_a_table(place: Running) -> None:
    table, (ann, _) = await seated(place, GAMES["claim"], 2, talk=False)
    assert (await ann.get(f"/tables/{table}"))["talk"] is False
    async with ann.at(table) as side:
        await side.next("state")
        await side.say(t="phrase", phrase="nice")
        assert (await side.next("refused"))["why"]["message"] == "error-talk-off"


async def test_talking_too_fast_is_refused(place: Running) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    async with ann.at(table) as one, bob.at(table) as two:
        await one.next("state")
        await two.next("state")
        for _ in range(8):
            await one.say(t="react", reaction="tea")
        refused = await one.next("refused")
        assert refused["why"]["message"] == "error-too-fast"
        await two.say(t="say", text="calm down")  # the limit is per user
        while (await _next_line(two))["what"] != "calm down":
            pass


def test_six_lines_may_be_written_at_once_and_then_one_every_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    bucket = TokenBucket(talk_module.RATE, talk_module.BURST)
    assert taken(bucket) == 6
    clock.now += 4
    assert taken(bucket) == 2


async def test_a_new_socket_gets_a_limited_number_of_latest_lines(
    loud: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = iter(range(10**12, 10**12 + 10**6))
    monkeypatch.setattr(talk_module, "now", lambda: next(moments))  # lines are text in the order of their moments
    table, (ann, bob) = await seated(loud, GAMES["claim"], 2)
    async with ann.at(table) as side:
        await side.next("state")
        for i in range(talk_store.MAX_LINES + 5):
            await side.say(t="say", text=f"line {i}")
            await _next_line(side)
    async with bob.at(table) as back:
        lines = (await back.next("talk"))["lines"]
    assert [line["what"] for line in lines] == [f"line {i}" for i in range(5, talk_store.MAX_LINES + 5)]
    rows = await loud.server.store.rows(talk_store.talk.select())
    assert len(rows) == talk_store.MAX_LINES


async def test_no_line_is_in_the_record_or_the_replay(loud: Running) -> None:
    table, people = await seated(loud, GAMES["claim"], 2)
    async with AsyncExitStack() as stack:
        sides = [await stack.enter_async_context(person.at(table)) for person in people]
        for side in sides:
            await side.next("state")
        await sides[0].say(t="say", text="abracadabra")
        await _next_line(sides[1])
        await play_on(sides, Random(3))
    for path in (f"/tables/{table}/record", f"/tables/{table}/replay", f"/tables/{table}"):
        text = json.dumps(await people[0].get(path))
        assert "abracadabra" not in text and "talk_at" not in text
    assert "abracadabra" not in str(await loud.tables.rows.decisions(table))


async def test_talk_goes_away_with_its_table_and_after_a_while(loud: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await loud.person()
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    playing, people = await seated(loud, GAMES["claim"], 2)
    for id, person in ((table, ann), (playing, people[0])):
        async with person.at(id) as side:
            await side.next("state")
            await side.say(t="phrase", phrase="moment")
            await _next_line(side)
    assert (await ann.web.delete(f"/api/tables/{table}")).status_code == 204
    rows = await loud.server.store.rows(talk_store.talk.select())
    assert [row.table_id for row in rows] == [playing]
    begun = store.now()
    for day, count in ((29, 1), (31, 0)):
        monkeypatch.setattr(talk_module, "now", lambda later=begun + day * 86_400_000: later)
        await loud.server[TalkService].delete_old()
        assert len(await loud.server.store.rows(talk_store.talk.select())) == count


async def test_talk_reaches_the_other_server_and_after_a_reconnect_there(
    tmp_path: Path, database: str, channels: Redis, toys: None, chatty: None
) -> None:
    settings = settings_for(tmp_path, database=database, redis=channels.url)
    async with AsyncExitStack() as stack:
        here, there = await asyncio.gather(*(stack.enter_async_context(running(settings)) for _ in range(2)))
        table, (ann, bob) = await seated(here, GAMES["claim"], 2)
        far = there.stranger()
        far.web.cookies.set("ludoteka", bob.cookie)
        async with ann.at(table) as one, far.at(table) as two:
            await one.next("state")
            await two.next("state")
            await one.say(t="say", text="is anybody there?")
            assert (await _next_line(two))["what"] == "is anybody there?"
        async with far.at(table) as back:
            assert (await back.next("talk"))["lines"][0]["seat"] == 0


async def test_lines_of_a_blocked_user_are_hidden(place: Running) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)
    eve = await place.person()
    async with ann.at(table) as one, bob.at(table) as two, eve.at(table) as three:
        for side in (one, two, three):
            await side.next("state")
        await two.say(t="say", text="before")
        await _next_line(one)
        answer = await ann.web.post(f"/api/tables/{table}/block", json={"seat": 1})
        assert answer.status_code == 204
        await two.say(t="say", text="after")
        assert (await _next_line(two))["what"] == "before"
        assert (await _next_line(two))["what"] == "after", "who is blocked is not text"
        assert [(await _next_line(three))["what"] for _ in range(2)] == ["before", "after"]
        assert not any("after" in message for message in await _messages_so_far(one))
    async with ann.at(table) as again:
        await again.next("state")
        assert not any("before" in message for message in await _messages_so_far(again))


async def test_people_talk_before_the_match_begins(place: Running) -> None:
    ann, bob = await place.person(), await place.person()
    table = (await ann.open("claim", [ME, OPEN]))["id"]
    async with ann.at(table) as one, bob.at(table) as two:
        for side in (one, two):
            await side.next("state")
        await two.say(t="say", text="may I?")
        line = await _next_line(one)
        assert (line["what"], line["seat"], line["spectators_only"]) == ("may I?", None, False)


async def test_a_line_that_cannot_be_stored_is_sent_to_nobody(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ann, bob) = await seated(place, GAMES["claim"], 2)

    async def full(*_: object) -> None:
        raise WriteFailed("the disk is full")

    async with ann.at(table) as one, bob.at(table) as two:
        await one.next("state")
        await two.next("state")
        monkeypatch.setattr(place.server[TalkService]._rows, "add", full)
        await one.say(t="say", text="hello")
        assert (await one.next("refused"))["why"]["message"] == "error-not-saved"
        assert not any("hello" in message for message in await _messages_so_far(two))
