"""Regression tests of incidents at other tables. Leaks, crashes, limits and strangers have files of their own."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from websockets.asyncio.client import connect

import ludoteka
from ludoteka.server.bots.pool import Job
from ludoteka.server.tables import play, store
from tests.server.conftest import GAMES
from tests.server.people import PATIENCE, Chairside, Running, play_on, running, seated, settings_for

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}


# -- A seed known too early tells every card -------------------------------------------------------------------------


async def test_the_seed_is_in_nothing_that_is_told_before_the_end(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    waiting = (await people[0].open("claim", [ME, OPEN]))["id"]
    secrets = [(await place.tables.get(id)).sheet.seed for id in (table, waiting)]
    assert all(len(seed) == 64 for seed in secrets)
    paths = ["/api/tables?scope=open", "/api/tables?scope=mine", "/health", "/metrics", "/schema/openapi.json"]
    ways = ("", "/qr.svg", "/record", "/replay")
    paths += [f"/api/tables/{id}{way}" for id in (table, waiting) for way in ways]
    texts = [(await person.web.get(path)).text for path in paths for person in (*people, place.stranger())]
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(1), decisions=51)
        await one.say(t="why", ref="goblins-7")
        await one.next("why")
        texts += one.received + two.received
    async with connect(f"{place.address.replace('http', 'ws')}/api/lobby/socket", proxy=None) as lobby:
        texts.append(str(await lobby.recv()))
    assert waiting in texts[-1]
    assert not [text for text in texts for seed in secrets if seed in text]


# -- A server that believes clients --------------------------------------------------------------------------------


CLAIMS: list[dict[str, Any]] = [
    {"t": "choose", "seq": 0, "key": "win", "outcome": {"scores": [1, 0], "winners": [0], "reason": "votes"}},
    {"t": "state", "seq": 52, "outcome": {"scores": [1, 0], "winners": [0], "reason": "votes"}},
    {"t": "finish", "winners": [0]},
    {"t": "choose", "seq": 0, "seat": 1, "key": "resign"},
]


async def test_nobody_can_claim_a_result(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2, settings={"leader": "p0"})
    result = {"status": "finished", "outcome": {"scores": [1.0, 0.0], "winners": [0], "reason": "votes"}}
    async with people[0].at(table) as one:
        before = await one.next("state")
        for claim in CLAIMS:
            await one.say(**claim)
            await one.next("refused")
        for method in ("PUT", "PATCH", "DELETE", "POST"):
            answer = await people[0].web.request(method, f"/api/tables/{table}", json=result)
            assert answer.status_code == 409 if method == "DELETE" else answer.status_code in (404, 405)
        for way in ("sit", "luck/salt", "start", "seat", "stand-in"):
            answer = await people[0].web.post(f"/api/tables/{table}/{way}", json={"seat": 0, **result})
            assert 400 <= answer.status_code < 500
        await people[0].post("/tables", {"game": "claim", "seats": [ME, BOT], **result}, status=400)
        await one.say(t="resync", seen=-1)
        after = await one.next("state")
    assert after["seq"] == 0 and after["outcome"] is None and after["view"] == before["view"]


# -- Time that tells -------------------------------------------------------------------------------------------------


async def test_a_bot_without_a_choice_takes_as_long_as_with_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(tmp_path, bot_delay=0.01)) as place:
        taken: dict[bool, list[float]] = {True: [], False: []}
        keys: list[str] = []

        async def choose(job: Job) -> str:
            keys[:] = job.table.asks[ludoteka.Seat(job.seat)].keys
            await asyncio.sleep(0.0 if len(keys) == 1 else 0.15)
            return keys[0]

        monkeypatch.setattr(place.bots.pool, "choose", choose)
        ann = await place.person()
        table = (await ann.open("claim", [ME, BOT], settings={"leader": "p1"}))["id"]
        async with ann.at(table) as side:
            await side.next("state")
            while not side.state["outcome"]:
                if side.state["ask"]:
                    await side.choose(side.state["ask"]["options"][0])
                    await side.next("state")
                else:
                    began = monotonic()
                    seq = side.state["seq"]
                    await side.reach(seq + 1)
                    taken[len(keys) == 1].append(monotonic() - began)
    assert len(taken[True]) >= 2 and min(taken[True]) >= 0.13, "the last card of each phase at least is forced"


# -- The same person twice -------------------------------------------------------------------------------------------


async def test_two_tabs_of_one_person_show_one_table(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2, settings={"leader": "p0"})
    async with people[0].at(table) as first, people[1].at(table) as other:
        async with people[0].at(table) as second:
            for side in (first, second, other):
                await side.next("state")
            assert first.state["ask"] == second.state["ask"]
            keys = first.state["ask"]["options"][:2]
            await first.choose(keys[0], seq=0)
            await first.reach(1)
            await second.choose(keys[1], seq=0)
            assert (await second.next("refused"))["why"]["message"] == "error-stale"
            await second.reach(1)
            assert first.state["view"] == second.state["view"]
        await other.say(t="ping")
        await other.next("pong")
        infos = [message for message in map(json.loads, other.received) if message["t"] == "table"]
        assert all(message["info"]["seats"][0]["present"] for message in infos), "one of two tabs is still open"
        assert (await people[1].get(f"/tables/{table}"))["seats"][0]["present"]


# -- A restart, and a clock that goes backwards ----------------------------------------------------------------------


async def test_after_a_restart_a_browser_is_sent_only_what_it_missed(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as place:
        table, people = await seated(place, ludoteka.game("claim"), 2)
        async with people[0].at(table) as one, people[1].at(table) as two:
            await play_on([one, two], Random(2), decisions=9)
            before = one.state["view"]
        cookie = people[0].cookie
    async with running(settings) as place:
        back = place.stranger()
        back.web.cookies.set("ludoteka", cookie)
        async with back.at(table, last_seen=6, undos=0) as side:
            state = await side.next("state")
    assert (state["seq"], state["base"]) == (9, 6) and state["view"] == before
    assert {event["seq"] for event in state["events"]} <= {7, 8, 9}


async def test_an_answer_to_a_question_that_still_stands_survives_a_restart(tmp_path: Path, toys: None) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as place:
        table, people = await seated(place, GAMES["auction"], 3)
        async with people[0].at(table) as one:
            await one.next("state")
            await one.choose(one.state["ask"]["options"][0])
            await one.reach(1)
        cookie = people[1].cookie
    async with running(settings) as place:
        back = place.stranger()
        back.web.cookies.set("ludoteka", cookie)
        async with back.at(table) as side:
            state = await side.next("state")
            await side.choose(state["ask"]["options"][0], seq=0)  # offered before the other answered
            assert (await side.next("state"))["seq"] == 2


async def test_a_clock_that_goes_backwards_disturbs_nobody(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10**12, 0, -1000))
    for module in (store, play):
        monkeypatch.setattr(module, "now", lambda: next(clock))
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(3), decisions=20)
        live = await place.tables.get(table)
        again = await place.tables.rebuild(live.sheet, await place.tables.rows.decisions(table))
        assert again.table and live.table and again.table.record() == live.table.record()
        assert await play_on([one, two], Random(4))
    assert (await people[0].get("/tables?scope=mine"))[0]["outcome"]


# -- People who vanish -----------------------------------------------------------------------------------------------


async def test_a_browser_that_vanishes_while_its_choice_is_kept_finds_it_made(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2, settings={"leader": "p0"})
    side: Chairside = people[0].at(table)
    async with side:
        key = (await side.next("state"))["ask"]["options"][0]
        await side.choose(key)
        side.wire.transport.abort()
    async with people[1].at(table) as other:
        await asyncio.wait_for(other.reach(1), PATIENCE)
    async with people[0].at(table, last_seen=0, undos=0) as back:
        assert (await back.next("state"))["seq"] == 1
        await back.choose(key, seq=0)  # as a browser does that heard no answer
        assert (await back.next("state"))["seq"] == 1
        assert not any('"refused"' in text for text in back.received)
