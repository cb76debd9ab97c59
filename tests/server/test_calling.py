"""Calling people to their turn: once, by push and by letter, and not while they look."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid

from ludoteka.server import store
from ludoteka.server.calling.calling import AGAIN, BY_MAIL, MISSES, TRIES, UNHURRIED, Calling
from ludoteka.server.calling.store import PER_PERSON
from ludoteka.server.clocks.clocks import Clocks
from ludoteka.server.tables.live import Live
from tests.server.conftest import GAMES
from tests.server.databases import Redis
from tests.server.people import Person, Running, running, seated, settings_for
from tests.server.post import Browser, PostOffice, PushService, post_office, push_service

MAIL = {"kind": "mail", "seconds": 2 * 86_400}
LIVE = {"kind": "live", "seconds": 600, "increment": 5}
HOUSE = "https://games.example.org"


class Moved:
    """A clock that goes only when it is moved."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Moved:
    moved = Moved()
    monkeypatch.setattr(store, "time", moved)
    monkeypatch.setattr("ludoteka.server.clocks.clocks.LOOK", 1e9)  # nobody looks but the test
    monkeypatch.setattr("ludoteka.server.clocks.turns.AWAY", 0.0)
    monkeypatch.setattr(Calling, "_run", lambda _: asyncio.sleep(1e9))
    return moved


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as running:
        yield running


@pytest.fixture
async def office() -> AsyncIterator[PostOffice]:
    async with post_office() as running:
        yield running


def settings(directory: Path, service: PushService, office: PostOffice, **more: Any) -> Any:
    calls = {"push": True, "push_services": (service.origin,), "smtp": office.url, "mail_from": "house@example.org"}
    return settings_for(directory, public_url=HOUSE, **{**calls, **more})


@pytest.fixture
async def place(
    time: Moved, tmp_path: Path, toys: None, service: PushService, office: PostOffice
) -> AsyncIterator[Running]:
    async with running(settings(tmp_path, service, office)) as server:
        yield server


async def subscribe(person: Person, service: PushService, path: str = "/one") -> Browser:
    browser = Browser(service.origin + path)
    answer = await person.web.put("/api/me/calls/push", json=browser.subscription())
    assert answer.status_code == 200 and answer.json()["here"], answer.text
    return browser


def code_in(letter: Any) -> str:
    found = re.search(r"\b[A-Z2-9]{4}(-[A-Z2-9]{4}){2}\b", letter.get_content())
    assert found
    return found[0]


async def give_address(person: Person, office: PostOffice, address: str = "ann@example.org") -> None:
    assert (await person.web.put("/api/me/calls/mail", json={"address": address})).status_code == 200
    info = await person.post("/me/calls/mail/code", {"code": code_in(office.letters.pop())})
    assert info["confirmed"] and info["letters"]


async def tell(*places: Running) -> None:
    """Every server tells whom it has to tell, all at once, and then makes the calls."""
    looks = (place.house[Clocks].turns.tell(list(place.tables.live.values())) for place in places)
    await asyncio.gather(*looks)
    await asyncio.gather(*(place.house[Calling].make_calls() for place in places))


async def asked_of(place: Running, clock: dict[str, Any] | None = MAIL) -> tuple[str, Person, Live]:
    """A table of two, and the one who is asked."""
    table, people = await seated(place, GAMES["claim"], 2, **({"clock": clock} if clock else {}))
    live = await place.tables.get(table)
    return table, people[live.asked()[0]], live


# -- Push ------------------------------------------------------------------------------------------------------------


async def test_a_browser_is_called_once_for_a_turn_and_reads_it_in_its_language(
    place: Running, service: PushService
) -> None:
    table, ann, live = await asked_of(place)
    other = live.sheet.chairs[1 - live.asked()[0]].name
    await ann.web.put("/api/me", json={"language": "cs"})
    browser = await subscribe(ann, service)
    await tell(place)
    await tell(place)
    ((line, headers, body),) = service.calls
    assert line == "POST /one HTTP/1.1" and headers["topic"] == table and int(headers["ttl"]) > 3600
    said = browser.read(body)
    assert said == {"title": "Jsi na tahu", "body": f"Claim – u stolu: {other}", "link": f"/t/{table}", "tag": table}
    assert Vapid.verify(auth=headers["authorization"]), "signed with the key of the house"
    assert f"k={(await ann.get('/me/calls'))['push']}" in headers["authorization"]


