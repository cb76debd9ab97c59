"""Two people at one table: clocks, talk and proposals."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import PHONE, Person


def test_people_talk_agree_and_see_their_clocks(guest: Callable[..., Person]) -> None:
    ann, bob = guest("cs"), guest("pl", phone=True)
    clock = {"kind": "live", "seconds": 600, "increment": 10}
    seats = [{"kind": "me"}, {"kind": "open"}]
    link = ann.lay_table(seats=seats, clock=clock, settings={"leader": "p0"})
    table = link.rsplit("/", 1)[1]
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    ann.post(f"/api/tables/{table}/start", {})
    ann.go(link)
    bob.go(link)

    plates = ann.page.locator("main .seat .clock")
    expect(plates).to_have_count(2)
    expect(ann.page.locator("main .seat .clock.runs")).to_have_count(1)
    expect(bob.page.get_by_role("list", name=bob.say("clocks")).locator(".clock")).to_have_count(2)

    ann.page.get_by_role("tab", name=ann.say("talk")).click()
    ann.page.get_by_role("textbox", name=ann.say("talk-hint")).fill("<b>ahoj</b> & <i>vítej</i>")
    ann.page.keyboard.press("Enter")
    bob.page.get_by_role("button", name=bob.say("log-title")).click()  # on a phone the log and the talk share a sheet
    sheet = bob.page.get_by_role("dialog")
    sheet.get_by_role("tab", name=bob.say("talk")).click()
    expect(sheet.get_by_text("<b>ahoj</b> & <i>vítej</i>")).to_be_visible()
    log, face = sheet.get_by_role("log"), sheet.get_by_role("log").get_by_role("button").first
    assert face.evaluate("face => face.getBoundingClientRect().left") >= log.evaluate(
        "log => log.getBoundingClientRect().left"
    ), "who spoke can be pressed in whole"
    sheet.get_by_role("button", name=bob.say("talk-phrases")).click()
    sheet.get_by_role("button", name=bob.say("phrase-nice")).click()
    expect(ann.page.get_by_role("log").get_by_text(ann.say("phrase-nice"))).to_be_visible()
    sheet.get_by_role("button", name=bob.say("reaction-tea")).click()
    expect(ann.page.get_by_role("log").locator(".thrown")).to_have_count(1)
    bob.page.set_viewport_size({"width": 844, "height": 390})  # the newest stays in sight when the phone is turned
    expect(log.get_by_role("listitem").last).to_be_in_viewport(ratio=0.6)
    bob.page.set_viewport_size(PHONE)
    bob.page.keyboard.press("Escape")

    ann.page.get_by_role("button", name=ann.say("table-menu"), exact=True).click()
    ann.page.get_by_role("button", name=ann.say("menu-ask-pause")).click()
    bob.page.get_by_role("button", name=bob.say("proposal-yes"), exact=True).click()
    expect(ann.page.locator("main .seat .clock.runs")).to_have_count(0)
    ann.page.get_by_role("button", name=ann.say("clock-resume")).click()
    expect(ann.page.locator("main .seat .clock.runs")).to_have_count(1)
    expect(bob.page.get_by_role("button", name=bob.say("clock-resume"))).to_have_count(0)


def test_a_planned_card_waits_for_its_turn_who_watches_is_counted_and_who_resigned_is_named(
    guest: Callable[..., Person],
) -> None:
    ann, bob, eve = guest("cs"), guest("pl", phone=True), guest("en", phone=True)
    link = ann.lay_table(seats=[{"kind": "me"}, {"kind": "open"}], settings={"leader": "p0"})
    table = link.rsplit("/", 1)[1]
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    ann.post(f"/api/tables/{table}/start", {})
    for person in (ann, bob, eve):
        person.go(link)
    expect(eve.page.get_by_text(eve.say("spectating"), exact=True)).to_be_visible()
    expect(ann.page.locator(".watchers")).to_contain_text("1")
    expect(bob.page.locator(".watchers")).to_contain_text("1")

    wild = bob.page.locator(".hold[data-anchor*='doppelgangers']").first  # a card that may always be played
    wild.tap(position={"x": 14, "y": 14})  # its corner: the rest lies under the next card
    expect(bob.page.locator(".planned")).to_have_count(1)
    ann.await_turn()
    assert ann.get(f"/api/tables/{table}")["waiting_for"] == [0]
    ann.press()
    ann.catch_up(2)
    bob.catch_up(2)
    expect(bob.page.locator(".planned")).to_have_count(0)

    bob.post(f"/api/tables/{table}/resign", {})
    names = [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]]
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text(names[0])
    expect(ann.page.locator(".ended p")).to_contain_text(names[1])
    expect(ann.page.locator(".ended li", has_text=names[1])).to_contain_text(ann.say("ended-gave-up"))


def test_a_bot_that_plays_for_somebody_is_named_to_all_and_sent_away_by_one_press(guest: Callable[..., Person]) -> None:
    ann, bob = guest("cs"), guest("pl", phone=True)
    link = ann.lay_table(seats=[{"kind": "me"}, {"kind": "open"}], settings={"leader": "p0"})
    table = link.rsplit("/", 1)[1]
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    ann.post(f"/api/tables/{table}/start", {})
    ann.go(link)
    bob.go(link)
    expect(bob.page.get_by_text(bob.say("bot-plays"), exact=True)).to_have_count(0)

    bob.post(f"/api/tables/{table}/stand-in", {"seat": 1})
    expect(bob.page.get_by_text(bob.say("bot-plays"), exact=True)).to_be_visible()
    expect(ann.page.locator("main .seat", has_text=ann.say("tv-bot"))).to_have_count(1)
    name = ann.get(f"/api/tables/{table}")["seats"][1]["name"]
    expect(ann.page.locator("aside .log")).to_contain_text(ann.say("seat-log-rest").replace("{ $name }", name))

    bob.page.get_by_role("button", name=bob.say("bot-plays-back")).tap()
    expect(bob.page.get_by_text(bob.say("bot-plays"), exact=True)).to_have_count(0)
    expect(ann.page.locator("main .seat", has_text=ann.say("tv-bot"))).to_have_count(0)
    expect(ann.page.locator("aside .log")).to_contain_text(ann.say("seat-log-back").replace("{ $name }", name))
