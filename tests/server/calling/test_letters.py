"""Calling people to their turn by letter: after a while, until they say stop."""

from __future__ import annotations

import pytest

from ludoteka.server.calling.calling import AGAIN, BY_MAIL, UNHURRIED
from tests.server.calling.callers import (
    HOUSE,
    LIVE,
    MAIL,
    Moved,
    asked_of,
    give_address,
    subscribe,
    tell,
)
from tests.server.calling.post import PostOffice, PushService
from tests.server.conftest import GAMES
from tests.server.people import Running, seated


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


async def test_a_guest_who_becomes_somebody_takes_the_address_along(place: Running, office: PostOffice) -> None:
    ann, guest = await place.person(), await place.person()
    code = (await ann.post("/me/recovery"))["code"]
    await give_address(guest, office)
    await guest.post("/login/recovery", {"code": code, "bring": True})
    assert (await guest.get("/me/calls"))["confirmed"] and (await ann.get("/me/calls"))["address"] == "ann@example.org"


async def test_who_wants_no_letters_for_now_gets_none_and_an_address_can_be_forgotten(
    place: Running, office: PostOffice, time: Moved
) -> None:
    _, ann, _ = await asked_of(place)
    await give_address(ann, office)
    for wanted in (True, False):
        answer = await ann.web.put("/api/me/calls/letters", json={"letters": wanted})
        assert answer.status_code == 200 and answer.json()["letters"] is wanted
    await tell(place)
    time.seconds += BY_MAIL / 1000
    await tell(place)
    assert not office.letters
    gone = (await ann.web.delete("/api/me/calls/mail")).json()
    assert (gone["address"], gone["confirmed"], gone["letters"]) == ("", False, False)
    assert (await ann.web.put("/api/me/calls/letters", json={"letters": True})).json()["letters"] is False
