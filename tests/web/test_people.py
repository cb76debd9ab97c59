"""A guest registers a passkey and signs in with it; a code signs in their phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.test_pages import assert_accessible

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]


def _by_name(person: Person, path: str) -> None:
    """Go there by the name of the machine: passkeys are bound to names, not to numbers."""
    person.page.goto(f"{person.house.replace('127.0.0.1', 'localhost')}{path}")


def test_a_passkey_makes_a_guest_a_person_who_comes_back_with_it(guest: Guests) -> None:
    me = guest("en")
    keys = me.context.new_cdp_session(me.page)
    keys.send("WebAuthn.enable")
    stick = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    more = {"isUserVerified": True, "automaticPresenceSimulation": True}
    keys.send("WebAuthn.addVirtualAuthenticator", {"options": {**stick, **more}})
    _by_name(me, "/me")
    me.page.get_by_role("button", name=f"{me.say('me-add')} {me.say('me-passkey')}").click()
    me.page.get_by_role("button", name=f"{me.say('me-remove')} {me.say('me-passkey')}").wait_for()
    kind, whose = me.page.locator(".reader small"), me.page.locator("#profile-name")
    expect(kind).to_have_text(me.say("me-card"))
    name = whose.inner_text()
    me.context.clear_cookies()
    _by_name(me, "/me")
    expect(kind).to_have_text(me.say("me-card-guest"))
    expect(whose).not_to_have_text(name)
    me.page.get_by_role("button", name=me.say("me-by-passkey")).click()
    expect(kind).to_have_text(me.say("me-card"))
    expect(whose).to_have_text(name)

    remove = me.page.get_by_role("button", name=f"{me.say('me-remove')} {me.say('me-passkey')}")
    remove.click()
    asked = me.page.get_by_role("dialog")
    expect(asked).to_contain_text(me.say("me-passkey-sure"))
    asked.get_by_role("button", name=me.say("back")).last.click()
    expect(remove).to_be_visible()  # thought better of it
    remove.click()
    asked.get_by_role("button", name=me.say("me-remove")).click()
    expect(remove).to_have_count(0)
    expect(kind).to_have_text(me.say("me-card-guest"))


def test_a_phone_becomes_mine_by_the_code_and_the_page_is_for_everybody(guest: Guests) -> None:
    me, phone = guest("cs"), guest("pl", phone=True)
    me.go("/me")
    me.page.get_by_role("button", name=me.say("link-device-show")).click()
    code = me.page.locator(".link-device .code").inner_text()
    assert_accessible(me, "my page with the code")
    mine, whose = me.page.locator("#profile-name").inner_text(), phone.get("/api/me")["name"]
    phone.go(f"/move#{code}")
    expect(phone.page.locator(".owner b")).to_have_text(mine)
    expect(phone.page.locator(".bring")).to_contain_text(whose)
    expect(phone.page.get_by_role("checkbox")).not_to_be_checked()  # a link takes nothing along unasked
    assert_accessible(phone, "the page that takes a code")
    phone.page.get_by_role("button", name=phone.say("link-device-go")).click()
    expect(phone.page.get_by_text(phone.say("link-device-waiting"))).to_be_visible()
    asked = me.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Chrom")
    assert_accessible(me, "the question whether a device is mine")
    asked.get_by_role("button", name=me.say("link-device-yes")).click()
    expect(phone.page.locator("#profile-name")).to_have_text(mine)
    assert_accessible(phone, "my page on a phone")
    assert len(phone.get("/api/me/account")["devices"]) == 2


def test_a_banned_person_sees_only_the_reason_and_the_end_of_the_ban(guest: Guests) -> None:
    me = guest("cs")
    ban = {"error": "error-banned", "args": {"until": "2026-11-26", "reason": "Křičí na nás."}, "detail": ""}
    me.page.route("**/api/**", lambda route: route.fulfill(status=403, json=ban))
    me.page.goto(f"{me.house}/")
    expect(me.page.get_by_role("heading")).to_have_text(me.say("banned-title"))
    expect(me.page.locator("main p")).to_contain_text("do 26. listopadu 2026. Křičí na nás.")
    me.page.unroute("**/api/**")
    me.page.get_by_role("button", name=me.say("offline-again")).click()
    expect(me.page.get_by_role("heading", name=me.say("together"))).to_be_visible()
