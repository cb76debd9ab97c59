"""Whole matches come out word for word as they did before."""

from __future__ import annotations

import pytest

import ludoteka
from tests.playthroughs.telling import FOLDER, names, tell

CASES = [(game, name, seats) for game in ludoteka.games() for name, seats in names(game).items()]


@pytest.mark.parametrize(("game", "name", "seats"), CASES)
def test_playthroughs_are_unchanged(game: str, name: str, seats: int) -> None:
    assert tell(game, seats) == (FOLDER / name).read_text(encoding="utf-8")
