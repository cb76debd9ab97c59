"""Put a backup in place of the store, or move the store to another database. No server may be running on either."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ..settings import Settings
from ..store import copies
from ..store.copies import CopyFailed
from ..store.engine import database_file
from ..store.lock import InUse, Lock
from .backup import backup

EXAMPLE = "postgresql+asyncpg://ludoteka:password@127.0.0.1/ludoteka"
SIDE_FILES = ("-wal", "-shm")  # what SQLite keeps beside a store


class Restored(NamedTuple):
    """What a restore did: the number of rows now in the store, and where the store before it is, if there was one."""

    rows: int
    aside: str


def restore(settings: Settings, file: Path) -> Restored:
    """Put a backup in place of the store, after checking it; the store before it is moved aside, not deleted."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "restore.sqlite3"
        copies.check_copy(file)
        copies.copy_file(file, copy)
        copies.bring_up_to_date(copy)
        rows = sum(copies.count_rows(copy).values())
        return Restored(rows, _put(settings, copy))


def move_store(settings: Settings, url: str) -> Restored:
    """Copy the store into the database of another URL and compare both; the old store stays as it is."""
    target = msgspec.structs.replace(settings, database=url)
    if target.database_url == settings.database_url:
        raise CopyFailed("The store is in this database already.")
    with _held(settings), tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "move.sqlite3"
        backup(settings, copy)
        copies.bring_up_to_date(copy)
        rows = sum(copies.count_rows(copy).values())
        return Restored(rows, _put(target, copy))


def _put(settings: Settings, copy: Path) -> str:
    """Put a checked copy at the newest migration in place; returns where the store before it is now."""
    moment = f"{datetime.now(UTC):%Y%m%d_%H%M%S}"
    with _held(settings):
        store = database_file(settings.database_url)
        if store:
            return _put_file(copy, store, moment)
        schema = f"ludoteka_replaced_{moment}"
        return schema if asyncio.run(copies.import_store(copy, settings.database_url, schema)) else ""


def _put_file(copy: Path, store: Path, moment: str) -> str:
    """Put a copy in place of an SQLite store, which there is at every moment, with all of its files or none."""
    part = store.with_name(store.name + ".part")
    aside = store.with_name(f"{store.stem}-replaced-{moment}{store.suffix}")
    try:
        shutil.copyfile(copy, part)
        copies.flush(part)
        replaced = store.exists()
        if replaced:
            _link(store, aside)
        for (
            end
        ) in SIDE_FILES:  # they belong to the store before: beside the new one they would bring the old state back
            side = store.with_name(store.name + end)
            if side.exists():
                side.replace(aside.with_name(aside.name + end))
        part.replace(store)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise CopyFailed(f"The store could not be replaced: {error}") from None
    return str(aside) if replaced else ""


def _link(store: Path, aside: Path) -> None:
    try:
        os.link(store, aside)
    except OSError:  # not every file system has links
        shutil.copy2(store, aside)
        copies.flush(aside)


@contextmanager
def _held(settings: Settings) -> Iterator[None]:
    """Keep servers away from a store meanwhile; CopyFailed if one is running on it."""
    try:
        store = database_file(settings.database_url)
        if store is None:
            others = asyncio.run(copies.other_connections(settings.database_url))
            if others:
                raise CopyFailed(f"{others} other clients are connected to the database: stop all servers first.")
    except ArgumentError:
        raise CopyFailed(f"{settings.database} is not the URL of a database, such as {EXAMPLE}") from None
    except (SQLAlchemyError, OSError) as error:
        raise CopyFailed(f"The database does not answer or refuses the connection: {error}") from None
    lock = Lock()
    if store:
        store.parent.mkdir(parents=True, exist_ok=True)
        try:
            lock.take(store)
        except InUse:
            raise CopyFailed(f"A server is running on {store}: stop it first.") from None
    try:
        yield
    finally:
        lock.give()
