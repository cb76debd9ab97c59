"""Whole games of Wonderland's War in a real browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

import ludoteka
from tests.web.house import ROOT
from tests.web.people import LANGUAGES, Person
from tests.web.test_pages import assert_accessible_by_day_and_night

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Guests = Callable[..., Person]
SHAPES = ((1440, 900), (1024, 640), (2560, 1440))


def chairs(seats: int) -> list[dict[str, str]]:
    return [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (seats - 1)]


def sit(me: Person, seats: int) -> str:
    link = me.lay_table("wonderland", seats=chairs(seats), settings={"first": "p0"})
    me.go(link)
    return link


UNTIL = """([address, wanted]) => new Promise(done => {
    const socket = new WebSocket(address)
    socket.onmessage = message => {
        const state = JSON.parse(message.data)
        if (state.t !== 'state') return
        if (state.outcome || (state.ask && state.ask.prompt === wanted)) {
            socket.close()
            done([state.ask ? state.ask.prompt : 'over', state.seq])
        } else if (state.ask) {
            const options = state.ask.options
            const key = options.includes('draw') ? 'draw' : options[(state.seq * 7) % options.length]
            socket.send(JSON.stringify({t: 'choose', seq: state.seq, key}))
        }
    }
})"""


def play_until(me: Person, prompt: str) -> str:
    """Play over the wire until this question; returns it."""
    table = me.page.url.split("/t/")[1].split("/")[0]
    address = me.house.replace("http", "ws") + f"/api/tables/{table}/socket?seen=-1"
    asked, state = me.page.evaluate(UNTIL, [address, prompt])
    me.catch_up(state)
    return str(asked)


def show_at(me: Person, shape: tuple[int, int]) -> None:
    me.page.set_viewport_size({"width": shape[0], "height": shape[1]})
    me.settle()


def test_a_whole_game_against_bots_by_option_buttons(guest: Guests) -> None:
    me = guest("en")
    link = sit(me, 4)
    for turn in range(600):
        me.await_turn()
        if me.finished:
            break
        options = me.page.locator("aside .option")
        option = options.nth(turn % max(1, min(3, options.count())))
        me.answer(lambda option=option: option.click(force=True))  # type: ignore[misc]
    expect(me.page.get_by_role("link", name=me.say("result-replay"))).to_be_visible()
    table = me.get(f"/api{link.replace('/t/', '/tables/')}")
    assert len(table["outcome"]["scores"]) == 4
    assert "{" not in me.page.locator("main").inner_text()


def test_a_whole_game_by_keys_alone(guest: Guests) -> None:
    me = guest("cs")
    sit(me, 2)
    me.play_on(600)
    assert me.finished


def test_a_draw_is_decided_in_the_question_and_the_bag_is_only_looked_into(guest: Guests) -> None:
    me = guest("cs")
    sit(me, 3)
    assert play_until(me, "draw") == "draw"
    draw = me.page.locator(".question .btn.brass")
    expect(draw).to_contain_text("%")
    count = me.page.locator("aside .log li").count()
    me.page.locator(".rail .bag button").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(draw).to_be_visible()
    assert me.page.locator("aside .log li").count() == count
    draw.click()
    me.page.wait_for_function("count => document.querySelectorAll('aside .log li').length > count", arg=count)
    me.await_turn()
    assert "{" not in me.page.locator("body").inner_text()


def test_a_finger_first_lifts_and_reads_and_then_takes(guest: Guests) -> None:
    me = guest("en", phone=True)
    sit(me, 3)
    play_until(me, "take")
    card = me.page.locator(".tea-table .cell:not(.head) .pick.legal").first
    name = str(card.get_attribute("data-thing"))
    card.tap()
    expect(me.page.locator(".tooltip")).to_contain_text("Tap again")
    expect(me.page.locator(f".tea-table [data-thing='{name}']")).to_have_count(1)
    card.tap()
    me.page.locator(f".tea-table [data-thing='{name}']").wait_for(state="detached")


def test_a_phone_on_its_side_shows_the_others_and_opens_what_was_pressed(guest: Guests) -> None:
    """They stand above the map, each may be read; bag and quests open the sheet where they lie in it, and tell why."""
    me = guest("cs", phone=True)
    link = sit(me, 5)
    play_until(me, "take")
    show_at(me, (844, 390))
    others = me.page.locator(".opponents .pick")
    assert others.count() == 4
    for n in range(4):
        expect(others.nth(n)).to_be_in_viewport(ratio=1)
    quest = _state(me, link)["view"]["players"][0]["quests"][0]["ref"]
    scroll = me.page.locator(f".rail .scroll[data-thing~='{quest}']")
    for press, shows in ((others.last, ".score"), (me.page.locator(".rail button.bag"), ".note"), (scroll, ".quest")):
        press.tap()
        expect(me.page.locator(f"dialog[open] {shows}").first).to_be_in_viewport(ratio=1)
        me.page.locator("dialog[open] header button").tap()
    scroll.tap()
    me.page.locator(f"dialog[open] [data-thing='{quest}']").tap()
    expect(me.page.locator(".why")).to_contain_text("W-96")


@pytest.mark.parametrize("shape", [(1440, 900), (390, 844)])
def test_units_are_placed_by_pointing_at_a_region_of_the_map(guest: Guests, shape: tuple[int, int]) -> None:
    me = guest("cs")
    me.page.set_viewport_size({"width": shape[0], "height": shape[1]})
    link = sit(me, 3)
    assert play_until(me, "place") == "place"
    region = me.page.locator(".map [data-thing='red-keep']")
    before = _state(me, link)["view"]["players"][0]["supporters"]["red-keep"]
    me.answer(region.click)
    assert _state(me, link)["view"]["players"][0]["supporters"]["red-keep"] > before


@pytest.mark.parametrize("phone", [False, True])
def test_the_first_quest_is_chosen_among_whole_cards(guest: Guests, phone: bool) -> None:
    me = guest("cs", phone=phone)
    sit(me, 5)
    assert play_until(me, "keep") == "keep"
    cards = me.page.locator(".offer .pick.legal")
    expect(cards).to_have_count(2)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    cards.last.click()
    expect(cards).to_have_count(0)


def test_the_cards_of_a_mix_can_be_chosen_at_a_new_table(guest: Guests) -> None:
    me = guest("en").go("/new/wonderland")
    me.page.locator(".fold").click()
    expect(me.page.locator("input[name=setting-mix]")).to_have_count(0)
    me.page.locator("input[name=setting-allies][value=mixed]").check()
    for card in ("rose-d", "rose-c"):
        me.page.locator(f"input[name=setting-mix][value={card}]").check()
    me.page.locator("footer .brass").click()
    expect(me.page.get_by_role("alert")).to_contain_text("W-11")
    me.page.locator("input[name=setting-mix][value=rose-c]").uncheck()
    me.page.locator("footer .brass").click()
    me.page.wait_for_url("**/t/*")
    me.await_turn()
    expect(me.page.get_by_role("list", name=me.say("log-title"))).to_contain_text("Roses D")


def test_a_tea_card_is_described_once_and_taken_in_place(guest: Guests) -> None:
    me = guest("en")
    sit(me, 4)
    play_until(me, "take")
    card = me.page.locator(".tea-table .pick.legal").last
    expect(card).to_have_accessible_name(card.locator(".sr").inner_text())
    name = str(card.get_attribute("data-thing"))
    card.click()
    me.page.locator(f".tea-table [data-thing='{name}']").wait_for(state="detached")


def test_pointing_at_a_card_behind_the_leader_tells_why(guest: Guests) -> None:
    me = guest("en")
    sit(me, 3)
    for _ in range(12):
        play_until(me, "take")
        behind = me.page.locator(".tea-table .cell:not(.head) .pick:not(.legal)")
        if behind.count():
            behind.first.hover()
            expect(me.page.locator(".why")).to_contain_text(re.compile(r"W-\d+"))
            return
        near = me.page.locator(".tea-table .cell:not(.head) .pick.legal")
        me.answer(near.nth(near.count() // 2).click)
    pytest.fail("no card ever lay behind the leader")


def test_on_a_laptop_everything_to_act_with_is_in_sight(guest: Guests) -> None:
    me = guest("pl")
    sit(me, 5)
    outside = """([width, height]) => [...document.querySelectorAll('main .pick.legal, main .question .btn')]
        .filter(e => e.checkVisibility()).map(e => [e.dataset.thing ?? e.innerText, e.getBoundingClientRect()])
        .filter(([, r]) => r.left < -1 || r.top < -1 || r.right > width + 1 || r.bottom > height + 1).map(([n]) => n)"""
    for prompt in ("take", "draw"):
        assert play_until(me, prompt) == prompt
        for shape in SHAPES:
            show_at(me, shape)
            page = me.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            assert page[0] <= shape[0] and page[1] <= shape[1], (prompt, shape)
            assert me.page.evaluate(outside, list(shape)) == [], (prompt, shape)


def quests() -> list[Any]:
    """Ten quests, as their finders see them."""
    table = ludoteka.open_table("wonderland", 5, seed="quests")
    while not all(ask.prompt == "keep" for ask in table.asks.values()):
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, ask.keys[0])
    return [quest for seat in range(5) for quest in table.view(seat)["players"][seat]["quests"]]


def show_quests(me: Person, link: str, quests: list[Any]) -> None:
    """My table with these quests on my rail, whatever I hold."""

    def tell(message: str | bytes, route: WebSocketRoute) -> None:
        state = json.loads(message)
        if state["t"] == "state":
            state["view"]["players"][state["seat"]]["quests"] = quests
        route.send(json.dumps(state))

    def relay(route: WebSocketRoute) -> None:
        route.connect_to_server().on_message(lambda message: tell(message, route))

    me.page.route_web_socket(re.compile("/socket"), relay)
    me.page.goto(f"{me.house}{link}")
    me.page.locator(".rail .quest").first.wait_for()


HIDDEN = """() => [...document.querySelectorAll('.rail, .rail *')].filter(e => {
    const style = getComputedStyle(e), rail = document.querySelector('.rail').getBoundingClientRect()
    const scrolls = /auto|scroll/.test(style.overflowY) && e.scrollHeight > e.clientHeight + 1
    const wide = style.display !== 'inline' && !e.children.length && e.clientWidth && e.scrollWidth > e.clientWidth + 1
    const low = e.getBoundingClientRect().bottom > rail.bottom + 1
    return !e.closest('.sr') && (scrolls || wide || low)
}).map(e => `${e.className}: ${e.textContent.slice(0, 40)}`)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_quests_are_in_sight_on_a_laptop(guest: Guests, language: str) -> None:
    me = guest(language)
    link, box = sit(me, 3), quests()
    for prompt in ("take", "draw"):
        play_until(me, prompt)
        other = replace(me, page=me.context.new_page())
        for first in (0, 3, 6):
            show_quests(other, link, box[first : first + 3])
            for width, height in ((1440, 900), (1366, 768), (1024, 768)):
                show_at(other, (width, height))
                assert other.page.locator(".rail .quest:visible").count() == 3
                assert other.page.evaluate(HIDDEN) == [], (prompt, first, width)
        other.page.close()


