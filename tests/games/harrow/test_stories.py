"""The story of each chapter, before a match and in the learning book."""

from __future__ import annotations

import re

import pytest

import ludoteka
from ludoteka.words import LANGUAGES, game_words, part_of

HARROW = ludoteka.game("harrow")
CHAPTERS = next(setting for setting in HARROW.settings if setting.id == "chapter")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", sorted(set(CHAPTERS.choices) - {CHAPTERS.default}))
def test_every_chapter_has_a_story_of_three_or_four_sentences_that_stands_in_the_book_too(
    chapter: str, language: str
) -> None:
    story = game_words(HARROW, language).say(f"story-chapter-{chapter}")
    assert len(re.findall(r"[.!?](?: |$)", story)) in (3, 4)
    assert f": {story}\n" in part_of(HARROW, "learn", language)


def test_every_chapter_can_be_chosen_with_one_press() -> None:
    assert {preset.settings["chapter"] for preset in HARROW.presets} == set(CHAPTERS.choices) - {CHAPTERS.default}
