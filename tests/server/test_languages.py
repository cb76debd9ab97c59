"""A visitor is met in the language they ask for most."""

from __future__ import annotations

import pytest

from ludoteka.server.people.people import preferred


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("cs-CZ", "cs"),
        ("PL-pl,en;q=0.5", "pl"),
        ("en;q=0.5, cs;q=0.9", "cs"),
        ("en;q=0.5,pl;q=0.5", "en"),
        ("de, fr;q=0.9, pl;q=0.1", "pl"),
        ("de,fr", "en"),
        ("cs;q=0, pl;q=0.1", "pl"),
        ("cs;q=0", "en"),
        ("*", "en"),
        ("*, cs;q=0.3", "cs"),
        ("csb", "en"),
        ("plt;q=1, cs ; q=0.2", "cs"),
        ("en-GB;q=0.3, en;q=0.9, cs;q=0.5", "en"),
        ("cs;q=nonsense, pl;q=0.2", "pl"),
        ("\u0000,;;q,=", "en"),
        ("zh-Hant-TW, pl-PL-x-private;q=0.4", "pl"),
    ],
)
def test_the_language_asked_for_most_wins(accept: str, language: str) -> None:
    assert preferred(accept) == language