async def test_all_browsers_of_a_person_are_called_and_nobody_elses(place: Running, service: PushService) -> None:
    _, ann, _ = await asked_of(place)
    code = (await ann.post("/me/move"))["code"]
    phone = place.stranger()
    await phone.post("/login/move", {"code": code, "bring": False})
    bob = await place.person()
    for path, person in (("/desk", ann), ("/phone", phone), ("/bob", bob)):
        await subscribe(person, service, path)
    await tell(place)
    assert sorted(line.split()[1] for line, _, _ in service.calls) == ["/desk", "/phone"]


async def test_who_looks_is_not_called_and_who_has_the_page_in_a_hidden_tab_is(
    place: Running, service: PushService
) -> None:
    table, ann, live = await asked_of(place)
    await subscribe(ann, service)
    async with ann.at(table) as desk, ann.at(table) as phone:
        await desk.next("state")
        await phone.next("state")
        await tell(place)
        await desk.say(t="look", here=False)
        await desk.say(t="ping")
        await desk.next("pong")
        await tell(place)
        assert not service.calls, "the phone is before their eyes"
        await phone.say(t="look", here=False)
        await phone.say(t="ping")
        await phone.next("pong")
        seat = live.asked()[0]
        assert live.present(live.sheet.chairs[seat].guest), "they are there all the same"
        await tell(place)
    assert len(service.calls) == 1


async def test_who_comes_before_the_call_is_made_is_not_called(
    place: Running, service: PushService, office: PostOffice, time: Moved
) -> None:
    table, ann, live = await asked_of(place)
    await give_address(ann, office)
    await place.house[Clocks].turns.tell([live])
    async with ann.at(table) as side:
        await side.next("state")
        await side.say(t="ping")
        await side.next("pong")
    time.seconds += 86_400 / 2
    assert await place.house[Calling].make_calls() == 0 and not office.letters


async def test_a_turn_that_is_over_is_not_told_any_more(
    place: Running, service: PushService, office: PostOffice, time: Moved
) -> None:
    from ludoteka.server.tables import play

    _, ann, live = await asked_of(place)
    await give_address(ann, office)
    await place.house[Clocks].turns.tell([live])
    seat = live.asked()[0]
    assert live.table
    await play.choose(place.tables, live, seat, live.table.asks[seat].keys[0], live.seq)  # type: ignore[index]
    time.seconds += BY_MAIL / 1000
    assert await place.house[Calling].make_calls() == 1 and not office.letters


async def test_nobody_is_called_to_a_table_with_bots_alone(place: Running, service: PushService) -> None:
    ann = await place.person()
    await subscribe(ann, service)
    await ann.open("claim", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], settings={"leader": "p0"})
    await tell(place)
    assert not service.calls


async def test_a_browser_that_is_gone_is_forgotten(place: Running, service: PushService) -> None:
    for status in (404, 410):
        _, ann, _ = await asked_of(place)
        await subscribe(ann, service, f"/{status}")
        service.status = status
        await tell(place)
        assert not (await ann.get("/me/calls"))["here"]


async def test_a_service_that_is_in_trouble_is_tried_again_for_a_while(
    place: Running, service: PushService, time: Moved
) -> None:
    _, ann, _ = await asked_of(place)
    await subscribe(ann, service)
    service.status = 503
    await tell(place)
    for tried in range(1, TRIES):
        await tell(place)
        assert len(service.calls) == tried, "not at once"
        time.seconds += AGAIN * 4 ** (tried - 1) / 1000
        service.status = 503 if tried < TRIES - 1 else 201
        await tell(place)
    assert len(service.calls) == TRIES
    time.seconds += 86_400
    await tell(place)
    assert len(service.calls) == TRIES and (await ann.get("/me/calls"))["here"]


