"""The lessons of all games: they work whatever the learner does, and the coach's texts follow the rules of style."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import ludoteka
from ludoteka.kernel.lesson_check import check_lesson
from ludoteka.kernel.lessons import Lesson, Step, lessons_of
from ludoteka.words.messages import LANGUAGES, Messages, of_package

SENTENCES, WORDS = 2, 20  # the most a coach says at once, and in one sentence
LESSONS = [lesson for game in ludoteka.games().values() for lesson in lessons_of(game)]
EVERY = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
SPOKEN = pytest.mark.parametrize("language", LANGUAGES)


def words(lesson: Lesson, language: str) -> Messages:
    return of_package(ludoteka.game(lesson.game).package, language, "lessons")


def spoken(lesson: Lesson) -> Iterator[str]:
    """The ids of everything the coach may say in a lesson."""
    for step in lesson.steps:
        yield f"{lesson.id}-{step.id}"
        yield from (f"{lesson.id}-{reaction}" for reaction in step.reactions.values())
    yield from (f"{lesson.id}-{remark.id}" for remark in lesson.remarks)


@EVERY
def test_every_lesson_holds_whatever_the_learner_does(lesson: Lesson) -> None:
    assert check_lesson(ludoteka.game(lesson.game), lesson) == []


@EVERY
@SPOKEN
def test_the_coach_says_every_step_in_two_short_sentences_at_most(lesson: Lesson, language: str) -> None:
    say = words(lesson, language)
    for id in spoken(lesson):
        assert say.has(id), f"{language}: nothing is said for {id}"
        sentences = re.split(r"(?<=[.!?…])[\"”“’]*\s+", say.say(id).strip())
        assert len(sentences) <= SENTENCES, f"{language}: {id} has {len(sentences)} sentences"
        for sentence in sentences:
            count = sum(any(c.isalnum() for c in word) for word in sentence.split())
            assert count <= WORDS, f"{language}: {id} has a sentence of {count} words: {sentence}"


@EVERY
@SPOKEN
def test_every_step_has_a_title_and_the_lesson_a_name(lesson: Lesson, language: str) -> None:
    say = words(lesson, language)
    assert say.has(f"{lesson.id}-name")
    for step in lesson.steps:
        title, text = say.find(f"{lesson.id}-{step.id}.title"), say.find(f"{lesson.id}-{step.id}")
        assert title and title != text, f"{language}: {lesson.id}-{step.id} has no title"


@EVERY
@SPOKEN
def test_the_coach_never_speaks_in_rule_numbers(lesson: Lesson, language: str) -> None:
    say = words(lesson, language)
    for id in spoken(lesson):
        assert not re.search(r"\b[CVWHA]-\d", say.say(id)), f"{language}: {id} names a rule by number"


@EVERY
@SPOKEN
def test_every_number_in_the_coachs_mouth_is_checked_against_the_position(lesson: Lesson, language: str) -> None:
    """Something pointed at or played, `expect`, `after`, `proves` or `printed` must cover every number."""
    say = words(lesson, language)
    lines: list[tuple[str, set[str]]] = [(step.id, known_numbers(step)) for step in lesson.steps]
    for step in lesson.steps:
        proven = {key: numbers_in(key, *step.proves.get(key, {}).values()) for key in step.reactions}
        lines += [(reaction, proven[key]) for key, reaction in step.reactions.items()]
    lines += [(remark.id, numbers_in(*remark.where.values(), *remark.printed)) for remark in lesson.remarks]
    for line, checked in lines:
        sentence = say.say(f"{lesson.id}-{line}")
        unchecked = set(re.findall(r"\d+", sentence)) - checked
        assert not unchecked, f"{language}: nothing checks {sorted(unchecked)} in {lesson.id}-{line}: {sentence}"


def known_numbers(step: Step) -> set[str]:
    named = [*step.point, *step.do, *(reply.key for reply in step.then)]
    return numbers_in(*named, *step.expect.values(), *step.after.values(), *step.printed)


def numbers_in(*things: Any) -> set[str]:
    return {number for thing in things for number in re.findall(r"\d+", str(thing))}


@SPOKEN
@pytest.mark.parametrize("game", sorted({lesson.game for lesson in LESSONS}))
def test_no_sentence_of_the_coach_is_left_over(game: str, language: str) -> None:
    used = {id for lesson in LESSONS if lesson.game == game for id in (*spoken(lesson), f"{lesson.id}-name")}
    text = (files(ludoteka.game(game).package) / "lessons" / f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)) == used
