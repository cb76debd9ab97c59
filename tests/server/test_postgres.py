"""A server on PostgreSQL: whole matches, and a restart of the database during them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

import ludoteka
from ludoteka.server.errors import Refused
from ludoteka.server.store.writer import WriteConflict
from ludoteka.server.tables import play
from ludoteka.server.tables.memory import Tables
from ludoteka.server.tables.rebuilding import replay
from ludoteka.server.tables.store import row
from tests.server.conftest import GAMES
from tests.server.databases import Postgres
from tests.server.people import Chairside, Running, play_on, running, seated, settings_for


@pytest.fixture
async def place(tmp_path: Path, database: str, toys: None) -> AsyncIterator[Running]:
    """A running server on PostgreSQL."""
    async with running(settings_for(tmp_path, database=database)) as server:
        yield server


@pytest.mark.parametrize("game", ["claim", "auction", "harvest", "spies"])
async def test_a_whole_match_is_kept_and_rebuilt(place: Running, game: str) -> None:
    seats = max(2, GAMES[game].seats[0])
    table, people = await seated(place, GAMES[game], seats)
    async with AsyncExitStack() as stack:
        assert await play_on([await stack.enter_async_context(person.at(table)) for person in people], Random(1))
    live = await place.tables.get(table)
    place.tables.live.clear()
    assert (await place.tables.get(table)).sheet == live.sheet
    again = await replay(live.sheet, await place.tables.rows.decisions(table))
    assert again.table and live.table
    assert again.table.record() == live.table.record() and again.event_offsets == live.event_offsets
    record = ludoteka.Record.from_json((await people[0].web.get(f"/api/tables/{table}/record")).text)
    assert record.outcome and ludoteka.replay(record).outcome


async def test_a_bot_plays_and_the_tables_are_listed(place: Running) -> None:
    ann, bob = await place.person(), await place.person()
    waiting = await ann.open("valeria", [{"kind": "me"}, {"kind": "open"}], name="Žluťoučký stůl")
    assert [t["name"] for t in await bob.get("/tables")] == ["Žluťoučký stůl"]
    table = (await ann.open("claim", [{"kind": "me"}, {"kind": "bot", "level": "easy"}]))["id"]
    async with ann.at(table) as side:
        state = await side.next("state")
        while not state["outcome"]:
            if state["ask"]:
                await side.choose(state["ask"]["options"][0])
            state = await side.next("state")
    mine = await ann.get("/tables?scope=mine")
    assert [t["id"] for t in mine] == [waiting["id"], table] and mine[1]["outcome"]


async def test_a_decision_under_an_outdated_sheet_is_not_saved(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    live = await place.tables.get(table)
    with pytest.raises(WriteConflict):
        await place.tables.rows.decide(row(table, 1, 0, "play/goblins-7", ()), live.sheet.revision - 1)
    assert [row.seq for row in await place.tables.rows.decisions(table)] == [0]
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(2), decisions=2)


async def test_a_table_plays_on_when_the_database_was_restarted(cluster: Postgres, place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(3), decisions=5)
        await asyncio.to_thread(cluster.stop)
        await asyncio.to_thread(cluster.start)
        await play_on([one, two], Random(4), decisions=5)
        await asyncio.to_thread(cluster.stop)
        try:
            await _is_refused(place.tables, table, one, two)
        finally:
            await asyncio.to_thread(cluster.start)
        assert (await people[0].get(f"/tables/{table}"))["status"] == "playing"
        assert await play_on([one, two], Random(5))


async def _is_refused(tables: Tables, table: str, *sides: Chairside) -> None:
    """Check that a value that cannot be stored is refused with a sentence and shown to nobody."""
    asked = next(side for side in sides if side.state["ask"])
    for _ in range(2):
        await asked.choose(asked.state["ask"]["options"][0])
        assert (await asked.next("refused"))["why"]["message"] == "error-not-saved"
    live = tables.live[table]
    assert live.needs_reload and not any(side.state["seq"] > 10 for side in sides)
    with pytest.raises(Refused):
        await play.undo(tables, live, 0, 10)
