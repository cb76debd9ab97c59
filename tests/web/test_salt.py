"""Adding one's own luck in the waiting room and finding it again beside the seed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ludoteka
from tests.web.people import LANGUAGES, Person
from tests.web.test_pages import assert_accessible

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]
SALT = "tři želvy, łódka 7"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_salt_typed_in_the_waiting_room_is_shown_beside_the_seed(guest: Guests, language: str) -> None:
    me, friend = guest(language, phone=language == "pl"), guest("en")
    link = me.lay_table(seats=[{"kind": "me"}, {"kind": "open"}])
    friend.post(f"/api/tables/{link[3:]}/sit", {"seat": 1})
    friend.go(link)
    me.go(link)
    promised = me.get(f"/api/tables/{link[3:]}")["commitment"]
    me.page.get_by_text(me.say("salt-title")).click()
    me.page.get_by_text(promised).wait_for()
    me.page.get_by_label(me.say("salt-label")).fill(f"  {SALT} ")
    me.page.get_by_role("button", name=me.say("save")).click()
    me.page.get_by_text(me.say("salt-kept")).wait_for()
    assert me.page.get_by_label(me.say("salt-label")).input_value() == SALT
    assert_accessible(me, "waiting room with the salt open")
    assert SALT not in friend.page.content() and friend.page.get_by_text(friend.say("salt-title")).is_visible()
    me.page.get_by_role("button", name=me.say("waiting-start")).click()
    me.page.locator("aside").first.wait_for(state="attached")
    friend.post(f"/api/tables/{link[3:]}/resign", {})
    me.page.get_by_role("button", name=me.say("result-verify")).click()
    me.page.get_by_text(SALT).wait_for()
    me.page.get_by_text(me.say("verify-good")).wait_for()
    record = ludoteka.Record.from_json(
        me.context.request.get(f"{me.house}/api{link.replace('/t/', '/tables/')}/record").text()
    )
    assert record.salts == (SALT, "") and record.commitment == promised and ludoteka.verify(record)
