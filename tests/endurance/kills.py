"""Servers are killed at random moments: every acknowledged decision is there, every match goes on to its end."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

import ludoteka
from ludoteka.kernel import Game
from tests.ports import free_port
from tests.server.people import Chairside, Person

from .progress import Progress

TROUBLE = (OSError, WebSocketException, httpx.HTTPError, AssertionError, TimeoutError)
ENDING = 1800.0  # seconds in which every match must then come to its end
STARTING = 0.2  # how many kills may hit a server that still starts
PLENTY = dict.fromkeys(("MESSAGES", "REQUESTS", "TABLES", "GUESTS", "SOCKETS", "WORK", "WAITING"), "1000000")


class Nursery:
    """Starts a server and kills it, again and again; servers with the same database share their tables."""

    def __init__(self, directory: Path, database: str = "", channels: str = "") -> None:
        self.port = free_port()
        own = {"DATA": str(directory), "HOST": "127.0.0.1", "PORT": str(self.port), "LOG": "critical"}
        shared = {"DATABASE": database, "CHANNELS": channels} if database else {}
        more = {f"LUDOTEKA_{name}": value for name, value in (own | shared | PLENTY).items()}
        self._environment = {**os.environ, **more}
        self._process: asyncio.subprocess.Process
        self.child = 0

    async def open(self) -> None:
        pipe = asyncio.subprocess.PIPE
        module = "tests.server.nursery"
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, stdin=pipe, stdout=pipe, env=self._environment
        )

    async def start(self) -> None:
        await self._say(b"start\n")
        self.child = int(await self._line())

    async def answers(self) -> None:
        """Wait until people are served."""
        async with httpx.AsyncClient() as web:
            while True:
                try:
                    await web.get(f"http://127.0.0.1:{self.port}/health")
                    return
                except httpx.HTTPError:
                    await asyncio.sleep(0.02)

    async def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        assert await self._line() == b"gone\n"

    async def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        with suppress(ProcessLookupError):
            os.kill(self.child, signal.SIGKILL)
        await self._process.wait()

    async def _say(self, line: bytes) -> None:
        assert self._process.stdin
        self._process.stdin.write(line)
        await self._process.stdin.drain()

    async def _line(self) -> bytes:
        assert self._process.stdout
        return await self._process.stdout.readline()


class Guest:
    """A person with a tab open on each server."""

    def __init__(self, ports: Sequence[int], dice: Random) -> None:
        self._tabs = [Person(f"http://127.0.0.1:{port}", "en") for port in ports]
        self._dice = dice

    @property
    def tab(self) -> Person:
        return self._dice.choice(self._tabs)

    async def come_in(self) -> None:
        first = self._tabs[0]
        await again(lambda: first.get("/me"))
        for tab in self._tabs[1:]:
            tab.web.cookies.set("ludoteka", first.cookie)

    async def leave(self) -> None:
        for tab in self._tabs:
            await tab.web.aclose()


class Player:
    """One seat of one table: plays on through every crash and records the acknowledged decisions."""

    def __init__(self, guest: Guest, dice: Random, killing: asyncio.Event) -> None:
        self._guest = guest
        self._dice = dice
        self._killing = killing
        self.sure: list[str] = []

    async def play(self, table: str) -> None:
        seq = -1
        while True:
            try:
                async with self._guest.tab.at(table, last_seen=seq) as side:
                    if await self._sit(side):
                        return
                    seq = side.state["seq"]
            except TROUBLE:
                await asyncio.sleep(0.02)

    async def _sit(self, side: Chairside) -> bool:
        """Play until the match is over.

        A ping is answered after the choice before it, which is then saved or refused.
        """
        state = await side.next("state")
        while not state["outcome"]:
            if not state["ask"]:
                state = await side.next("state")
                continue
            if self._killing.is_set():
                await asyncio.sleep(self._dice.uniform(0.0, 0.02))
            key = self._dice.choice(state["ask"]["options"])
            await side.choose(key, seq=state["seq"])
            await side.say(t="ping")
            answers = [await side.hear()]
            while answers[-1]["t"] != "pong":
                answers.append(await side.hear())
            if not any(answer["t"] == "refused" for answer in answers):  # else others moved the table on
                self.sure.append(key)
            await side.say(t="resync", seen=-1)  # states on the way may be older than the choice
            state = await side.until(lambda message: message["t"] == "state" and message["base"] == -1)
        return True


async def again(request: Callable[..., Awaitable[Any]]) -> Any:
    """Ask until the server is up and answers."""
    while True:
        try:
            return await request()
        except TROUBLE:
            await asyncio.sleep(0.02)


@dataclass
class Toll:
    """The statistics of a storm, in which nothing was lost."""

    kills: int = 0
    acknowledged: int = 0
    matches: int = 0

    def __str__(self) -> str:
        return f"{self.kills:,} kills, {self.acknowledged:,} decisions acknowledged and kept, {self.matches:,} matches"


async def storm(nurseries: Sequence[Nursery], games: Sequence[Game[Any]], kills: int, tables: int) -> Toll:
    """Play at a number of tables while servers are killed; then finish every match and check it."""
    dice, toll, killing = Random(2024), Toll(), asyncio.Event()
    killing.set()
    for nursery in nurseries:
        await nursery.open()
        await nursery.start()
    ports = [nursery.port for nursery in nurseries]
    crowd = [
        asyncio.create_task(_matches(ports, games[i % len(games)], Random(i), killing, toll)) for i in range(tables)
    ]
    progress = Progress("kills", kills)
    try:
        for _ in range(kills):
            nursery = dice.choice(nurseries)
            if dice.random() > STARTING:
                await nursery.answers()
            await asyncio.sleep(dice.uniform(0.02, 0.5))
            await nursery.kill()
            await nursery.start()
            toll.kills += 1
            for table in crowd:
                if table.done():
                    table.result()
            progress.tell(toll.kills, f"({toll.matches} matches over)")
        killing.clear()
        await asyncio.wait_for(asyncio.gather(*crowd), ENDING)
    finally:
        for table in crowd:
            table.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        for nursery in nurseries:
            await nursery.close()
    return toll


async def _matches(ports: Sequence[int], game: Game[Any], dice: Random, killing: asyncio.Event, toll: Toll) -> None:
    """Play matches at one table after another until the killing is over."""
    guests = [Guest(ports, dice) for _ in range(game.seats[0])]
    try:
        for guest in guests:
            await guest.come_in()
        host = guests[0]
        wish = [{"kind": "me"}] + [{"kind": "open"}] * (len(guests) - 1)
        table = (await again(lambda: host.tab.open(game.id, wish)))["id"]
        for seat, guest in enumerate(guests[1:], start=1):
            sit = {"seat": seat}
            await again(lambda guest=guest, sit=sit: guest.tab.post(f"/tables/{table}/sit", sit))
        while (await again(lambda: host.tab.get(f"/tables/{table}")))["status"] == "waiting":
            with suppress(*TROUBLE):
                await host.tab.post(f"/tables/{table}/start")
        while True:
            players = [Player(guest, dice, killing) for guest in guests]
            await asyncio.gather(*(player.play(table) for player in players))
            await _check(guests, players, table)
            toll.acknowledged += sum(len(player.sure) for player in players)
            toll.matches += 1
            if not killing.is_set():
                return
            for guest in guests:  # it begins when all have asked for it
                answer = await again(lambda guest=guest, table=table: guest.tab.post(f"/tables/{table}/rematch"))
            table = answer["id"]
    finally:
        for guest in guests:
            await guest.leave()


async def _check(guests: list[Guest], players: list[Player], table: str) -> None:
    answer = await again(lambda: guests[0].tab.web.get(f"/api/tables/{table}/record"))
    record = ludoteka.Record.from_json(answer.text)
    assert ludoteka.verify(record)
    assert record.outcome, "played to its end"
    for guest, player in zip(guests, players, strict=True):
        seat = (await again(lambda guest=guest: guest.tab.get(f"/tables/{table}")))["your_seat"]
        stored = iter(key for who, key in record.decisions if who == seat)
        lost = [key for key in player.sure if key not in stored]  # in order: `in` consumes
        assert not lost, f"acknowledged, but not kept: {lost}"
