"""A server in this process and its users: real HTTP, real sockets, loopback only."""

from __future__ import annotations

import asyncio
import json
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteka.kernel import Game
from ludoteka.server.bots.bots import Bots
from ludoteka.server.core import Server
from ludoteka.server.run import UvicornServer
from ludoteka.server.settings import Settings
from ludoteka.server.store import engine
from ludoteka.server.tables.memory import Tables
from ludoteka.server.tables.patches import patched

PATIENCE = 60.0  # seconds until a test gives up waiting, on a busy machine

Said = dict[str, Any]


def settings_for(directory: object, **changes: Any) -> Settings:
    """Settings of a test: no limits that only time could test, bots that do not pause."""
    plenty: dict[str, Any] = dict.fromkeys(
        ("message_rate", "request_rate", "table_rate", "new_guest_rate", "work_rate"), 1e6
    )
    base = Settings(
        host="127.0.0.1",
        port=0,
        data=str(directory),
        bot_delay=0.0,
        bot_workers=1,
        max_sockets=1000,
        max_waiting_tables=1000,
        metrics=True,
        **plenty,
    )
    return msgspec.structs.replace(base, **changes)


@cache
def _migrated() -> Path:
    """A new store, migrated once and not once per server."""
    file = Path(tempfile.mkdtemp()) / "store.sqlite3"
    sqlite = create_engine(f"sqlite:///{file}")
    with sqlite.begin() as connection:
        engine.upgrade(connection)
    sqlite.dispose()
    return file


class Running:
    """A server and its address."""

    def __init__(self, server: UvicornServer) -> None:
        self._server = server
        self.address = f"http://127.0.0.1:{server.port}"
        self._people: list[Person] = []
        app: Any = server.config.app
        self.server: Server = app.state.server  # the application gets another one when it serves again

    @property
    def tables(self) -> Tables:
        return self.server[Tables]

    @property
    def bots(self) -> Bots:
        return self.server[Bots]

    def stop_pinging(self) -> None:
        """Sockets that are opened from now on are not asked whether they are there."""
        self._server.config.ws_ping_interval = None

    async def person(self, language: str = "en") -> Person:
        """A guest who has just opened the home page."""
        person = Person(self.address, language)
        self._people.append(person)
        answer = await person.web.get("/api/me")
        assert answer.status_code == 200, answer.text
        return person

    def stranger(self) -> Person:
        """Somebody without a cookie."""
        person = Person(self.address, "en")
        self._people.append(person)
        return person

    async def leave(self) -> None:
        for person in self._people:
            await person.web.aclose()


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """Serve for a while."""
    file = engine.database_file(settings.database_url)
    if file and not file.exists() and file.parent.is_dir():
        shutil.copyfile(_migrated(), file)
    server = UvicornServer(settings)
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.005)
    place = Running(server)
    try:
        yield place
    finally:
        await place.leave()
        server.should_exit = True
        await asyncio.wait_for(task, PATIENCE)


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address
        self.web = httpx.AsyncClient(
            base_url=address,
            headers={"X-Ludoteka": "1", "Accept-Language": language},
            timeout=PATIENCE,
            verify=False,  # it is plain HTTP: reading the world's certificates takes longer than most tests
        )

    @property
    def cookie(self) -> str:
        return self.web.cookies.get("ludoteka") or ""

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.web.get(f"/api{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        answer = await self.web.post(f"/api{path}", json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def open(self, game: str, seats: list[dict[str, str]], status: int = 201, **more: Any) -> Any:
        return await self.post("/tables", {"game": game, "seats": seats, **more}, status)

    def at(self, table: str, last_seen: int = -1, undos: int | None = None, **headers: str) -> Chairside:
        return Chairside(self, table, last_seen, undos, headers)


class Chairside:
    """An open socket at a table, with its last state."""

    def __init__(self, person: Person, table: str, last_seen: int, undos: int | None, headers: dict[str, str]) -> None:
        more = "" if undos is None else f"&undos={undos}"
        self._url = f"{person.address.replace('http', 'ws')}/api/tables/{table}/socket?seen={last_seen}{more}"
        self._headers = ({"Cookie": f"ludoteka={person.cookie}"} if person.cookie else {}) | headers
        self.wire: ClientConnection
        self.state: Said = {"seq": -1}
        self.received: list[str] = []

    async def __aenter__(self) -> Chairside:
        self.wire = await connect(
            self._url,
            additional_headers=self._headers,
            proxy=None,
            compression=None,
            max_queue=None,
            ping_interval=None,  # the server asks whether we are there
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.wire.close()

    async def hear(self) -> Said:
        """The next message."""
        text = await asyncio.wait_for(self.wire.recv(), PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: Said = json.loads(text)
        if message["t"] == "state":
            if "view" not in message:
                message["view"] = patched(self.state["view"], message.get("patch"))
            self.state = message
        return message

    async def until(self, condition: Callable[[Said], bool]) -> Said:
        while True:
            message = await self.hear()
            if condition(message):
                return message

    async def next(self, kind: str) -> Said:
        return await self.until(lambda message: message["t"] == kind)

    async def reach(self, seq: int) -> Said:
        """The state with this number, or a later one."""
        if self.state["seq"] >= seq:
            return self.state
        return await self.until(lambda message: message["t"] == "state" and message["seq"] >= seq)

    async def say(self, **message: Any) -> None:
        await self.wire.send(json.dumps(message))

    async def choose(self, key: str, seq: int | None = None) -> None:
        await self.say(t="choose", seq=self.state["seq"] if seq is None else seq, key=key)

    async def closed(self) -> int:
        """The code with which the server closes."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


async def link_device(person: Person, device: Person, bring: bool = False, status: int = 200) -> Any:
    """Sign a device in by a code that `person` shows and confirms; returns the answer to the device."""
    code = (await person.post("/me/device-code"))["code"]
    secret = (await device.post("/login/device-code", {"code": code}))["secret"]
    (request,) = await person.get("/me/device-code")
    answer = await person.web.post(f"/api/me/device-code/{request['id']}", json={"yes": True})
    assert answer.status_code == 204, answer.text
    return await device.post("/login/device", {"secret": secret, "bring": bring}, status)


async def seated(place: Running, game: Game[Any], seats: int, **more: Any) -> tuple[str, list[Person]]:
    """A running table with a person on every seat."""
    people = [await place.person() for _ in range(seats)]
    wish = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    info = await people[0].open(game.id, wish, **more)
    for seat, person in enumerate(people[1:], start=1):
        await person.post(f"/tables/{info['id']}/sit", {"seat": seat})
    if seats > 1:
        await people[0].post(f"/tables/{info['id']}/start")
    return info["id"], people


async def play_on(sides: list[Chairside], dice: Random, decisions: int = 10**9) -> bool:
    """Let the seats choose at random, until the match is over (True) or for a number of decisions."""
    for side in sides:
        if side.state["seq"] < 0:
            await side.next("state")
    seq = max(side.state["seq"] for side in sides)
    while decisions > 0:
        for side in sides:
            await side.reach(seq)
        if sides[0].state["outcome"]:
            return True
        side = next(side for side in sides if side.state["ask"])
        await side.choose(dice.choice(side.state["ask"]["options"]))
        seq += 1
        decisions -= 1
    for side in sides:
        await side.reach(seq)
    return bool(sides[0].state["outcome"])
