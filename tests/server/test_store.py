"""The store: on disk before it is acknowledged, together where possible, the same after a restart."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

import ludoteka
from ludoteka.kernel import Game
from ludoteka.server.errors import Refused
from ludoteka.server.operations.backup import backup
from ludoteka.server.people.schema import guests
from ludoteka.server.store import Store
from ludoteka.server.store.copies import CopyFailed
from ludoteka.server.store.engine import HEAD, MIGRATIONS
from ludoteka.server.store.schema import metadata
from ludoteka.server.store.writer import Statement, WriteConflict, WriteFailed
from ludoteka.server.tables import play
from ludoteka.server.tables.live import LiveTable
from ludoteka.server.tables.store import _AGREED_BY, row
from ludoteka.server.tables.table_socket import TableSocket
from tests.server.conftest import CASES, GAMES
from tests.server.people import Running, play_on, running, seated, settings_for


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """In SQLite."""
    async with opened(f"sqlite:///{tmp_path / 'store.sqlite3'}") as store:
        yield store


@pytest.fixture(params=["sqlite", "postgres"])
async def any_store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """In SQLite, then in PostgreSQL."""
    inside = f"sqlite:///{tmp_path / 'store.sqlite3'}"
    async with opened(inside if request.param == "sqlite" else request.getfixturevalue("database")) as store:
        yield store


def _guest(handle: bytes) -> Any:
    return Statement(insert(guests), {"handle": handle, "name": "A", "language": "en", "created": 0})


async def test_a_commit_waits_for_the_disk(store: Store) -> None:
    assert await _scalar(store, "PRAGMA journal_mode") == "wal"
    temporary = "CREATE TEMP TABLE seen AS SELECT synchronous AS s FROM pragma_synchronous"
    for query in (temporary, "CREATE TABLE kept AS SELECT s FROM seen"):
        await store.writer.write(Statement(text(query)))
    assert await _scalar(store, "SELECT s FROM kept") == 2, "FULL"


async def _scalar(store: Store, query: str) -> Any:
    return await store._reading.run(lambda connection: connection.execute(text(query)).scalar())


async def test_writes_that_arrive_during_a_commit_share_the_next_one(
    any_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ludoteka.server.store import writer

    sizes: list[int] = []
    commit = writer._commit

    def counted(batch: list[Any], connection: Connection) -> None:
        sizes.append(len(batch))
        commit(batch, connection)

    monkeypatch.setattr(writer, "_commit", counted)
    await asyncio.gather(*(any_store.writer.write(_guest(bytes([i]))) for i in range(50)))
    assert sum(sizes) == 50 and len(sizes) <= 3


async def test_one_faulty_write_does_not_spoil_its_neighbours(any_store: Store) -> None:
    await any_store.writer.write(_guest(b"same"))
    results = await asyncio.gather(
        *(any_store.writer.write(_guest(handle)) for handle in (b"a", b"same", b"b")), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), WriteFailed, type(None)]
    assert isinstance(results[1], WriteFailed) and isinstance(results[1].__cause__, IntegrityError)
    handles = {bytes(row.handle) for row in await any_store.rows(select(guests.c.handle))}
    assert handles == {b"same", b"a", b"b"}


async def test_the_migrations_leave_nothing_to_do(any_store: Store) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert await any_store._reading.run(differences) == []


async def test_a_decision_can_be_saved_only_once(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(1), decisions=3)
    with pytest.raises(WriteConflict):
        await place.tables.rows.decide(row(table, 3, 0, "play/goblins-7", ()), 1)


def test_servers_that_decide_at_the_same_table_do_not_lock_each_other_out() -> None:
    assert str(_AGREED_BY.compile(dialect=make_url("postgresql://").get_dialect()())).endswith("FOR SHARE")


async def test_the_migrations_make_the_schema(tmp_path: Path, store: Store) -> None:
    with closing(sqlite3.connect(tmp_path / "store.sqlite3")) as migrated:
        shape = _shape(migrated)
    fresh = create_engine(f"sqlite:///{tmp_path / 'fresh.sqlite3'}")
    metadata.create_all(fresh)
    fresh.dispose()
    with closing(sqlite3.connect(tmp_path / "fresh.sqlite3")) as declared:
        assert _shape(declared) == {name: shape for name, shape in shape.items() if name != "alembic_version"}
    newest = max(path.name for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    assert newest.startswith(HEAD)


def _shape(connection: sqlite3.Connection) -> dict[str, Any]:
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {
        name: (
            connection.execute(f"PRAGMA table_info({name})").fetchall(),
            sorted(r[1:] for r in connection.execute(f"PRAGMA index_list({name})")),
        )
        for name in names
    }


def shown(live: LiveTable, seat: int | None) -> dict[str, Any]:
    """The table as a new viewer sees it."""
    watcher = TableSocket(None, seat, -1, -1, "")
    live.show_to(watcher)
    state: dict[str, Any] = json.loads(watcher._waiting.pop())
    return state


@pytest.mark.parametrize(("game", "seats"), CASES)
async def test_a_table_rebuilt_from_its_rows_is_the_same(place: Running, game: Game[Any], seats: int) -> None:
    table, _people = await seated(place, game, seats)
    live = await place.tables.get(table)
    dice = Random(2)
    for _ in range(12):
        assert live.table
        if live.table.over:
            break
        seat, ask = dice.choice(list(live.table.asks.items()))
        await play.choose(place.tables, live, int(seat), dice.choice(ask.keys), live.seq)
    place.tables.live.clear()
    again = await place.tables.get(table)
    assert again is not live and live.table and again.sheet == live.sheet
    if live.table.over:
        assert again.table is None and again.final, "a match that is over is not played again"
        assert again.decisions == live.table.decisions
    else:
        assert again.table and again.table.record() == live.table.record() and again.event_offsets == live.event_offsets
    for seat in (*range(seats), None):
        assert shown(again, seat) == shown(live, seat)


async def test_a_decision_that_could_not_be_saved_did_not_happen(
    place: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    live = await place.tables.get(table)
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(3), decisions=3)
        before = await one.reach(3)

        async def full(*_: object) -> None:
            raise WriteFailed("disk full")

        monkeypatch.setattr(place.tables.rows, "decide", full)
        assert live.table
        seat, ask = next(iter(live.table.asks.items()))
        with pytest.raises(Refused) as refused:
            await play.choose(place.tables, live, int(seat), ask.keys[0], live.seq)
        assert refused.value.message == "error-not-saved" and refused.value.status == 503
        monkeypatch.undo()
        after = await one.next("state")
        assert after["seq"] == 3 and after["view"] == before["view"]
        await play_on([one, two], Random(4))


async def test_an_undo_that_could_not_be_saved_did_not_happen(place: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    live = await place.tables.get(table)
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(3), decisions=3)
    decisions = list(live.decisions)

    async def full(*_: object) -> None:
        raise WriteFailed("disk full")

    monkeypatch.setattr(place.server.store.writer, "write", full)
    async with live.lock:
        with pytest.raises(Refused) as refused:
            await play.rewind(place.tables, live, 1)
    monkeypatch.undo()
    assert refused.value.message == "error-not-saved"
    assert list(live.decisions) == decisions and live.sheet.undos == 0


async def test_a_table_waits_since_its_sheet_last_changed(place: Running) -> None:
    ann = await place.person()
    table = (await ann.open("claim", [{"kind": "me"}, {"kind": "open"}]))["id"]
    moved = (await place.tables.get(table)).sheet.moved
    assert await place.tables.rows.waiting_since(moved) == []
    assert await place.tables.rows.waiting_since(moved + 1) == [table]


async def test_a_table_whose_rules_cannot_be_had_is_not_continued_but_stays_listed(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    live = await place.tables.get(table)
    older = text(f"UPDATE tables SET version = 'old' WHERE id = '{live.sheet.id}'")
    await place.server.store.writer.write(Statement(older))
    place.tables.live.clear()
    problem = await people[0].post(f"/tables/{table}/resign", None, 409)
    assert problem["error"] == "error-cannot-continue"
    assert problem["args"] == {"version": "old"}
    for person in people:
        assert (await person.get(f"/tables/{table}"))["status"] == "playing", "its sheet can be read by any rules"
        await person.post(f"/tables/{table}/resign", None, 409)
    assert not (place.server.settings.directory / "reports").exists(), "whoever looks at it writes no file"
    assert [t["id"] for t in await people[0].get("/tables?scope=mine")] == [table]
    async with people[0].at(table) as side:
        assert await side.closed() == 4409


async def test_a_table_whose_content_of_the_owner_is_nowhere_says_which_it_was_begun_with(place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    with_content = text(f"UPDATE tables SET version = '1+0badcafe' WHERE id = '{table}'")
    await place.server.store.writer.write(Statement(with_content))
    place.tables.live.clear()
    problem = await people[0].post(f"/tables/{table}/resign", None, 409)
    assert problem["error"] == "error-other-content" and problem["args"] == {"version": "1", "mark": "0badcafe"}
    assert "--content" in problem["detail"]


# -- Backup ----------------------------------------------------------------------------------------------------------


async def test_a_backup_taken_while_people_play_is_whole(tmp_path: Path, place: Running) -> None:
    table, people = await seated(place, GAMES["claim"], 2)
    async with people[0].at(table) as one, people[1].at(table) as two:
        await play_on([one, two], Random(5), decisions=10)
        copying = asyncio.to_thread(backup, place.server.settings, tmp_path / "copy" / "ludoteka.sqlite3")
        (tmp_path / "copy").mkdir()
        size, _ = await asyncio.gather(copying, play_on([one, two], Random(6)))
    assert size > 0
    async with running(settings_for(tmp_path / "copy")) as restored:
        live = await restored.tables.get(table)
        assert live.seq >= 10
        if live.sheet.status == "playing":
            assert live.table and live.table.asks
            person = restored.stranger()
            person.web.cookies.set("ludoteka", people[0].cookie)
            assert (await person.get(f"/tables/{table}"))["your_seat"] == 0


def test_a_backup_says_why_it_cannot_be_made(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with pytest.raises(CopyFailed, match="nothing to copy"):
        backup(settings, tmp_path / "copy")
    (tmp_path / "ludoteka.sqlite3").touch()
    (tmp_path / "copy").write_text("precious")
    with pytest.raises(CopyFailed, match="exists already"):
        backup(settings, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "precious"
    with pytest.raises(CopyFailed, match="The copy failed"):
        backup(settings_for(tmp_path, database="postgresql+asyncpg://127.0.0.1:9/d"), tmp_path / "other")
    assert not (tmp_path / "other").exists()


async def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, table_idle_seconds=0.05)) as place:
        table, people = await seated(place, ludoteka.game("claim"), 2)
        async with people[0].at(table) as one, people[1].at(table) as two:
            await play_on([one, two], Random(7), decisions=5)
            await asyncio.sleep(0.3)
            assert table in place.tables.live, "people look at it"
        while place.tables.live:
            await asyncio.sleep(0.02)
        async with people[0].at(table, last_seen=5) as back:
            assert (await back.next("state"))["seq"] == 5
