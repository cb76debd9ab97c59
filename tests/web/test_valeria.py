"""Whole games of Valeria in a real browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import LANGUAGES, ROOT, Person
from tests.web.test_pages import assert_accessible

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]
SOLO: dict[str, Any] = {"seats": [{"kind": "me"}]}


def lay(me: Person, **more: Any) -> str:
    return me.lay_table("valeria", **more)


def say(language: str, message: str) -> str:
    """A plain message of the room's own words."""
    text = (ROOT / "web/src/games/valeria/words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(message)} = (.+)$", text, re.MULTILINE)
    assert found, f"no message {message!r} in {language}"
    return found[1]


def until_action(me: Person, most: int = 30) -> None:
    """Play on until cards of the centre can be chosen."""
    for _ in range(most):
        me.await_turn()
        if me.page.locator(".market button.legal").count() > 2:
            return
        me.press()
    pytest.fail("nothing could be bought for thirty questions")


def test_a_whole_game_against_a_bot_by_the_keys_of_the_options(guest: Guests) -> None:
    me = guest("en")
    me.go(lay(me))
    me.play_on(900)
    assert me.finished
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    expect(me.page.get_by_role("row", name=re.compile(say("en", "total")))).to_be_visible()
    expect(me.page.get_by_role("rowheader", name=say("en", "kind-duke"))).to_be_visible()


def test_a_whole_solo_game_against_the_dark_lord(guest: Guests) -> None:
    me = guest("cs")
    me.go(lay(me, settings={"level": "hard"}, **SOLO))
    me.await_turn()
    expect(me.page.get_by_role("region", name="Temný pán")).to_be_visible()
    me.play_on(900)
    assert me.finished
    expect(me.page.get_by_role("columnheader", name="Temný pán")).to_be_visible()


def test_a_card_of_the_centre_is_bought_with_the_mouse_and_paid_in_the_question(guest: Guests) -> None:
    me = guest("en")
    me.go(lay(me))
    for _ in range(60):
        me.await_turn()
        if me.finished:
            break
        cards = me.page.locator(".market button.legal")
        if not cards.count():
            me.press()
            continue
        before = me.page.locator("main h1").inner_text()
        me.answer(cards.first.click)
        if me.page.locator(".question .answers .brass").count():
            expect(me.page.locator(".market .chosen")).to_have_count(1)
            me.page.keyboard.press("Escape")
            expect(me.page.locator("main h1")).to_have_text(before)
            cards.first.click()
            me.answer(me.page.locator(".question .answers .brass").click)
            return
    pytest.fail("no card with a choice of payments came up")


def test_a_whole_game_can_be_played_by_touch_on_a_phone(guest: Guests) -> None:
    me = guest("pl", phone=True)
    me.go(lay(me, **SOLO))
    width = me.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "the page can be scrolled sideways"
    ready = ".offer button, .answers button, .market button.legal, a[href*='/replay/']"
    for _ in range(400):
        me.page.locator(ready).first.wait_for(timeout=60_000)
        if me.finished:
            break
        card = me.page.locator(".offer button, .market button.legal").last
        if card.count():
            before, pay = me.at, me.page.locator(".look .keys button")
            card.tap()
            me.eventually(lambda before=before, pay=pay: me.at != before or pay.count() > 0)  # type: ignore[misc]
            if pay.count():
                me.answer(pay.first.tap)
        else:
            me.answer(me.page.locator(".answers button").first.tap)
    assert me.finished
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_scrolls_sideways_or_leaves_the_market_at_any_size(guest: Guests, language: str) -> None:
    me = guest(language)
    me.go(lay(me, seats=[{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 3]))
    until_action(me)
    for width, height in ((1440, 900), (1024, 640), (2560, 1440), (390, 844), (360, 740)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.settle()
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width
        question = me.page.locator(".question").bounding_box()
        assert question
        for card in me.page.locator(".market button, .market .hole").all():
            box = card.bounding_box()
            assert box
            assert box["x"] >= 0 and box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= question["y"] + 1, "the question covers the market"
    assert "{" not in me.page.locator("body").inner_text()


def test_a_card_that_is_too_dear_tells_what_is_missing(guest: Guests) -> None:
    me = guest("en")
    me.go(lay(me))
    until_action(me)
    me.page.locator(".market [aria-disabled='true']").last.hover()
    expect(me.page.locator(".look .why")).to_be_visible()
    expect(me.page.locator(".look .why")).to_contain_text(re.compile(r"V-\d+"))


@pytest.mark.parametrize(
    ("language", "why"), [("cs", "Bez vévodů"), ("pl", "Bez książąt nie można"), ("en", "needs dukes")]
)
def test_settings_that_do_not_go_together_are_refused_in_the_language_of_the_reader(
    guest: Guests, language: str, why: str
) -> None:
    me = guest(language).go("/new/valeria")
    me.page.locator(".chair .drop").click()
    me.page.locator(".fold").click()
    me.page.locator("input[name=setting-dukes][value=off]").check()
    assert me.page.locator("input[name=setting-first]").count() == 2, "lots, or the only seat there is"
    me.page.locator("footer .brass").click()
    expect(me.page.get_by_role("alert")).to_contain_text(why)


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_on_the_table(guest: Guests, theme: str, phone: bool) -> None:
    me = guest("cs", phone=phone, color_scheme=theme)
    me.go(lay(me, seats=[{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2]))
    if phone:
        me.answer(me.page.locator(".offer button").first.tap)
        me.settle()
        me.page.locator(".market button").first.tap(force=True)  # it answers although it may not be chosen now
        me.page.locator(".look").wait_for()
    else:
        until_action(me)
        me.page.locator(".market button").first.focus()
    assert_accessible(me, "the table")


def test_axe_finds_nothing_in_the_solo_game_and_its_end(guest: Guests) -> None:
    me = guest("en")
    me.go(lay(me, **SOLO))
    me.play_on(12)
    me.await_turn()
    assert_accessible(me, "solo")
    me.play_on(900)
    me.settle()
    assert_accessible(me, "the end")


@pytest.mark.parametrize("seats", [2, 5])
def test_no_name_is_cut_on_a_phone(guest: Guests, seats: int) -> None:
    me = guest("pl", phone=True)
    me.go(lay(me, seats=[{"kind": "me"}, *[{"kind": "bot", "level": "medium"}] * (seats - 1)]))
    me.await_turn()
    names = me.page.locator(".plate .name")
    assert names.count() == seats - 1
    for name in names.all():
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth + 1 && name.innerText.includes('Bot')")


def test_the_page_names_only_cards_of_the_own_view(guest: Guests) -> None:
    me = guest("en")
    link = lay(me, settings={"random-citizens": "on", "events": "on"})
    me.go(link)
    until_action(me)
    things = me.page.evaluate("[...document.querySelectorAll('[data-thing]')].map(thing => thing.dataset.thing)")
    assert len(things) > 20
    shown = json.dumps(view_of(me, link))
    assert [thing for thing in things if f'"{thing}"' not in shown] == []


def view_of(me: Person, link: str) -> Any:
    """The view of my seat, fetched over a socket of my own."""
    address = me.house.replace("http", "ws") + f"/api{link.replace('/t/', '/tables/')}/socket?seen=-1"
    script = """address => new Promise(done => {
        const socket = new WebSocket(address)
        socket.onmessage = m => { const d = JSON.parse(m.data); if (d.t === 'state') { socket.close(); done(d.view) } }
    })"""
    return me.page.evaluate(script, address)
