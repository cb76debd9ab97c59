"""Following the others: animations can be skipped, held and repeated."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import Person

Guests = Callable[..., Person]

# so slow that nothing ever lands by itself while a test runs
ENDLESS = "localStorage.setItem('ludoteka.settings', JSON.stringify({speed: 0.0001}))"


def test_a_press_a_key_and_the_way_to_my_turn_end_what_moves(guest: Guests) -> None:
    me = guest(reduced_motion="no-preference")
    me.page.add_init_script(ENDLESS)
    me.go(me.lay_table("claim"))
    me.await_turn()
    flying = me.page.locator(".flight")
    me.page.keyboard.press("1")
    flying.first.wait_for(state="attached")
    me.answer(lambda: me.page.locator("#main").click(position={"x": 300, "y": 300}))
    flying.first.wait_for(state="attached")  # the answer of the bot, or what the trick brought
    me.page.get_by_role("button", name=me.say("player-pause")).click()
    me.answer(lambda: me.page.get_by_role("button", name=me.say("player-step")).click())
    me.page.get_by_role("button", name=me.say("player-back")).click()
    expect(me.page.get_by_role("button", name=me.say("player-play"))).to_be_visible()
    me.page.get_by_role("button", name=me.say("player-rush")).click()
    me.await_turn()
    expect(flying).to_have_count(0)


def test_actions_of_others_since_my_turn_are_shown_at_once_and_after_coming_back(guest: Guests) -> None:
    me = guest(recap=True)
    bots = [{"kind": "bot", "level": "easy"}] * 2
    link = me.lay_table("valeria", seats=[{"kind": "me"}, *bots])
    me.go(link)
    news = me.page.get_by_role("region", name=me.say("recap")).get_by_role("listitem")
    for _ in range(20):  # a turn of Valeria has fewer decisions than that
        me.play_some(1)
        me.await_turn()
        if news.count() == len(bots):
            break
    expect(news).to_have_count(len(bots))
    me.go("/").go(link)
    expect(news).to_have_count(len(bots))
    me.page.keyboard.press("Shift")  # any press puts it away; the log keeps it
    expect(news).to_have_count(0)
    expect(me.page.get_by_role("complementary").get_by_role("heading", name=me.say("recap"))).to_be_visible()
