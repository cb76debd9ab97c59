"""`python -m ludoteka.server`: serve with the settings of file and environment, and print the address."""

from __future__ import annotations

import sys

from .run import serve
from .settings import BadSettings, load
from .start import CannotServe

if __name__ == "__main__":
    try:
        serve(load(), lambda address, _: print(address, flush=True))
    except (BadSettings, CannotServe) as error:
        sys.exit(str(error))
