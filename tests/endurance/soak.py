"""A long evening: many tables on two servers, people leave and come back, bots' processes and the database die."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from ludoteka.kernel import Game
from tests.server.databases import Postgres, postgres, redis

from .kills import ENDING, TROUBLE, Guest, Nursery, again
from .progress import Progress

LEAVING = 0.02  # how likely somebody leaves after a decision
AWAY = 3.0  # seconds at most


class Evening:
    """All tables, and their statistics."""

    def __init__(self, ports: list[int], games: Sequence[Game[Any]], minutes: float, thinking: float) -> None:
        self._ports = ports
        self._games = games
        self._thinking = thinking
        self.until = time.monotonic() + minutes * 60
        self.count: Counter[str] = Counter()

    @property
    def over(self) -> bool:
        return time.monotonic() > self.until

    async def table(self, number: int) -> None:
        """Match after match of one person with a bot or more."""
        dice = Random(number)
        guest = Guest(self._ports, dice)
        await guest.come_in()
        try:
            while not self.over:
                game = dice.choice(self._games)
                seats = dice.choice([n for n in game.seats if n > 1])
                wish = [{"kind": "me"}] + [{"kind": "bot", "level": "easy"}] * (seats - 1)
                table = (await again(lambda game=game, wish=wish: guest.tab.open(game.id, wish)))["id"]
                self.count["begun"] += 1
                await self._play(guest, table, dice)
                self.count["ended"] += 1
        finally:
            await guest.leave()

    async def _play(self, guest: Guest, table: str, dice: Random) -> None:
        while True:
            try:
                async with guest.tab.at(table) as side:
                    state = await side.next("state")
                    while not state["outcome"]:
                        if state["ask"]:
                            if not self.over:
                                await asyncio.sleep(dice.uniform(0.0, 2 * self._thinking))
                            await side.choose(dice.choice(state["ask"]["options"]), seq=state["seq"])
                            self.count["decisions"] += 1
                            if dice.random() < LEAVING:
                                break
                        state = await side.next("state")
                    if state["outcome"]:
                        return
                self.count["left"] += 1
                await asyncio.sleep(dice.uniform(0.0, AWAY))
            except TROUBLE:
                await asyncio.sleep(0.1)


async def soak(
    games: Sequence[Game[Any]], minutes: float, tables: int, thinking: float, pause: float = 20.0
) -> dict[str, int]:
    """Play for a while, with a fault every few seconds; returns the statistics when every match has ended.

    People take as many seconds as given before they decide, until the time is over.
    """
    with tempfile.TemporaryDirectory() as directory, postgres() as cluster, redis() as channels:
        database = cluster.database()
        house = [Nursery(Path(directory) / name, database, channels.url) for name in ("here", "there")]
        for nursery in house:
            await nursery.open()
            await nursery.start()
        evening = Evening([nursery.port for nursery in house], games, minutes, thinking)
        crowd = [asyncio.create_task(evening.table(number)) for number in range(tables)]
        try:
            await _trouble(evening, house, cluster, crowd, pause)
            await asyncio.wait_for(asyncio.gather(*crowd), ENDING)
        finally:
            for table in crowd:
                table.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
            for nursery in house:
                await nursery.close()
    assert evening.count["begun"] == evening.count["ended"], evening.count
    return dict(evening.count)


async def _trouble(
    evening: Evening, house: list[Nursery], cluster: Postgres, crowd: list[asyncio.Task[None]], pause: float
) -> None:
    """By turns a bot's process, the database and a server die."""
    dice, turn = Random(3), 0
    progress = Progress("seconds", round(evening.until - time.monotonic()), every=30.0)
    while not evening.over:
        await asyncio.sleep(min(pause, max(0.1, evening.until - time.monotonic())))
        for table in crowd:
            if table.done():
                table.result()
        progress.tell(round(progress.seconds), str(dict(evening.count)))
        nursery = dice.choice(house)
        if turn % 3 == 0:
            for worker in _workers(nursery.child)[:1]:
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
                evening.count["bots' processes killed"] += 1
        elif turn % 3 == 1:
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)
            evening.count["restarts of the database"] += 1
        else:
            await nursery.kill()
            await nursery.start()
            evening.count["servers killed"] += 1
        turn += 1


def _workers(server: int) -> list[int]:
    """The processes in which bots think for this server."""
    processes = []
    for children in Path(f"/proc/{server}/task").glob("*/children"):
        for child in children.read_text().split():
            with suppress(FileNotFoundError):
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    processes.append(int(child))
    return processes
