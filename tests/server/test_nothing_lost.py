"""The server is killed at random moments: every acknowledged decision is there, every match goes on to its end."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

import ludoteka
from ludoteka.kernel import Game
from tests.ports import free_port
from tests.server.people import Chairside, Person

STORMS = {"claim": (50, 20)}  # kills and tables; games with longer matches take part in a smaller storm
SMALL = (6, 3)
TROUBLE = (OSError, WebSocketException, httpx.HTTPError, AssertionError, TimeoutError)

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked")


class Nursery:
    """Starts servers and kills them."""

    def __init__(self, directory: Path) -> None:
        self.port = free_port()
        given = {"DATA": str(directory), "HOST": "127.0.0.1", "PORT": str(self.port), "LOG": "critical"}
        plenty = dict.fromkeys(("MESSAGES", "REQUESTS", "TABLES", "GUESTS", "SOCKETS"), "1000000")
        self._environment = {**os.environ, **{f"LUDOTEKA_{k}": v for k, v in (given | plenty).items()}}
        self._process: asyncio.subprocess.Process
        self._child = 0

    async def open(self) -> None:
        pipe = asyncio.subprocess.PIPE
        module = "tests.server.nursery"
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, stdin=pipe, stdout=pipe, env=self._environment
        )

    async def start(self) -> None:
        await self._say(b"start\n")
        self._child = int(await self._line())

    async def kill(self) -> None:
        os.kill(self._child, signal.SIGKILL)
        assert await self._line() == b"gone\n"

    async def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        with suppress(ProcessLookupError):
            os.kill(self._child, signal.SIGKILL)
        await self._process.wait()

    async def _say(self, line: bytes) -> None:
        assert self._process.stdin
        self._process.stdin.write(line)
        await self._process.stdin.drain()

    async def _line(self) -> bytes:
        assert self._process.stdout
        return await self._process.stdout.readline()


class Player:
    """One seat of one table: plays on through every crash and keeps what was acknowledged."""

    def __init__(self, person: Person, dice: Random, killing: asyncio.Event) -> None:
        self._person = person
        self._dice = dice
        self._killing = killing
        self.sure: list[str] = []

    async def play(self, table: str) -> None:
        self.sure = []
        seen = -1
        while True:
            try:
                async with self._person.at(table, seen=seen) as side:
                    if await self._sit(side):
                        return
                    seen = side.state["seq"]
            except TROUBLE:
                await asyncio.sleep(0.02)

    async def _sit(self, side: Chairside) -> bool:
        """Play until the match is over. A ping is answered after the choice before it: kept, or refused."""
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
            if not any(said["t"] == "refused" for said in answers):  # else others moved the table on in the meantime
                self.sure.append(key)
            await side.say(t="resync", seen=-1)  # states on the way may be older than the choice
            state = await side.until(lambda said: said["t"] == "state" and said["base"] == -1)
        return True


async def _again(wanted: Any) -> Any:
    """Ask until the server is up and answers."""
    while True:
        try:
            return await wanted()
        except TROUBLE:
            await asyncio.sleep(0.02)


async def _matches(port: int, game: Game[Any], dice: Random, killing: asyncio.Event) -> int:
    """Play matches at one table after another until the killing is over; gives how many decisions were acknowledged."""
    address = f"http://127.0.0.1:{port}"
    people = [Person(address, "en") for _ in range(game.seats[0])]
    try:
        for person in people:
            await _again(lambda person=person: person.get("/me"))
        wish = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1)
        table = (await _again(lambda: people[0].open(game.id, wish)))["id"]
        for seat, person in enumerate(people[1:], start=1):
            sit = {"seat": seat}
            await _again(lambda person=person, sit=sit: person.post(f"/tables/{table}/sit", sit))
        while (await _again(lambda: people[0].get(f"/tables/{table}")))["status"] == "waiting":
            with suppress(*TROUBLE):
                await people[0].post(f"/tables/{table}/start")
        acknowledged = 0
        while True:
            players = [Player(person, dice, killing) for person in people]
            await asyncio.gather(*(player.play(table) for player in players))
            await _check(people, players, table)
            acknowledged += sum(len(player.sure) for player in players)
            if not killing.is_set():
                return acknowledged
            table = (await _again(lambda table=table: people[0].post(f"/tables/{table}/rematch")))["id"]
    finally:
        for person in people:
            await person.web.aclose()


async def _check(people: list[Person], players: list[Player], table: str) -> None:
    answer = await _again(lambda: people[0].web.get(f"/api/tables/{table}/record"))
    record = ludoteka.Record.from_json(answer.text)
    assert ludoteka.verify(record)
    assert record.outcome, "played to its end"
    for person, player in zip(people, players, strict=True):
        seat = (await _again(lambda person=person: person.get(f"/tables/{table}")))["your_seat"]
        kept = iter(key for who, key in record.decisions if who == seat)
        lost = [key for key in player.sure if key not in kept]  # in order: `in` consumes
        assert not lost, f"acknowledged, but not kept: {lost}"


@pytest.mark.slow
@pytest.mark.parametrize("game", ludoteka.games().values(), ids=lambda game: game.id)
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path, game: Game[Any]) -> None:
    kills, crowd = STORMS.get(game.id, SMALL)
    dice = Random(2024)
    nursery = Nursery(tmp_path)
    await nursery.open()
    killing = asyncio.Event()
    killing.set()
    await nursery.start()
    tables = [asyncio.create_task(_matches(nursery.port, game, Random(i), killing)) for i in range(crowd)]
    try:
        for _ in range(kills):
            await asyncio.sleep(dice.uniform(0.02, 0.4))
            await nursery.kill()
            await nursery.start()
            assert not any(table.done() for table in tables), "all tables play on while the server is being killed"
        killing.clear()
        acknowledged = await asyncio.gather(*tables)
    finally:
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        await nursery.close()
    assert min(acknowledged) > 0 and sum(acknowledged) > 10 * crowd, "the players saw the server answer"
