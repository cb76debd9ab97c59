"""Perft: decision lines to a depth, from fixed matches; keys that can ever be offered; what programs see.

Data outlives implementations.

python -m tests.perft.counting GAME    counts anew, after a change of the rules that is meant
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import ludoteka
from ludoteka.kernel import Table
from ludoteka.laws import cases_of

FOLDER = Path(__file__).parent
KEYS = FOLDER / "keys.json"
MOST = 3_000  # lines worth counting in a test run


def perft(table: Table[Any], depth: int) -> int:
    """How many different sequences of `depth` decisions there are; seats asked together decide in order."""
    if depth == 0 or not table.asks:
        return 1
    seat, ask = next(iter(table.asks.items()))
    if depth == 1:
        return len(ask.options)
    total = 0
    for key in ask.keys:
        after = table.clone()
        after.choose(seat, key)
        total += perft(after, depth - 1)
    return total


def start(entry: dict[str, Any]) -> Table[Any]:
    table = ludoteka.open_table(entry["game"], entry["seats"], entry["seed"], entry["settings"])
    random = Random(entry["seed"])
    for _ in range(entry["after"]):
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, random.choice(ask.keys))
    return table


def features_mark(table: Table[Any]) -> str:
    """A hash of the observations of a position, on which learned nets depend."""
    numbers = [[*map(float, table.game.features(table.view(seat)))] for seat in (*range(table.seats), None)]
    return hashlib.sha256(json.dumps(numbers).encode()).hexdigest()[:12]


def counts(entry: dict[str, Any]) -> list[int]:
    numbers: list[int] = []
    for depth in range(1, 7):
        numbers.append(perft(start(entry), depth))
        if numbers[-1] > MOST // 8:
            break
    return numbers


def entries(game_id: str) -> list[dict[str, Any]]:
    """Positions worth counting: the start and two later ones, for the smallest and the largest seat count."""
    game = ludoteka.games()[game_id]
    entries = []
    for seats in sorted({game.seats[0], game.seats[-1]}):
        for number, after in enumerate((0, 17, 40)):
            entry = {"game": game_id, "seats": seats, "settings": {}, "seed": f"perft {number}", "after": after}
            entries.append({**entry, "counts": counts(entry), "seen": features_mark(start(entry))})
    return entries


def keys(game_id: str) -> dict[str, int]:
    """How many keys can ever be offered, with every seat count and every setting."""
    game = ludoteka.games()[game_id]
    settled = ((case, game.complete_settings(case.seats, dict(case.settings))) for case in cases_of(game))
    return {str(case): len(game.vocabulary(case.seats, settings)) for case, settings in settled}


if __name__ == "__main__":
    for name in sys.argv[1:]:
        stored = json.loads(KEYS.read_text(encoding="utf-8")) if KEYS.exists() else {}
        KEYS.write_text(json.dumps(stored | {name: keys(name)}, indent=1) + "\n", encoding="utf-8")
        lines = ",\n ".join(json.dumps(entry) for entry in entries(name))
        (FOLDER / f"{name}.json").write_text(f"[{lines}]\n", encoding="utf-8")
