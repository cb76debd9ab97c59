"""Storms: the waiting times of a player while one visitor asks for as much heavy work as the limits allow.

`python -m benchmarks.storms` runs every storm against a server of its own with the limits as installed. The numbers are
round trips of a ping on the socket of somebody else at another table; the longest one is the longest stall of the loop,
as far as nothing else runs on the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from benchmarks.clients import Socket, Web, dial
from benchmarks.serving import Served, arrive, half_played, opened

GAME = "wonderland"  # the largest states
SOCKETS = 20
RESYNCS = 100  # from each socket
REQUESTS = 40
EXPORTS = 20
WARM_UP = 5.0  # seconds after the start, when the bots' processes load the games
MATCHES = 4  # of the visitor who asks for exports
OLD_EDITIONS = (("wonderland", "3"), ("wonderland", "4"), ("valeria", "2"), ("harrow", "2"), ("harrow", "3"))

Run = Callable[[int], Awaitable[Counter[int]]]  # on the server of a port; returns the statuses of the answers
Storm = Callable[[int], Awaitable[Run]]  # prepares a storm on a server without limits


class Meter:
    """Measures round trips of pings on one socket until it is stopped."""

    def __init__(self, port: int, table: str, cookie: str) -> None:
        self._port, self._table, self._cookie = port, table, cookie
        self._answered = asyncio.Event()
        self.trips: list[float] = []

    async def run(self) -> None:
        socket = await dial(self._port, self._table, self._cookie, self._hear)
        try:
            while True:
                self._answered.clear()
                asked = time.perf_counter()
                socket.say(b'{"t":"ping"}')
                await self._answered.wait()
                self.trips.append(time.perf_counter() - asked)
                await asyncio.sleep(0.004)
        finally:
            socket.close()

    def _hear(self, _: Socket, data: bytes) -> None:
        if data.startswith(b'{"t":"pong"'):
            self._answered.set()


async def resyncs(port: int) -> Run:
    """One spectator asks for the whole state again and again, over many sockets."""
    (table,), _ = await half_played(port, GAME, 1)

    async def storm(port: int) -> Counter[int]:
        eve = Web(port)
        await eve.call("GET", "/api/me")
        sockets = [await dial(port, table, eve.cookie, lambda *_: None) for _ in range(SOCKETS)]
        for _ in range(RESYNCS):
            for socket in sockets:
                socket.say(b'{"t":"resync","seen":-1,"undos":-1}')
            await asyncio.sleep(0.01)
        await asyncio.sleep(2)
        for socket in sockets:
            socket.close()
        return Counter()

    return storm


async def lessons(port: int) -> Run:
    """Many requests for the lessons at once."""
    return _requests(["/api/lessons"] * REQUESTS)


async def old_texts(port: int) -> Run:
    """The first requests for the texts of old editions."""
    return _requests([f"/api/games/{game}/texts/cs?version={version}" for game, version in OLD_EDITIONS])


async def exports(port: int) -> Run:
    """Somebody with finished matches asks for all their data, many times at once."""
    tables, cookie = await half_played(port, GAME, MATCHES)
    web = Web(port, cookie)
    for table in tables:
        await web.call("POST", f"/api/tables/{table}/resign", {})
    return _requests(["/api/me/export"] * EXPORTS, cookie)


def _requests(paths: list[str], cookie: str = "") -> Run:
    async def storm(port: int) -> Counter[int]:
        webs = [Web(port, cookie) for _ in paths]
        answers = await asyncio.gather(*(web.ask("GET", path) for web, path in zip(webs, paths, strict=True)))
        return Counter(status for status, _ in answers)

    return storm


STORMS: dict[str, Storm] = {"resyncs": resyncs, "lessons": lessons, "old-texts": old_texts, "exports": exports}


async def measure(port: int, storm: Run) -> dict[str, float]:
    """The round trips of another player during a storm, and how long the storm lasted."""
    load = await arrive(port)
    meter = Meter(port, await opened(load, "claim"), load.guests[0].cookie)
    task = asyncio.create_task(meter.run())
    await asyncio.sleep(WARM_UP)
    calm, meter.trips = meter.trips, []
    began = time.perf_counter()
    statuses = await storm(port)
    took = time.perf_counter() - began
    await asyncio.sleep(0.2)
    while len(meter.trips) < 2 and not task.done():
        await asyncio.sleep(0.01)
    task.cancel()
    await asyncio.wait([task])
    cuts = statistics.quantiles(meter.trips, n=100)
    return {
        **{f"answers {status}": count for status, count in sorted(statuses.items())},
        "seconds": round(took, 2),
        "pings": len(meter.trips),
        "p50 ms": round(cuts[49] * 1000, 1),
        "p95 ms": round(cuts[94] * 1000, 1),
        "longest ms": round(max(meter.trips) * 1000, 1),
        "longest before ms": round(max(calm[len(calm) // 2 :]) * 1000, 1),
    }


async def prepared(port: int, prepare: Storm) -> Run:
    return await prepare(port)


def main() -> None:
    """Print one line per storm."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=STORMS)
    args = parser.parse_args()
    installed = {"REQUEST_RATE": "20", "MESSAGE_RATE": "60", "WORK_RATE": "0.2"}
    for name, prepare in STORMS.items():
        if args.only in (None, name):
            with tempfile.TemporaryDirectory() as directory:
                with Served(directory) as server:
                    storm = asyncio.run(prepared(server.port, prepare))
                with Served(directory, **installed) as server:
                    row = asyncio.run(measure(server.port, storm))
            print(f"{name}: " + ", ".join(f"{key} {value:,}" for key, value in row.items()), flush=True)


if __name__ == "__main__":
    main()
