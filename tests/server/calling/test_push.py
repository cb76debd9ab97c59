"""Calling people's browsers to their turn: once, and not while they look."""

from __future__ import annotations

import pytest
from py_vapid import Vapid

from ludoteka.server import store
from ludoteka.server.calling.calling import AGAIN, BY_MAIL, MISSES, TRIES, Calling
from ludoteka.server.calling.schema import calls
from ludoteka.server.calling.store import PER_PERSON
from ludoteka.server.clocks.clocks import Clocks
from ludoteka.server.tables import play
from tests.server.calling.callers import (
    Moved,
    asked_of,
    give_address,
    subscribe,
    tell,
)
from tests.server.calling.post import PostOffice, PushService
from tests.server.people import Running


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


async def test_who_says_once_more_that_they_look_away_has_been_away_since_the_first_time(place: Running) -> None:
    table, ann, live = await asked_of(place)
    async with ann.at(table) as side:
        await side.next("state")
        since = []
        for _ in range(2):
            await side.say(t="look", here=False)
            await side.say(t="ping")
            await side.next("pong")
            since.append(dict(live.last_present))
    assert since[0] == since[1] != {}


async def test_who_comes_before_the_call_is_made_is_not_called(
    place: Running, service: PushService, office: PostOffice, time: Moved
) -> None:
    table, ann, live = await asked_of(place)
    await give_address(ann, office)
    await place.server[Clocks].turns.tell([live])
    async with ann.at(table) as side:
        await side.next("state")
        await side.say(t="ping")
        await side.next("pong")
    time.seconds += 86_400 / 2
    assert await place.server[Calling].make_calls() == 0 and not office.letters


async def test_a_table_that_left_memory_calls_too(place: Running, service: PushService) -> None:
    _, ann, live = await asked_of(place)
    await subscribe(ann, service)
    await place.server[Clocks].turns.tell([live])
    place.tables.live.clear()
    assert await place.server[Calling].make_calls() == 1 and len(service.calls) == 1


async def test_a_turn_that_is_over_is_not_told_any_more(
    place: Running, service: PushService, office: PostOffice, time: Moved
) -> None:
    _, ann, live = await asked_of(place)
    await give_address(ann, office)
    await place.server[Clocks].turns.tell([live])
    seat = live.asked()[0]
    assert live.table
    await play.choose(place.tables, live, seat, live.table.asks[seat].keys[0], live.seq)  # type: ignore[index]
    time.seconds += BY_MAIL / 1000
    assert await place.server[Calling].make_calls() == 1 and not office.letters


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
    calling = place.server[Calling]
    (row,) = await calling.rows.subscriptions_of(1)
    for _ in range(MISSES - 1):
        await calling.rows.missed(row.id, MISSES)
    assert (await ann.get("/me/calls"))["here"]
    await calling.rows.missed(row.id, MISSES)
    assert not (await ann.get("/me/calls"))["here"]


async def test_a_person_has_no_more_than_a_few_browsers(place: Running, service: PushService) -> None:
    ann = await place.person()
    rows = place.server[Calling].rows
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


async def test_a_browser_that_wants_no_more_calls_gets_none_and_the_others_theirs(
    place: Running, service: PushService
) -> None:
    _, ann, _ = await asked_of(place)
    code, phone = (await ann.post("/me/move"))["code"], place.stranger()
    await phone.post("/login/move", {"code": code, "bring": False})
    await subscribe(ann, service, "/desk")
    await subscribe(phone, service, "/phone")
    answer = await ann.web.delete("/api/me/calls/push")
    assert answer.status_code == 200 and not answer.json()["here"] and (await phone.get("/me/calls"))["here"]
    await tell(place)
    assert [line.split()[1] for line, _, _ in service.calls] == ["/phone"]


async def test_who_looks_again_before_the_call_is_made_is_not_called(place: Running, service: PushService) -> None:
    table, ann, live = await asked_of(place)
    await subscribe(ann, service)
    rows = place.server[Calling].rows
    async with ann.at(table) as side:
        await side.next("state")
        for here, waiting in ((False, 1), (False, 1), (True, 0)):
            await side.say(t="look", here=here)
            await side.say(t="ping")
            await side.next("pong")
            await place.server[Clocks].turns.tell([live])
            assert len(await rows.due(store.now(), 9)) == waiting


async def test_a_call_to_a_browser_that_was_forgotten_meanwhile_is_over(place: Running, service: PushService) -> None:
    _, ann, live = await asked_of(place)
    await subscribe(ann, service)
    calling = place.server[Calling]
    await place.server[Clocks].turns.tell([live])
    (call,) = await calling.rows.due(store.now(), 9)
    assert await calling.rows.take(call.id, store.now()) and not await calling.rows.take(call.id, store.now())
    await ann.web.delete("/api/me/calls/push")
    await calling._call(call)
    assert not service.calls and await calling.rows.due(store.now() + 10**9, 9) == []


async def test_a_call_that_cannot_be_made_at_all_is_not_tried_for_ever(
    place: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann, live = await asked_of(place)
    await subscribe(ann, service)
    calling = place.server[Calling]

    async def broken(_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(calling, "_call", broken)
    await place.server[Clocks].turns.tell([live])
    assert await calling.make_calls() == 1 and await calling.make_calls() == 0
    assert await calling.rows.due(store.now() + 10**9, 9) == []


async def test_a_call_that_was_begun_and_never_heard_of_again_is_forgotten_after_an_hour(
    place: Running, service: PushService, time: Moved
) -> None:
    _, ann, live = await asked_of(place)
    await subscribe(ann, service)
    await place.server[Clocks].turns.tell([live])
    (call,) = await place.server.store.rows(calls.select())
    rows, begun = place.server[Calling].rows, int(1000 * time.seconds)
    assert await rows.take(call.id, begun)
    for passed, left in ((3_600_000, 1), (3_600_001, 0)):
        await rows.clear(begun + passed)
        assert len(await place.server.store.rows(calls.select())) == left
