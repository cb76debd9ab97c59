"""Where each numbered rule comes from: the rulebook, a ruling of ours, or a reconstructed value."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

import ludoteka
from ludoteka.kernel import Game
from ludoteka.words import LANGUAGES, Source, book_of, sources_of

EVERY = pytest.mark.parametrize("game", ludoteka.games().values(), ids=lambda game: game.id)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_said_to_be_ours_stands_in_the_book(game: Game[Any], language: str) -> None:
    told = set(re.findall(r"\*\*([A-Z]-\d+)\*\*", book_of(game, language)))
    sources = sources_of(game)
    assert set(sources) <= told
    assert set(sources.values()) <= set(get_args(Source))


def test_where_the_printed_rules_of_claim_are_silent_the_rules_are_rulings() -> None:
    book = book_of(ludoteka.game("claim"), "en")
    silent = book.partition("## Where the printed rules are silent")[2].partition("\n## ")[0]
    assert set(re.findall(r"C-\d+", silent)) == {rule for rule, source in sources_of(ludoteka.game("claim")).items()}


def test_the_odds_of_the_tree_are_reconstructed() -> None:
    assert sources_of(ludoteka.game("harrow"))["H-91"] == "reconstructed"
