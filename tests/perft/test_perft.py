"""Decision lines and keys are counted and compared with the stored counts."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludoteka
from tests.perft.counting import FOLDER, KEYS, features_mark, keys, perft, start

ENTRIES = [
    entry for id in ludoteka.games() for entry in json.loads((FOLDER / f"{id}.json").read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda e: f"{e['game']}-{e['seats']}-{e['seed']}")
def test_the_number_of_decision_lines_is_as_pinned(entry: dict[str, Any]) -> None:
    table = start(entry)
    assert [perft(table, depth + 1) for depth in range(len(entry["counts"]))] == entry["counts"]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda e: f"{e['game']}-{e['seats']}-{e['seed']}")
def test_observations_are_as_pinned(entry: dict[str, Any]) -> None:
    assert features_mark(start(entry)) == entry["seen"]


@pytest.mark.parametrize("game", ludoteka.games())
def test_the_number_of_keys_that_can_ever_be_offered_is_as_pinned(game: str) -> None:
    assert keys(game) == json.loads(KEYS.read_text(encoding="utf-8"))[game]
