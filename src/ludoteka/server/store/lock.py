"""One server for each SQLite store: a second would see tables as they were, and people would see two truths."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO


class InUse(Exception):
    """Another server keeps its tables in this store."""


class Lock:
    """Held while the server runs; the system lets go of it when the process dies."""

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

    def give(self) -> None:
        if self._file:
            self._file.close()
            self._file = None


def _hold(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
