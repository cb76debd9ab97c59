"""Every recorded match replays to its result, and proves its luck."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteka
from ludoteka.kernel import Record
from tests.records.keeping import FOLDER

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_match_replays_and_verifies(file: Path) -> None:
    record = Record.from_json(file.read_text(encoding="utf-8"))
    table = ludoteka.replay(record)
    assert table.record() == record
    assert len(ludoteka.verify(record)) == 4


def test_every_game_and_seat_count_has_a_recorded_match() -> None:
    kept = {(record.game, record.seats) for record in (Record.from_json(f.read_text(encoding="utf-8")) for f in FILES)}
    assert kept >= {(game.id, seats) for game in ludoteka.games().values() for seats in game.seats}
