"""Server speed: durable moves per second, round trips, memory per table, start, traffic. Loopback only.

The server runs alone on one core, the load on another. A round trip is from the mover's choice to the mover's new
state. All load comes from one address, so the limits per address are lifted; everything else is as installed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ParamSpec
from urllib.request import urlopen

from benchmarks.clients import Seen, Socket, Web, dial, read
from benchmarks.traffic import traffic

WARM = 50  # tables that only warm the server up
HALF = 26  # moves: a match of Claim has twice as many
LIMITS = (
    "MAX_SOCKETS",
    "MESSAGE_RATE",
    "REQUEST_RATE",
    "TABLE_RATE",
    "NEW_GUEST_RATE",
    "WORK_RATE",
    "MAX_WAITING_TABLES",
)
LIFTED = dict.fromkeys(LIMITS, "1000000")

P = ParamSpec("P")
Titled = tuple[str, dict[str, float]]


# -- Play ------------------------------------------------------------------------------------------------------------


@dataclass
class Load:
    """Shared data of all matches: the two guests, the clock, the measurements."""

    port: int
    guests: tuple[Web, Web]
    pace: float = 0.0  # seconds between moves at one table; 0: at once
    timed: bool = False  # with clocks, and talk allowed
    moves: int = 0
    begun: int = 0  # matches
    trips: list[float] = field(default_factory=list)
    measuring: bool = False
    stopping: bool = False


class Match:
    """One table with its two sockets."""

    def __init__(self, load: Load, dice: random.Random) -> None:
        self._load = load
        self._dice = dice
        self._sockets: list[Socket] = []
        self._over = asyncio.Event()
        self._webs = [Web(load.port, guest.cookie) for guest in load.guests]  # no match waits for another's answer
        self.limit = 10**9  # decisions after which this table rests
        self.rests = asyncio.Event()
        self._asked: tuple[Socket, Seen] | None = None  # whom the question was put to at which it rests

    async def sit(self, table: str) -> None:
        self._table = table
        self._over.clear()
        self._load.begun += self._load.measuring
        for web in self._load.guests:
            self._sockets.append(await dial(self._load.port, table, web.cookie, self._hear))

    def leave(self) -> None:
        for socket in self._sockets:
            socket.close()
        self._sockets.clear()

    async def run(self, table: str) -> None:
        """Play matches one after another, each at a new table."""
        await self.sit(table)
        while True:
            await self._over.wait()
            self.leave()
            if self._load.stopping:
                return
            for web in self._webs:  # it begins when both have asked for it
                info = await web.call("POST", f"/api/tables/{self._table}/rematch", {})
            await self.sit(str(info["id"]))

    def _hear(self, socket: Socket, data: bytes) -> None:
        load = self._load
        now = time.perf_counter()
        message = read(data)
        if message.t != "state":
            assert message.t in ("table", "refused"), data  # two who are asked at once may be told that one was late
            return
        if socket.sent:
            if load.measuring:
                load.moves += 1
                load.trips.append(now - socket.sent)
            socket.sent = 0.0
        if message.outcome or load.stopping:
            self._over.set()
        elif message.ask and message.seq >= self.limit:
            self._asked = socket, message
            self.rests.set()
        elif message.ask:
            self._answer(socket, message)

    def go_on(self) -> None:
        """Play on after a pause, to the end and further."""
        self.limit = 10**9
        if self._asked:
            self._answer(*self._asked)

    def _answer(self, socket: Socket, message: Seen) -> None:
        assert message.ask
        key = self._dice.choice(message.ask.options)
        text = f'{{"t":"choose","seq":{message.seq},"key":"{key}"}}'.encode()
        if self._load.pace:
            loop = asyncio.get_running_loop()
            loop.call_later(self._load.pace * self._dice.uniform(0.8, 1.2), self._say, socket, text)
        else:
            self._say(socket, text)

    def _say(self, socket: Socket, text: bytes) -> None:
        if not self._over.is_set():
            socket.sent = time.perf_counter()
            socket.say(text)


async def opened(load: Load, game: str) -> str:
    """A new table with both guests; without talk and clock unless the load asks for them."""
    a, b = load.guests
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": False, "talk": load.timed}
    if load.timed:
        wish["clock"] = {"kind": "live", "seconds": 3600, "increment": 5}
    id = str((await a.call("POST", "/api/tables", wish))["id"])
    await b.call("POST", f"/api/tables/{id}/sit", {"seat": 1})
    await a.call("POST", f"/api/tables/{id}/start", {})
    return id


async def arrive(port: int) -> Load:
    guests = (Web(port), Web(port))
    for guest in guests:
        await guest.call("GET", "/api/me")
    return Load(port, guests)


# -- Measuring -------------------------------------------------------------------------------------------------------


async def throughput(
    server: Served, game: str, tables: int, pace: float, seconds: float, timed: bool = False
) -> dict[str, float]:
    """Moves per second and round trips at a number of tables.

    The cost of a move is measured twice: over everything that the server does while matches are played and replaced
    by new ones, and over moves alone. The difference is the cost of starting and ending matches.
    """
    load = await arrive(server.port)
    load.pace, load.timed = pace, timed
    matches = [Match(load, random.Random(i)) for i in range(tables)]
    ids = [await opened(load, game) for _ in matches]
    running = []
    for match, id in zip(matches, ids, strict=True):
        match.limit = 0
        running.append(asyncio.create_task(match.run(id)))
        await match.rests.wait()
    move = 0.0 if pace else await _spent_on_moves(server, load, matches)
    for match in matches:
        match.go_on()
        await asyncio.sleep(1.0 / tables)  # matches end one after another
    load.measuring, began, worked, served = True, time.perf_counter(), time.process_time(), _worked(server.pid)
    await asyncio.sleep(seconds)
    load.measuring, took = False, time.perf_counter() - began
    busy, spent = (time.process_time() - worked) / took, _worked(server.pid) - served
    cost = spent / load.moves
    load.stopping = True
    for match in matches:
        match._over.set()
    await asyncio.gather(*running)
    cuts = statistics.quantiles(load.trips, n=1000)
    apart = {
        "of moves alone": round(move * 1e6),
        "us/match besides": round(max(0.0, spent - move * load.moves) / max(1, load.begun) * 1e6),
    }
    return {
        "moves/s": round(load.moves / took),
        "p50 ms": round(cuts[499] * 1000, 2),
        "p99 ms": round(cuts[989] * 1000, 2),
        "worst ms": round(max(load.trips) * 1000, 1),
        "server us/move": round(cost * 1e6),
        **({} if pace else apart),
        "server busy": round(cost * load.moves / took, 2),
        "load busy": round(busy, 2),
    }


async def _spent_on_moves(server: Served, load: Load, matches: list[Match]) -> float:
    """Processor seconds of the server per move, while no match begins or ends; afterwards all tables pause."""
    load.measuring, spent = True, _worked(server.pid)
    for match in matches:
        match.rests.clear()
        match.go_on()
        match.limit = HALF
    for match in matches:
        await match.rests.wait()
    spent, moves = _worked(server.pid) - spent, load.moves
    load.measuring, load.moves = False, 0
    load.trips.clear()
    return spent / moves


async def stalls(server: Served, game: str, tables: int, seconds: float) -> dict[str, float]:
    """Waiting times for an empty answer while others play, load long matches and ask for replays."""
    load = await arrive(server.port)
    load.pace = 0.1
    matches = [Match(load, random.Random(i)) for i in range(tables)]
    running = [asyncio.create_task(match.run(await opened(load, "claim"))) for match in matches]
    finished = await ended(load, game, 6)
    long, _ = await half_played(server.port, game, 12)
    table = await opened(load, "claim")
    answered = asyncio.Event()
    trips: list[float] = []

    def pong(_: Socket, data: bytes) -> None:
        if data.startswith(b'{"t":"pong"'):
            answered.set()

    socket = await dial(server.port, table, load.guests[0].cookie, pong)
    others = [asyncio.create_task(_browse(load, finished, long))]
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        answered.clear()
        asked = time.perf_counter()
        socket.say(b'{"t":"ping"}')
        await answered.wait()
        trips.append(time.perf_counter() - asked)
        await asyncio.sleep(0.004)
    load.stopping = True
    for match in matches:
        match._over.set()
    await asyncio.gather(*others, *running)
    cuts = statistics.quantiles(trips, n=1000)
    return {
        "pings": len(trips),
        "p50 ms": round(cuts[499] * 1000, 2),
        "p99 ms": round(cuts[989] * 1000, 2),
        "longest ms": round(max(trips) * 1000, 1),
    }


async def ended(load: Load, game: str, tables: int) -> list[str]:
    """A number of finished matches, ended by resigning if necessary."""
    fresh = await arrive(load.port)
    over: list[str] = []
    for _ in range(tables):
        match = Match(fresh, random.Random(len(over)))
        match.limit = 60
        over.append(await opened(fresh, game))
        await match.sit(over[-1])
        done = {asyncio.create_task(match.rests.wait()), asyncio.create_task(match._over.wait())}
        _, waiting = await asyncio.wait(done, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        match.leave()
        if not match._over.is_set():
            await fresh.guests[0].call("POST", f"/api/tables/{over[-1]}/resign", {})
    return over


async def _browse(load: Load, finished: list[str], long: list[str]) -> None:
    """Request every page, again and again."""
    web = Web(load.port, load.guests[0].cookie)
    while not load.stopping:
        for id in finished:
            await web.call("GET", f"/api/tables/{id}/replay")
        for id in long:
            (await dial(load.port, id, load.guests[1].cookie, lambda *_: None)).close()
        await asyncio.sleep(0.05)


async def half_played(port: int, game: str, tables: int) -> tuple[list[str], str]:
    """A number of tables in mid-game; returns their ids and the cookie of a guest who sits at all of them."""
    load = await arrive(port)
    matches = [Match(load, random.Random(i)) for i in range(tables)]
    ids = []
    for match in matches:
        ids.append(await opened(load, game))
        match.limit = 26
        await match.sit(ids[-1])
        await match.rests.wait()
        match.leave()
    return ids, load.guests[0].cookie


async def memory(server: Served, ids: list[str], cookie: str) -> dict[str, float]:
    """Resident memory per additional table: in memory only, and with two sockets."""
    web = Web(server.port, cookie)
    ids, warm = ids[WARM:], ids[:WARM]
    for id in warm:
        await web.call("GET", f"/api/tables/{id}")
        (await dial(server.port, id, cookie, lambda *_: None)).close()
    empty = _resident(server.pid)
    for id in ids:
        await web.call("GET", f"/api/tables/{id}")
    held = _resident(server.pid)
    sockets = [await dial(server.port, id, cookie, lambda *_: None) for id in ids for _ in range(2)]
    await asyncio.sleep(1)
    watched = _resident(server.pid)
    for socket in sockets:
        socket.close()
    return {
        "KB per table": round((held - empty) / len(ids), 1),
        "KB per table with two sockets": round((watched - empty) / len(ids), 1),
        "MB whole server": round(watched / 1024, 1),
    }


def _worked(pid: int) -> float:
    """Processor seconds used so far."""
    times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


def _resident(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


class Served:
    """A server in its own process, on core 0 if there is more than one."""

    def __init__(self, directory: str, **settings: str) -> None:
        began = time.perf_counter()
        environment = {**os.environ, "LUDOTEKA_DATA": directory, "LUDOTEKA_HOST": "127.0.0.1", "LUDOTEKA_PORT": "0"}
        environment |= {f"LUDOTEKA_{name}": value for name, value in (LIFTED | settings).items()}
        environment["LUDOTEKA_LOG_LEVEL"] = "warning"
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # as installed: compiled once, at the first start
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ludoteka.server"], env=environment, stdout=subprocess.PIPE, text=True
        )
        if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(self._process.pid, {0})
        assert self._process.stdout
        address = self._process.stdout.readline().strip()
        self.port = int(address.rsplit(":", 1)[1])
        with urlopen(f"http://127.0.0.1:{self.port}/health") as answer:
            answer.read()
        self.start_seconds = time.perf_counter() - began
        self.pid = self._process.pid

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(20)


def measure_throughput(game: str, tables: int, pace: float, seconds: float, timed: bool = False) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as directory, Served(directory) as server:
        return asyncio.run(throughput(server, game, tables, pace, seconds, timed))


def measure_stalls(game: str, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as directory, Served(directory, TABLE_IDLE_SECONDS="0.2") as server:
        return asyncio.run(stalls(server, game, 10, seconds))


def measure_memory(game: str, tables: int) -> dict[str, float]:
    """Play the tables on one server, then load them on another that starts on the same store."""
    with tempfile.TemporaryDirectory() as directory:
        with Served(directory) as server:
            ids, cookie = asyncio.run(half_played(server.port, game, tables + WARM))
        with Served(directory, TABLE_IDLE_SECONDS="600") as server:
            return asyncio.run(memory(server, ids, cookie)) | {"start s": round(server.start_seconds, 2)}


def measure_traffic(game: str, seats: int) -> dict[str, float]:
    """The traffic of one match for each client."""
    with tempfile.TemporaryDirectory() as directory, Served(directory) as server:
        guest, worked = lambda: Web(server.port), lambda: _worked(server.pid)
        return asyncio.run(traffic(server.port, game, seats, guest, worked))


def main() -> None:
    """Print one line per measurement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="claim")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=3, help="how often moves are measured; medians are told")
    parser.add_argument("--only", choices=["moves", "paced", "memory", "traffic", "stalls"])
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {1})
    runs: dict[str, Callable[[], Iterator[Titled]]] = {
        "moves": lambda: moves(args.game, args.seconds, args.rounds),
        "paced": lambda: one(
            "500 tables, one move per second each", measure_throughput, args.game, 500, 1.0, args.seconds
        ),
        "memory": lambda: one("500 tables after 26 moves, server started anew", measure_memory, args.game, 500),
        "stalls": lambda: one(
            "an answer to nothing, while ten tables play, matches load and replays are wanted",
            measure_stalls,
            "wonderland",
            args.seconds,
        ),
        "traffic": lambda: one("a match of Wonderland's War with five people", measure_traffic, "wonderland", 5),
    }
    for name, run in runs.items():
        if args.only in (None, name):
            for title, row in run():
                print(f"{title}: " + ", ".join(f"{k} {v:,}" for k, v in row.items()), flush=True)