@pytest.mark.parametrize("width", [390, 360])
def test_all_five_leaders_are_whole_at_the_head_of_the_table_on_a_phone(guest: Guests, width: int) -> None:
    me = guest("cs", phone=True)
    sit(me, 5)
    play_until(me, "take")
    me.page.set_viewport_size({"width": width, "height": 844})
    throne = me.page.locator(".throne")
    expect(throne.locator(".standee")).to_have_count(5)
    assert throne.evaluate("e => e.scrollWidth <= e.clientWidth")


def test_a_spectator_on_a_phone_sees_how_many_quests_a_seat_holds(guest: Guests) -> None:
    me, spectator = guest("en"), guest("en", phone=True)
    link = sit(me, 5)
    play_until(me, "take")
    held = len(_state(me, link)["view"]["players"][0]["quests"])
    spectator.go(link)
    assert held > 0
    expect(spectator.page.get_by_role("button", name=f"Quests ({held})")).to_be_visible()


MEETING = """names => {
    const all = name => [...document.querySelectorAll(name)].map(e => ({name, box: e.getBoundingClientRect()}))
    const found = names.flatMap(all)
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const beyond = (one, i) => found.slice(i + 1).filter(other => meet(one.box, other.box))
    return found.flatMap((one, i) => beyond(one, i).map(other => `${one.name} ${other.name}`))
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_small_phone_chairs_names_of_regions_and_what_turns_the_table_lie_beside_each_other(
    guest: Guests, language: str
) -> None:
    me = guest(language, phone=True)
    sit(me, 2)
    play_until(me, "take")
    show_at(me, (360, 640))
    expect(me.page.locator(".tea-table .cell")).to_have_count(12)
    assert me.page.evaluate(MEETING, [".tea-table .cell", ".tea-table .turn"]) == []
    turn = me.page.locator(".tea-table .turn")
    expect(turn).not_to_contain_class("legal")
    turn.tap()
    expect(me.page.locator(".map .plaque")).to_have_count(5)
    expect(turn).to_contain_class("legal")
    assert me.page.evaluate(MEETING, [".map .plaque", ".tea-table .turn"]) == []


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_at_the_table(guest: Guests, phone: bool) -> None:
    me = guest("en", phone=phone)
    sit(me, 4)
    for prompt in ("faction", "take", "draw"):
        if prompt != "faction":
            play_until(me, prompt)
        assert_accessible_by_day_and_night(me, prompt)


def test_quests_and_bets_of_others_are_nowhere_in_the_page(guest: Guests) -> None:
    me = guest("en")
    link = sit(me, 3)
    play_until(me, "draw")
    words = (ROOT / "src" / "ludoteka" / "games" / "wonderland" / "content" / "wonderland.toml").read_text("utf-8")
    quests = set(re.findall(r'^id = "([a-z-]+)"$', words.split("[[quests]]", 1)[1], re.MULTILINE))
    html = me.page.content()
    state = json.dumps(_state(me, link))
    shown = {quest for quest in quests if f'"{quest}"' in html}
    named = {quest for quest in quests if f'"{quest}"' in state}
    assert shown <= named


def _state(me: Person, link: str) -> Any:
    address = me.house.replace("http", "ws") + f"/api{link.replace('/t/', '/tables/')}/socket?seen=-1"
    script = """address => new Promise(done => {
        const socket = new WebSocket(address)
        socket.onmessage = m => { const d = JSON.parse(m.data); if (d.t === 'state') { socket.close(); done(d) } }
    })"""
    return me.page.evaluate(script, address)
