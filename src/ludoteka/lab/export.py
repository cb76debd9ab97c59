"""Records for learning: for each decision the seat's view, its options, its choice and its final reward.

`write_lines(records, file)` makes JSON lines, `arrays(records)` numpy arrays.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, TextIO

from ludoteka.extras import needed
from ludoteka.kernel import Game, Record
from ludoteka.kernel.replay import replay

from .fixed_game import FixedGame
from .rewards import rewards


@dataclass(frozen=True, slots=True)
class DecisionSample:
    """One decision: only what its seat knew then, and that seat's reward at the end."""

    match: int  # which of the records
    number: int  # which decision of the match
    seat: int
    prompt: str
    features: list[float]
    legal: list[int]  # action ids
    action: int
    key: str
    reward: float  # 0 in a match that is not over
    last: bool  # the seat's last decision of the match


def samples(records: Iterable[Record], game: Game[Any] | None = None) -> Iterator[DecisionSample]:
    """All decisions of the records, in order. Pass `game` if it is not in the library."""
    for match, record in enumerate(records):
        fixed = FixedGame(game or record.game, record.seats, record.settings)
        yield from _samples(match, fixed, record)


def _samples(match: int, fixed: FixedGame, record: Record) -> Iterator[DecisionSample]:
    rules = fixed.game
    end = replay(rules, record).outcome
    gains = [0.0] * record.seats if end is None else rewards(end)
    final = {seat: number for number, (seat, _) in enumerate(record.decisions)}
    table = replay(rules, record, upto=0)
    for number, (seat, key) in enumerate(record.decisions):
        ask = table.asks[seat]  # type: ignore[index]  # a record holds plain numbers
        yield DecisionSample(
            match=match,
            number=number,
            seat=seat,
            prompt=ask.prompt,
            features=list(rules.features(table.view(seat))),
            legal=fixed.legal(ask),
            action=fixed.ids[key],
            key=key,
            reward=gains[seat],
            last=final[seat] == number,
        )
        table.choose(seat, key)


def write_lines(records: Iterable[Record], file: TextIO, game: Game[Any] | None = None) -> int:
    """Write one JSON object per line and decision; returns the number of lines."""
    written = 0
    for moment in samples(records, game):
        file.write(json.dumps(asdict(moment), ensure_ascii=False) + "\n")
        written += 1
    return written


def arrays(records: Iterable[Record], game: Game[Any] | None = None) -> dict[str, Any]:
    """The decisions as numpy arrays of equal length, ready for `numpy.savez`. All records are of one game and size."""
    try:
        import numpy as np
    except ImportError as missing:
        raise needed(missing) from None
    records = list(records)
    kinds = {(record.game, record.seats, tuple(sorted(record.settings.items()))) for record in records}
    if len(kinds) != 1:
        raise ValueError(f"arrays hold one game with the same seats and settings; these are {len(kinds)} kinds")
    rows = list(samples(records, game))
    fixed = FixedGame(game or records[0].game, records[0].seats, records[0].settings)
    mask = np.zeros((len(rows), len(fixed.keys)), np.int8)
    for i, row in enumerate(rows):
        mask[i, row.legal] = 1
    return {
        "observation": np.array([row.features for row in rows], np.float32).reshape(len(rows), -1),
        "action_mask": mask,
        "action": np.array([row.action for row in rows], np.int64),
        "reward": np.array([row.reward for row in rows], np.float32),
        "last": np.array([row.last for row in rows], np.bool_),
        "seat": np.array([row.seat for row in rows], np.int64),
        "match": np.array([row.match for row in rows], np.int64),
    }
