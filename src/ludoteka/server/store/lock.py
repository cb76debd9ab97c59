"""One server per SQLite store: a second one would show outdated tables."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO


class InUse(Exception):
    """Another server uses this store."""


class Lock:
    """A lock that is held while the server runs; the system releases it when the process dies."""

    def __init__(self) -> None:
        self._file: IO[bytes] | None = None

    def take(self, store: Path) -> None:
        file = store.with_name(store.name + ".lock").open("ab")
        try:
            _hold(file)
        except OSError:
            file.close()
            raise InUse(f"{store} is in use") from None
        file.truncate(0)
        file.write(str(os.getpid()).encode())
        file.flush()
        self._file = file

    def note_port(self, port: int) -> None:
        """Write the server's port beside its process id, for administrators' commands."""
        if self._file:
            self._file.write(f" {port}".encode())
            self._file.flush()

    def give(self) -> None:
        if self._file:
            self._file.truncate(0)
            self._file.close()
            self._file = None


def port_of(store: Path) -> int | None:
    """The port that the last server on this store wrote down."""
    try:
        words = store.with_name(store.name + ".lock").read_text(encoding="ascii").split()
        return int(words[1]) if len(words) > 1 else None
    except (OSError, ValueError):
        return None


def _hold(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
