"""Fair luck in real browsers: automatic salts, the check at the end, and loud reports of faults."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import ludoteka
from ludoteka import fairness
from tests.web.people import Person
from tests.web.test_pages import assert_accessible

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]


def receipt_of(person: Person, table: str) -> str:
    """The receipt in this person's browser."""
    stored: str = person.page.evaluate("table => localStorage.getItem('ludoteka.luck.' + table)", table)
    return stored


def test_two_browsers_salt_a_match_by_themselves_and_check_it_at_the_end(guest: Guests) -> None:
    me, friend = guest("cs"), guest("pl", phone=True)
    link = me.lay_table(seats=[{"kind": "me"}, {"kind": "open"}])
    table = link.removeprefix("/t/")
    me.go(link)
    friend.go(link)
    friend.page.get_by_role("button", name=friend.say("table-sit")).click()
    me.page.get_by_role("button", name=me.say("waiting-start")).click()
    for person in (me, friend):
        person.page.locator(".table").wait_for()
    me.page.get_by_role("button", name=me.say("table-menu"), exact=True).click()
    expect(me.page.get_by_role("dialog").get_by_role("button", name=me.say("luck-sign"))).to_be_visible()  # mixed
    me.page.keyboard.press("Escape")
    info = me.get(f"/api/tables/{table}")
    assert all(seat["pledge"] and not seat["unrevealed"] for seat in info["seats"])
    friend.post(f"/api/tables/{table}/resign", {})
    for person in (me, friend):
        person.page.get_by_role("button", name=person.say("luck-result-good"), exact=True).click()
        person.page.get_by_text(person.say("luck-verdict-good")).wait_for()
        person.page.get_by_text(person.say("luck-good-salt")).wait_for()
        assert_accessible(person, "what was checked about the luck")
    record = ludoteka.Record.from_json(me.context.request.get(f"{me.house}/api/tables/{table}/record").text())
    for person, seat in ((me, 0), (friend, 1)):
        receipt = fairness.Receipt.from_json(receipt_of(person, table))
        assert receipt.salt == record.salts[seat]
        assert {finding.grade for finding in fairness.check(record, receipt)} == {"good"}


def test_a_browser_whose_data_were_deleted_before_the_match_pledges_anew(guest: Guests) -> None:
    me, friend = guest("pl"), guest("en")
    table = table_of(me, friend)
    before = friend.get(f"/api/tables/{table}")["seats"][1]["pledge"]
    forget(friend)
    friend.page.wait_for_function(
        "table => JSON.parse(localStorage.getItem('ludoteka.luck.' + table))?.pledge",
        arg=table,
    )
    me.page.get_by_role("button", name=me.say("waiting-start")).click()
    friend.page.locator(".table").wait_for()
    seats = me.get(f"/api/tables/{table}")["seats"]
    assert seats[1]["pledge"] != before and not any(seat["unrevealed"] for seat in seats)


def test_a_browser_whose_data_were_deleted_during_the_match_accuses_nobody(guest: Guests) -> None:
    me, friend = guest("cs"), guest("pl", phone=True)
    table = table_of(me, friend)
    me.page.get_by_role("button", name=me.say("waiting-start")).click()
    friend.page.locator(".table").wait_for()
    forget(friend)
    friend.page.locator(".table").wait_for()
    me.post(f"/api/tables/{table}/resign", {})
    friend.page.get_by_role("button", name=friend.say("luck-result-note"), exact=True).click()
    for words in ("luck-verdict-note", "luck-note-salt-elsewhere"):
        friend.page.get_by_text(friend.say(words)).wait_for()
    expect(friend.page.get_by_role("alert")).to_have_count(0)
    assert_accessible(friend, "what a browser without its data could check of the luck")


def table_of(me: Person, friend: Person) -> str:
    """A table at which both sit by their pages, not begun; each browser draws another salt each time."""
    for person in (me, friend):
        person.context.add_init_script("delete crypto.getRandomValues")
    table = me.lay_table(seats=[{"kind": "me"}, {"kind": "open"}]).removeprefix("/t/")
    for person in (me, friend):
        person.go(f"/t/{table}")
    friend.page.get_by_role("button", name=friend.say("table-sit")).click()
    expect(me.page.get_by_role("button", name=me.say("waiting-start"))).to_be_enabled()
    return table


def forget(person: Person) -> None:
    """Delete what this browser stored, but not the cookie, and load the page anew."""
    person.page.evaluate("localStorage.clear()")
    person.page.reload()


def test_an_exchanged_commitment_is_reported_loudly(guest: Guests) -> None:
    """The operator publishes another seed at the end, with its matching commitment."""
    me = guest("en")
    me.go("/")
    table = me.lay_table(seats=[{"kind": "me"}, {"kind": "open"}]).removeprefix("/t/")
    me.go(f"/t/{table}")
    me.page.wait_for_function("table => localStorage.getItem('ludoteka.luck.' + table)", arg=table)

    def lie(route: Route) -> None:
        body = route.fetch().json()
        body.update(commitment="0" * 64, seed="0" * 64)
        route.fulfill(body=json.dumps(body), content_type="application/json")

    me.page.route(f"**/api/tables/{table}/luck", lie)
    me.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "bot", "level": "easy"})
    me.page.get_by_role("button", name=me.say("waiting-start")).click()
    me.page.locator(".table").wait_for()
    me.post(f"/api/tables/{table}/resign", {})
    expect(me.page.get_by_role("alert").get_by_text(me.say("luck-verdict-bad"))).to_be_visible()
    me.page.get_by_role("button", name=me.say("luck-result-bad")).click()
    me.page.get_by_text(me.say("luck-bad-promise-changed")).wait_for()
