"""Backups restored, stores moved between databases, copies before migrations, stores that cannot be served."""

from __future__ import annotations

import asyncio
import gzip
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from ludoteka.server.operations.backup import backup
from ludoteka.server.operations.restore import move_store, restore
from ludoteka.server.settings import Settings
from ludoteka.server.start import explained
from ludoteka.server.store import engine
from ludoteka.server.store.copies import BACKUPS, BEFORE, COPIES, CopyFailed, check_copy
from ludoteka.server.store.engine import Damaged, Newer
from tests.server.conftest import GAMES
from tests.server.databases import older_store
from tests.server.people import play_on, running, seated, settings_for

OLD_STORES = sorted((Path(__file__).parents[1] / "stores").glob("*/store.sqlite3.gz"))


async def a_played_store(settings: Settings, decisions: int = 6) -> tuple[str, str]:
    """Play a few decisions on a server with these settings; returns the table and a player's cookie."""
    async with running(settings) as place:
        table, people = await seated(place, GAMES["claim"], 2)
        async with people[0].at(table) as one, people[1].at(table) as two:
            await play_on([one, two], Random(1), decisions=decisions)
        return table, people[0].cookie


async def decisions_of(settings: Settings, table: str) -> int:
    async with running(settings) as place:
        return (await place.tables.get(table)).seq


@pytest.fixture
def home(tmp_path: Path) -> Settings:
    return settings_for(tmp_path / "home")


# -- Restore ---------------------------------------------------------------------------------------------------------


async def test_a_restored_store_is_the_backup_and_the_store_before_it_stays(home: Settings, tmp_path: Path) -> None:
    table, _ = await a_played_store(home)
    backup(home, tmp_path / "backup")
    async with running(home) as place:
        live = await place.tables.get(table)
        assert live.seq == 6
    later, _ = await a_played_store(home, 3)
    done = restore(home, tmp_path / "backup")
    assert done.rows > 6 and Path(done.aside).exists()
    async with running(home) as place:
        assert (await place.tables.get(table)).seq == 6
        with pytest.raises(Exception, match="table"):
            await place.tables.get(later)
    shutil.move(done.aside, home.directory / "ludoteka.sqlite3")
    assert await decisions_of(home, later) == 3


async def test_a_write_ahead_log_of_the_store_before_does_not_bring_it_back(home: Settings, tmp_path: Path) -> None:
    table, _ = await a_played_store(home)
    backup(home, tmp_path / "backup")
    store = home.directory / "ludoteka.sqlite3"
    with closing(sqlite3.connect(store)) as left_open:
        left_open.execute("PRAGMA journal_mode = WAL")
        left_open.execute("DELETE FROM decisions")
        left_open.commit()
        copies = {end: store.with_name(store.name + end).read_bytes() for end in ("-wal", "-shm")}
    for end, content in copies.items():  # as a killed server leaves them
        store.with_name(store.name + end).write_bytes(content)
    aside = Path(restore(home, tmp_path / "backup").aside)
    assert not any(store.with_name(store.name + end).exists() for end in copies)
    assert aside.with_name(aside.name + "-wal").read_bytes() == copies["-wal"]
    assert await decisions_of(home, table) == 6


@pytest.mark.parametrize("packed", OLD_STORES, ids=lambda file: file.parent.name)
async def test_a_backup_of_every_earlier_version_is_restored(home: Settings, tmp_path: Path, packed: Path) -> None:
    file = tmp_path / "old.sqlite3"
    with gzip.open(packed) as source, file.open("wb") as target:
        shutil.copyfileobj(source, target)
    with closing(sqlite3.connect(file)) as old:
        decisions = old.execute("SELECT table_id, seq, key FROM decisions ORDER BY table_id, seq").fetchall()
    before = file.read_bytes()
    assert restore(home, file).aside == ""
    assert file.read_bytes() == before
    with closing(sqlite3.connect(home.directory / "ludoteka.sqlite3")) as new:
        assert new.execute("SELECT table_id, seq, key FROM decisions ORDER BY table_id, seq").fetchall() == decisions
    async with running(home):
        pass


async def test_nothing_is_restored_while_the_server_runs(home: Settings, tmp_path: Path) -> None:
    table, _ = await a_played_store(home)
    backup(home, tmp_path / "backup")
    async with running(home) as place:
        with pytest.raises(CopyFailed, match="stop it first"):
            restore(home, tmp_path / "backup")
        assert (await place.tables.get(table)).seq == 6


