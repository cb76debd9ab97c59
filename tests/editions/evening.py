"""Part of an evening at a server, for test_story: run from its own tree, on a data directory that stays.

python -m tests.editions.evening begin|go_on DIRECTORY
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import ludoteka
from ludoteka.kernel import Record
from ludoteka.server.tables import play
from tests.server.people import Person, Running, running, seated, settings_for

MOVES = 15  # of the matches that are left half-way


async def begin(place: Running) -> dict[str, Any]:
    """Play one match of every game to the end and one half-way, and leave one waiting; a bot sits at two tables."""
    tables: dict[str, Any] = {"finished": {}, "half": {}, "waiting": {}, "bots": {}}
    for id, game in ludoteka.games().items():
        for what, moves in (("finished", None), ("half", MOVES)):
            table, people = await seated(place, game, 2)
            await play_at(place, table, moves)
            tables[what][id] = [table, people[0].cookie]
        host = await place.person()
        sheet = await host.open(id, [{"kind": "me"}, {"kind": "open"}], public=True)
        tables["waiting"][id] = [sheet["id"], host.cookie]
        sheet = await host.open(id, [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        tables["bots"][id] = [sheet["id"], host.cookie]
    return tables | {"views": {id: await looked(place, *seat) for id, seat in tables["finished"].items()}}


async def go_on(place: Running, tables: dict[str, Any]) -> dict[str, Any]:
    """Finish all old matches and a new one of every game; give up those that only began."""
    for table, cookie in tables["waiting"].values():
        await (await place.person()).post(f"/tables/{table}/sit", {"seat": 1})
        await back(place, cookie).post(f"/tables/{table}/start")
        await play_at(place, table, MOVES)
        await back(place, cookie).post(f"/tables/{table}/resign")
    for table, cookie in tables["bots"].values():
        await against_the_bot(place, table, cookie)
    for table, _ in tables["half"].values():
        await play_at(place, table, None)
    new = {}
    for id, game in ludoteka.games().items():
        table, people = await seated(place, game, 2)
        await play_at(place, table, MOVES)
        await people[0].post(f"/tables/{table}/resign")
        new[id] = [table, people[0].cookie]
    place.tables.live.clear()
    views = {id: await looked(place, *seat) for id, seat in tables["finished"].items()}
    files: dict[str, Any] = {}
    for what in ("finished", "half", "waiting", "bots"):
        files |= {f"{what} {id}": await record_of(place, *seat) for id, seat in tables[what].items()}
    files |= {f"new {id}": await record_of(place, *seat) for id, seat in new.items()}
    return {
        "views": views,
        "records": files,
        "reports": [str(f) for f in place.server.settings.directory.rglob("reports/*")],
    }


async def play_at(place: Running, table: str, moves: int | None) -> None:
    """Play with random choices for everybody."""
    live = await place.tables.get(table)
    dice = Random(table)
    while live.asked() and (moves is None or live.seq < moves):
        assert live.table
        seat, ask = dice.choice(list(live.table.asks.items()))
        await play.choose(place.tables, live, int(seat), dice.choice(ask.keys), live.seq)


async def against_the_bot(place: Running, table: str, cookie: str) -> None:
    """Play against the bot until it has answered often enough."""
    person = back(place, cookie)
    dice = Random(5)
    async with person.at(table) as side:
        state = await side.next("state")
        while not state["outcome"] and state["seq"] < 30:
            if state["ask"]:
                await side.choose(dice.choice(state["ask"]["options"]), seq=state["seq"])
            state = await side.next("state")
    assert state["seq"] > 10, state
    await person.post(f"/tables/{table}/resign")


def back(place: Running, cookie: str) -> Person:
    person = place.stranger()
    person.web.cookies.set("ludoteka", cookie)
    return person


async def looked(place: Running, table: str, cookie: str) -> dict[str, Any]:
    """A finished table as one player sees it, and the time it takes to load."""
    began = perf_counter()
    async with back(place, cookie).at(table) as side:
        state = await side.next("state")
    keep = ("seq", "view", "events", "outcome", "seat")
    return {name: state[name] for name in keep} | {"seconds": perf_counter() - began}


async def record_of(place: Running, table: str, cookie: str) -> dict[str, Any]:
    """Download, verify and replay a record."""
    person = back(place, cookie)
    info = await person.get(f"/tables/{table}")
    record = Record.from_json((await person.web.get(f"/api/tables/{table}/record")).content)
    assert (await person.get(f"/tables/{table}/replay"))["steps"] == len(record.decisions) + 1
    assert (await person.get(f"/tables/{table}/replay/0"))[0]["seq"] == 0
    await person.get(f"/tables/{table}/catalogue")
    texts = await person.get(f"/games/{info['game']}/texts/cs?version={info['version']}")
    assert "game-name" in texts["words"] and texts["book"]
    proved = ludoteka.verify(record)
    return {
        "version": record.version,
        "proved": len(proved),
        "drawing": info["drawing"],
        "reason": info["outcome"]["reason"],
    }


async def main(part: str, directory: Path) -> None:
    file = directory / "told.json"
    async with running(settings_for(directory)) as place:
        result = await begin(place) if part == "begin" else await go_on(place, json.loads(file.read_text()))
    file.write_text(json.dumps(result))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
