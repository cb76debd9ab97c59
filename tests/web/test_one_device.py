"""People in one room: a device that changes hands, and a screen for all with the phones around it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.test_pages import assert_accessible


def test_two_people_play_a_trick_of_claim_on_one_device(guest: Callable[..., Person]) -> None:
    ann = guest("cs")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bára"}]
    ann.go(ann.lay_table(seats=seats, settings={"leader": "p0"}, seed="one device"))
    owner = ann.get("/api/me")["name"]
    passing = ann.page.get_by_role("dialog", name=ann.say("handover"), exact=True)
    hand = ann.page.locator("main .fan button")

    def takes(name: str) -> None:
        expect(hand).to_have_count(0)
        passing.get_by_role("button", name=ann.say("handover-i-am").replace("{ $name }", name), exact=True).click()
        expect(passing).to_have_count(0)
        expect(hand).to_have_count(13)

    takes(owner)
    ann.press("1")
    expect(passing).to_contain_text("Bára")
    takes("Bára")
    ann.page.get_by_role("button", name=ann.say("handover-down")).click()
    takes("Bára")
    ann.press("1")
    ann.catch_up(2)
    expect(ann.page.locator("main .seat")).to_have_count(2)


def test_a_screen_for_all_seats_people_by_its_codes_and_gives_nobody_a_seat_that_is_taken(
    guest: Callable[..., Person],
) -> None:
    tv, ann, bob = guest("cs"), guest("pl", phone=True), guest("en", phone=True)
    tv.go().page.get_by_text(tv.say("together-tv"), exact=True).click()
    tv.page.locator("a[href='/new/valeria/tv']").click()
    expect(tv.page.get_by_role("button", name=tv.say("where-tv"))).to_have_attribute("aria-pressed", "true")
    tv.page.get_by_role("button", name=tv.say("new-table-open")).click()
    tv.page.wait_for_url("**/tv/*")
    link = tv.page.url.removeprefix(tv.house).replace("/tv/", "/t/")
    codes = tv.page.locator("main img")
    expect(codes).to_have_count(2)
    assert_accessible(tv, "the screen before the match")

    ann.go(f"{link}/seat/2")
    ann.page.get_by_role("textbox", name=ann.say("welcome-name")).fill("<i>Ola</i> { $host }")
    ann.page.get_by_role("button", name=ann.say("table-sit")).click()
    expect(tv.page.get_by_text("<i>Ola</i> { $host }", exact=True)).to_be_visible()  # a name is never markup
    expect(codes).to_have_count(1)
    bob.go(f"{link}/seat/2")
    expect(bob.page.get_by_role("main").get_by_role("status")).to_contain_text("2")
    bob.page.get_by_role("button", name=bob.say("table-sit")).click()
    expect(codes).to_have_count(0)
    assert [seat["you"] for seat in bob.get(f"/api{link.replace('/t/', '/tables/')}")["seats"]] == [True, False]

    tv.page.get_by_role("button", name=tv.say("waiting-start")).click()
    expect(tv.page.locator("aside li.asked")).to_have_count(2)  # both choose a duke, on their phones
    for person in (ann, bob):
        person.await_turn()
    expect(tv.page.locator("main[inert]")).to_have_count(1)  # a screen is looked at

    name = ann.get("/api/me")["name"]
    code = ann.post("/api/me/device-code", {})["code"]
    ann.page.goto("about:blank")
    lost = guest("cs", phone=True).go(f"{link}/seat/2")
    expect(lost.page.get_by_text(lost.say("spectating"), exact=True)).to_be_visible()
    lost.page.get_by_role("button", name=lost.say("return"), exact=True).click()
    lost.settle()
    assert_accessible(lost, "the way back to a seat")
    lost.page.get_by_role("textbox", name=lost.say("me-by-code")).fill(code)
    lost.page.get_by_role("button", name=lost.say("me-by-code-go"), exact=True).click()
    expect(lost.page.locator(".owner")).to_contain_text(name)
    lost.page.get_by_role("button", name=lost.say("link-device-go"), exact=True).click()
    expect(lost.page.get_by_text(lost.say("link-device-waiting"))).to_be_visible()
    (wish,) = ann.get("/api/me/device-code")
    headers = {"X-Ludoteka": "1", "Origin": ann.house}
    yes = f"{ann.house}/api/me/device-code/{wish['id']}"
    assert ann.context.request.post(yes, data={"yes": True}, headers=headers).ok
    lost.await_turn()
    assert lost.get("/api/me")["name"] == name
