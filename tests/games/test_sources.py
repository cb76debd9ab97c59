"""The source of each numbered rule: the rulebook, a ruling of ours, or a reconstructed value."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

import ludoteka
from ludoteka.kernel import Game
from ludoteka.words import LANGUAGES, Source, book_of, marked_book_of, program_messages, sources_of

EVERY = pytest.mark.parametrize("game", ludoteka.games().values(), ids=lambda game: game.id)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_said_to_be_ours_stands_in_the_book(game: Game[Any], language: str) -> None:
    rules = set(re.findall(r"\*\*([A-Z]-\d+[a-z]?)\*\*", book_of(game, language)))
    sources = sources_of(game)
    assert set(sources) <= rules
    assert set(sources.values()) <= set(get_args(Source))


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_book_shows_its_source_and_no_text_has_it_written_by_hand(
    game: Game[Any], language: str
) -> None:
    sources, words = sources_of(game), program_messages(language)
    marks = {source: words.say(f"rule-from-{source}") for source in ("book", *get_args(Source))}
    shown = re.findall(r"(?m)^- \*\*([A-Z]-\d+[a-z]?)\*\* \*\(([^*]+)\)\* \S", marked_book_of(game, language))
    assert {rule: mark for rule, mark in shown} == {
        rule: marks[sources.get(rule, "book")]
        for rule in re.findall(r"(?m)^- \*\*([A-Z]-\d+[a-z]?)\*\* ", book_of(game, language))
    }
    assert sources.keys() <= dict(shown).keys()
    assert not any(f"({mark})" in book_of(game, language) for mark in marks.values())


@EVERY
def test_the_book_has_the_same_rules_in_every_language(game: Game[Any]) -> None:
    rules = {
        language: re.findall(r"(?m)^- \*\*([A-Z]-\d+[a-z]?)\*\* ", book_of(game, language)) for language in LANGUAGES
    }
    assert rules["cs"] == rules["en"] == rules["pl"]


def test_rules_on_which_the_rulebook_of_claim_is_silent_are_rulings() -> None:
    book = book_of(ludoteka.game("claim"), "en")
    silent = book.partition("## Where the printed rules are silent")[2].partition("\n## ")[0]
    assert set(re.findall(r"C-\d+", silent)) == {rule for rule, source in sources_of(ludoteka.game("claim")).items()}


def test_the_odds_of_the_tree_are_reconstructed() -> None:
    assert sources_of(ludoteka.game("harrow"))["H-91"] == "reconstructed"
