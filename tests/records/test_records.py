"""Every recorded match replays to its result by the edition that played it, and proves its luck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka import editions
from ludoteka.kernel import Game, Record
from tests.records.keeping import FOLDER

FILES = sorted(FOLDER.glob("*/*/*.json"))


def read(file: Path) -> Record:
    return Record.from_json(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.with_suffix("").parts[-3:]))
def test_a_recorded_match_replays_and_verifies(file: Path) -> None:
    record = read(file)
    assert (record.game, record.version) == file.parts[-3:-1]
    table = ludoteka.replay(record)
    assert table.record() == record
    assert len(ludoteka.verify(record)) == 4


@pytest.mark.parametrize("game", ludoteka.games().values(), ids=lambda game: game.id)
def test_every_seat_count_of_the_present_version_has_a_match(game: Game[Any]) -> None:
    counts = {read(file).seats for file in FILES if file.parts[-3:-1] == (game.id, game.version)}
    assert counts == set(game.seats), f"python -m tests.records.keeping {game.id}"


@pytest.mark.parametrize("game", ludoteka.games().values(), ids=lambda game: game.id)
def test_every_seat_count_has_a_match_of_bots_that_search(game: Game[Any]) -> None:
    assert {read(file).seats for file in FILES if file.parts[-3] == game.id and "hard" in file.stem} == set(game.seats)


@pytest.mark.parametrize("game", ludoteka.games().values(), ids=lambda game: game.id)
def test_every_edition_has_matches(game: Game[Any]) -> None:
    assert set(editions.versions(game)) <= {folder.name for folder in (FOLDER / game.id).iterdir()}
