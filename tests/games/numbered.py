"""The numbered rules of a game: their texts, and the tests that have their number in their name."""

from __future__ import annotations

import re
from pathlib import Path

import ludoteka

HERE = Path(__file__).parent
PACKAGES = Path(ludoteka.__file__).parent / "games"


def numbers(game: str, language: str) -> list[int]:
    """The rules as the in-app rules of this language number them, in order."""
    text = (PACKAGES / game / "book" / f"{language}.md").read_text(encoding="utf-8")
    return [int(n) for n in re.findall(r"\*\*[A-Z]-(\d+)\*\*", text)]


def named_in_tests(game: str) -> set[int]:
    """The rules that have a test with their number in its name, as in `test_c7_the_other_player_must_follow`."""
    letter = game[0]
    texts = [file.read_text(encoding="utf-8") for file in (HERE / game).glob("test_*.py")]
    names = [name for text in texts for name in re.findall(r"def (test_\w+)", text)]
    return {int(n) for name in names for n in re.findall(rf"_{letter}(\d+)(?=_)", name)}
