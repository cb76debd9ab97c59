"""Recorded matches that replay for ever, by the edition that played them: `GAME/VERSION/SEATS-….json`.

python -m tests.records.keeping GAME …    records matches of the present version, unless they are kept already

Every seat count has a match of chance and one between bots that search; where sides or chapters are games of their own,
each of them has one. What is there is never written over: old versions keep theirs, and a mended bug adds the match
that showed it under a name that says what it shows.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import ludoteka
from ludoteka.kernel import Record

FOLDER = Path(__file__).parent
ITERATIONS = 20  # for each decision of a bot: enough to play sensibly
PAIRS = ("protectors-family", "kammi-protectors", "kammi-family")
SETS: dict[str, tuple[tuple[int, Mapping[str, str]], ...]] = {
    "harrow": (
        (1, {"chapter": "solo", "sides": PAIRS[0]}),
        *((2, {"chapter": chapter, "sides": PAIRS[0]}) for chapter in ("1", "2", "3", "fair")),
        *((2, {"chapter": "4", "sides": pair}) for pair in PAIRS[1:]),
        *((3, {"chapter": chapter, "sides": pair}) for chapter in ("5", "fair") for pair in PAIRS),
        *((4, {"chapter": "fair", "sides": pair}) for pair in PAIRS),
    )
}


def by_chance(game: str, seats: int) -> Record:
    table = ludoteka.open_table(game, seats, seed=f"{game} {seats} {seats}", table=f"record-{seats}", salts=("a",))
    random = Random(seats)
    while table.asks:
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.keys))
    return table.record()


def by_bots(game: str, seats: int, settings: Mapping[str, str], name: str) -> Record:
    table = ludoteka.open_table(game, seats, f"{game} {name}", settings, table=f"record-{name}", salts=("a", "b"))
    minds = [ludoteka.bot(table.game, "hard", f"{name} {seat}", iterations=ITERATIONS) for seat in range(seats)]
    while table.asks:
        seat = next(iter(table.asks))
        table.choose(seat, minds[seat].choose(table.perspective(seat)))
    return table.record()


def named(game: str) -> Iterator[tuple[str, int, Mapping[str, str] | None]]:
    """The records to keep of a game: name, seats, and the settings of bots' matches."""
    for seats in ludoteka.game(game).seats:
        yield f"{seats}-random", seats, None
        yield f"{seats}-hard", seats, {}
    for seats, settings in SETS.get(game, ()):
        yield f"{seats}-hard-{'-'.join(settings.values())}", seats, settings


def file_of(game: str, name: str) -> Path:
    return FOLDER / game / ludoteka.game(game).version / f"{name}.json"


def keep(game: str) -> None:
    for name, seats, settings in named(game):
        file = file_of(game, name)
        if not file.exists():
            record = by_chance(game, seats) if settings is None else by_bots(game, seats, settings, name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(record.to_json(), encoding="utf-8")
            print(file.relative_to(FOLDER), len(record.decisions), flush=True)


if __name__ == "__main__":
    for id in sys.argv[1:]:
        keep(id)
