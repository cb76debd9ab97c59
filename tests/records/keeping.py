"""Recorded matches that must replay for ever. Every fixed bug adds one.

python -m tests.records.keeping GAME    records a few matches of a game that has none yet
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import ludoteka

FOLDER = Path(__file__).parent


def record(game_id: str, seats: int, number: int) -> str:
    table = ludoteka.open_table(
        game_id, seats, seed=f"{game_id} {seats} {number}", table=f"record-{number}", salts=("a",)
    )
    random = Random(number)
    while table.asks:
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.keys))
    return table.record().to_json()


if __name__ == "__main__":
    for game in sys.argv[1:]:
        for seats in ludoteka.games()[game].seats:
            file = FOLDER / f"{game}-{seats}-random.json"
            file.write_text(record(game, seats, seats), encoding="utf-8")
