"""Complete copies of a store, each one SQLite file that any server of this version or a later one can take over."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Integer, Table, create_engine, func, insert, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from . import engine as engines
from .schema import metadata

ROWS = 500  # that are copied or compared at once
BACKUPS = "backups"  # the folder of backups in the data directory
BEFORE = "before-migration-from-"  # how the names of copies begin that are made before a migration
COPIES = 3  # that stay of these
PAGES = {"yield_per": ROWS}
T = TypeVar("T")


class CopyFailed(Exception):
    """No copy was made, or the copy cannot be used; the message says why."""


# -- Files -----------------------------------------------------------------------------------------------------------


def copy_file(source: Path, target: Path) -> None:
    """Copy an SQLite store that may be in use into a new file, completely or not at all."""
    if target.exists():
        raise CopyFailed(f"{target} exists already.")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with closing(_read_only(source)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))  # one read transaction: the writer goes on
        flush(part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise CopyFailed(f"The copy failed: {error}") from None


def copy_before_migration(store: Path, revision: str) -> str:
    """Copy a store into the folder of backups before it is migrated; the copies of the last few migrations stay."""
    folder = store.parent / BACKUPS
    folder.mkdir(exist_ok=True)
    target = folder / f"{BEFORE}{revision}-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.sqlite3"
    copy_file(store, target)
    for old in sorted(folder.glob(f"{BEFORE}*.sqlite3"), key=lambda file: file.stat().st_mtime)[:-COPIES]:
        old.unlink()
    return str(target)


def check_copy(file: Path) -> str:
    """The migration at which the store in this file is; CopyFailed if it is damaged, newer or no store of ours."""
    if not file.is_file():
        raise CopyFailed(f"{file} does not exist.")
    try:
        with closing(_read_only(file)) as connection:
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            faults = connection.execute("PRAGMA integrity_check(3)").fetchall()
            orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as error:
        raise CopyFailed(f"{file} is not a store of Ludoteka, or it is damaged: {error}.") from None
    if faults != [("ok",)]:
        raise CopyFailed(f"{file} is damaged: {'; '.join(str(fault) for fault, *_ in faults)}.")
    if orphans:
        raise CopyFailed(f"{file} is damaged: rows of `{orphans[0][0]}` belong to rows of `{orphans[0][2]}` it lacks.")
    if revision is None:
        raise CopyFailed(f"{file} is not a store of Ludoteka: it names no migration.")
    if revision[0] > engines.HEAD:
        raise CopyFailed(f"{file} was written by a newer Ludoteka (store {revision[0]}, we know {engines.HEAD}).")
    return str(revision[0])


def flush(file: Path) -> None:
    """Flush the content of a file to disk."""
    with file.open("rb") as content:
        os.fsync(content.fileno())


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=30)


# -- Rows ------------------------------------------------------------------------------------------------------------


async def export_store(url: str, target: Path) -> None:
    """Copy the store of a database server into a new file; the server may be in use."""
    if target.exists():
        raise CopyFailed(f"{target} exists already.")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)

    def copy(connection: Connection) -> None:
        with connection.begin():
            _check_head(engines.revision(connection), "this store")
            with _opened(part) as file:
                engines.upgrade(file)
                _copy_rows(connection, file)

    try:
        await _run(url, copy)
        flush(part)
        part.replace(target)
    except (OSError, SQLAlchemyError) as error:
        raise CopyFailed(f"The copy failed: {error}") from None
    finally:
        part.unlink(missing_ok=True)


async def import_store(file: Path, url: str, aside: str) -> bool:
    """Copy the store in a file into a database server, all or nothing; the file must be at the newest migration.

    Tables that are there already move into the schema `aside`. Returns whether there were any.
    """

    def copy(connection: Connection) -> bool:
        with connection.begin(), _opened(file) as source:
            _check_head(engines.revision(source), str(file))
            moved = _move_aside(connection, aside)
            engines.upgrade(connection)
            _copy_rows(source, connection)
            _set_sequences(connection)
            difference = first_difference(source, connection)
            if difference:
                raise CopyFailed(f"The copy is not complete: {difference}.")
            return moved

    try:
        return await _run(url, copy)
    except (OSError, SQLAlchemyError) as error:
        raise CopyFailed(f"The copy failed, and the database is as it was: {error}") from None


def bring_up_to_date(file: Path) -> None:
    """Bring a copy to the newest migration."""
    with _opened(file) as connection:
        engines.upgrade(connection)


def count_rows(file: Path) -> dict[str, int]:
    """The number of rows of each table of a copy."""
    with _opened(file) as connection:
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in metadata.sorted_tables
        }


def first_difference(one: Connection, other: Connection) -> str | None:
    """The first table in which two stores differ, in words; None if they hold the same."""
    for table in metadata.sorted_tables:
        rows, others = _rows(one, table), _rows(other, table)
        for row in rows:
            if next(others, None) != row:
                return f"a row of `{table.name}` is missing or differs"
        if next(others, None) is not None:
            return f"`{table.name}` has rows that the other store lacks"
    return None


async def other_connections(url: str) -> int:
    """How many others are connected to the database of this URL."""

    def count(connection: Connection) -> int:
        others = "datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
        return int(connection.execute(text(f"SELECT count(*) FROM pg_stat_activity WHERE {others}")).scalar_one())

    return await _run(url, count)


def _copy_rows(source: Connection, target: Connection) -> None:
    tables = metadata.sorted_tables
    for table in reversed(tables):  # a migration may have written rows of its own
        target.execute(table.delete())
    for table in tables:
        batch: list[dict[str, Any]] = []
        for row in _rows(source, table):
            batch.append(row)
            if len(batch) == ROWS:
                target.execute(insert(table), batch)
                batch = []
        if batch:
            target.execute(insert(table), batch)


def _rows(connection: Connection, table: Table) -> Iterator[dict[str, Any]]:
    """The rows of a table in the order of its key, texts by their bytes in every database."""
    bytewise = "C" if connection.dialect.name == "postgresql" else "BINARY"
    key = [column.collate(bytewise) if column.type.python_type is str else column for column in table.primary_key]
    yield from map(dict, connection.execute(select(table).order_by(*key), execution_options=PAGES).mappings())


def _set_sequences(connection: Connection) -> None:
    """Have PostgreSQL number new rows after those that were copied."""
    for table in metadata.sorted_tables:
        key = list(table.primary_key)
        if len(key) == 1 and isinstance(key[0].type, Integer) and not key[0].foreign_keys:
            sequence = f"pg_get_serial_sequence('{table.name}', '{key[0].name}')"
            highest = f"(SELECT max({key[0].name}) FROM {table.name})"
            connection.execute(text(f"SELECT setval({sequence}, coalesce({highest}, 1), {highest} IS NOT NULL)"))


def _move_aside(connection: Connection, aside: str) -> bool:
    """Move the tables of a store into another schema; returns whether there were any."""
    names = [*(table.name for table in metadata.sorted_tables), "alembic_version"]
    present = [name for name in names if connection.dialect.has_table(connection, name)]
    if present:
        connection.execute(text(f"CREATE SCHEMA {aside}"))
    for name in present:
        connection.execute(text(f"ALTER TABLE {name} SET SCHEMA {aside}"))
    return bool(present)


def _check_head(revision: str | None, store: str) -> None:
    if revision != engines.HEAD:
        raise CopyFailed(
            f"{store} is at migration {revision or 'none'}, and this program at {engines.HEAD}: "
            "start the server of this version on it once, which migrates it."
        )


@contextmanager
def _opened(file: Path) -> Iterator[Connection]:
    """A transaction on an SQLite file, which is committed at the end."""
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


async def _run(url: str, work: Callable[[Connection], T]) -> T:
    """Run a function in one transaction of a database server, so that it sees a consistent state."""
    engine = engines.Asynchronous(create_async_engine(url, poolclass=NullPool, isolation_level="REPEATABLE READ"))
    try:
        return await engine.run(work)
    finally:
        await engine.close()
