"""Nothing depends on the order of sets: a match is the same under any hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

import ludoteka
from tests.playthroughs.telling import FOLDER, names

SCRIPT = """
import ludoteka
from tests.playthroughs.telling import names, tell
for game in ludoteka.games():
    for seats in names(game).values():
        print(tell(game, seats), end="")
"""


def test_matches_are_the_same_under_any_hash_seed() -> None:
    """The playthroughs were written, and are checked by their own test, under random hash seeds."""
    environment = {**os.environ, "PYTHONHASHSEED": "1", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, check=True)
    written = [FOLDER / name for game in ludoteka.games() for name in names(game)]
    assert done.stdout.decode() == "".join(file.read_text(encoding="utf-8") for file in written)
