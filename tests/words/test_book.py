"""The rules for people: alike in all languages, true at the positions they draw, and short."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ludoteka
from ludoteka.kernel.content import BadContent
from ludoteka.kernel.examples import examples_of, lay_out
from ludoteka.words import LANGUAGES, part_of
from ludoteka.words.book import PARTS, Block, faults, sections

WRITTEN = sorted(ludoteka.games())


@pytest.mark.parametrize("game", WRITTEN)
def test_nothing_is_wrong_with_the_page_the_book_and_their_examples(game: str) -> None:
    assert list(faults(ludoteka.game(game))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", WRITTEN)
def test_every_game_has_its_page_and_its_book_in_every_language(game: str, part: str, language: str) -> None:
    assert len(list(sections(part_of(ludoteka.game(game), part, language)))) >= 5  # type: ignore[arg-type]


def test_a_section_is_read_with_its_pictures_steps_and_examples() -> None:
    (section,) = sections(
        "# Toy\n\n## The end {end: T-1 T-2}\nSo **it** ends.\n- ![coin] A coin.\n- No picture.\n1. First.\n"
        "![example: last] Three coins.\n"
    )
    assert (section.id, section.title, section.rules) == ("end", "The end", ("T-1", "T-2"))
    assert section.blocks == (
        Block("paragraph", "So **it** ends."),
        Block("item", "A coin.", "coin"),
        Block("item", "No picture."),
        Block("step", "First."),
        Block("example", "Three coins.", "last"),
    )


def test_a_heading_without_an_id_is_refused() -> None:
    with pytest.raises(ValueError, match="should be like"):
        list(sections("## The end\n"))


def test_an_example_that_cannot_be_played_says_which_it_is() -> None:
    game = ludoteka.game("claim")
    example = replace(examples_of(game)["knight"], position="phase 2; lead p1; hands knights-2 | goblins-9 goblins-8")
    with pytest.raises(BadContent, match="example knight"):
        lay_out(game, replace(example, do=(example.do[1],)))


def test_a_caption_that_names_another_number_than_the_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludoteka.words import book

    true = book._text
    monkeypatch.setattr(book, "_text", lambda game, name: true(game, name).replace("8 beats 7", "6 beats 7"))
    complaints = list(faults(ludoteka.game("claim")))
    assert complaints == ["page.en.md: goal: example votes names 6, which is neither in `expect` nor in `printed`"]


def test_a_position_that_no_longer_holds_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludoteka.words import book

    examples = examples_of(ludoteka.game("claim"))
    lame = replace(examples["prize"], expect={**examples["prize"].expect, "prize": "knights-8"})
    monkeypatch.setattr(book, "examples_of", lambda game: {**examples, "prize": lame})
    assert "example prize: prize is 'knights-9', not 'knights-8'" in list(faults(ludoteka.game("claim")))
