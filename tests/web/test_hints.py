"""Hints in the browser: three suggestions with reasons, and a note in the result."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from ludoteka.bots import Adviser
from ludoteka.server.bots.pool import Job, WorkerPool
from ludoteka.server.bots.thinking import BotAdvice
from tests.web.people import Person

pytestmark = pytest.mark.browser
Guests = Callable[..., Person]


def test_a_hint_tells_three_ways_and_why_and_the_result_remembers_it(
    guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def advise(self: WorkerPool, job: Job) -> BotAdvice:  # so many imagined games, however fast the machine is
        return BotAdvice(Adviser(Random(job.seed), iterations=40).advise(job.table.perspective(job.seat)), 0.1)

    monkeypatch.setattr(WorkerPool, "advise", advise)
    me = guest("cs")
    link = me.lay_table(settings={"leader": "p0"}, seed="hint")
    me.go(link).await_turn()
    me.page.keyboard.press("h")
    ways = me.page.locator("button.way")
    expect(ways).to_have_count(3)
    texts = [way.inner_text() for way in ways.all()]
    why = [reason.inner_text() for reason in ways.locator(".why").all()]
    assert len(why) == 3 and all(reason.endswith(".") and len(reason.split()) <= 20 for reason in why), texts
    assert all("%" in way for way in texts) and not any("hint-" in way for way in texts)
    me.answer(ways.first.click)
    me.post(f"/api{link.replace('/t/', '/tables/')}/resign", {})
    expect(me.page.locator("p.helped")).to_contain_text(me.say("result-helped").split(":")[0])
    me.go("/me/matches")
    expect(me.page.locator("a.match")).to_contain_text(me.say("match-helped"))
    me.page.get_by_role("combobox", name=me.say("match-help"), exact=True).select_option("without")
    expect(me.page.get_by_text(me.say("match-none"))).to_be_visible()
