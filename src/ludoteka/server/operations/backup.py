"""A consistent copy of the store while it is in use: one SQLite file, whatever the store is."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ..settings import Settings
from ..store.copies import CopyFailed, copy_file, export_store
from ..store.engine import database_file


def backup(settings: Settings, target: Path) -> int:
    """Write the store into one file, whole or not at all; returns its size in bytes."""
    source = database_file(settings.database_url)
    if source is None:
        asyncio.run(export_store(settings.database_url, target))
    elif not source.exists():
        raise CopyFailed(f"There is nothing to copy: {source} does not exist.")
    else:
        copy_file(source, target)
    return target.stat().st_size
