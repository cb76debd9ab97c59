"""Small versions of the long runs."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka.kernel import Game
from ludoteka.laws import Case, cases_of
from tests.endurance import junk, soak, twins


@pytest.mark.parametrize("game", ludoteka.games().values(), ids=lambda game: game.id)
def test_twin_worlds_send_the_same_bytes_to_those_who_cannot_distinguish_them(game: Game[Any]) -> None:
    done = twins.compare([*cases_of(game)[:1], *cases_of(game)[-1:]], states=60)
    assert done["state"] and done["why-not"] and done["preview"]


def test_a_leak_is_found() -> None:
    table = Case(ludoteka.game("claim"), 2).table("3")
    twin = table.clone()
    here, there = (ludoteka.kernel.Seat(seat) for seat in (0, 1))
    twin.game.redeal(twin.state, here, Random(1))
    marks = [len(table.events)]
    assert twins.sent(table, marks, here) == twins.sent(twin, marks, here)
    assert twins.sent(table, marks, there) != twins.sent(twin, marks, there)


@pytest.mark.slow
async def test_malformed_messages_change_nothing() -> None:
    counts = await junk.messages(2000)
    assert counts["error-malformed"] > 1000


@pytest.mark.slow
async def test_malformed_requests_are_refused() -> None:
    counts = await junk.requests(400)
    assert counts["400"] and counts["404"] and counts["405"]


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked")
async def test_every_match_ends_whatever_dies_meanwhile() -> None:
    counts = await soak.soak([ludoteka.game("claim")], minutes=0.15, tables=2, thinking=0.0, pause=2.0)
    assert counts["bots' processes killed"] and counts["restarts of the database"] and counts["servers killed"]
    assert counts["ended"] >= 2
