"""Push notifications of one's turn: once, and not while the table is on screen."""

from __future__ import annotations

import pytest
from py_vapid import Vapid

from ludoteka.server import store
from ludoteka.server.clocks.clocks import Clocks
from ludoteka.server.notifications.notifications import (
    CORRESPONDENCE_EMAIL_DELAY,
    MAX_ATTEMPTS,
    MAX_FAILURES,
    RETRY_DELAY,
    Notifications,
)
from ludoteka.server.notifications.schema import pending
from ludoteka.server.notifications.store import MAX_BROWSERS
from ludoteka.server.tables import play
from tests.server.notifications.fakes import FakeMailServer, FakePushService
from tests.server.notifications.helpers import (
    ManualClock,
    notify,
    set_email,
    subscribe,
    table_of_two,
)
from tests.server.people import Running, link_device


async def test_a_browser_is_notified_once_per_turn_in_its_language(place: Running, service: FakePushService) -> None:
    table, ann, live = await table_of_two(place)
    other = live.sheet.chairs[1 - live.asked()[0]].name
    await ann.web.put("/api/me", json={"language": "cs"})
    browser = await subscribe(ann, service)
    await notify(place)
    await notify(place)
    ((line, headers, body),) = service.requests
    assert line == "POST /one HTTP/1.1" and headers["topic"] == table and int(headers["ttl"]) > 3600
    message = browser.read(body)
    assert message == {"title": "Jsi na tahu", "body": f"Claim – u stolu: {other}", "link": f"/t/{table}", "tag": table}
    assert Vapid.verify(auth=headers["authorization"]), "signed with the key of the server"
    assert f"k={(await ann.get('/me/notifications'))['push_key']}" in headers["authorization"]


async def test_all_browsers_of_a_user_are_notified_and_no_others(place: Running, service: FakePushService) -> None:
    _, ann, _ = await table_of_two(place)
    phone = place.stranger()
    await link_device(ann, phone)
    bob = await place.person()
    for path, person in (("/desk", ann), ("/phone", phone), ("/bob", bob)):
        await subscribe(person, service, path)
    await notify(place)
    assert sorted(line.split()[1] for line, _, _ in service.requests) == ["/desk", "/phone"]


async def test_a_visible_page_prevents_a_notification_and_a_hidden_one_does_not(
    place: Running, service: FakePushService
) -> None:
    table, ann, live = await table_of_two(place)
    await subscribe(ann, service)
    async with ann.at(table) as desk, ann.at(table) as phone:
        await desk.next("state")
        await phone.next("state")
        await notify(place)
        await desk.say(t="visible", visible=False)
        await desk.say(t="ping")
        await desk.next("pong")
        await notify(place)
        assert not service.requests, "the phone is before their eyes"
        await phone.say(t="visible", visible=False)
        await phone.say(t="ping")
        await phone.next("pong")
        seat = live.asked()[0]
        assert live.present(live.sheet.chairs[seat].guest), "they are there all the same"
        await notify(place)
    assert len(service.requests) == 1


async def test_a_page_reported_hidden_twice_counts_as_hidden_since_the_first_time(place: Running) -> None:
    table, ann, live = await table_of_two(place)
    async with ann.at(table) as side:
        await side.next("state")
        since = []
        for _ in range(2):
            await side.say(t="visible", visible=False)
            await side.say(t="ping")
            await side.next("pong")
            since.append(dict(live.last_present))
    assert since[0] == since[1] != {}


async def test_opening_the_table_cancels_a_pending_notification(
    place: Running, service: FakePushService, office: FakeMailServer, time: ManualClock
) -> None:
    table, ann, live = await table_of_two(place)
    await set_email(ann, office)
    await place.server[Clocks].turn_notices.notify([live])
    async with ann.at(table) as side:
        await side.next("state")
        await side.say(t="ping")
        await side.next("pong")
    time.seconds += 86_400 / 2
    assert await place.server[Notifications].send_due() == 0 and not office.emails


