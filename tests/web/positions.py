"""One position for every question of every game: how it is reached, kept in positions.json.

python -m tests.web.positions [GAME ...]    look for them anew, where rules or content have changed
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any

import ludoteka
from ludoteka.kernel import Seat, Table

KEPT = Path(__file__).with_name("positions.json")
# Seat counts and settings whose matches are looked through, so that between them they ask everything.
MATCHES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "claim": [(2, {})],
    "valeria": [(2, {"events": "on"}), (5, {"events": "on", "random-citizens": "on"}), (1, {"events": "on"})],
    "wonderland": [(2, {}), (3, {}), (5, {}), *((4, {"allies": allies}) for allies in "BCD")],
    "harrow": [
        (1, {}),
        *((2, {"chapter": chapter}) for chapter in "123"),
        *((2, {"chapter": "4", "sides": sides}) for sides in ("kammi-protectors", "kammi-family")),
        (3, {"chapter": "5"}),
        (3, {"chapter": "fair"}),
        (3, {}),
        (4, {}),
    ],
}
SEEDS = {"claim": 4, "valeria": 12, "wonderland": 24, "harrow": 60}
LONGEST = 1200  # decisions of one match


@dataclass(frozen=True)
class Position:
    """A table after a number of random decisions, at which this seat has this question."""

    game: str
    prompt: str
    seats: int
    settings: dict[str, str]
    seed: str
    decisions: int
    seat: int

    def __str__(self) -> str:
        return f"{self.game}/{self.prompt}"

    @property
    def whose(self) -> Seat:
        return Seat(self.seat)

    @property
    def match(self) -> tuple[str, int, str, str]:
        """The match that leads there."""
        return self.game, self.seats, json.dumps(self.settings), self.seed

    def table(self) -> Table[Any]:
        """The table itself."""
        return next(table for _, table in reached([self]))


def reached(requested: Iterable[Position]) -> Iterator[tuple[Position, Table[Any]]]:
    """These positions, each with its table, which is played on when the next is taken; each match is walked once."""
    ordered = sorted(requested, key=attrgetter("match", "decisions"))
    for _, group in groupby(ordered, key=attrgetter("match")):
        here = list(group)
        first = here[0]
        for table in _walk(first.game, first.seats, first.settings, first.seed):
            while here and here[0].decisions == len(table.decisions):
                position = here.pop(0)
                asked = table.asks.get(position.whose)
                assert asked and asked.prompt == position.prompt, f"{position} is no longer there: look for it anew"
                yield position, table
            if not here:
                break
        assert not here, f"{here[0]} is no longer there: look for it anew"


def positions(game: str) -> list[Position]:
    return [Position(**one) for one in json.loads(KEPT.read_text(encoding="utf-8")) if one["game"] == game]


def _walk(game: str, seats: int, settings: dict[str, str], seed: str) -> Iterator[Table[Any]]:
    """A random match, before every decision."""
    table = ludoteka.open_table(game, seats, seed, settings)
    lot = Random(seed)
    while table.asks and len(table.decisions) < LONGEST:
        yield table
        seat, ask = min(table.asks.items())
        table.choose(seat, lot.choice(ask.keys))


def search(game: str) -> list[Position]:
    """For every question the position in which most is to be chosen from."""
    best: dict[str, tuple[int, Position]] = {}
    for seats, settings in MATCHES[game]:
        for number in range(SEEDS[game]):
            for table in _walk(game, seats, settings, f"room {number}"):
                for seat, ask in table.asks.items():
                    size = sum(map(len, ask.keys))
                    if size > best.get(ask.prompt, (-1,))[0]:
                        at = len(table.decisions)
                        position = Position(game, ask.prompt, seats, settings, f"room {number}", at, int(seat))
                        best[ask.prompt] = size, position
    missing = set(ludoteka.game(game).contract.questions) - set(best)  # type: ignore[union-attr]
    print(game, len(best), "found; never asked:", sorted(missing), flush=True)
    return [position for _, (_, position) in sorted(best.items())]


def main() -> None:
    requested = sys.argv[1:] or list(MATCHES)
    stored = [one for game in MATCHES if game not in requested and KEPT.exists() for one in positions(game)]
    stored += [one for game in requested for one in search(game)]
    rows = ",\n".join(json.dumps(asdict(one), ensure_ascii=False) for one in sorted(stored, key=str))
    KEPT.write_text(f"[\n{rows}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
