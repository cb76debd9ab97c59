"""A server on PostgreSQL: whole matches, and a restart of the database during them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

import ludoteka
from ludoteka.server.errors import Refused
from ludoteka.server.run import UvicornServer
from ludoteka.server.start import CannotServe
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


async def refusal(tmp_path: Path, database: str) -> str:
    """The sentence of a server that does not start on a database."""
    with pytest.raises(CannotServe) as error:
        await UvicornServer(settings_for(tmp_path, database=database)).serve()
    return str(error.value)


async def test_a_database_that_cannot_be_served_is_explained(tmp_path: Path, cluster: Postgres, database: str) -> None:
    def url(user: str, name: str = "postgres") -> str:
        return f"postgresql+asyncpg://{user}:word@127.0.0.1:{cluster.port}/{name}"

    hba = Path(cluster._directory) / "data" / "pg_hba.conf"
    before = hba.read_text()
    engine = create_async_engine(database, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            for name, more in (("guarded", "PASSWORD 'other'"), ("closed", ""), ("poor", ""), ("reader", "SUPERUSER")):
                await connection.execute(text(f"CREATE ROLE {name} {more} {'LOGIN' if name != 'closed' else ''}"))
            await connection.execute(text("ALTER ROLE reader SET default_transaction_read_only = on"))
            await connection.execute(text("GRANT USAGE ON SCHEMA public TO poor"))
            hba.write_text(f"host all guarded 127.0.0.1/32 scram-sha-256\n{before}")
            await connection.execute(text("SELECT pg_reload_conf()"))
            for user, name, says in (
                ("ludoteka", "nothing", 'There is no such database (database "nothing" does not exist)'),
                ("guarded", "postgres", "The database refuses the password"),
                ("closed", "postgres", "The database refuses the user"),
                ("poor", "postgres", "The user in `database` may not create or change tables there (permission denied"),
                ("reader", "postgres", "The database can only be read, perhaps because it is a replica"),
            ):
                sentence = await refusal(tmp_path, url(user, name))
                assert sentence.startswith(says) and sentence.endswith("."), sentence
            async with running(settings_for(tmp_path, database=database)):
                pass
            assert (await refusal(tmp_path, url("reader"))).startswith("The database can only be read")
            assert (await refusal(tmp_path, url("poor"))).startswith("The user in `database` may not")
    finally:
        hba.write_text(before)
        async with engine.connect() as connection:
            await connection.execute(text("DROP OWNED BY poor"))
            for name in ("guarded", "closed", "poor", "reader"):
                await connection.execute(text(f"DROP ROLE IF EXISTS {name}"))
        await engine.dispose()
