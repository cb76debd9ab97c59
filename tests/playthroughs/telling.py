"""Golden playthroughs: one whole match per game as readable text, reviewed as a diff when rules change.

python -m tests.playthroughs.telling GAME    tells it anew, after a change of the rules that is meant
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from random import Random

import ludoteka
from ludoteka.kernel import text

FOLDER = Path(__file__).parent


def tell(game_id: str, seats: int) -> str:
    """A random match as text: questions, choices, events, and a fingerprint of all views."""
    table = ludoteka.open_table(game_id, seats, seed="playthrough")
    random = Random("playthrough")
    lines = [f"{game_id}, {seats} seats, {table.settings}"]
    lines += [f"    {text(event.plain())}" for event in table.events]
    while table.asks:
        seat, ask = random.choice(list(table.asks.items()))
        key = random.choice(ask.keys)
        views = [hashlib.sha256(text(table.view(s)).encode()).hexdigest()[:8] for s in (*range(seats), None)]
        lines.append(f"{len(table.decisions)} p{seat} {ask.prompt} {text(dict(ask.about))} [{' '.join(views)}]")
        lines.append(f"  of {' '.join(ask.keys)}")
        lines.append(f"  -> {key}")
        lines += [f"    {text(event.plain())}" for event in table.choose(seat, key)]
    lines.append(f"outcome {table.outcome}")
    return "\n".join(lines) + "\n"


def names(game_id: str) -> dict[str, int]:
    """The files of a game: its smallest and its largest seat count."""
    counts = ludoteka.games()[game_id].seats
    return {f"{game_id}-{seats}.txt": seats for seats in sorted({counts[0], counts[-1]})}


if __name__ == "__main__":
    for game in sys.argv[1:]:
        for name, seats in names(game).items():
            (FOLDER / name).write_text(tell(game, seats), encoding="utf-8")
