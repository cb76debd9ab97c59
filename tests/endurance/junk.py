"""Malformed messages and requests: each is refused, nothing changes, nothing crashes, no memory grows."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.server.people import Person

from .kills import PLENTY
from .progress import Progress

LETTERS = '{}[]",:\\0-9etnull/é\u0000\ud7ff %?&=\r\n;<>'
BATCH = 100  # spoiled messages before a sound one: a socket that talks nothing but nonsense is closed
MESSAGES = (
    '{"t":"choose","seq":0,"key":"play/goblins-7"}',
    '{"t":"undo","seq":0}',
    '{"t":"why","ref":"p0"}',
    '{"t":"preview","seq":0,"keys":["play/goblins-7","play/knights-2"]}',
    '{"t":"resync","seen":0,"undos":0}',
    '{"t":"say","text":"hello"}',
    '{"t":"phrase","phrase":"hello"}',
    '{"t":"ping"}',
    '{"t":"propose","what":"undo"}',
)
BODIES = (
    '{"game":"claim","seats":[{"kind":"me"},{"kind":"open"}]}',
    '{"name":"Ada","language":"cs"}',
    '{"seat":1}',
    '{"salt":"00ff","pledge":"00ff"}',
    "{}",
)
METHODS = ("GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW")


@dataclass
class Served:
    """A server in its own process, with a running match, its two players, and a guest without a seat."""

    address: str
    pid: int
    table: str
    people: list[Person]
    other: Person

    @property
    def memory(self) -> int:
        """Resident kilobytes."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    async def sight(self) -> list[Any]:
        """Everything that must not change."""
        sights = []
        for person in self.people:
            async with person.at(self.table) as side:
                state = await side.next("state")
                sights.append([state["seq"], state["view"], state["ask"], await person.get("/me")])
        return sights


@asynccontextmanager
async def served() -> AsyncIterator[Served]:
    with tempfile.TemporaryDirectory() as directory:
        settings = {"DATA": directory, "HOST": "127.0.0.1", "PORT": "0", "LOG": "critical"} | PLENTY
        environment = {**os.environ, **{f"LUDOTEKA_{name}": value for name, value in settings.items()}}
        process = subprocess.Popen(
            [sys.executable, "-m", "ludoteka.server"], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert process.stdout
        address = process.stdout.readline().strip()
        everybody = [Person(address, "en") for _ in range(3)]
        *people, other = everybody
        try:
            for person in everybody:
                await person.get("/me")
            wish = [{"kind": "me"}, {"kind": "open"}]
            table = (await people[0].open("claim", wish, settings={"leader": "p0"}))["id"]
            await people[1].post(f"/tables/{table}/sit", {"seat": 1})
            await people[0].post(f"/tables/{table}/start")
            yield Served(address, process.pid, table, people, other)
            assert process.poll() is None, "the server is gone"
        finally:
            for person in everybody:
                await person.web.aclose()
            process.terminate()
            process.wait(20)
            process.stdout.close()


def spoil(text: str, dice: Random) -> str:
    """Change, drop or repeat a few characters."""
    letters = list(text)
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(letters) + 1)
        letters[at : at + dice.randint(0, 2)] = dice.choice(LETTERS) * dice.choice((1, 1, 1, 8))
    return "".join(letters)


# -- Sockets ---------------------------------------------------------------------------------------------------------


async def messages(count: int) -> dict[str, int]:
    """Send malformed messages from a seat that is not asked and from a spectator; returns the answers."""
    dice, answers, progress = Random(7), Counter[str](), Progress("messages", count)
    async with served() as house:
        before, memory, sent = await house.sight(), 0, 0
        stranger = Person(house.address, "en")
        async with house.people[1].at(house.table) as seat, stranger.at(house.table) as watching:
            for side in (seat, watching):
                await side.next("state")
            while sent < count:
                for side in (seat, watching):
                    await _nonsense(side.wire, dice, answers)
                    sent += BATCH
                progress.tell(sent)
                if sent >= count // 10 and not memory:
                    memory = house.memory
        await stranger.web.aclose()
        assert await house.sight() == before, "nonsense changed the match"
        grown = house.memory - memory
    return {"messages": sent, "seconds": round(progress.seconds), "KB grown since a tenth": grown, **answers}


async def _nonsense(wire: ClientConnection, dice: Random, answers: Counter[str]) -> None:
    for _ in range(BATCH):
        await wire.send(spoil(dice.choice(MESSAGES), dice))
    await wire.send('{"t":"ping"}')
    while True:
        answer = json.loads(await asyncio.wait_for(wire.recv(), 60))
        if answer["t"] == "pong":
            return
        answers[answer["why"]["message"] if answer["t"] == "refused" else answer["t"]] += 1


# -- Requests --------------------------------------------------------------------------------------------------------


async def requests(count: int, lanes: int = 8) -> dict[str, int]:
    """Send malformed requests to every route; returns the number of answers by status."""
    answers, progress = Counter[str](), Progress("requests", count)
    async with served() as house:
        doors = sorted((await house.people[0].web.get("/schema/openapi.json")).json()["paths"])
        before, memory = await house.sight(), 0
        for share in (count // 10, count - count // 10):  # the first requests load what is loaded once
            memory = house.memory
            lots = (Random(f"{share}/{lane}") for lane in range(lanes))
            await asyncio.gather(*(_lane(house, doors, share // lanes, dice, answers, progress) for dice in lots))
        assert await house.sight() == before, "malformed requests changed the match"
        broken = sum(n for status, n in answers.items() if status.startswith("5"))
        assert not broken, answers
        grown = house.memory - memory
    result = {"requests": answers.total(), "seconds": round(progress.seconds), "KB grown since a tenth": grown}
    return result | dict(sorted(answers.items()))


async def _lane(
    house: Served, doors: list[str], count: int, dice: Random, answers: Counter[str], progress: Progress
) -> None:
    """Requests one after another, each on a connection of its own."""
    port = int(house.address.rsplit(":", 1)[1])
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(_request(house, doors, dice))
        if writer.can_write_eof():
            writer.write_eof()
        try:
            head = await asyncio.wait_for(reader.read(64), 60)
            answers[head[9:12].decode("ascii") if head.startswith(b"HTTP/1.1 ") else "closed"] += 1
        except ConnectionError:
            answers["closed"] += 1
        finally:
            writer.close()
        progress.tell(answers.total())


def _request(house: Served, doors: list[str], dice: Random) -> bytes:
    """A request that is mostly valid, so that it gets past the first checks."""

    def mostly(sound: str, *odd: str) -> str:
        return sound if dice.random() < 0.85 else dice.choice(odd)

    path = dice.choice(doors).replace("{table_id}", house.table)
    path = spoil(path, dice).translate({ord(c): "%20" for c in " \r\n"}) if dice.random() < 0.4 else path
    body = spoil(dice.choice(BODIES), dice).encode("utf-8", "replace")
    cookie = dice.choice((house.other.cookie, house.people[1].cookie[:-3], ""))
    lines = [
        f"{dice.choice(METHODS)} /{path.lstrip('/')} HTTP/1.1",
        f"Host: {mostly('127.0.0.1', 'x' * 300, '', 'a b', '[::1]')}",
        f"Cookie: ludoteka={mostly(cookie, 'é', 'x' * 5000)}",
        f"Content-Type: {mostly('application/json', 'text/plain', 'multipart/form-data', '')}",
        f"X-Ludoteka: {mostly('1', '')}",
        f"Content-Length: {mostly(str(len(body)), str(len(body) + 9), '-1', '9' * 30, 'x')}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("utf-8", "replace") + body
