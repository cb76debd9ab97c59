"""E-mails about one's turn: after a delay, until they are switched off."""

from __future__ import annotations

import pytest

from ludoteka.server.notifications.notifications import CORRESPONDENCE_EMAIL_DELAY, RETRY_DELAY, UNTIMED_EMAIL_DELAY
from tests.server.conftest import GAMES
from tests.server.notifications.fakes import FakeMailServer, FakePushService
from tests.server.notifications.helpers import (
    HOUSE,
    LIVE,
    MAIL,
    ManualClock,
    notify,
    set_email,
    subscribe,
    table_of_two,
)
from tests.server.people import Running, seated


async def test_an_email_is_sent_after_a_delay_and_one_press_stops_the_next(
    place: Running, office: FakeMailServer, time: ManualClock
) -> None:
    table, ann, live = await table_of_two(place)
    await set_email(ann, office)
    await notify(place)
    assert not office.emails, "perhaps they come by themselves"
    time.seconds += CORRESPONDENCE_EMAIL_DELAY / 1000
    await notify(place)
    (mail,) = office.emails
    assert mail["To"] == "ann@example.org" and mail["Subject"] == "Your turn: Claim"
    assert mail["From"] == "house@example.org" and mail["Auto-Submitted"] == "auto-generated"
    assert mail.get_content_type() == "text/plain" and f"{HOUSE}/t/{table}" in mail.get_content()
    stop = mail["List-Unsubscribe"].strip("<>")
    assert stop.startswith(f"{HOUSE}/unsubscribe/") and stop in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    page = await place.stranger().web.get(stop.removeprefix(HOUSE))
    assert page.status_code == 200 and (await ann.get("/me/notifications"))["email_wanted"], (
        "following a link stops nothing"
    )
    program = place.stranger()  # a mail program: it has neither our cookie nor our header
    del program.web.headers["X-Ludoteka"]
    answer = await program.web.post(stop.removeprefix(HOUSE), data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 204 and not (await ann.get("/me/notifications"))["email_wanted"]
    _, people = await seated(place, GAMES["claim"], 2, clock=MAIL)
    assert people and live.sheet.status == "playing"
    time.seconds += 3600
    await notify(place)
    assert len(office.emails) == 1


async def test_a_live_table_sends_no_emails_and_one_without_a_clock_waits_longer(
    place: Running, office: FakeMailServer, time: ManualClock
) -> None:
    for clock, count in ((LIVE, 0), (None, 1)):
        _, ann, _ = await table_of_two(place, clock)
        await set_email(ann, office, f"ann{count}@example.org")
        await notify(place)
        time.seconds += CORRESPONDENCE_EMAIL_DELAY / 1000
        await notify(place)
        assert not office.emails
        time.seconds += UNTIMED_EMAIL_DELAY / 1000
        await notify(place)
        assert len(office.emails) == count


async def test_nobody_is_notified_in_their_quiet_hours(
    place: Running, service: FakePushService, office: FakeMailServer, time: ManualClock
) -> None:
    _, ann, _ = await table_of_two(place)
    await subscribe(ann, service)
    await set_email(ann, office)
    hours = {"zone": "UTC", "since": 7 * 60, "until": 9 * 60}  # the moved clock begins at 8:00
    assert (await ann.web.put("/api/me/quiet", json=hours)).status_code == 200
    time.seconds += 60
    await notify(place)
    time.seconds += CORRESPONDENCE_EMAIL_DELAY / 1000
    await notify(place)
    assert not service.requests and not office.emails
    time.seconds += 3600
    await notify(place)
    assert len(service.requests) == 1 and len(office.emails) == 1


async def test_an_address_that_is_refused_gets_no_more_emails(
    place: Running, office: FakeMailServer, time: ManualClock
) -> None:
    _, ann, _ = await table_of_two(place)
    await set_email(ann, office)
    await notify(place)
    office.answer = "550 nobody here"
    time.seconds += CORRESPONDENCE_EMAIL_DELAY / 1000
    await notify(place)
    assert not (await ann.get("/me/notifications"))["confirmed"]


async def test_a_busy_mail_server_is_tried_again(place: Running, office: FakeMailServer, time: ManualClock) -> None:
    _, ann, _ = await table_of_two(place)
    await set_email(ann, office)
    await notify(place)
    office.answer = "450 later"
    time.seconds += CORRESPONDENCE_EMAIL_DELAY / 1000
    await notify(place)
    office.answer = ""
    await notify(place)
    assert not office.emails
    time.seconds += RETRY_DELAY / 1000
    await notify(place)
    assert len(office.emails) == 1


@pytest.mark.parametrize("language, subject", [("cs", "Jsi na tahu: Claim"), ("pl", "Twoja kolej: Claim")])
async def test_emails_are_written_in_the_readers_language(
    place: Running, office: FakeMailServer, time: ManualClock, language: str, subject: str
) -> None:
    _, ann, _ = await table_of_two(place)
    await ann.web.put("/api/me", json={"language": language})
    await set_email(ann, office)
    await notify(place)
    time.seconds += CORRESPONDENCE_EMAIL_DELAY / 1000
    await notify(place)
    assert office.emails[0]["Subject"] == subject


async def test_a_guest_who_signs_in_takes_the_address_along(place: Running, office: FakeMailServer) -> None:
    ann, guest = await place.person(), await place.person()
    code = (await ann.post("/me/recovery"))["code"]
    await set_email(guest, office)
    await guest.post("/login/recovery", {"code": code, "bring": True})
    assert (await guest.get("/me/notifications"))["confirmed"]
    assert (await ann.get("/me/notifications"))["email"] == "ann@example.org"


async def test_emails_can_be_switched_off_and_an_address_can_be_deleted(
    place: Running, office: FakeMailServer, time: ManualClock
) -> None:
    _, ann, _ = await table_of_two(place)
    await set_email(ann, office)
    for on in (True, False):
        answer = await ann.web.put("/api/me/notifications/email/wanted", json={"email_wanted": on})
        assert answer.status_code == 200 and answer.json()["email_wanted"] is on
    await notify(place)
    time.seconds += CORRESPONDENCE_EMAIL_DELAY / 1000
    await notify(place)
    assert not office.emails
    settings = (await ann.web.delete("/api/me/notifications/email")).json()
    assert (settings["email"], settings["confirmed"], settings["email_wanted"]) == ("", False, False)
    assert (await ann.web.put("/api/me/notifications/email/wanted", json={"email_wanted": True})).json()[
        "email_wanted"
    ] is False


async def test_unsubscribe_links_of_earlier_versions_still_work(
    place: Running, office: FakeMailServer, time: ManualClock
) -> None:
    _, ann, _ = await table_of_two(place)
    await set_email(ann, office)
    await notify(place)
    time.seconds += CORRESPONDENCE_EMAIL_DELAY / 1000
    await notify(place)
    (mail,) = office.emails
    link = mail["List-Unsubscribe"].strip("<>").removeprefix(HOUSE).replace("/unsubscribe/", "/letters/")
    assert (await place.stranger().web.get(link)).status_code == 200
    assert (await place.stranger().web.post(link)).status_code == 204
    assert not (await ann.get("/me/notifications"))["email_wanted"]