def one(title: str, measure: Callable[P, dict[str, float]], *args: P.args, **named: P.kwargs) -> Iterator[Titled]:
    """A row that is measured once."""
    yield title, measure(*args, **named)


def moves(game: str, seconds: float, rounds: int) -> Iterator[Titled]:
    """A hundred tables without and with clocks and talk, in turn, so that other work on the machine affects both
    equally.
    """
    plain, timed = [], []
    for _ in range(rounds):
        plain.append(measure_throughput(game, 100, 0.0, seconds))
        timed.append(measure_throughput(game, 100, 0.0, seconds, timed=True))
    yield "100 tables, next move at once", medians(plain)
    yield "100 tables with clocks and talk, next move at once", medians(timed)
    names = ("of moves alone", "server us/move")
    pairs = [[b[name] / a[name] for a, b in zip(plain, timed, strict=True)] for name in names]
    ratios = {f"x {name}": round(statistics.median(pair), 2) for name, pair in zip(names, pairs, strict=True)}
    yield "what clocks and talk cost, median of the pairs", ratios


def medians(rounds: Sequence[dict[str, float]]) -> dict[str, float]:
    """The median of each number."""
    return {name: statistics.median([row[name] for row in rounds]) for name in rounds[0]}


if __name__ == "__main__":
    main()
