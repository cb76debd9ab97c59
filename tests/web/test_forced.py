"""A question with one answer answers itself, unless the player wants to be asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import LANGUAGES, Person

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]


def until_forced(me: Person) -> None:
    """Play on by keys until one option is left, as with the last card of a hand at the latest."""
    for _ in range(30):
        me.await_turn()
        if me.page.locator("aside .option").count() == 1:
            return
        me.press()
    pytest.fail("there was always something to choose")


REMEMBER = """only => new MutationObserver(() => {
    if (document.querySelector('.question .who')?.textContent !== only) return
    window.forced ??= document.querySelectorAll('aside .log li').length
}).observe(document.body, {subtree: true, childList: true, characterData: true})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_goes_on_where_there_is_nothing_to_choose(guest: Guests, language: str) -> None:
    """The words stand there for a second only: the page itself remembers that they did, and how long the log was."""
    me = guest(language)
    me.go(me.lay_table())
    me.await_turn()
    me.page.evaluate(REMEMBER, me.say("only-answer"))
    for _ in range(30):
        me.await_turn()
        if me.page.evaluate("window.forced !== undefined") or me.page.locator("aside .option").count() == 1:
            break
        me.press()
    me.page.wait_for_function("() => document.querySelectorAll('aside .log li').length > window.forced")


def test_a_forced_answer_waits_for_people_who_want_to_be_asked(guest: Guests) -> None:
    me = guest("en").go("/settings")
    me.page.get_by_role("switch", name=me.say("ask-forced")).check()
    me.go(me.lay_table())
    until_forced(me)
    count = me.page.locator("aside .log li").count()
    me.page.wait_for_timeout(2500)  # more than twice as long as an answer that gives itself
    assert me.page.locator("aside .log li").count() == count
    expect(me.page.locator(".question .who")).to_have_text(me.say("you-are-on-turn"))
    me.page.keyboard.press("1")
    me.page.wait_for_function("count => document.querySelectorAll('aside .log li').length > count", arg=count)
