"""Match lists and opponents in the browser."""

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
    me.page.get_by_role("radio", name=me.say("match-result-won")).check(force=True)
    expect(me.page.get_by_text(me.say("match-none"))).to_be_visible()
    me.page.get_by_role("radio", name=me.say("match-result-lost")).check(force=True)
    rows.click()
    expect(me.page.locator("a[href*='/replay/']")).to_be_visible()


def test_a_friend_is_asked_agrees_and_finds_the_invitation_first(guest: Guests) -> None:
    ann, bob = guest("en"), guest("pl", phone=True)
    link = ann.lay_table(seats=[{"kind": "me"}, {"kind": "open"}])
    bob.post(f"/api{link.replace('/t/', '/tables/')}/sit", {"seat": 1})
    ann.context.request.post(
        f"{ann.house}/api{link.replace('/t/', '/tables/')}/befriend",
        data={"seat": 1},
        headers={"X-Ludoteka": "1", "Origin": ann.house},
    )
    bob.go("/me")
    bob.page.get_by_role("button", name=bob.say("friends-yes")).click()
    expect(bob.page.get_by_text(bob.say("friends-agreed"))).to_be_attached()
    assert_accessible(bob, "my page with a friend")
    waiting = ann.lay_table(seats=[{"kind": "me"}, {"kind": "open"}])
    ann.go(waiting)
    ann.page.locator("section[aria-labelledby=invite-friends] button").click()
    expect(ann.page.get_by_text(ann.say("friends-invited"))).to_be_visible()
    bob.go("/")
    first = bob.page.locator("section[aria-labelledby=open-title] li").first
    expect(first).to_contain_text(bob.say("lobby-invited"))
    first.get_by_role("button").click()
    expect(bob.page).to_have_url(f"{bob.house}{waiting}")
