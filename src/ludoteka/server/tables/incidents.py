"""Reports for the operator: what went wrong at a table, in a file that can be sent to the developers."""

from __future__ import annotations

import secrets
from pathlib import Path

from ..log import log
from .sheet import Sheet


def report(directory: Path, what: str, sheet: Sheet, detail: str) -> str:
    """Write a report into the data directory and the log; returns its id."""
    id = secrets.token_hex(4)
    path = directory / "reports" / f"{id}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{what}: table {sheet.id}, {sheet.game} {sheet.version}\n\n{detail}\n", encoding="utf-8")
    log.error(what, report=id, table=sheet.id, game=sheet.game)
    return id
