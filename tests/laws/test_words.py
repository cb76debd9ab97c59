"""The law of words, for every built-in game."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.laws import Case, cases_of
from ludoteka.laws.words import spoken

CASES = [case for game in ludoteka.games().values() for case in cases_of(game)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_at_a_table_has_words_in_every_language(case: Case) -> None:
    spoken(case, "words")
