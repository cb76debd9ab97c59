"""Connections: SQLite tuned for durable commits, PostgreSQL with its defaults; migrations at the start.

What is done with a connection is a plain function, run beside the event loop: for SQLite in a thread, where a whole
transaction is one errand and not one for each statement; for PostgreSQL on its own asynchronous driver.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import create_engine, event, inspect, text
from sqlalchemy import engine as plain
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..log import log
from .schema import metadata

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = max(file.stem[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))  # the newest migration

READERS = 4  # who read at the same time
CHECKED = 256 * 2**20  # bytes up to which a store is looked through at the start

COPY_PREFIX = "ludoteka_before_"  # of PostgreSQL's schemas that keep a store as it was before a migration
_LOCK = 0x1D07E  # of PostgreSQL's advisory locks, ours


class Engine(ABC):
    """Connections to one store."""

    @abstractmethod
    async def run(self, deed: Callable[[Connection], T]) -> T:
        """Run a function with its own connection, beside the event loop; anything it does not commit is rolled back."""

    @abstractmethod
    async def close(self) -> None:
        """Close the connections."""


class Threads(Engine):
    """A blocking driver, used from a number of threads."""

    def __init__(self, engine: plain.Engine, threads: int) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="store")

    async def run(self, deed: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, deed)

    def _do(self, deed: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return deed(connection)

    async def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


class Asynchronous(Engine):
    """An asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, deed: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(deed)

    async def close(self) -> None:
        await self._engine.dispose()


def writing(url: str) -> Engine:
    """The engine of the single writer: one connection, whose transactions take the write lock at once."""
    if not _is_sqlite(url):
        return Asynchronous(create_async_engine(url, pool_size=1, max_overflow=0))
    engine = create_engine(_plain(url), pool_size=1, max_overflow=0)
    event.listen(engine, "connect", _tune_writer)
    event.listen(engine, "begin", _begin_immediate)
    return Threads(engine, 1)


def reading(url: str) -> Engine:
    """The engine of the readers: short reads, each with its own snapshot."""
    few: dict[str, Any] = {"pool_size": READERS, "max_overflow": 0, "isolation_level": "AUTOCOMMIT"}
    if not _is_sqlite(url):
        return Asynchronous(create_async_engine(url, pool_pre_ping=True, **few))  # a server may go away meanwhile
    engine = create_engine(_plain(url), **few)
    event.listen(engine, "connect", _tune_reader)
    return Threads(engine, READERS)


def _plain(url: str) -> plain.URL:
    """The URL of an SQLite store for Python's own driver."""
    return make_url(url).set(drivername="sqlite")


async def migrate(engine: Engine, copy: Callable[[str], str] | None = None) -> None:
    """Bring the store to the newest migration and check that it is complete.

    `copy` makes a copy of an older SQLite store and returns its name; a database server keeps its copy in a schema.
    """
    before = await engine.run(revision)
    if before != HEAD:
        if before is not None and before > HEAD:
            raise Newer(before)
        name = await asyncio.to_thread(copy, before) if copy and before else ""
        name = await engine.run(partial(_migrate, before=before)) or name
        if before:
            log.info("store migrated", before=before, now=HEAD, copy=name)
    absent = await engine.run(_absent_tables)
    if absent:
        raise Damaged(f"tables are missing: {', '.join(absent)}")


def _migrate(connection: Connection, before: str | None) -> str:
    """Migrate in one transaction; on a database server the old tables are first copied into the returned schema."""
    with connection.begin():
        schema = ""
        if before and connection.dialect.name == "postgresql":
            lock_migrations(connection)  # several servers may start at once: only the first has something to do
            if revision(connection) == HEAD:
                return ""
            schema = _copy_tables(connection, before)
        upgrade(connection)
    return schema


def _copy_tables(connection: Connection, before: str) -> str:
    """Copy all tables of PostgreSQL's current schema into one beside it, which replaces earlier such copies."""
    schema = f"{COPY_PREFIX}{before}"
    inspector = inspect(connection)
    for name in inspector.get_schema_names():
        if name.startswith(COPY_PREFIX):
            connection.execute(text(f'DROP SCHEMA "{name}" CASCADE'))
    connection.execute(text(f'CREATE SCHEMA "{schema}"'))
    for table in inspector.get_table_names():
        connection.execute(text(f'CREATE TABLE "{schema}"."{table}" AS TABLE "{table}"'))
    return schema


def _absent_tables(connection: Connection) -> list[str]:
    """The tables that a store at the newest migration has, and this one lacks."""
    return sorted(set(metadata.tables) - set(inspect(connection).get_table_names()))


class Newer(Exception):
    """The store was written by a newer program."""


class Empty(Exception):
    """The file of the store exists but is empty."""


class Damaged(Exception):
    """The store cannot be read."""


async def check(engine: Engine, file: Path) -> None:
    """Refuse an SQLite file that exists but cannot be a valid store."""
    if not file.exists():
        return
    size = file.stat().st_size
    if size == 0:
        raise Empty(f"{file} is empty")
    if size > CHECKED:
        return
    result = await engine.run(lambda connection: connection.execute(text("PRAGMA quick_check(1)")).scalar())
    if result != "ok":
        raise Damaged(str(result))


def database_file(url: str) -> Path | None:
    """The file of an SQLite store; None for a database server."""
    return Path(make_url(url).database or "") if _is_sqlite(url) else None


def check_writable(connection: Connection) -> None:
    """Write something without effect: a replica, for example, can be read but refuses this."""
    with connection.begin():
        connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _is_sqlite(url: str) -> bool:
    return make_url(url).get_backend_name() == "sqlite"


def _tune_writer(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    _run(connection, "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")
    _run(connection, "PRAGMA busy_timeout = 10000")


def _tune_reader(connection: Any, _: Any) -> None:
    _run(connection, "PRAGMA busy_timeout = 10000", "PRAGMA query_only = ON")


def _run(connection: Any, *statements: str) -> None:
    cursor = connection.cursor()
    for statement in statements:
        cursor.execute(statement)
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def revision(connection: Connection) -> str | None:
    """The migration at which a store is; None if there is nothing in it."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def lock_migrations(connection: Connection) -> None:
    """Wait until no other server migrates this store of PostgreSQL; lasts as long as the transaction."""
    connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))


def upgrade(connection: Connection, to: str = "head") -> None:
    """Migrate a store within the transaction of this connection."""
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        lock_migrations(connection)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
