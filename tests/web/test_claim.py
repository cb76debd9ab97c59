"""Whole matches of Claim in a real browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

import ludoteka
from ludoteka.kernel import Record
from tests.web.people import LANGUAGES, Person, Wire

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]
COUNTING = """new MutationObserver(() => { if (document.querySelector('.counting')) window.counting = true })
    .observe(document, {subtree: true, childList: true, attributes: true})"""


def test_a_guest_plays_a_whole_game_against_the_hard_bot(guest: Guests) -> None:
    me = guest("en").go()
    me.page.get_by_role("link", name=re.compile(f"^{me.say('play-bot')}")).first.click()
    me.page.get_by_role("button", name="all out").click()
    me.page.get_by_role("button", name=me.say("new-table-start")).click()
    me.play_on()
    expect(me.page.get_by_role("link", name=me.say("result-replay"))).to_be_visible()
    expect(me.page.get_by_role("button", name=me.say("result-rematch"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_presses_from_the_shelf_begin_a_game_in_the_guests_language(guest: Guests, language: str) -> None:
    me = guest(language).go()
    me.page.get_by_role("link", name=re.compile(f"^{me.say('play-bot')}")).first.click()
    me.page.get_by_role("button", name=me.say("new-table-start")).click()
    me.await_turn()
    assert me.page.locator("html").get_attribute("lang") == language
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    assert "{" not in me.page.locator("body").inner_text()


def test_two_people_play_a_whole_game_over_a_shared_link(guest: Guests) -> None:
    host, friend = guest("cs"), guest("pl", phone=False)
    link = host.lay_table(seats=[{"kind": "me"}, {"kind": "open"}])
    host.go(link)
    friend.go(link)
    friend.page.get_by_role("button", name=friend.say("table-sit")).first.click()
    if host.get(f"/api{link.replace('/t/', '/tables/')}")["status"] == "waiting":
        host.page.get_by_role("button", name=host.say("waiting-start")).click()
    for person in (host, friend):
        person.page.locator(".table[data-room]").wait_for()
    people = (host, friend)
    while not host.finished:
        host.eventually(lambda: host.finished or any(person.asked for person in people))
        for person in people:
            if person.asked:
                person.press()
    expect(friend.page.get_by_role("link", name=friend.say("result-replay"))).to_be_visible()
    table = host.get(f"/api{link.replace('/t/', '/tables/')}")
    assert table["status"] == "finished"


def test_a_reload_in_the_middle_loses_nothing(guest: Guests) -> None:
    me = guest().go()
    me.go(me.lay_table())
    me.play_on(5)
    me.await_turn()
    before = me.page.get_by_role("group").first.inner_text()
    me.page.reload()
    me.await_turn()
    assert me.page.get_by_role("group").first.inner_text() == before
    me.play_on()
    assert me.finished


def test_a_lost_connection_is_reported_and_reopened(guest: Guests) -> None:
    me = guest()
    wire = Wire(me)
    me.go(me.lay_table())
    me.play_on(3)
    me.await_turn()
    wire.cut()
    expect(me.page.get_by_text(me.say("connection-lost"))).to_be_visible()
    wire.mend()
    expect(me.page.get_by_text(me.say("connection-lost"))).to_be_hidden()
    me.play_on()
    assert me.finished


def test_a_choice_on_a_silent_connection_is_reported_and_sent_again(guest: Guests) -> None:
    me = guest("pl")
    wire = Wire(me)
    me.go(me.lay_table())
    me.await_turn()
    before = int((me.at or "").split("/")[0])
    wire.silence()
    me.page.keyboard.press("1")
    expect(me.page.get_by_text(me.say("connection-late"))).to_be_visible(timeout=6_000)
    expect(me.page.get_by_text(me.say("connection-lost-choice"))).to_be_visible()
    wire.mend()
    me.catch_up(before + 1)
    expect(me.page.get_by_text(me.say("connection-lost-choice"))).to_be_hidden()


def test_a_whole_game_can_be_played_by_touch_on_a_phone(guest: Guests) -> None:
    me = guest("cs", phone=True)
    link = me.lay_table()
    me.go(link)
    width = me.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "the page can be scrolled sideways"
    for _ in range(400):
        me.await_turn()
        if me.finished:
            break
        for card in me.page.get_by_role("button", name="lze zahrát").all():
            try:  # the corner that a fan leaves free: once to lift, once to play; a lifted card may cover another's
                card.tap(position={"x": 14, "y": 20}, timeout=1_000)
            except TimeoutError:
                continue
            break
    assert me.finished


def test_a_whole_game_can_be_played_by_keyboard_alone(guest: Guests) -> None:
    me = guest()
    me.go(me.lay_table())
    for _ in range(40):
        me.await_turn()
        if me.finished:
            break
        me.page.locator("aside .option").first.focus()
        me.press("Enter")
    me.play_on()
    assert me.finished
    me.page.keyboard.press("Tab")
    assert me.page.evaluate("document.activeElement !== document.body")


def test_the_screen_reader_tree_holds_no_hidden_card(guest: Guests) -> None:
    me = guest("en")
    link = me.lay_table()
    me.go(link)
    me.play_on(4)
    me.await_turn()
    names = set(re.findall(r"(?:Goblin|Dwarf|Undead|Doppelg.nger|Knight) \d", me.page.locator("body").aria_snapshot()))
    assert names, "the tree names the own cards"
    html = me.page.content()
    record = _view_of(me, link)
    visible = _refs(record)
    shown = set(re.findall(r"\b(?:goblins|dwarves|undead|doppelgangers|knights)-\d\b", html))
    assert shown <= visible, f"the page names cards that are not in the view: {shown - visible}"


def _view_of(me: Person, link: str) -> str:
    """The view of my seat, fetched over a socket of my own."""
    address = me.house.replace("http", "ws") + f"/api{link.replace('/t/', '/tables/')}/socket?seen=-1"
    script = """address => new Promise(done => {
        const socket = new WebSocket(address)
        socket.onmessage = m => { const d = JSON.parse(m.data); if (d.t === 'state') { socket.close(); done(m.data) } }
    })"""
    return str(me.page.evaluate(script, address))


def _refs(text: str) -> set[str]:
    return set(re.findall(r"\b(?:goblins|dwarves|undead|doppelgangers|knights)-\d\b", text))


def test_pointing_at_a_card_that_cannot_be_played_tells_why(guest: Guests) -> None:
    me = guest("en")
    me.go(me.lay_table(settings={"leader": "p1"}))
    for _ in range(12):
        me.await_turn()
        blocked = me.page.get_by_role("button", name="not now")
        if blocked.count():
            blocked.first.hover(position={"x": 14, "y": 20})
            expect(me.page.locator(".why")).to_be_visible()
            expect(me.page.locator(".why")).to_contain_text(re.compile(r"C-\d+"))
            return
        me.press()
    pytest.fail("no card was ever held back in twelve tricks")


def test_the_reason_goes_away_when_a_finger_reads_another_card(guest: Guests) -> None:
    me = guest("en", phone=True)
    me.go(me.lay_table(settings={"leader": "p1"}))
    blocked = me.page.get_by_role("button", name="not now")
    for _ in range(12):
        me.await_turn()
        if blocked.count():
            break
        me.play_some(1)
    corner: Any = {"position": {"x": 14, "y": 20}, "force": True}
    blocked.first.tap(**corner)
    expect(me.page.locator(".why")).to_be_visible()
    me.page.get_by_role("button", name="can be played").first.tap(**corner)
    expect(me.page.locator("[data-lifted]")).to_have_count(1)
    expect(me.page.locator(".why")).to_have_count(0)


def test_a_finished_game_can_be_replayed_and_its_record_verified(guest: Guests) -> None:
    me = guest("pl")
    link = me.lay_table()
    me.go(link)
    me.play_on()
    answer = me.context.request.get(f"{me.house}/api{link.replace('/t/', '/tables/')}/record")
    record = Record.from_json(answer.text())
    assert len(ludoteka.verify(record)) == 4
    me.page.get_by_role("link", name=me.say("result-replay")).click()
    me.page.wait_for_url("**/replay/0")
    me.page.get_by_role("button", name=me.say("replay-next")).click()
    me.page.wait_for_url("**/replay/1")
    fetched: list[str] = []
    # of this match; that other tables may wait is looked up every quarter of a minute, wherever one is
    me.page.on("request", lambda request: fetched.append(request.url) if "/api/tables/" in request.url else None)
    me.page.locator(".table").evaluate("page => page.same = true")
    slider = me.page.get_by_role("slider", name=me.say("replay-move"))
    box = slider.bounding_box()
    assert box
    me.page.mouse.move(box["x"] + 14, box["y"] + box["height"] / 2)
    me.page.mouse.down()
    for part in (0.3, 0.6, 0.5):
        me.page.mouse.move(box["x"] + box["width"] * part, box["y"] + box["height"] / 2)
    me.page.mouse.up()
    expect(slider).to_have_value("26")  # half of a match of 52 decisions
    me.page.wait_for_url("**/replay/26")
    me.page.keyboard.press("PageUp")
    expect(slider).to_have_value("24")  # where the thirteenth trick began
    me.page.keyboard.press("End")
    expect(slider).to_have_value("52")
    me.page.get_by_role("button", name=me.say("replay-moments")).click()
    me.page.get_by_role("dialog").get_by_role("button", name="Druga faza").click()
    expect(slider).to_have_value("26")  # its flag stands where the first phase is over
    assert me.page.locator(".table").evaluate("page => page.same") and fetched == [], "the page and its match stay"
    me.go(f"{link}/replay/30")
    expect(slider).to_have_value("30")


def test_scores_are_counted_out_before_the_winner_is_announced(guest: Guests) -> None:
    me = guest(reduced_motion="no-preference")
    me.go(me.lay_table())
    counting = me.watch(".counting header[data-last]")
    me.play_some(60)
    header = me.page.locator(".finale header")
    expect(header).to_have_css("opacity", "1")
    assert counting(), "while the banners come, nobody is told who won"
    again = me.context.new_page()
    again.add_init_script(COUNTING)
    again.goto(me.page.url)
    expect(again.locator(".finale header")).to_have_css("opacity", "1")
    assert not again.evaluate("window.counting ?? false"), "who comes back in another tab has seen it"


def test_a_record_of_a_running_game_is_not_given_out(guest: Guests) -> None:
    me = guest()
    link = me.lay_table()
    answer = me.context.request.get(f"{me.house}/api{link.replace('/t/', '/tables/')}/record")
    assert answer.status == 409
    assert "tape" not in json.dumps(answer.json())


def test_a_spectator_sees_counts_where_players_see_cards(guest: Guests) -> None:
    me, stranger = guest(), guest()
    link = me.lay_table()
    me.go(link)
    me.play_on(3)
    stranger.go(link)
    stranger.page.locator(".table[data-room]").wait_for()
    mine = me.page.locator("main").aria_snapshot()
    theirs = stranger.page.locator("main").aria_snapshot()
    assert mine != theirs
    assert stranger.page.locator(".legal").count() == 0
