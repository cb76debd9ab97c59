"""A house that calls: a clock that the test moves, a push service and a post office."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteka.server import store
from ludoteka.server.calling.calling import Calling
from tests.server.calling.callers import Moved, settings
from tests.server.calling.post import PostOffice, PushService, post_office, push_service
from tests.server.people import Running, running


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Moved:
    moved = Moved()
    monkeypatch.setattr(store, "time", moved)
    monkeypatch.setattr("ludoteka.server.clocks.clocks.LOOK", 1e9)  # nobody looks but the test
    monkeypatch.setattr("ludoteka.server.clocks.turns.AWAY", 0.0)
    monkeypatch.setattr(Calling, "_run", lambda _: asyncio.sleep(1e9))
    return moved


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as service:
        yield service


@pytest.fixture
async def office() -> AsyncIterator[PostOffice]:
    async with post_office() as office:
        yield office


@pytest.fixture
async def place(
    time: Moved, tmp_path: Path, toys: None, service: PushService, office: PostOffice
) -> AsyncIterator[Running]:
    async with running(settings(tmp_path, service, office)) as server:
        yield server
