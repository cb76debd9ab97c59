"""`python -m ludoteka`: the command line, where no script was put on the path."""

from __future__ import annotations

from .cli import main

if __name__ == "__main__":
    main()
