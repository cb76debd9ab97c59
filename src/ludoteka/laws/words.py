"""The law of words: every prompt, option, event, reason and why-not has words in Czech, Polish and English."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from ..kernel import Seat, Table
from ..words import LANGUAGES, GameWords, game_words
from .laws import Case, walk

NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eva")


def spoken(case: Case, seed: str) -> None:
    """Everything at a table has words in every language."""
    missing = set()
    by_language = {language: game_words(case.game, language, NAMES) for language in LANGUAGES}
    table = case.table(seed)
    random = Random(1)
    references = _references(table)
    for place, at in enumerate(walk(table, Random(seed))):
        if place % 3 == 0:
            some = random.sample(references, min(6, len(references)))
            missing |= {
                f"{language}: {what}" for language, words in by_language.items() for what in _unsaid(words, at, some)
            }
    for language, words in by_language.items():
        missing |= {f"{language}: {what}" for what in _unsaid_at_the_end(words, table)}
    assert not missing, "; ".join(sorted(missing))


def _unsaid_at_the_end(words: GameWords, table: Table[Any]) -> set[str]:
    missing = set()
    assert table.outcome is not None
    if words.reason(table.outcome) == table.outcome.reason:
        missing.add(f"reason {table.outcome.reason}")
    for event in table.events:
        for visible in (event.seen_by(seat) for seat in (Seat(0), None)):
            sentence = None if visible is None else words.event(visible)
            if sentence is not None and ("{" in sentence or "None" in sentence):
                missing.add(sentence)
    return missing | {f"setting {s.id}" for s in table.game.settings if words.setting(s.id) == s.id}


def _unsaid(words: GameWords, table: Table[Any], references: list[str]) -> set[str]:
    """The parts of this question that have no words."""
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
    counts = {"p0", "one", "two", "three", "four", "five"}
    return sorted({part for key in keys for part in _parts(key.split("/")[1:])} | counts)