async def test_a_service_that_does_not_answer_holds_nobody_up_and_is_not_called_twice(
    place: Running, service: PushService, time: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.server.calling.services.SECONDS", 0.2)
    _, ann, _ = await asked_of(place)
    await subscribe(ann, service)
    service.silent = True
    await tell(place)
    time.seconds += 86_400
    await tell(place)
    assert len(service.calls) == 1, "it may have been heard"


async def test_a_browser_that_is_called_in_vain_for_long_is_forgotten(place: Running, service: PushService) -> None:
    ann = await place.person()
    await subscribe(ann, service)
    calling = place.house[Calling]
    (row,) = await calling.rows.subscriptions_of(1)
    for _ in range(MISSES - 1):
        await calling.rows.missed(row.id, MISSES)
    assert (await ann.get("/me/calls"))["here"]
    await calling.rows.missed(row.id, MISSES)
    assert not (await ann.get("/me/calls"))["here"]


async def test_a_person_has_no_more_than_a_few_browsers(place: Running, service: PushService) -> None:
    ann = await place.person()
    rows = place.house[Calling].rows
    await subscribe(ann, service, "/first")
    for number in range(PER_PERSON):
        code = (await ann.post("/me/move"))["code"]
        other = place.stranger()
        await other.post("/login/move", {"code": code, "bring": False})
        await subscribe(other, service, f"/{number}")
    known = await rows.subscriptions_of(1)
    assert len(known) == PER_PERSON and not (await ann.get("/me/calls"))["here"], "the oldest gave way"


async def test_a_device_that_is_signed_out_is_not_called(place: Running, service: PushService) -> None:
    _, ann, _ = await asked_of(place)
    await subscribe(ann, service)
    (device,) = (await ann.get("/me/account"))["devices"]
    assert (await ann.web.delete(f"/api/me/devices/{device['id']}")).status_code == 200
    await tell(place)
    assert not service.calls


async def test_the_same_browser_belongs_to_who_used_it_last(place: Running, service: PushService) -> None:
    ann, bob = await place.person(), await place.person()
    await subscribe(ann, service)
    await subscribe(bob, service)
    assert not (await ann.get("/me/calls"))["here"] and (await bob.get("/me/calls"))["here"]


# -- Letters ---------------------------------------------------------------------------------------------------------


async def test_a_letter_comes_after_a_while_and_one_press_stops_the_next(
    place: Running, office: PostOffice, time: Moved
) -> None:
    table, ann, live = await asked_of(place)
    await give_address(ann, office)
    await tell(place)
    assert not office.letters, "perhaps they come by themselves"
    time.seconds += BY_MAIL / 1000
    await tell(place)
    (letter,) = office.letters
    assert letter["To"] == "ann@example.org" and letter["Subject"] == "Your turn: Claim"
    assert letter["From"] == "house@example.org" and letter["Auto-Submitted"] == "auto-generated"
    assert letter.get_content_type() == "text/plain" and f"{HOUSE}/t/{table}" in letter.get_content()
    stop = letter["List-Unsubscribe"].strip("<>")
    assert stop.startswith(f"{HOUSE}/letters/") and stop in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    page = await place.stranger().web.get(stop.removeprefix(HOUSE))
    assert page.status_code == 200 and (await ann.get("/me/calls"))["letters"], "following a link stops nothing"
    program = place.stranger()  # a mail program: it has neither our cookie nor our header
    del program.web.headers["X-Ludoteka"]
    answer = await program.web.post(stop.removeprefix(HOUSE), data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 204 and not (await ann.get("/me/calls"))["letters"]
    _, people = await seated(place, GAMES["claim"], 2, clock=MAIL)
    assert people and live.sheet.status == "playing"
    time.seconds += 3600
    await tell(place)
    assert len(office.letters) == 1


async def test_a_live_table_sends_no_letters_and_one_without_a_clock_waits_long(
    place: Running, office: PostOffice, time: Moved
) -> None:
    for clock, letters in ((LIVE, 0), (None, 1)):
        _, ann, _ = await asked_of(place, clock)
        await give_address(ann, office, f"ann{letters}@example.org")
        await tell(place)
        time.seconds += BY_MAIL / 1000
        await tell(place)
        assert not office.letters
        time.seconds += UNHURRIED / 1000
        await tell(place)
        assert len(office.letters) == letters


async def test_nobody_is_called_in_their_quiet_hours(
    place: Running, service: PushService, office: PostOffice, time: Moved
) -> None:
    _, ann, _ = await asked_of(place)
    await subscribe(ann, service)
    await give_address(ann, office)
    hours = {"zone": "UTC", "since": 7 * 60, "until": 9 * 60}  # the moved clock begins at 8:00
    assert (await ann.web.put("/api/me/quiet", json=hours)).status_code == 200
    time.seconds += 60
    await tell(place)
    time.seconds += BY_MAIL / 1000
    await tell(place)
    assert not service.calls and not office.letters
    time.seconds += 3600
    await tell(place)
    assert len(service.calls) == 1 and len(office.letters) == 1


async def test_an_address_that_nobody_lives_at_gets_no_more_letters(
    place: Running, office: PostOffice, time: Moved
) -> None:
    _, ann, _ = await asked_of(place)
    await give_address(ann, office)
    await tell(place)
    office.answer = "550 nobody here"
    time.seconds += BY_MAIL / 1000
    await tell(place)
    assert not (await ann.get("/me/calls"))["confirmed"]


async def test_a_post_office_that_is_busy_is_tried_again(place: Running, office: PostOffice, time: Moved) -> None:
    _, ann, _ = await asked_of(place)
    await give_address(ann, office)
    await tell(place)
    office.answer = "450 later"
    time.seconds += BY_MAIL / 1000
    await tell(place)
    office.answer = ""
    await tell(place)
    assert not office.letters
    time.seconds += AGAIN / 1000
    await tell(place)
    assert len(office.letters) == 1


@pytest.mark.parametrize("language, subject", [("cs", "Jsi na tahu: Claim"), ("pl", "Twoja kolej: Claim")])
async def test_letters_are_written_in_the_readers_language(
    place: Running, office: PostOffice, time: Moved, language: str, subject: str
) -> None:
    _, ann, _ = await asked_of(place)
    await ann.web.put("/api/me", json={"language": language})
    await give_address(ann, office)
    await tell(place)
    time.seconds += BY_MAIL / 1000
    await tell(place)
    assert office.letters[0]["Subject"] == subject


# -- The house -------------------------------------------------------------------------------------------------------


async def test_push_and_letters_are_off_until_the_keeper_switches_them_on(tmp_path: Path, toys: None) -> None:
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


async def test_the_loop_makes_calls_by_itself(
    tmp_path: Path, toys: None, service: PushService, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.server.clocks.turns.AWAY", 0.0)
    monkeypatch.setattr("ludoteka.server.clocks.clocks.LOOK", 1e9)
    async with running(settings(tmp_path, service, office)) as place:
        _, ann, live = await asked_of(place)
        await subscribe(ann, service)
        await place.house[Clocks].turns.tell([live])
        async with asyncio.timeout(60):
            while not service.calls:
                await asyncio.sleep(0.01)


async def test_two_servers_call_once(
    time: Moved, tmp_path: Path, database: str, channels: Redis, toys: None, service: PushService, office: PostOffice
) -> None:
    house = settings(tmp_path, service, office, database=database, channels=channels.url)
    async with running(house) as one, running(house) as two:
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
    house = settings(tmp_path, service, office, database=database, channels=channels.url)
    async with running(house) as one, running(house) as two:
        table, ann, live = await asked_of(one)
        guest = live.sheet.chairs[live.asked()[0]].guest
        await subscribe(ann, service)
        there = await two.tables.get(table)
        async with ann.at(table) as side:
            await side.next("state")
            async with asyncio.timeout(60):
                while not there.looks(guest or 0):
                    await asyncio.sleep(0.01)
            await tell(two)
            assert not service.calls
            await side.say(t="look", here=False)
            async with asyncio.timeout(60):
                while there.looks(guest or 0):
                    await asyncio.sleep(0.01)
            assert there.present(guest)
            await tell(two)
        assert len(service.calls) == 1


# -- Turns, export, farewell -----------------------------------------------------------------------------------------


async def test_my_turns_are_the_tables_at_which_others_wait_for_me(place: Running) -> None:
    table, ann, live = await asked_of(place)
    bob = next(person for person in place._people if person is not ann)
    assert [turn["table"] for turn in await ann.get("/me/turns")] == [table]
    assert await bob.get("/me/turns") == []
    turn = (await ann.get("/me/turns"))[0]
    assert turn == {"table": table, "game": "claim", "version": live.sheet.version, "turn": 0}
    await ann.open("claim", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], settings={"leader": "p0"})
    assert len(await ann.get("/me/turns")) == 1, "bots are patient"


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


async def test_a_guest_who_becomes_somebody_takes_the_address_along(place: Running, office: PostOffice) -> None:
    ann, guest = await place.person(), await place.person()
    code = (await ann.post("/me/recovery"))["code"]
    await give_address(guest, office)
    await guest.post("/login/recovery", {"code": code, "bring": True})
    assert (await guest.get("/me/calls"))["confirmed"] and (await ann.get("/me/calls"))["address"] == "ann@example.org"
