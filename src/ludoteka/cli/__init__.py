"""The command line: playing, serving and administration; tournaments, balance and speed; records, content, laws."""

from __future__ import annotations

import sys

import ludoteka
from ludoteka.extras import advice


def main() -> None:
    """The command `ludoteka`; if its packages are missing, it prints its version and how to install them."""
    try:
        from .app import app
    except ImportError as missing:
        sentence = advice(missing)
        if sentence is None:
            raise
        if sys.argv[1:] == ["--version"]:
            print(f"ludoteka {ludoteka.__version__}")
            return
        sys.exit(sentence)
    app()
