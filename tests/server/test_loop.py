"""Heavy answers: made once, beside the event loop, and one at a time per user."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from typing import Any

import pytest

from ludoteka.server.lessons import coaching
from ludoteka.server.lobby import routes
from ludoteka.server.people import account_data
from ludoteka.server.people.people import People
from tests.server.people import Running


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Replaces a function so that its calls are counted by their first argument; none may come from the loop."""
    calls: Counter[str] = Counter()
    loop = threading.current_thread()

    def note(module: Any, name: str) -> Counter[str]:
        function = getattr(module, name)

        def counted(*args: Any) -> Any:
            assert threading.current_thread() is not loop
            calls[str(args[0])] += 1
            return function(*args)

        monkeypatch.setattr(module, name, counted)
        return calls

    return note


async def test_lessons_are_read_once_beside_the_loop(place: Running, noted: Any) -> None:
    calls = noted(coaching, "_read_outlines")
    first, second = [await place.stranger().get("/lessons") for _ in range(2)]
    assert first == second and first
    assert calls["claim"] == 1 and set(calls.values()) == {1}


async def test_texts_of_an_old_edition_are_made_once_beside_the_loop(place: Running, noted: Any) -> None:
    calls = noted(routes, "_pack_texts")
    web = place.stranger().web
    answers = [await web.get("/api/games/valeria/texts/pl?version=2") for _ in range(2)]
    assert answers[0].json() == answers[1].json() and answers[0].json()["words"]
    assert answers[0].headers["content-type"].startswith("application/json")
    assert calls == {"valeria": 1}
    await place.stranger().get("/games/valeria/texts/pl?version=77", 404)


async def test_a_user_gets_one_export_at_a_time(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    export, going = account_data.export, asyncio.Event()

    async def slow(*args: Any) -> Any:
        await going.wait()
        return await export(*args)

    monkeypatch.setattr(account_data, "export", slow)
    ann, bob = await place.person(), await place.person()
    first, other = (asyncio.create_task(person.get("/me/export")) for person in (ann, bob))
    while len(place.server[People].exports._inside) < 2:
        await asyncio.sleep(0.01)
    refusal = await ann.get("/me/export", 429)
    assert refusal["error"] == "error-too-fast"
    going.set()
    assert (await first)["person"] and (await other)["person"]
    assert (await ann.get("/me/export"))["person"]
