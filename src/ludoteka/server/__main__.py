"""`python -m ludoteka.server`: serve with the settings of file and environment, and print the address."""

from __future__ import annotations

from .run import serve
from .settings import load

if __name__ == "__main__":
    serve(load(), lambda address: print(address, flush=True))
