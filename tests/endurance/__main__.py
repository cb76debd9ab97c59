"""Long runs that try to break the server: `python -m tests.endurance --help`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import ludoteka
from tests.server.databases import postgres, redis

from . import junk, kills, soak, twins


async def _kills(count: int, tables: int, servers: bool) -> object:
    games = list(ludoteka.games().values())
    with tempfile.TemporaryDirectory() as directory:
        if not servers:
            return await kills.storm([kills.Nursery(Path(directory))], games, count, tables)
        with postgres() as cluster, redis() as channels:
            database = cluster.database()
            house = [kills.Nursery(Path(directory) / name, database, channels.url) for name in ("here", "there")]
            return await kills.storm(house, games, count, tables)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.endurance", description=__doc__)
    runs = parser.add_subparsers(dest="run", required=True)
    storm = runs.add_parser("kills", help="SIGKILL in the middle of play")
    storm.add_argument("--count", type=int, default=1000)
    storm.add_argument("--tables", type=int, default=12)
    storm.add_argument("--servers", action="store_true", help="two servers on PostgreSQL instead of one on SQLite")
    for name, count, help in (
        ("messages", 1_000_000, "malformed messages at a socket"),
        ("requests", 100_000, "malformed requests"),
        ("twins", 100_000, "states of tables that differ only in what somebody cannot know"),
    ):
        runs.add_parser(name, help=help).add_argument("--count", type=int, default=count)
    long = runs.add_parser("soak", help="an evening with everything that can go wrong")
    long.add_argument("--minutes", type=float, default=60.0)
    long.add_argument("--tables", type=int, default=200)
    long.add_argument("--thinking", type=float, default=4.0, help="seconds before a person decides, on average")
    args = parser.parse_args()
    began = time.monotonic()
    result: object
    if args.run == "kills":
        result = asyncio.run(_kills(args.count, args.tables, args.servers))
    elif args.run == "twins":
        result = dict(twins.compare(twins.everything(), args.count))
    elif args.run == "soak":
        result = asyncio.run(soak.soak(list(ludoteka.games().values()), args.minutes, args.tables, args.thinking))
    else:
        result = asyncio.run(getattr(junk, args.run)(args.count))
    print(f"{args.run}: {result}, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
