"""Two people share one device: it changes hands, and shows no hand meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import Person


def test_two_people_play_a_trick_of_claim_on_one_device(guest: Callable[..., Person]) -> None:
    ann = guest("cs")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bára"}]
    ann.go(ann.lay_table(seats=seats, settings={"leader": "p0"}, seed="one device"))
    owner = ann.get("/api/me")["name"]
    passing = ann.page.get_by_role("dialog", name=ann.say("handover"), exact=True)
    hand = ann.page.locator("main .fan button")

    def takes(name: str) -> None:
        expect(hand).to_have_count(0)
        passing.get_by_role("button", name=ann.say("handover-i-am").replace("{ $name }", name), exact=True).click()
        expect(passing).to_have_count(0)
        expect(hand).to_have_count(13)

    takes(owner)
    ann.press("1")
    expect(passing).to_contain_text("Bára")
    takes("Bára")
    ann.page.get_by_role("button", name=ann.say("handover-down")).click()
    takes("Bára")
    ann.press("1")
    ann.catch_up(2)
    expect(ann.page.locator("main .seat")).to_have_count(2)
