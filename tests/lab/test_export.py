"""Records as training data."""

from __future__ import annotations

import io
import json
from random import Random
from typing import Any

import numpy as np
import pytest

from ludoteka.kernel import Game, Record
from ludoteka.kernel.replay import replay
from ludoteka.lab.export import arrays, samples, write_lines
from ludoteka.lab.fixed_game import FixedGame
from tests.lab.common import FEW


def record_of(
    game: str | Game[Any], seats: int | None = None, seed: int = 0, upto: int = 10**9, **settings: str
) -> Record:
    table, random = FixedGame(game, seats, settings).table(str(seed)), Random(seed)
    while table.asks and len(table.decisions) < upto:
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, random.choice(ask.options).key)
    return table.record()


@pytest.mark.parametrize(("game", "seats"), FEW)
def test_every_decision_is_exported_with_what_its_seat_saw(game: Game[Any], seats: int) -> None:
    record = record_of(game, seats, upto=40)
    rows = list(samples([record], game))
    assert [(row.seat, row.key) for row in rows] == list(record.decisions)
    for row in rows[::7]:
        table = replay(game, record, upto=row.number)
        assert row.features == list(game.features(table.view(row.seat)))
        assert row.action in row.legal
    assert sum(row.last for row in rows) == len({seat for seat, _ in record.decisions})


def test_the_reward_is_the_one_of_the_seat_that_decides() -> None:
    records = [record_of("claim", seed=seed) for seed in range(4)]
    for row in samples(records):
        outcome = records[row.match].outcome
        assert outcome is not None
        won = row.seat in outcome["winners"]
        assert row.reward == (1 if won else -1 if outcome["winners"] else 0)


def test_a_line_is_a_decision() -> None:
    file = io.StringIO()
    assert write_lines([record_of("claim"), record_of("claim", seed=1)], file) == 104
    lines = [json.loads(line) for line in file.getvalue().splitlines()]
    assert len(lines) == 104
    assert lines[52] | {"match": 1, "number": 0} == lines[52]


def test_arrays_are_rows_of_equal_length() -> None:
    columns = arrays([record_of("claim"), record_of("claim", seed=1)])
    assert {len(column) for column in columns.values()} == {104}
    assert columns["action_mask"].shape == (104, 48)
    assert columns["action_mask"][np.arange(104), columns["action"]].all()
    assert columns["observation"].dtype == np.float32


def test_arrays_of_different_games_are_refused() -> None:
    with pytest.raises(ValueError, match="2 kinds"):
        arrays([record_of("claim", upto=2), record_of("claim", upto=2, length="3")])
