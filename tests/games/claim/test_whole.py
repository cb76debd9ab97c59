"""The rules as a whole: in every language, each with its test."""

from __future__ import annotations

import pytest

from ludoteka import words
from tests.games.numbered import named_in_tests, numbers


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_rule_stands_in_all_three_languages_once(language: str) -> None:
    assert numbers("claim", language) == list(range(1, 24))


def test_every_rule_has_a_test_named_as_its_sentence() -> None:
    assert sorted(set(numbers("claim", "en")) - named_in_tests("claim")) == []
