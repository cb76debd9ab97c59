"""A consistent copy of the store while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ..settings import Settings
from ..store.engine import database_file


class BackupFailed(Exception):
    """No copy was made; the message gives the reason."""


def backup(settings: Settings, target: Path) -> int:
    """Copy the store into one file, completely or not at all; returns its size in bytes."""
    source = database_file(settings.database_url)
    if source is None:
        raise BackupFailed("This store is a database server: use its own tool, such as pg_dump.")
    if not source.exists():
        raise BackupFailed(f"There is nothing to copy: {source} does not exist.")
    if target.exists():
        raise BackupFailed(f"{target} exists already.")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))  # one read transaction: the writer goes on
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise BackupFailed(f"The copy failed: {error}") from None
    return target.stat().st_size
