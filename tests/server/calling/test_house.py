"""What calling is to the house: switches, its key, its loop, several servers, turns, export and farewell."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ludoteka.server.calling.calling import BY_MAIL
from ludoteka.server.clocks.clocks import Clocks
from tests.server.calling.callers import (
    MAIL,
    Moved,
    asked_of,
    give_address,
    settings,
    subscribe,
    tell,
)
from tests.server.calling.post import Browser, PostOffice, PushService
from tests.server.conftest import GAMES
from tests.server.databases import Redis
from tests.server.people import Running, running, seated, settings_for


async def test_push_and_emails_are_off_by_default(tmp_path: Path, toys: None) -> None:
    async with running(settings_for(tmp_path)) as place:
        ann = await place.person()
        told = await ann.get("/me/calls")
        assert told == {"push": "", "here": False, "mail": False, "address": "", "confirmed": False, "letters": False}
        browser = Browser("https://push.example.org/x")
        refused = await ann.web.put("/api/me/calls/push", json=browser.subscription())
        assert refused.status_code == 409 and refused.json()["error"] == "error-no-push"
        refused = await ann.web.put("/api/me/calls/mail", json={"address": "ann@example.org"})
        assert refused.status_code == 409 and refused.json()["error"] == "error-no-mail"


async def test_the_key_of_the_house_is_made_once(
    time: Moved, tmp_path: Path, toys: None, service: PushService, office: PostOffice
) -> None:
    keys = set()
    for _ in range(2):
        async with running(settings(tmp_path, service, office)) as place:
            keys.add((await (await place.person()).get("/me/calls"))["push"])
    assert len(keys) == 1


async def test_who_is_to_be_called_is_called_at_once(
    tmp_path: Path, toys: None, service: PushService, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.server.clocks.turns.AWAY", 0.0)
    for part in ("clocks.clocks", "calling.calling"):
        monkeypatch.setattr(f"ludoteka.server.{part}.LOOK", 1e9)  # whoever has something to do is told of it
    async with running(settings(tmp_path, service, office)) as place:
        _, ann, live = await asked_of(place)
        await subscribe(ann, service)
        await place.server[Clocks].turns.tell([live])
        async with asyncio.timeout(60):
            while not service.calls:
                await asyncio.sleep(0.01)


async def test_two_servers_call_once(
    time: Moved, tmp_path: Path, database: str, channels: Redis, toys: None, service: PushService, office: PostOffice
) -> None:
    shared = settings(tmp_path, service, office, database=database, redis=channels.url)
    async with running(shared) as one, running(shared) as two:
        table, ann, _ = await asked_of(one)
        await two.tables.get(table)
        await subscribe(ann, service)
        await give_address(ann, office)
        await tell(one, two)
        await tell(two, one)
        time.seconds += BY_MAIL / 1000
        await tell(one, two)
        assert len(service.calls) == 1 and len(office.letters) == 1


async def test_who_looks_at_one_server_is_not_called_by_another(
    time: Moved, tmp_path: Path, database: str, channels: Redis, toys: None, service: PushService, office: PostOffice
) -> None:
    shared = settings(tmp_path, service, office, database=database, redis=channels.url)
    async with running(shared) as one, running(shared) as two:
        table, ann, live = await asked_of(one)
        guest = live.sheet.chairs[live.asked()[0]].guest
        await subscribe(ann, service)
        there = await two.tables.get(table)
        async with ann.at(table) as side:
            await side.next("state")
            async with asyncio.timeout(60):
                while not there.has_visible_page(guest or 0):
                    await asyncio.sleep(0.01)
            await tell(two)
            assert not service.calls
            await side.say(t="look", here=False)
            async with asyncio.timeout(60):
                while there.has_visible_page(guest or 0):
                    await asyncio.sleep(0.01)
            assert there.present(guest)
            await tell(two)
        assert len(service.calls) == 1


async def test_my_turns_are_the_tables_at_which_others_wait_for_me(place: Running) -> None:
    table, ann, live = await asked_of(place)
    bob = next(person for person in place._people if person is not ann)
    assert [turn["table"] for turn in await ann.get("/me/turns")] == [table]
    assert await bob.get("/me/turns") == []
    turn = (await ann.get("/me/turns"))[0]
    assert turn == {"table": table, "game": "claim", "version": live.sheet.version, "turn": 0}
    await ann.open("claim", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], settings={"leader": "p0"})
    assert len(await ann.get("/me/turns")) == 1, "bots are patient"


async def test_where_a_bot_plays_for_somebody_it_is_not_their_turn(place: Running) -> None:
    place.tables.bot_holds.append(lambda _: True)  # and the bot takes its time
    table, people = await seated(place, GAMES["valeria"], 3, clock=MAIL)
    seat = (await place.tables.get(table)).asked()[0]
    assert [turn["table"] for turn in await people[seat].get("/me/turns")] == [table]
    await people[seat].post(f"/tables/{table}/stand-in", {"seat": seat})
    assert await people[seat].get("/me/turns") == []


async def test_export_tells_of_calls_and_farewell_forgets_them(
    place: Running, service: PushService, office: PostOffice, tmp_path: Path
) -> None:
    _, ann, _ = await asked_of(place)
    await subscribe(ann, service, "/secret-path")
    await give_address(ann, office, "ann-of-the-traces@example.org")
    await ann.web.put("/api/me/quiet", json={"zone": "Europe/Prague", "since": 1320, "until": 420})
    told = await ann.get("/me/export")
    assert told["calls"]["letters"] == {"address": "ann-of-the-traces@example.org", "confirmed": True, "wanted": True}
    assert [browser["service"] for browser in told["calls"]["browsers"]] == [service.origin]
    assert told["quiet_hours"] == {"zone": "Europe/Prague", "since": 1320, "until": 420}
    assert (await ann.web.delete("/api/me")).status_code == 200
    with sqlite3.connect(tmp_path / "ludoteka.sqlite3") as kept:
        everything = "\n".join(kept.iterdump())
    assert all(trace not in everything for trace in ("of-the-traces", "secret-path", "Europe/Prague"))
    await tell(place)
    assert not service.calls
