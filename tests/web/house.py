"""The server of the browser tests: the real one, with the built client and known deals."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludoteka.server import run
from tests.server.people import settings_for

ROOT = Path(__file__).resolve().parents[2]


class Deals:
    """The seeds of the tables that one test creates, in order: the same in every run."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Forget the tables of the test before."""
        self._laid = 0
        self._next_seed: str | None = None

    def want(self, seed: str) -> None:
        """The next table is dealt from this seed."""
        self._next_seed = seed

    def __call__(self) -> str:
        self._laid += 1
        seed, self._next_seed = self._next_seed or f"deal {self._laid}", None
        return seed


@contextmanager
def serving(data: Path, deals: Deals) -> Iterator[str]:
    """Run the real server in a thread of this process; yields its address."""
    with run.serving(settings_for(data), seeds=deals) as address:
        yield address


def assert_built() -> None:
    """A client that is missing or older than its sources would let every test wait in vain."""
    built = ROOT / "web" / "dist" / "index.html"
    if not built.exists():
        pytest.fail("web/dist is missing: build the client first (`python scripts/web.py build`)", pytrace=False)
    since = built.stat().st_mtime
    newer = [path for path in _sources() if path.stat().st_mtime > since]
    if newer:
        first = newer[0].relative_to(ROOT)
        message = f"web/dist is older than {first}: build the client first (`python scripts/web.py build`)"
        pytest.fail(message, pytrace=False)


def _sources() -> Iterator[Path]:
    """The sources from which the Makefile builds the client."""
    for top in (ROOT / "web", ROOT / "src" / "ludoteka" / "games"):
        for folder, below, names in os.walk(top):
            below[:] = [name for name in below if name not in ("node_modules", "__pycache__") and name[:4] != "dist"]
            yield from (Path(folder, name) for name in names if not name.endswith((".py", ".so")))
