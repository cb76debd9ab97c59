"""Lessons in a real browser: every one is played to its free part by following the coach."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import ludoteka
from ludoteka.kernel.lessons import Lesson, lessons_of
from tests.web.house import Deals
from tests.web.people import LANGUAGES, Person, sit_down

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]

LESSONS = [lesson for game in ludoteka.games().values() for lesson in lessons_of(game)]
# Every lesson on a desktop and on a phone, in languages that take turns, so that each is seen on both.
WALKS = [
    (lesson, LANGUAGES[(i + phone) % len(LANGUAGES)], phone)
    for i, lesson in enumerate(LESSONS)
    for phone in (False, True)
]

# The learner is free, may press on, or is asked for something that the coach can show; and what the slate speaks of and
# what is to be pressed lie beside it. `look` tells what is not so yet.
STEP = """() => {
    const AIR = 8  // between a thing and the ring around it
    const all = selector => [...document.querySelectorAll(selector)]
    const box = element => element.getBoundingClientRect()
    const hides = (slate, { left, top, right, bottom }, air = 1) =>
        Math.min(slate.right, right) - Math.max(slate.left, left) > air &&
        Math.min(slate.bottom, bottom) - Math.max(slate.top, top) > air
    const hit = element => {
        const { left, top, width, height } = box(element)
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    window.look = () => {
        const slate = document.querySelector('.slate')
        if (!slate) return 'no slate'
        const free = slate.querySelector('.fold') !== null
        const press = slate.querySelector('footer .btn.brass:enabled')
        const asked = document.querySelector('.asking .question.paper')
        if (!free && !press && !asked) return 'nothing to do'
        const at = box(slate)
        if (at.left < 0 || at.top < 0 || at.right > innerWidth || at.bottom > innerHeight) return 'the slate is cut'
        if (free) return null
        if (press && !hit(press)) return 'the button is covered'
        if (all('.asking .question.paper').some(element => hides(at, box(element)))) return 'the question is covered'
        if (all('.veil .ring').some(element => hides(at, box(element), AIR))) return 'what it speaks of is covered'
        return null
    }
    window.where = () => all('.slate').map(slate => slate.innerText) + all('.table').map(table => table.dataset.at)
    window.follow = show => {
        const buttons = all('.slate footer button:enabled')
        const button = buttons.find(one => one.matches('.brass')) ?? buttons.find(one => one.innerText === show)
        button?.click()
        return button !== undefined
    }
}"""


@pytest.fixture(scope="module")
def pupils(browser: Browser, house: str, deals: Deals) -> Iterator[Callable[[str, bool], Person]]:
    """One person per language and size for all lessons, so that the browser's cache is used."""
    met: dict[tuple[str, bool], Person] = {}
    errors: list[str] = []

    def pupil(language: str, phone: bool) -> Person:
        if (language, phone) not in met:
            person = met[language, phone] = sit_down(browser, house, language, phone=phone, deals=deals)
            person.page.on("pageerror", lambda error: errors.append(str(error)))
            person.page.add_init_script(f"({STEP})()")
        return met[language, phone]

    yield pupil
    for person in met.values():
        person.context.close()
    assert errors == []


def walk(me: Person, lesson: Lesson) -> None:
    """Follow the coach until the learner is free; at every step the bubble must be visible and have text."""
    for _ in range(4 * len(lesson.steps)):
        ready(me, lesson)
        if me.page.locator(".slate .fold").count():
            return
        before = me.page.evaluate("where()")
        if not me.page.evaluate("show => follow(show)", me.say("coach-show")):
            me.page.keyboard.press("1")  # several things are lit: the first of them
        me.page.wait_for_function("before => where() !== before", arg=before)
    raise AssertionError(f"{lesson.game}/{lesson.id} does not come to its free part")


def ready(me: Person, lesson: Lesson) -> None:
    try:
        me.page.wait_for_function("() => look() === null")
    except PlaywrightTimeout:
        texts = me.page.locator(".slate").all_inner_texts()
        raise AssertionError(f"{lesson.game}/{lesson.id}: {me.page.evaluate('look()')}: {texts}") from None


@pytest.mark.parametrize(
    ("lesson", "language", "phone"),
    WALKS,
    ids=[f"{x.game}-{x.id}-{y}-{'phone' if z else 'desktop'}" for x, y, z in WALKS],
)
def test_a_lesson_is_played_to_its_free_part(
    pupils: Callable[[str, bool], Person], lesson: Lesson, language: str, phone: bool
) -> None:
    me = pupils(language, phone)
    me.go(me.learn(lesson.game, lesson.id))
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
    """If the words of a step arrive before their state, no press of the coach's buttons may be lost."""
    me = guest("cs", phone=True)
    me.page.add_init_script(f"({STEP})()")
    me.page.add_init_script(f"({LATE_STATES})()")
    lesson = next(lesson for lesson in LESSONS if lesson.game == "claim")
    me.go(me.learn(lesson.game, lesson.id))
    walk(me, lesson)


def test_a_press_on_the_shelf_opens_the_first_lesson(guest: Guests) -> None:
    me = guest("cs")
    me.go()
    me.page.get_by_role("button", name=me.say("learn-it")).first.click()
    expect(me.page.locator(".slate")).to_be_visible()
    expect(me.page.locator(".slate h2")).to_have_text("Cíl hry")


def test_several_lessons_of_a_game_are_listed_and_the_first_is_recommended(guest: Guests) -> None:
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
