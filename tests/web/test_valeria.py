"""Whole games of Valeria in a real browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteka.bots.cast import CAST
from tests.web.house import ROOT
from tests.web.people import LANGUAGES, Person
from tests.web.positions import positions
from tests.web.test_geometry import Projector
from tests.web.test_pages import assert_accessible, assert_accessible_by_day_and_night

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]
SOLO: dict[str, Any] = {"seats": [{"kind": "me"}]}


def lay(me: Person, **more: Any) -> str:
    return me.lay_table("valeria", **more)


def say(language: str, message: str) -> str:
    """A plain message of the game's words or of its room's."""
    folders = (ROOT / "src/ludoteka/games/valeria/words", ROOT / "web/src/games/valeria/words")
    text = "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders)
    match = re.search(rf"^{re.escape(message)} = (.+)$", text, re.MULTILINE)
    assert match, f"no message {message!r} in {language}"
    return match[1]


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


def test_a_whole_solo_game_against_the_dark_lord_where_axe_finds_nothing(guest: Guests) -> None:
    me = guest("cs")
    me.go(lay(me, settings={"level": "hard"}, **SOLO))
    me.play_on(12)
    me.await_turn()
    expect(me.page.get_by_role("region", name="Temný pán")).to_be_visible()
    assert_accessible(me, "solo")
    me.play_on(900)
    assert me.finished
    me.settle()
    assert_accessible(me, "the end")
    ends = [say("cs", "finale-saved"), say("cs", "finale-lost")]
    assert me.page.get_by_role("heading", level=1).inner_text() in ends
    decided = [say("cs", f"reason-{reason}") for reason in ("slain", "overrun")]
    at_once = any(me.page.get_by_text(reason).count() for reason in decided)
    expect(me.page.get_by_role("columnheader", name="Temný pán")).to_have_count(0 if at_once else 1)


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
            pay = me.page.locator(".look .keys .btn")
            card.tap()
            me.page.locator("[data-lifted]").wait_for()  # a finger reads first
            me.answer(pay.first.tap if pay.count() else card.tap)
        else:
            button = me.page.locator(".answers button").first
            button.tap()
            me.page.locator("[data-lifted]").wait_for()
            me.answer(button.tap)
    assert me.finished
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_one_touch_puts_down_a_card_that_a_finger_reads(guest: Guests) -> None:
    me = guest("cs", phone=True)
    me.go(lay(me))
    for _ in range(30):
        if me.page.locator(".market button.legal").count() > 2:
            break
        me.play_some(1)
    card = me.page.locator(".market button.legal").first
    card.tap()
    me.page.locator(".look .preview .again").wait_for()  # what it would do makes the sheet higher
    me.page.locator(".look .close").tap()
    expect(me.page.locator(".look")).to_have_count(0)
    card.tap()
    expect(me.page.locator("[data-lifted]")).to_have_count(1)


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
def test_axe_finds_nothing_on_the_table(guest: Guests, phone: bool) -> None:
    me = guest("cs", phone=phone)
    me.go(lay(me, seats=[{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2]))
    if phone:
        me.page.locator(".offer button").first.tap()  # a finger reads first
        me.answer(me.page.locator(".offer button").first.tap)
        me.settle()
        me.page.locator(".market button").first.tap(force=True)  # it answers although it may not be chosen now
        me.page.locator(".look").wait_for()
    else:
        until_action(me)
        me.page.locator(".market button").first.focus()
    assert_accessible_by_day_and_night(me, "the table")


@pytest.mark.parametrize("seats", [2, 5])
def test_no_name_is_cut_on_a_phone(guest: Guests, seats: int) -> None:
    me = guest("pl", phone=True)
    me.go(lay(me, seats=[{"kind": "me"}, *[{"kind": "bot", "level": "medium"}] * (seats - 1)]))
    me.await_turn()
    names = me.page.locator(".plate .name")
    assert names.count() == seats - 1
    for name in names.all():
        assert name.inner_text() in CAST["medium"]
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth + 1")


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


# -- Places and sizes --------------------------------------------------------------------------------------------------
SIZES = [(1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844), (844, 390), (360, 640)]
CLIPPED = """() => [...document.querySelectorAll('.dukes .duke, .dukes li')]
    .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1).length"""
OUTSIDE = """() => [...document.querySelectorAll('.dukes li')].filter(one => {
    const box = one.getBoundingClientRect()
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return !(seen && (one.contains(seen) || seen.contains(one)))
}).length"""


def sizes(phone: bool) -> list[tuple[int, int]]:
    return [size for size in SIZES if (size[0] < 1000) == phone]


# The longest names, and the most lines; the seeds that deal them.
LONGEST = {
    "dukes 1": {"elsyn-saint-of-shadows", "elysium-the-allsmith"},
    "dukes 49": {"reese-the-firebrand", "elysium-the-allsmith"},
}


@pytest.mark.parametrize("seed", LONGEST)
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_dukes_with_the_most_to_read_are_whole_at_every_size(
    guest: Guests, language: str, phone: bool, seed: str
) -> None:
    """The duke that stays for the whole game can be read: no deal holds longer ones."""
    me = guest(language, phone=phone)
    link = lay(me, seed=seed)
    me.go(link)
    me.page.locator(".dukes").wait_for()
    assert set(view_of(me, link)["me"]["offered"]) == LONGEST[seed]
    for width, height in sizes(phone):
        me.page.set_viewport_size({"width": width, "height": height})
        me.settle()
        assert me.page.evaluate(CLIPPED) == 0, (width, height)
        assert me.page.evaluate(OUTSIDE) == 0, (width, height)


def test_a_payment_of_many_splits_is_moved_by_keys_and_read_aloud(guest: Guests) -> None:
    me = guest("en")
    me.go(lay(me))
    script = """([address]) => new Promise(done => {
        const socket = new WebSocket(address)
        let turn = 0
        socket.onmessage = message => {
            const state = JSON.parse(message.data)
            if (state.t !== 'state' || !state.ask) return
            const splits = state.ask.options.filter(key => key.startsWith('recruit/archer/'))
            if (splits.length > 3) { socket.close(); return done() }
            const saving = ['gain/magic-1', 'gain/gold-1'].map((_, i, all) => all[(turn + i) % 2])
            const key = saving.find(one => state.ask.options.includes(one)) ?? state.ask.options[0]
            turn += 1
            socket.send(JSON.stringify({t: 'choose', seq: state.seq, key}))
        }
    })"""
    table = me.page.url.split("/t/")[1].split("/")[0]
    me.page.evaluate(script, [me.house.replace("http", "ws") + f"/api/tables/{table}/socket?seen=-1"])
    me.await_turn()
    me.page.locator(".market button[data-thing='archer']").click()
    slider = me.page.get_by_role("slider", name=say("en", "pay-split"))
    first = slider.get_attribute("aria-valuetext")
    slider.focus()
    me.page.keyboard.press("ArrowRight")
    second = slider.get_attribute("aria-valuetext")
    assert first != second and second is not None and "magic" in second
    me.page.get_by_role("button", name=say("en", "pay-less-magic")).click()
    assert slider.get_attribute("aria-valuetext") == first
    me.page.get_by_role("button", name=say("en", "pay-more-magic")).click()
    paid = me.page.locator(".split .brass")
    expect(paid).to_contain_text(second.split(" + ")[-1])
    paid.click()
    expect(me.page.get_by_role("list", name="Log")).to_contain_text("Archer")


# Cards of the centre whose signs run out of their place.
CUT = """() => [...document.querySelectorAll('.slots .face')].filter(face => {
    const place = face.querySelector('.effect').getBoundingClientRect()
    return [...face.querySelectorAll('.half .signs > *')].some(sign => {
        const box = sign.getBoundingClientRect()
        return box.left < place.left - 1 || box.right > place.right + 1
    })
}).map(face => face.dataset.thing)"""
KINDS = {"monsters": ("monster", "event"), "citizens": ("citizen",), "domains": ("domain",)}


def centres(state: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The same table with other cards in its centre, until every card of the box has lain there."""
    faces = state["view"]["cards"]
    left = {row: [card for card, face in faces.items() if face["kind"] in kinds] for row, kinds in KINDS.items()}
    while any(left.values()):
        laid = json.loads(json.dumps(state))
        laid["undos"] += 1000 + sum(map(len, left.values()))  # else it would be the state that is shown already
        for slot in laid["view"]["market"]:
            card = left[slot["row"]].pop() if left[slot["row"]] else None
            slot.update({"cover": card, "card": None} if card and faces[card]["kind"] == "event" else {"card": card})
        yield laid


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_in_the_box_shows_its_whole_effect(guest: Guests, language: str) -> None:
    me = guest(language)
    asked = next(position for position in positions("valeria") if position.prompt == "act")
    projector = Projector(me, [asked])
    projector.open(asked)
    for state in centres(projector.state_at(asked)):
        projector.send(state)
        for width, height in ((1440, 900), (1280, 720), (1024, 768)):
            me.page.set_viewport_size({"width": width, "height": height})
            me.settle()
            assert me.page.evaluate(CUT) == [], (width, height)
