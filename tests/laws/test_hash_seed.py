"""Nothing depends on the order of sets: a match is the same under any hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

SCRIPT = """
import hashlib, ludoteka
from tests.playthroughs.telling import tell
for id, game in ludoteka.games().items():
    for seats in (game.seats[0], game.seats[-1]):
        print(id, seats, hashlib.sha256(tell(id, seats).encode()).hexdigest())
"""


def run(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_matches_are_the_same_under_any_hash_seed() -> None:
    assert run("1") == run("2") != ""
