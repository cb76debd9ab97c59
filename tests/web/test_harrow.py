"""Whole matches of Harrow County in a real browser, its map by mouse, touch and keyboard, and its layout on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.positions import positions
from tests.web.test_geometry import walk_round
from tests.web.test_pages import assert_accessible_by_day_and_night

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]
BOT = {"kind": "bot", "level": "easy"}


def sit(me: Person, seats: int = 2, **settings: str) -> str:
    """A table against bots; I sit first."""
    link = me.lay_table("harrow", seats=[{"kind": "me"}, *[BOT] * (seats - 1)], settings=settings)
    me.go(link)
    return link


def carry_on(me: Person, link: str) -> None:
    """Let the wire carry most of the match, and finish it in the page."""
    for _ in range(60):
        me.play_some(150)
        if me.get(f"/api{link.replace('/t/', '/tables/')}")["status"] == "finished":
            break
        me.play_on(2)
    me.page.reload()
    me.await_turn()


@pytest.mark.parametrize(
    ("seats", "settings"),
    [(2, {"chapter": "1", "map": "a"}), (2, {"chapter": "3", "map": "b"}), (1, {}), (3, {})],
    ids=["chapter-1", "chapter-3", "solo", "three-players"],
)
def test_a_whole_match_against_bots(guest: Guests, seats: int, settings: dict[str, str]) -> None:
    me = guest("en")
    link = sit(me, seats, **settings)
    me.play_on(6)
    carry_on(me, link)
    assert me.finished
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    expect(me.page.get_by_role("link", name=me.say("result-replay"))).to_be_visible()


@pytest.mark.parametrize(("language", "seats"), [("cs", 1), ("pl", 2), ("en", 3), ("pl", 4)])
def test_every_word_of_the_room_is_there(guest: Guests, language: str, seats: int) -> None:
    me = guest(language)
    sit(me, seats)
    me.play_some(12)
    me.await_turn()
    text = me.page.locator("body").inner_text()
    assert "{" not in text
    ids = re.findall(r"\b(?:ref|count|jar|hex|cards|mode|verb|option|prompt|field|tokens)-[a-z-]+\b", text)
    assert not ids, f"messages without words: {ids}"


def about_to_advance(guest: Guests, language: str = "en") -> Person:
    """The first turn of chapter 1, with the advance chosen and a hex to be picked."""
    me = guest(language)
    sit(me, chapter="1", map="a")
    me.await_turn()
    me.page.locator('.jars [data-thing="abilities"]').click()
    me.page.locator('[data-thing="advance"].legal').click()
    return me


def test_a_move_by_source_and_destination_shows_its_cost(guest: Guests) -> None:
    me = about_to_advance(guest)
    start = me.page.locator(".hex.can").first
    start.wait_for()
    start.locator(".hit").click()
    flags = me.page.locator(".land svg text", has_text=re.compile(r"^[0-3]$"))
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("where to?")
    assert flags.count() >= 1, "lit hexes carry their cost"
    before = me.get(me.page.url.replace(me.house, "").replace("/t/", "/api/tables/"))["moved"]
    me.page.locator(".hex.can .hit").last.click()
    me.page.locator(".trace").first.wait_for()
    assert me.get(me.page.url.replace(me.house, "").replace("/t/", "/api/tables/"))["moved"] >= before


@pytest.mark.parametrize(
    ("language", "group"), [("cs", "3 běsi a Ema"), ("pl", "3 mary i Emmy"), ("en", "3 haints and Emmy")]
)
def test_a_group_is_counted_and_its_legend_named(guest: Guests, language: str, group: str) -> None:
    me = about_to_advance(guest, language)
    me.page.locator('.hex.can[data-hex="h-21"] .hit').click()
    expect(me.page.locator(".group .num")).to_have_text("3")
    me.page.locator('.hex.can[data-hex="h-20"] .hit').click()
    expect(me.page.locator(".log").first).to_contain_text(group)


def test_a_row_that_cannot_be_chosen_is_no_button(guest: Guests) -> None:
    me = guest("cs")
    sit(me, chapter="1", map="a")
    me.await_turn()
    assert me.page.locator('.rail [data-thing="advance"]').count() == 1
    assert me.page.locator('.rail button[data-thing="advance"]').count() == 0
    me.page.locator('.jars [data-thing="abilities"]').click()
    me.page.locator('.rail button[data-thing="advance"].legal').wait_for()


def test_an_arrow_is_chosen_by_the_number_that_stands_at_its_nest(guest: Guests) -> None:
    me = guest("en")
    (asked,) = (one for one in positions("harrow") if one.prompt == "drop-arrow")
    for _ in walk_round(me, "harrow", [(asked, [(1280, 720)])], touch=False):
        labels = me.page.locator('.asking [data-does^="drop-arrow/"]').all_inner_texts()
        flags = me.page.locator(".land .paper text").all_text_contents()
    assert all(re.fullmatch(r"Arrow [1-8] · [A-G][1-7]", one) for one in labels)
    assert sorted(number for flag in flags for number in flag.split(" · ")) == [one.split()[1] for one in labels]


def test_the_map_is_walked_by_arrow_keys(guest: Guests) -> None:
    me = guest("en")
    sit(me, chapter="1", map="a")
    me.await_turn()
    hexes = me.page.locator("[data-hex]")
    assert hexes.count() == 37
    assert me.page.locator('[data-hex][tabindex="0"]').count() == 1
    me.page.locator('[data-hex="h-19"]').focus()
    me.page.keyboard.press("ArrowUp")
    assert me.page.evaluate("document.activeElement.dataset.hex") == "h-18"
    assert "D3" in me.page.locator('[data-hex="h-18"]').inner_text()


def test_the_map_zooms_and_comes_back_whole(guest: Guests) -> None:
    me = guest("en")
    sit(me, chapter="1", map="a")
    me.await_turn()
    land = me.page.locator(".land")
    small = _width(land)
    box = land.bounding_box()
    assert box
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    me.page.mouse.wheel(0, -400)
    me.eventually(lambda: _width(land) > small * 1.5)
    me.page.get_by_role("button", name="The whole map").click()
    me.eventually(lambda: abs(_width(land) - small) < 2)


def _width(land: Any) -> float:
    return float(land.evaluate("element => element.getBoundingClientRect().width"))


@pytest.mark.parametrize(("width", "seats"), [(390, 2), (360, 4), (360, 1)])
def test_a_phone_shows_the_map_whole_and_nothing_sideways(guest: Guests, width: int, seats: int) -> None:
    me = guest("cs", phone=True)
    me.page.set_viewport_size({"width": width, "height": 844 if width == 390 else 740})
    sit(me, seats)
    me.play_some(9)
    me.page.locator(".land").wait_for()
    me.settle()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= width
    land = me.page.locator(".land").bounding_box()
    assert land and land["x"] >= -1 and land["x"] + land["width"] <= width + 1
    rail = me.page.locator(".rail").bounding_box()
    height = me.page.evaluate("innerHeight")
    assert rail and rail["y"] + rail["height"] <= height + 1, "the rail is in sight without scrolling"
    assert land["height"] >= 200


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (2560, 1440)])
def test_everything_fits_without_scrolling(guest: Guests, size: tuple[int, int]) -> None:
    me = guest("pl")
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(me, 2, chapter="3")
    me.play_some(25)
    me.page.locator(".rail").wait_for()
    me.settle()
    rail = me.page.locator(".rail").bounding_box()
    assert rail and rail["y"] + rail["height"] <= size[1] + 1
    for part in (".rail .jars", ".rail .own", ".question", ".land", ".tree"):
        box = me.page.locator(part).first.bounding_box()
        assert box and box["x"] >= -1 and box["x"] + box["width"] <= size[0] + 1, part
        assert box["y"] + box["height"] <= size[1] + 1, part


@pytest.mark.parametrize(("seats", "phone"), [(2, True), (4, False), (1, True)])
def test_axe_finds_nothing_on_the_table(guest: Guests, seats: int, phone: bool) -> None:
    me = guest("en", phone=phone)
    sit(me, seats)
    me.play_some(15)
    me.page.locator(".land").wait_for()
    assert_accessible_by_day_and_night(me, "the table")


def test_a_jar_cracks_and_what_was_inside_flies_out(guest: Guests) -> None:
    me = guest("en", reduced_motion="no-preference")
    sit(me, chapter="1", map="a")
    me.await_turn()
    flew = me.watch(".rail .cracking .freed")
    me.page.locator('.rail [data-thing="wild"]').click()
    me.eventually(flew)
    me.await_turn()
    expect(me.page.locator(".rail .freed")).to_have_count(0)
    expect(me.page.locator('.rail [data-thing="wild"] .crack').first).to_be_attached()


def test_without_motion_a_jar_is_simply_broken(guest: Guests) -> None:
    me = guest("en")
    sit(me, chapter="1", map="a")
    me.await_turn()
    me.page.locator('.rail [data-thing="wild"]').click()
    me.page.locator('.rail [data-thing="wild"] .crack').first.wait_for(state="attached")
    expect(me.page.locator(".cracking")).to_have_count(0)


def test_jars_scrolls_and_prices_have_words(guest: Guests) -> None:
    me = guest("en")
    chairs = [BOT, {"kind": "me"}]
    me.go(me.lay_table("harrow", seats=chairs, settings={"chapter": "2", "map": "b"}))
    me.play_some(6)
    me.page.locator(".rail [data-anchor^='badge:']").wait_for()
    me.page.get_by_role("button", name="Everything about your faction").click()
    sheet = me.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Draw tokens from the bag")
    expect(sheet).to_contain_text("that storm")
    expect(sheet).to_contain_text("Price: token")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_phone_offers_every_choice_without_scrolling(guest: Guests, seats: int) -> None:
    me = guest("cs", phone=True)
    sit(me, seats)
    for decisions in (6, 9, 9):
        me.play_some(decisions)
        me.page.locator(".land").wait_for()
        me.settle()
        hidden = me.page.evaluate(
            "[...document.querySelectorAll('.question .row')].map(row => row.scrollHeight - row.clientHeight)"
        )
        assert all(more <= 1 for more in hidden), "a choice lies below the fold of the question"


def test_the_bar_of_a_small_phone_is_one_line(guest: Guests) -> None:
    me = guest("cs", phone=True)
    me.page.set_viewport_size({"width": 360, "height": 640})
    sit(me, chapter="1", map="a")
    me.await_turn()
    me.page.locator('.jars [data-thing="wild"]').click()
    me.page.get_by_role("button", name=me.say("undo")).wait_for()
    bar = me.page.locator("header.bar").bounding_box()
    assert bar and bar["height"] <= 56
    tools = [box for one in me.page.locator("header.bar .tool:visible").all() if (box := one.bounding_box())]
    assert all(box["width"] >= 40 and box["height"] >= 40 for box in tools)
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_group_is_parted_by_leaving_units_behind(guest: Guests) -> None:
    me = about_to_advance(guest)
    me.page.locator(".hex.can .hit").first.click()
    me.page.get_by_role("button", name="Fewer: haint").click()
    me.page.get_by_role("button", name="Emmy", exact=True).click()
    me.page.locator(".hex.can .hit").first.click()
    expect(me.page.locator("aside ol.log li:not(.chapter)").first).to_contain_text("2 haints, D6")


@pytest.mark.parametrize("phone", [False, True])
def test_a_legend_is_chosen_by_what_it_does(guest: Guests, phone: bool) -> None:
    me = guest("en", phone=phone)
    sit(me, chapter="3", map="a")
    cards = me.page.locator(".offer .pick.legal")
    expect(cards).to_have_count(5)
    expect(cards.first).to_contain_text("red cube")
    expect(cards.last).to_be_in_viewport(ratio=1)
    cards.first.click()
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("legend track")


def test_the_rows_behind_the_door_of_a_phone_are_as_high_as_a_finger_needs(guest: Guests) -> None:
    me = guest("pl", phone=True)
    sit(me, chapter="1", map="a")
    me.await_turn()
    me.page.locator('.jars [data-thing="abilities"]').click()
    me.page.locator(".doors .btn").first.click()
    rows = me.page.get_by_role("dialog").locator(".rows button.legal")
    expect(rows).to_have_count(3)
    assert all((box := row.bounding_box()) and box["height"] >= 44 for row in rows.all())


PLACES = """() => ['.land', '.question'].map(part => {
    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
})"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844), (360, 640), (844, 390)])
def test_map_and_question_keep_their_places_whatever_is_asked(guest: Guests, size: tuple[int, int]) -> None:
    me = guest("cs", phone=size[0] < 500)
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(me, chapter="3", map="a")
    me.play_some(8)
    places = set()
    for _ in range(6):
        me.page.locator(".question.paper").wait_for()
        me.settle()
        places.add(str(me.page.evaluate(PLACES)))
        me.play_some(2)
    assert len(places) == 1
    land = me.page.locator(".land").bounding_box()
    assert land and land["height"] >= {900: 620, 720: 620, 844: 340, 640: 220, 390: 300}[size[1]]
    assert me.page.evaluate("document.documentElement.scrollWidth") <= size[0]
