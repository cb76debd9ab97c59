"""Lessons in a real browser: every one is walked to its free part by pressing what the coach shows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import ludoteka
from ludoteka.kernel.lessons import Lesson, lessons_of
from tests.web.people import LANGUAGES, Person

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]

LESSONS = [lesson for game in ludoteka.games().values() for lesson in lessons_of(game)]
FIRST = [lesson for lesson in LESSONS if lesson.id == "first"]
# First lessons on a desktop and on a phone, the languages in turn, and two of the further ones, which show nothing that
# rooms and coach do not show in the first: tests/lessons walks every way of all, tests/server too.
FURTHER = {"attack": ("pl", True), "events": ("cs", False)}
WALKS = [
    *((lesson, LANGUAGES[(i + phone) % 3], phone) for i, lesson in enumerate(FIRST) for phone in (False, True)),
    *((lesson, *FURTHER[lesson.id]) for lesson in LESSONS if lesson.id in FURTHER),
]


# The learner is free, may press on, or is asked for something that the coach can show.
READY = "() => document.querySelector('.slate .fold, .slate footer .btn.brass:enabled, .asking .question.paper')"
WALKED = "() => `${document.querySelector('.slate')?.innerText} ${document.querySelector('.table')?.dataset.at}`"


def walk(me: Person, lesson: Lesson) -> None:
    """Do what the coach shows until the learner is free; the slate is always there and says something."""
    slate = me.page.locator(".slate")
    on = slate.locator("footer .btn.brass:enabled")
    show = slate.get_by_role("button", name=me.say("coach-show"))
    for _ in range(4 * len(lesson.steps)):
        expect(slate).to_be_visible()
        me.page.wait_for_function(READY)
        if slate.locator(".fold").count():
            return
        before = me.page.evaluate(WALKED)
        if on.count():
            on.click()
        elif show.count():
            show.click()
        else:
            me.page.keyboard.press("1")  # several things are lit: the first of them
        me.page.wait_for_function(f"before => ({WALKED})() !== before", arg=before)
    raise AssertionError(f"{lesson.game}/{lesson.id} does not come to its free part")


@pytest.mark.parametrize(
    ("lesson", "language", "phone"),
    WALKS,
    ids=[f"{x.game}-{x.id}-{y}-{'phone' if z else 'desktop'}" for x, y, z in WALKS],
)
def test_a_lesson_is_walked_to_its_free_part(guest: Guests, lesson: Lesson, language: str, phone: bool) -> None:
    me = guest(language, phone=phone)
    me.go()
    link = me.learn(lesson.game, lesson.id)
    me.go(link)
    walk(me, lesson)
    assert "{" not in me.page.locator("body").inner_text()


LATE_STATES = """() => {
    const Real = WebSocket
    window.WebSocket = class extends Real {
        set onmessage(hear) {
            super.onmessage = m => JSON.parse(m.data).t === 'state' ? setTimeout(() => hear(m), 300) : hear(m)
        }
    }
}"""


def test_the_coach_offers_to_show_only_what_the_table_asks_already(guest: Guests) -> None:
    """Where the words of a step come before the state they speak of, no press of the coach's buttons is lost."""
    me = guest("cs", phone=True)
    me.page.add_init_script(f"({LATE_STATES})()")
    me.go()
    lesson = next(lesson for lesson in LESSONS if lesson.game == "claim")
    me.go(me.learn(lesson.game, lesson.id))
    walk(me, lesson)


def test_a_press_on_the_shelf_opens_the_first_lesson(guest: Guests) -> None:
    me = guest("cs")
    me.go()
    me.page.get_by_role("button", name=me.say("learn-it")).first.click()
    expect(me.page.locator(".slate")).to_be_visible()
    expect(me.page.locator(".slate h2")).to_have_text("Cíl hry")


def test_where_a_game_has_several_lessons_they_are_listed_and_the_first_is_the_one_to_begin_with(guest: Guests) -> None:
    me = guest("pl", phone=True)
    me.go()
    box = me.page.locator(".shelf > li").filter(has_text=me.say("title-harrow"))
    box.get_by_role("button", name=me.say("learn-it")).click()
    lessons = me.page.locator("ol > li")
    expect(lessons).to_have_count(len(lessons_of(ludoteka.game("harrow"))))
    expect(me.page.locator("ol .btn.brass")).to_have_count(1)
    expect(lessons.first).to_contain_text(me.say("lesson-first"))
    lessons.first.get_by_role("button").click()
    expect(me.page.locator(".slate h2")).to_have_text("Cel gry")
    me.go("/learn/harrow")
    expect(lessons.first).to_contain_text(me.say("lesson-begun"))
    expect(lessons.first.get_by_role("button")).to_have_count(2)
