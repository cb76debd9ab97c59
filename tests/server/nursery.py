"""A process that forks a server on request: a restart without importing everything again."""

from __future__ import annotations

import os
import sys

import alembic.command  # noqa: F401  # loaded once, here, for all the servers

import ludoteka
from ludoteka.server.run import serve
from ludoteka.server.settings import load


def main() -> None:
    """For every line read: start a server, say its process id, wait until it is gone."""
    ludoteka.games()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(load())
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main()
