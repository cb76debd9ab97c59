"""Things are named alike in the terminal and in the browser: one file of cases is tried on both.

The other half is `web/src/lib/words/naming.test.ts`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteka.words import GameWords
from ludoteka.words.catalogue import Catalogue

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "naming.json").read_text(encoding="utf-8"))


@pytest.fixture
def names() -> GameWords:
    made = GameWords(Catalogue("en", {"en": "\n".join(VECTORS["messages"])}), VECTORS["players"])
    made.aliases = VECTORS["aliases"]
    return made


@pytest.mark.parametrize(("ref", "said"), VECTORS["names"])
def test_a_thing_has_its_name(names: GameWords, ref: str, said: str) -> None:
    assert names.name(ref) == said


@pytest.mark.parametrize(("key", "said"), VECTORS["options"])
def test_an_option_has_its_label(names: GameWords, key: str, said: str) -> None:
    assert names.option(key) == said


@pytest.mark.parametrize(("event", "said"), VECTORS["events"])
def test_an_event_has_its_sentence(names: GameWords, event: dict[str, Any], said: str | None) -> None:
    assert names.event(event) == said