async def test_a_table_that_left_memory_notifies_too(place: Running, service: FakePushService) -> None:
    _, ann, live = await table_of_two(place)
    await subscribe(ann, service)
    await place.server[Clocks].turn_notices.notify([live])
    place.tables.live.clear()
    assert await place.server[Notifications].send_due() == 1 and len(service.requests) == 1


async def test_a_turn_that_is_over_is_not_notified(
    place: Running, service: FakePushService, office: FakeMailServer, time: ManualClock
) -> None:
    _, ann, live = await table_of_two(place)
    await set_email(ann, office)
    await place.server[Clocks].turn_notices.notify([live])
    seat = live.asked()[0]
    assert live.table
    await play.choose(place.tables, live, seat, live.table.asks[seat].keys[0], live.seq)  # type: ignore[index]
    time.seconds += CORRESPONDENCE_EMAIL_DELAY / 1000
    assert await place.server[Notifications].send_due() == 1 and not office.emails


async def test_a_table_with_bots_alone_notifies_nobody(place: Running, service: FakePushService) -> None:
    ann = await place.person()
    await subscribe(ann, service)
    await ann.open("claim", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], settings={"leader": "p0"})
    await notify(place)
    assert not service.requests


async def test_a_subscription_that_has_ended_is_deleted(place: Running, service: FakePushService) -> None:
    for status in (404, 410):
        _, ann, _ = await table_of_two(place)
        await subscribe(ann, service, f"/{status}")
        service.status = status
        await notify(place)
        assert not (await ann.get("/me/notifications"))["this_browser"]


async def test_a_failing_push_service_is_tried_again_for_a_while(
    place: Running, service: FakePushService, time: ManualClock
) -> None:
    _, ann, _ = await table_of_two(place)
    await subscribe(ann, service)
    service.status = 503
    await notify(place)
    for tried in range(1, MAX_ATTEMPTS):
        await notify(place)
        assert len(service.requests) == tried, "not at once"
        time.seconds += RETRY_DELAY * 4 ** (tried - 1) / 1000
        service.status = 503 if tried < MAX_ATTEMPTS - 1 else 201
        await notify(place)
    assert len(service.requests) == MAX_ATTEMPTS
    time.seconds += 86_400
    await notify(place)
    assert len(service.requests) == MAX_ATTEMPTS and (await ann.get("/me/notifications"))["this_browser"]


