"""The plain room: a table whose edition our room can no longer draw is played in words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.web.people import Person

pytestmark = pytest.mark.browser


def tell_plain(route: Route) -> None:
    """Send the table as the server does for an edition that is too old for our room."""
    response = route.fetch()
    route.fulfill(response=response, json={**response.json(), "drawing": "plain"})


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_table_too_old_for_its_room_is_seen_and_played_in_words(guest: Callable[..., Person], phone: bool) -> None:
    me = guest("en", phone=phone)
    link = me.lay_table("claim")
    me.page.route(f"**/api/tables/{link.removeprefix('/t/')}", tell_plain)
    me.go(link)
    region = me.page.get_by_role("region", name="Claim")
    expect(region).to_contain_text(re.compile("(Goblin|Dwarf|Undead|Doppelgänger|Knight) [0-9]"))
    options = me.page.locator(".option:visible")
    options.first.wait_for()
    box = options.first.bounding_box()
    assert box and box["y"] + box["height"] <= me.page.viewport_size["height"]  # type: ignore[index]
    me.answer(options.first.click)
