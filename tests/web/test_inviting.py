"""A table before the match: players, terms, and the link."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.visiting import ME, OPEN

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]


def test_a_new_table_says_who_will_sit_at_it(guest: Guests) -> None:
    me = guest("cs").go("/new/valeria/bots")
    foot = me.page.locator("footer")
    expect(foot).to_contain_text(f"{me.get('/api/me')['name']} a Apolena")
    for _ in range(2):
        me.page.get_by_role("button", name=me.say("chair-add-friend")).click()
    expect(foot).to_contain_text("Apolena a 2 přátelé")
    expect(foot).to_contain_text(me.say("pace-none"))


def test_a_link_can_be_copied_on_a_server_without_https(guest: Guests) -> None:
    me = guest("pl")
    me.page.add_init_script("delete Navigator.prototype.clipboard")
    table = me.lay_table(seats=[ME, OPEN])
    me.go(table)
    me.page.get_by_role("button", name=me.say("invite-copy")).press("Enter")
    copied = me.page.get_by_role("button", name=me.say("invite-copied"))
    expect(copied).to_be_focused()
    me.go()
    me.page.get_by_text(me.say("together-code")).click()
    expect(me.page.get_by_role("textbox")).to_be_focused()
    me.page.keyboard.press("ControlOrMeta+v")
    me.page.keyboard.press("Enter")
    expect(me.page).to_have_url(f"{me.house}{table}")


def test_an_invited_person_sees_the_clock_of_the_table(guest: Guests) -> None:
    ann, bob = guest("cs"), guest("pl", phone=True)
    bob.go(
        ann.lay_table(seats=[ME, OPEN], clock={"kind": "correspondence", "seconds": 172800, "on_timeout": "forfeit"})
    )
    terms = bob.page.locator("main dl")
    expect(terms).to_contain_text(f"{bob.say('clocks')}: {bob.say('pace-correspondence')}, 2 dni na turę")
    expect(terms).to_contain_text(bob.say("new-table-on-timeout-forfeit"))