async def test_a_push_service_that_does_not_answer_times_out_and_is_not_tried_again(
    place: Running, service: FakePushService, time: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.server.notifications.push_services.SECONDS", 0.2)
    _, ann, _ = await table_of_two(place)
    await subscribe(ann, service)
    service.silent = True
    await notify(place)
    time.seconds += 86_400
    await notify(place)
    assert len(service.requests) == 1, "it may have been heard"


async def test_a_subscription_that_fails_too_often_is_deleted(place: Running, service: FakePushService) -> None:
    ann = await place.person()
    await subscribe(ann, service)
    notifications = place.server[Notifications]
    (row,) = await notifications.rows.subscriptions_of(1)
    for _ in range(MAX_FAILURES - 1):
        await notifications.rows.push_failed(row.id, MAX_FAILURES)
    assert (await ann.get("/me/notifications"))["this_browser"]
    await notifications.rows.push_failed(row.id, MAX_FAILURES)
    assert not (await ann.get("/me/notifications"))["this_browser"]


async def test_a_user_has_a_limited_number_of_browsers(place: Running, service: FakePushService) -> None:
    ann = await place.person()
    rows = place.server[Notifications].rows
    await subscribe(ann, service, "/first")
    for number in range(MAX_BROWSERS):
        other = place.stranger()
        await link_device(ann, other)
        await subscribe(other, service, f"/{number}")
    subscriptions = await rows.subscriptions_of(1)
    assert len(subscriptions) == MAX_BROWSERS
    assert not (await ann.get("/me/notifications"))["this_browser"], "the oldest gave way"


async def test_a_device_that_is_signed_out_is_not_notified(place: Running, service: FakePushService) -> None:
    _, ann, _ = await table_of_two(place)
    await subscribe(ann, service)
    (device,) = (await ann.get("/me/account"))["devices"]
    assert (await ann.web.delete(f"/api/me/devices/{device['id']}")).status_code == 200
    await notify(place)
    assert not service.requests


async def test_a_browser_belongs_to_the_user_who_subscribed_last(place: Running, service: FakePushService) -> None:
    ann, bob = await place.person(), await place.person()
    await subscribe(ann, service)
    await subscribe(bob, service)
    assert (
        not (await ann.get("/me/notifications"))["this_browser"]
        and (await bob.get("/me/notifications"))["this_browser"]
    )


async def test_push_can_be_switched_off_for_one_browser(place: Running, service: FakePushService) -> None:
    _, ann, _ = await table_of_two(place)
    phone = place.stranger()
    await link_device(ann, phone)
    await subscribe(ann, service, "/desk")
    await subscribe(phone, service, "/phone")
    answer = await ann.web.delete("/api/me/notifications/push")
    assert (
        answer.status_code == 200
        and not answer.json()["this_browser"]
        and (await phone.get("/me/notifications"))["this_browser"]
    )
    await notify(place)
    assert [line.split()[1] for line, _, _ in service.requests] == ["/phone"]


async def test_showing_the_page_cancels_a_pending_notification(place: Running, service: FakePushService) -> None:
    table, ann, live = await table_of_two(place)
    await subscribe(ann, service)
    rows = place.server[Notifications].rows
    async with ann.at(table) as side:
        await side.next("state")
        for visible, waiting in ((False, 1), (False, 1), (True, 0)):
            await side.say(t="visible", visible=visible)
            await side.say(t="ping")
            await side.next("pong")
            await place.server[Clocks].turn_notices.notify([live])
            assert len(await rows.due(store.now(), 9)) == waiting


async def test_a_notification_to_a_deleted_subscription_is_done(place: Running, service: FakePushService) -> None:
    _, ann, live = await table_of_two(place)
    await subscribe(ann, service)
    notifications = place.server[Notifications]
    await place.server[Clocks].turn_notices.notify([live])
    (notification,) = await notifications.rows.due(store.now(), 9)
    assert await notifications.rows.claim(notification.id, store.now())
    assert not await notifications.rows.claim(notification.id, store.now())
    await ann.web.delete("/api/me/notifications/push")
    await notifications._deliver(notification)
    assert not service.requests and await notifications.rows.due(store.now() + 10**9, 9) == []


async def test_a_notification_that_cannot_be_sent_is_not_tried_for_ever(
    place: Running, service: FakePushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann, live = await table_of_two(place)
    await subscribe(ann, service)
    notifications = place.server[Notifications]

    async def broken(_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(notifications, "_deliver", broken)
    await place.server[Clocks].turn_notices.notify([live])
    assert await notifications.send_due() == 1 and await notifications.send_due() == 0
    assert await notifications.rows.due(store.now() + 10**9, 9) == []


async def test_a_claimed_notification_that_is_never_finished_is_deleted_after_an_hour(
    place: Running, service: FakePushService, time: ManualClock
) -> None:
    _, ann, live = await table_of_two(place)
    await subscribe(ann, service)
    await place.server[Clocks].turn_notices.notify([live])
    (notification,) = await place.server.store.rows(pending.select())
    rows, begun = place.server[Notifications].rows, int(1000 * time.seconds)
    assert await rows.claim(notification.id, begun)
    for passed, left in ((3_600_000, 1), (3_600_001, 0)):
        await rows.clear(begun + passed)
        assert len(await place.server.store.rows(pending.select())) == left
