"""Decision lines are counted and compared with what was counted before."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludoteka
from tests.perft.counting import FOLDER, perft, start

ENTRIES = [entry for file in sorted(FOLDER.glob("*.json")) for entry in json.loads(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda e: f"{e['game']}-{e['seats']}-{e['seed']}")
def test_the_number_of_decision_lines_is_as_pinned(entry: dict[str, Any]) -> None:
    table = start(entry)
    assert [perft(table, depth + 1) for depth in range(len(entry["counts"]))] == entry["counts"]


def test_every_game_is_counted() -> None:
    assert {entry["game"] for entry in ENTRIES} == set(ludoteka.games())
