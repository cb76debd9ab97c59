"""The law of words: every prompt, option, event, reason and why-not is said in Czech, Polish and English."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka.kernel import Table
from ludoteka.words import LANGUAGES, GameWords, catalogue
from tests.laws.cases import cases_of
from tests.laws.laws import Case, walk

CASES = [case for game in ludoteka.games().values() for case in cases_of(game)]
NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eva")


def unsaid(words: GameWords, table: Table[Any], references: list[str]) -> set[str]:
    """What stands at this question and has no words."""
    missing = set()
    for seat, ask in table.asks.items():
        if words.prompt(ask) == ask.prompt:
            missing.add(f"prompt {ask.prompt}")
        for key in ask.keys:
            verb, *segments = key.split("/")
            if words.messages.find(f"option-{verb}", n=len(segments), **dict.fromkeys("abcdefgh", "")) is None:
                missing.add(f"option {verb}")
            missing |= {f"reference {ref}" for ref in _parts(segments) if _nameless(words, ref)}
        for ref in references:
            why = table.why_not(seat, ref)
            if why is not None and words.why(why).split(" (")[0] == why.message:
                missing.add(f"why {why.message}")
    return missing


def _parts(segments: list[str]) -> list[str]:
    return [part for segment in segments for part in segment.split("+")]


def _nameless(words: GameWords, ref: str) -> bool:
    named = words.messages.find_whole(f"ref-{ref}") is not None or words.name(ref) != ref
    return not named and re.search("[a-z]", ref) is not None


def _references(table: Table[Any]) -> list[str]:
    keys = table.game.vocabulary(table.seats, table.settings)
    found = {part for key in keys for part in _parts(key.split("/")[1:])} | {
        "p0",
        "one",
        "two",
        "three",
        "four",
        "five",
    }
    return sorted(found)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_at_a_table_has_words_in_every_language(case: Case) -> None:
    missing = set()
    said = {language: catalogue(case.game.id, language, NAMES) for language in LANGUAGES}
    table = case.table("words")
    random = Random(1)
    references = _references(table)
    for place, at in enumerate(walk(table, Random("words"))):
        if place % 3 == 0:
            some = random.sample(references, min(6, len(references)))
            missing |= {f"{language}: {what}" for language, words in said.items() for what in unsaid(words, at, some)}
    assert table.outcome is not None
    for language, words in said.items():
        if words.reason(table.outcome) == table.outcome.reason:
            missing.add(f"{language}: reason {table.outcome.reason}")
        for event in table.events:
            for seen in (event.seen_by(seat) for seat in (ludoteka.Seat(0), None)):
                sentence = None if seen is None else words.event(seen)
                if sentence is not None and ("{" in sentence or "None" in sentence):
                    missing.add(f"{language}: {sentence}")
        for setting in case.game.settings:
            if words.setting(setting.id) == setting.id:
                missing.add(f"{language}: setting {setting.id}")
    assert not missing
