"""What was played can be found again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.test_pages import assert_accessible

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]


def test_my_games_are_listed_filtered_and_added_up(guest: Guests) -> None:
    me = guest("cs", phone=True)
    for game in ("claim", "valeria"):
        me.post(f"/api{me.lay_table(game).replace('/t/', '/tables/')}/resign", {})
    me.go("/me/matches")
    rows = me.page.locator("a.match")
    expect(rows).to_have_count(2)
    me.settle()
    assert_accessible(me, "my games")
    me.page.get_by_role("combobox", name=me.say("match-game"), exact=True).select_option("claim")
    expect(rows).to_have_count(1)
    me.page.get_by_role("button", name=me.say("match-fate-won")).click()
    expect(me.page.get_by_text(me.say("match-none"))).to_be_visible()
    me.page.get_by_role("button", name=me.say("match-fate-lost")).click()
    rows.click()
    expect(me.page.locator("a[href*='/replay/']")).to_be_visible()
