"""Connections: SQLite tuned so that a commit is on disk, PostgreSQL as it comes; migrations at the start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = max(file.stem[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))  # the newest migration

CHECKED = 256 * 2**20  # bytes up to which a store is looked through at the start

_LOCK = 0x1D07E  # of PostgreSQL's advisory locks, ours


def writing(url: str) -> AsyncEngine:
    """The engine of the single writer: one connection, transactions that take the write lock at once."""
    engine = create_async_engine(url, pool_size=1, max_overflow=0)
    if _is_sqlite(url):
        event.listen(engine.sync_engine, "connect", _tune_writer)
        event.listen(engine.sync_engine, "begin", _begin_immediate)
    return engine


def reading(url: str) -> AsyncEngine:
    """The engine of the readers: short reads, each its own snapshot."""
    sqlite = _is_sqlite(url)  # which, unlike a server, cannot have gone away meanwhile
    engine = create_async_engine(
        url, pool_size=4, max_overflow=0, isolation_level="AUTOCOMMIT", pool_pre_ping=not sqlite
    )
    if sqlite:
        event.listen(engine.sync_engine, "connect", _tune_reader)
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the store to the newest shape."""
    async with engine.connect() as connection:
        if await connection.run_sync(_revision) == HEAD:
            return
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


class Empty(Exception):
    """The store has nothing in it, though there is one."""


class Damaged(Exception):
    """The store cannot be read."""


async def check(engine: AsyncEngine, file: Path) -> None:
    """Refuse a store of SQLite that is there but cannot be right."""
    if not file.exists():
        return
    size = file.stat().st_size
    if size == 0:
        raise Empty(f"{file} is empty")
    if size > CHECKED:
        return
    async with engine.connect() as connection:
        found = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar()
    if found != "ok":
        raise Damaged(str(found))


def database_file(url: str) -> Path | None:
    """The file of an SQLite store; None for a database server."""
    return Path(make_url(url).database or "") if _is_sqlite(url) else None


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


def _revision(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection, to: str = "head") -> None:
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))  # several servers may start at once
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
