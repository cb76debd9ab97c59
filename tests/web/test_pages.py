"""Every page: no axe finding, nothing to scroll sideways, every word in three languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.web.house import Deals
from tests.web.people import LANGUAGES, Person
from tests.web.scenes import SCENES
from tests.web.visiting import Visit
from tests.web.walking import misnamed, strayed

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
PAGES = ["/", "/settings", "/about", "/rules/claim", "/t/nothing-here"]
LIGHTS: tuple[Literal["dark", "light"], ...] = ("dark", "light")
# By threes: the first of each goes to one language, the second to another; every other scene of a language on a phone.
LOOKED_AT = [
    *("home-busy", "settings", "me-person"),
    *("admin", "waiting-host", "people"),
    *("matches", "ladder", "quiet"),
    *("admin-1", "admin-2", "admin-3"),
    *("gate", "lost-table", "about"),
    *("talk", "proposals", "proposal-end"),
    *("rules-wonderland", "book-claim", "reference-valeria"),
    *("menu", "lesson-menu", "learn-harrow"),
    *("tv-wonderland-before", "luck", "waiting-invited"),
    *("handover", "watching", "watchers"),
    *("new-valeria-friends", "link-device", "table-announced"),
    *("me-forget", "proposal-rematch", "offline"),
]


def violations(me: Person) -> list[tuple[str, list[str]]]:
    """The violations that axe finds on the page now: the rule, and some of the elements."""
    results = Axe().run(me.page, options={"runOnly": {"type": "tag", "values": TAGS}})
    return [(v["id"], [node["html"][:160] for node in v["nodes"][:3]]) for v in results.response["violations"]]


def assert_accessible(me: Person, where: str) -> None:
    assert violations(me) == [], where


def assert_accessible_by_day_and_night(me: Person, where: str) -> None:
    """Check both themes, whichever the room has of its own."""
    for theme in ("dark", "light"):
        me.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        me.settle()
        assert_accessible(me, f"{where}, {theme}")


@pytest.mark.parametrize("third", range(3), ids=LANGUAGES)
def test_every_scene_is_accessible_in_both_lights_and_walked_by_keys(
    browser: Browser, house: str, data: Path, deals: Deals, third: int
) -> None:
    wrong: list[tuple[str, object]] = []
    for number, name in enumerate(LOOKED_AT[third::3]):
        phone = number % 2 == 1
        visit = Visit(browser, house, data, deals, LANGUAGES[third], phone)
        visit.me.page.on("pageerror", partial(lambda scene, error: wrong.append((scene, str(error))), name))
        try:
            SCENES[name](visit)
            for light in LIGHTS:
                visit.me.page.emulate_media(color_scheme=light)
                visit.arrive()
                wrong.extend((f"{name}, {light}", problem) for problem in violations(visit.me))
            wrong.extend((f"{name}, names", label) for label in misnamed(visit.me.page))
            if not phone:
                wrong.extend((f"{name}, keys", astray) for astray in strayed(visit.me.page))
        finally:
            visit.leave()
    assert wrong == []


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_at_a_table_from_waiting_to_the_result(guest: Guests, scheme: str) -> None:
    me = guest("cs", color_scheme=scheme)
    me.go(me.lay_table(seats=[{"kind": "me"}, {"kind": "open"}]))
    me.settle()
    assert_accessible(me, "waiting room")
    link = me.lay_table()
    me.go(link)
    me.play_on(3)
    me.await_turn()
    assert_accessible(me, "table")
    me.play_on()
    me.settle()
    assert_accessible(me, "result")
    me.go(f"{link}/replay/10")
    me.settle()
    assert_accessible(me, "replay")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("widths", [(360, 390), (1024, 2560)], ids=["phone", "desktop"])
def test_no_page_scrolls_sideways_and_no_message_is_missing(
    guest: Guests, language: str, widths: tuple[int, int]
) -> None:
    me = guest(language, phone=widths[0] < 720)
    for path in PAGES:
        me.go(path)
        for width in widths:
            me.page.set_viewport_size({"width": width, "height": 800})
            me.settle()
            assert me.page.evaluate("document.documentElement.scrollWidth") <= width, path
            assert "{" not in me.page.locator("body").inner_text()


def test_the_language_can_be_switched_at_once(guest: Guests) -> None:
    me = guest("cs").go()
    me.page.get_by_role("button", name="English").first.click()
    me.page.get_by_role("link", name="Play a bot").first.wait_for()
    assert me.page.locator("html").get_attribute("lang") == "en"


def test_keyboard_focus_starts_at_the_top_of_a_new_page(guest: Guests) -> None:
    me = guest("en").go()
    me.page.get_by_role("link", name=me.say("settings")).last.press("Enter")
    expect(me.page.get_by_role("heading", name=me.say("settings"))).to_be_visible()
    expect(me.page.locator("main")).to_be_focused()
    me.page.keyboard.press("Tab")
    expect(me.page.get_by_role("textbox")).to_be_focused()


def test_keyboard_focus_starts_at_the_top_of_a_page_that_loads_late(guest: Guests) -> None:
    me = guest("cs").go()
    me.page.locator("a[href='/new/valeria/bots']").press("Enter")
    expect(me.page.locator("main")).to_be_focused()
    me.page.keyboard.press("Tab")
    expect(me.page.get_by_role("button", name=me.say("rather-learn"))).to_be_focused()
    me.page.get_by_role("button", name=me.say("new-table-start")).press("Enter")
    me.await_turn()
    expect(me.page.locator("main")).to_be_focused()


def test_rules_that_fail_to_load_show_an_error_and_a_retry_button(guest: Guests) -> None:
    me = guest("en").go()
    me.page.route("**/sources*.js", lambda route: route.abort())
    with me.page.expect_event("load"):  # another client might have taken its place: fetched anew, once
        me.page.locator(".tool[href='/rules/']").click()
    expect(me.page.get_by_role("alert")).to_have_text(me.say("missed"))
    me.page.evaluate("window.stays = true")
    me.page.unroute("**/sources*.js")
    me.page.get_by_role("button", name=me.say("offline-again")).click()
    me.page.locator("#goal").wait_for()
    assert me.page.evaluate("window.stays"), "what lies behind the rules is not loaded anew"


def test_a_page_whose_part_fails_to_load_has_a_retry_button(guest: Guests) -> None:
    me = guest("pl")
    me.page.route("**/api/me/record", lambda route: route.abort())
    me.go("/me/matches")
    expect(me.page.get_by_role("alert")).to_have_text(me.say("missed"))
    me.page.unroute("**/api/me/record")
    me.page.get_by_role("button", name=me.say("offline-again")).click()
    expect(me.page.get_by_role("heading", name=me.say("matches-title"))).to_be_visible()


def test_the_rules_page_opens_at_a_numbered_rule(guest: Guests) -> None:
    me = guest("pl").go("/rules/claim#C-16")
    me.page.locator("#C-16").wait_for()


def test_the_rules_lead_from_the_page_to_the_book_to_the_numbers_and_back(guest: Guests) -> None:
    me = guest("cs").go("/rules/claim")
    page = me.page
    page.locator("[data-sign='knights'] svg").wait_for()
    page.locator("[data-example='votes']").get_by_text("Nemrtví").first.wait_for()  # the engine's position is drawn
    page.locator("#goal").get_by_role("link").click()
    page.locator("#gifts").get_by_role("link", name="C-16").click()
    page.locator("#C-16").get_by_role("link", name="Co frakce umějí").wait_for()
    page.get_by_role("searchbox").fill("rytir skreta")
    page.locator("#C-15").wait_for(state="detached")
    assert page.locator("#C-16").is_visible()
    page.get_by_role("link", name="Pochmurný kraj").click()
    page.locator("#H-130").wait_for()  # the same part of the rules of another game
