"""A match by mail: five people on three devices each, two servers, a restart a day, weeks that pass in seconds."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka.server import store
from ludoteka.server.clocks.clock_state import read
from ludoteka.server.clocks.clocks import Clocks
from ludoteka.server.tables.live import LiveTable
from tests.server.conftest import GAMES
from tests.server.databases import Redis
from tests.server.people import PATIENCE, Person, Running, link_device, running, seated, settings_for

HOUR = 3600.0
MAIL = {"kind": "correspondence", "seconds": 2 * 86_400}
SEATS = 5


class Deployment:
    """Two servers that come and go, a clock that is moved by hand, and the post."""

    def __init__(self, settings: Any, seconds: list[float]) -> None:
        self.settings = settings
        self.seconds = seconds
        self.notices: Counter[tuple[int, int]] = Counter()  # seat, turn
        self.servers: list[Running | None] = [None, None]
        self._stacks = [AsyncExitStack(), AsyncExitStack()]

    async def start(self, which: int) -> None:
        place = await self._stacks[which].enter_async_context(running(self.settings))
        self.servers[which] = place
        place.server.hooks.on_turn_noticed.append(self._tell)

    async def stop(self, which: int) -> None:
        await self._stacks[which].aclose()
        self.servers[which] = None

    def _tell(self, guest: int, live: LiveTable) -> None:
        seat = live.sheet.seat_of(guest)
        assert seat is not None
        self.notices[seat, began(live, seat)] += 1

    @property
    def running(self) -> list[Running]:
        return [place for place in self.servers if place]

    async def post(self, table: str) -> None:
        """Let every server notify its users, all at once."""
        lives = [await place.tables.get(table) for place in self.running]
        looks = (
            place.server[Clocks].turn_notices.notify([live]) for place, live in zip(self.running, lives, strict=True)
        )
        await asyncio.gather(*looks)


async def devices_of(person: Person, place: Running) -> list[str]:
    """The cookies of a computer and of two more devices of the same person."""
    cookies = [person.cookie]
    for _ in range(2):
        other = place.stranger()
        await link_device(person, other, bring=True)
        cookies.append(other.cookie)
    return cookies


async def decide(place: Running, cookie: str, table: str, seq: int, dice: Random) -> None:
    """Somebody opens the table on a device, decides, and closes it."""
    person = place.stranger()
    person.web.cookies.set("ludoteka", cookie)
    async with person.at(table) as side:
        state = await side.next("state")
        assert state["seq"] == seq and state["ask"], "who was asked finds the question on every device"
        await side.choose(dice.choice(state["ask"]["options"]))
        await side.reach(seq + 1)


async def until_nobody_looks(deployment: Deployment, table: str) -> None:
    """Until every server knows that all devices are closed."""
    async with asyncio.timeout(PATIENCE):
        for place in deployment.running:
            live = await place.tables.get(table)
            while any(live.has_visible_page(chair.guest) for chair in live.sheet.chairs if chair.guest is not None):
                await asyncio.sleep(0.002)


def began(live: LiveTable, seat: int) -> int:
    """The turn in which this seat is, by the journal."""
    state = read(live.clock)
    assert state
    return state.turns[seat]


def left(live: LiveTable) -> list[int]:
    info: Any = live.clock_info()
    return [info.left[seat] for seat in info.running]


async def test_every_turn_is_notified_once_and_restarts_neither_win_nor_lose_time(
    tmp_path: Path, database: str, channels: Redis, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = [1_800_000_000.0]
    monkeypatch.setattr(store, "time", lambda: seconds[0])
    monkeypatch.setattr("ludoteka.server.clocks.clocks.POLL", 1e9)  # only the test polls
    monkeypatch.setattr("ludoteka.server.clocks.turn_notices.AWAY", 0.0)  # at once
    deployment, dice = Deployment(settings_for(tmp_path, database=database, redis=channels.url), seconds), Random(14)
    await deployment.start(0)
    await deployment.start(1)
    table, people = await seated(deployment.running[0], GAMES["wonderland"], SEATS, clock=MAIL)
    devices = [await devices_of(person, dice.choice(deployment.running)) for person in people]
    await deployment.post(table)
    asked: list[set[int]] = []
    day = restarts = 0
    while True:
        place = dice.choice(deployment.running)
        live = await place.tables.get(table)
        if live.sheet.status == "finished":
            break
        assert live.table and live.seq == len(asked)
        asked.append(set(live.asked()))
        seconds[0] += dice.choice((60, 300, 600, HOUR))
        seat = dice.choice(live.asked())
        await decide(place, dice.choice(devices[seat]), table, live.seq, dice)
        await until_nobody_looks(deployment, table)
        if set(live.asked()) - asked[-1]:
            await deployment.post(table)
        if (seconds[0] - 1_800_000_000) // 86_400 > day and live.sheet.status == "playing":
            day = int((seconds[0] - 1_800_000_000) // 86_400)
            restarts += 1
            before = left(live)
            if restarts % 3:  # one of the two: the other serves on, and time goes on
                await deployment.stop(restarts % 2)
                await deployment.start(restarts % 2)
            else:  # both, for hours: nobody is charged for them
                await deployment.stop(0)
                await deployment.stop(1)
                seconds[0] += 7 * HOUR
                await deployment.start(0)
                await deployment.start(1)
            for place in deployment.running:
                assert left(await place.tables.get(table)) == before
            await deployment.post(table)
    expected = Counter(
        (seat, n) for n, seats in enumerate(asked) for seat in seats if n == 0 or seat not in asked[n - 1]
    )
    assert deployment.notices == expected, "every turn told once, none twice"
    ann = deployment.running[0].stranger()
    ann.web.cookies.set("ludoteka", devices[0][2])
    info = await ann.get(f"/tables/{table}")
    assert info["outcome"]["reason"] != "time" and not any(seat["stand_in"] for seat in info["seats"])
    record = ludoteka.Record.from_json((await ann.web.get(f"/api/tables/{table}/record")).text)
    assert ludoteka.verify(record) and restarts > 3
    await deployment.stop(0)
    await deployment.stop(1)
