"""Things are named alike in the terminal and in the browser: one file of cases is tried on both.

The other half is `web/src/lib/words/naming.test.ts`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteka.words import GameWords
from ludoteka.words.messages import Messages

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "naming.json").read_text(encoding="utf-8"))


@pytest.fixture
def names() -> GameWords:
    words = GameWords(Messages("en", {"en": "\n".join(VECTORS["messages"])}), VECTORS["players"])
    words.aliases = VECTORS["aliases"]
    return words


@pytest.mark.parametrize(("ref", "expected"), VECTORS["names"])
def test_a_thing_has_its_name(names: GameWords, ref: str, expected: str) -> None:
    assert names.name(ref) == expected


@pytest.mark.parametrize(("key", "expected"), VECTORS["options"])
def test_an_option_has_its_label(names: GameWords, key: str, expected: str) -> None:
    assert names.option(key) == expected


@pytest.mark.parametrize(("event", "expected"), VECTORS["events"])
def test_an_event_has_its_sentence(names: GameWords, event: dict[str, Any], expected: str | None) -> None:
    assert names.event(event) == expected