async def test_a_file_that_is_no_good_backup_is_refused_and_changes_nothing(home: Settings, tmp_path: Path) -> None:
    await a_played_store(home)
    good = tmp_path / "good"
    backup(home, good)
    before = (home.directory / "ludoteka.sqlite3").read_bytes()
    (tmp_path / "text").write_text("no database at all" * 500)
    (tmp_path / "torn").write_bytes(good.read_bytes()[: good.stat().st_size // 2])
    for name, statement in {
        "other": "DROP TABLE alembic_version",
        "newer": "UPDATE alembic_version SET version_num = '9999'",
        "orphans": "DELETE FROM tables",
    }.items():
        shutil.copy(good, tmp_path / name)
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            connection.execute(statement)
            connection.commit()
    for name, says in {
        "absent": "does not exist",
        "text": "not a store of Ludoteka, or it is damaged",
        "torn": "damaged",
        "other": "not a store of Ludoteka",
        "newer": "written by a newer Ludoteka",
        "orphans": "`decisions` belong to rows of `tables`",
    }.items():
        with pytest.raises(CopyFailed, match=says):
            restore(home, tmp_path / name)
    assert (home.directory / "ludoteka.sqlite3").read_bytes() == before
    assert check_copy(good) == engine.HEAD


# -- PostgreSQL ------------------------------------------------------------------------------------------------------


async def test_a_store_moves_to_postgresql_and_back_and_nothing_is_missing(
    home: Settings, database: str, tmp_path: Path
) -> None:
    table, cookie = await a_played_store(home)
    moved = await asyncio.to_thread(move_store, home, database)
    assert moved.rows > 6 and moved.aside == ""
    there = settings_for(tmp_path / "there", database=database)
    async with running(there) as place:
        person = place.stranger()
        person.web.cookies.set("ludoteka", cookie)
        assert (await person.get(f"/tables/{table}"))["your_seat"] == 0
        assert (await place.tables.get(table)).seq == 6
        await seated(place, GAMES["claim"], 2)  # new rows get numbers of their own
    back = settings_for(tmp_path / "back")
    await asyncio.to_thread(move_store, there, back.database_url)
    assert await decisions_of(back, table) == 6


async def test_a_backup_of_postgresql_is_a_file_that_it_restores(database: str, tmp_path: Path) -> None:
    there = settings_for(tmp_path, database=database)
    table, _ = await a_played_store(there)
    await asyncio.to_thread(backup, there, tmp_path / "backup")
    later, _ = await a_played_store(there, 3)
    async with running(there):
        with pytest.raises(CopyFailed, match="stop all servers first"):
            await asyncio.to_thread(restore, there, tmp_path / "backup")
    done = await asyncio.to_thread(restore, there, tmp_path / "backup")
    assert done.aside.startswith("ludoteka_replaced_")
    async with running(there) as place:
        assert (await place.tables.get(table)).seq == 6
        with pytest.raises(Exception, match="table"):
            await place.tables.get(later)


async def test_a_store_is_not_moved_to_itself_or_to_no_database(home: Settings) -> None:
    await a_played_store(home)
    with pytest.raises(CopyFailed, match="in this database already"):
        move_store(home, home.database_url)
    with pytest.raises(CopyFailed, match="not the URL of a database"):
        move_store(home, "a database")


# -- Migrations ------------------------------------------------------------------------------------------------------


async def test_a_store_is_copied_before_it_is_migrated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(COPIES + 2):
        for file in tmp_path.glob("ludoteka.sqlite3*"):
            file.unlink()
        with older_store(tmp_path, f"00{12 + number}"):
            pass
        async with running(settings_for(tmp_path)):
            pass
    copies = sorted(tmp_path.glob(f"{BACKUPS}/{BEFORE}*.sqlite3"))
    assert [check_copy(copy) for copy in copies] == ["0014", "0015", "0016"]
    out = capsys.readouterr()
    assert f"now={engine.HEAD}" in out.out + out.err or "store migrated" in out.out + out.err


async def test_a_new_store_and_one_of_today_are_not_copied(tmp_path: Path) -> None:
    for _ in range(2):
        async with running(settings_for(tmp_path)):
            pass
    assert not (tmp_path / BACKUPS).exists()


@pytest.mark.parametrize(
    ("statement", "error", "says"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", Newer, "was written by a newer Ludoteka (migration 9999"),
        ("DROP TABLE talk", Damaged, "is damaged"),
    ],
)
async def test_a_store_that_cannot_be_served_gets_one_sentence(
    home: Settings, statement: str, error: type[Exception], says: str
) -> None:
    await a_played_store(home)
    with closing(sqlite3.connect(home.directory / "ludoteka.sqlite3")) as connection:
        connection.execute(statement)
        connection.commit()
    with pytest.raises(Exception) as caught:
        async with running(home):
            pass
    assert says in str(explained(caught.value, home))
