"""The notifications of a whole server: switches, key, loop, several servers, turns, export and deletion."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ludoteka.server.clocks.clocks import Clocks
from ludoteka.server.notifications.notifications import CORRESPONDENCE_EMAIL_DELAY
from tests.server.conftest import GAMES
from tests.server.databases import Redis
from tests.server.notifications.fakes import Browser, FakeMailServer, FakePushService
from tests.server.notifications.helpers import (
    MAIL,
    ManualClock,
    notify,
    set_email,
    settings,
    subscribe,
    table_of_two,
)
from tests.server.people import Running, running, seated, settings_for


async def test_push_and_emails_are_off_by_default(tmp_path: Path, toys: None) -> None:
    async with running(settings_for(tmp_path)) as place:
        ann = await place.person()
        settings = await ann.get("/me/notifications")
        assert settings == {
            "push_key": "",
            "this_browser": False,
            "email_available": False,
            "email": "",
            "confirmed": False,
            "email_wanted": False,
        }
        browser = Browser("https://push.example.org/x")
        refused = await ann.web.put("/api/me/notifications/push", json=browser.subscription())
        assert refused.status_code == 409 and refused.json()["error"] == "error-no-push"
        refused = await ann.web.put("/api/me/notifications/email", json={"email": "ann@example.org"})
        assert refused.status_code == 409 and refused.json()["error"] == "error-no-mail"


async def test_the_servers_key_is_created_once(
    time: ManualClock, tmp_path: Path, toys: None, service: FakePushService, office: FakeMailServer
) -> None:
    keys = set()
    for _ in range(2):
        async with running(settings(tmp_path, service, office)) as place:
            keys.add((await (await place.person()).get("/me/notifications"))["push_key"])
    assert len(keys) == 1


async def test_a_due_notification_is_sent_at_once(
    tmp_path: Path, toys: None, service: FakePushService, office: FakeMailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.server.clocks.turn_notices.AWAY", 0.0)
    for name in ("clocks.clocks.POLL", "notifications.notifications.POLL_SECONDS"):
        monkeypatch.setattr(f"ludoteka.server.{name}", 1e9)  # events wake the loops
    async with running(settings(tmp_path, service, office)) as place:
        _, ann, live = await table_of_two(place)
        await subscribe(ann, service)
        await place.server[Clocks].turn_notices.notify([live])
        async with asyncio.timeout(60):
            while not service.requests:
                await asyncio.sleep(0.01)


async def test_two_servers_notify_once(
    time: ManualClock,
    tmp_path: Path,
    database: str,
    channels: Redis,
    toys: None,
    service: FakePushService,
    office: FakeMailServer,
) -> None:
    shared = settings(tmp_path, service, office, database=database, redis=channels.url)
    async with running(shared) as one, running(shared) as two:
        table, ann, _ = await table_of_two(one)
        await two.tables.get(table)
        await subscribe(ann, service)
        await set_email(ann, office)
        await notify(one, two)
        await notify(two, one)
        time.seconds += CORRESPONDENCE_EMAIL_DELAY / 1000
        await notify(one, two)
        assert len(service.requests) == 1 and len(office.emails) == 1


async def test_a_visible_page_on_one_server_prevents_a_notification_by_another(
    time: ManualClock,
    tmp_path: Path,
    database: str,
    channels: Redis,
    toys: None,
    service: FakePushService,
    office: FakeMailServer,
) -> None:
    shared = settings(tmp_path, service, office, database=database, redis=channels.url)
    async with running(shared) as one, running(shared) as two:
        table, ann, live = await table_of_two(one)
        guest = live.sheet.chairs[live.asked()[0]].guest
        await subscribe(ann, service)
        there = await two.tables.get(table)
        async with ann.at(table) as side:
            await side.next("state")
            async with asyncio.timeout(60):
                while not there.has_visible_page(guest or 0):
                    await asyncio.sleep(0.01)
            await notify(two)
            assert not service.requests
            await side.say(t="visible", visible=False)
            async with asyncio.timeout(60):
                while there.has_visible_page(guest or 0):
                    await asyncio.sleep(0.01)
            assert there.present(guest)
            await notify(two)
        assert len(service.requests) == 1


async def test_my_turns_are_the_tables_at_which_others_wait_for_me(place: Running) -> None:
    table, ann, live = await table_of_two(place)
    bob = next(person for person in place._people if person is not ann)
    assert [turn["table"] for turn in await ann.get("/me/turns")] == [table]
    assert await bob.get("/me/turns") == []
    turn = (await ann.get("/me/turns"))[0]
    assert turn == {"table": table, "game": "claim", "version": live.sheet.version, "turn": 0}
    await ann.open("claim", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], settings={"leader": "p0"})
    assert len(await ann.get("/me/turns")) == 1


async def test_it_is_not_your_turn_while_a_bot_plays_for_you(place: Running) -> None:
    place.server.hooks.bot_holds.append(lambda _: True)  # the bot does not decide
    table, people = await seated(place, GAMES["valeria"], 3, clock=MAIL)
    seat = (await place.tables.get(table)).asked()[0]
    assert [turn["table"] for turn in await people[seat].get("/me/turns")] == [table]
    await people[seat].post(f"/tables/{table}/stand-in", {"seat": seat})
    assert await people[seat].get("/me/turns") == []


async def test_the_export_contains_the_channels_and_deletion_removes_them(
    place: Running, service: FakePushService, office: FakeMailServer, tmp_path: Path
) -> None:
    _, ann, _ = await table_of_two(place)
    await subscribe(ann, service, "/secret-path")
    await set_email(ann, office, "ann-of-the-traces@example.org")
    await ann.web.put("/api/me/quiet", json={"zone": "Europe/Prague", "since": 1320, "until": 420})
    export = await ann.get("/me/export")
    assert export["calls"]["letters"] == {"address": "ann-of-the-traces@example.org", "confirmed": True, "wanted": True}
    assert [browser["service"] for browser in export["calls"]["browsers"]] == [service.origin]
    assert export["quiet_hours"] == {"zone": "Europe/Prague", "since": 1320, "until": 420}
    assert (await ann.web.delete("/api/me")).status_code == 200
    with sqlite3.connect(tmp_path / "ludoteka.sqlite3") as database:
        everything = "\n".join(database.iterdump())
    assert all(trace not in everything for trace in ("of-the-traces", "secret-path", "Europe/Prague"))
    await notify(place)
    assert not service.requests
