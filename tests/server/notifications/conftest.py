"""A server with notifications: a clock that the test sets, a fake push service and a fake mail server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteka.server import store
from ludoteka.server.notifications.notifications import Notifications
from tests.server.notifications.fakes import FakeMailServer, FakePushService, fake_mail_server, fake_push_service
from tests.server.notifications.helpers import ManualClock, settings
from tests.server.people import Running, running


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> ManualClock:
    moved = ManualClock()
    monkeypatch.setattr(store, "time", moved)
    monkeypatch.setattr("ludoteka.server.clocks.clocks.POLL", 1e9)  # polls run only in the tests
    monkeypatch.setattr("ludoteka.server.clocks.turn_notices.AWAY", 0.0)
    monkeypatch.setattr(Notifications, "_run", lambda _: asyncio.sleep(1e9))
    return moved


@pytest.fixture
async def service() -> AsyncIterator[FakePushService]:
    async with fake_push_service() as service:
        yield service


@pytest.fixture
async def office() -> AsyncIterator[FakeMailServer]:
    async with fake_mail_server() as office:
        yield office


@pytest.fixture
async def place(
    time: ManualClock, tmp_path: Path, toys: None, service: FakePushService, office: FakeMailServer
) -> AsyncIterator[Running]:
    async with running(settings(tmp_path, service, office)) as server:
        yield server
