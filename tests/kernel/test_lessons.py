"""Lessons: the format, a learner's run through one, and the check that finds faults."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ludoteka
from ludoteka.kernel.content import BadContent
from ludoteka.kernel.lesson_check import at_path, check_lesson
from ludoteka.kernel.lesson_run import LessonRun, find_lesson, open_lesson_table, replay_lesson, settings_of
from ludoteka.kernel.lessons import Lesson, read_lesson

CLAIM = ludoteka.game("claim")
HEAD = """
minutes = 5
seats = 2
position = '''
phase 2; lead p0;
hands goblins-1 goblins-5 dwarves-3 | goblins-4 knights-2 dwarves-5
'''
"""
STEPS = """
[[step]]
id = "goal"
point = ["hands"]
expect = { "hands.0.#" = 3 }

[[step]]
id = "lead"
do = ["play/goblins-1", "play/goblins-5"]
react = { "play/goblins-5" = "bold" }
then = ["p1 play/goblins-4"]

[[step]]
id = "alone"
free = true

[[step]]
id = "over"
when = "end"
"""


def lesson(steps: str = STEPS, head: str = HEAD) -> Lesson:
    return read_lesson(head + steps, "first", "claim")


def course(steps: str = STEPS) -> LessonRun:
    taught = lesson(steps)
    return LessonRun(taught, open_lesson_table(CLAIM, taught, "luck"))


def decide(on: LessonRun, seat: int, key: str) -> None:
    before = len(on.table.events)
    on.table.choose(seat, key)
    on.follow(seat, key, before)


def test_a_step_without_a_deed_waits_until_the_learner_presses_on() -> None:
    c = course()
    assert c.needs_acknowledgement and c.expected() == () and not c.allows("play/goblins-1")
    assert c.acknowledge()
    assert c.step and c.step.id == "lead"
    assert not c.acknowledge()


def test_the_lesson_lets_the_learner_do_what_it_asks_for_and_nothing_else() -> None:
    c = course()
    c.acknowledge()
    assert c.expected() == ("play/goblins-1", "play/goblins-5")
    assert not c.allows("play/dwarves-3")


def test_the_script_answers_for_the_others_and_then_the_next_step_comes() -> None:
    c = course()
    c.acknowledge()
    decide(c, 0, "play/goblins-5")
    due = c.due()
    assert due and (due.seat, due.key) == (1, "play/goblins-4")
    assert c.reaction == "bold"
    decide(c, due.seat, due.key)
    assert c.free and c.step and c.step.id == "alone"
    assert c.due() is None, "in the free part nobody plays by the script"


def test_a_step_at_the_end_comes_when_the_match_is_over() -> None:
    c = course()
    c.acknowledge()
    decide(c, 0, "play/goblins-1")
    decide(c, 1, "play/goblins-4")
    while c.table.asks:
        seat, ask = next(iter(c.table.asks.items()))
        decide(c, seat, ask.keys[0])
    assert c.step and c.step.id == "over"
    c.acknowledge()
    assert c.step is None


def test_a_course_is_the_same_when_it_is_followed_again() -> None:
    c = course()
    c.acknowledge()
    decide(c, 0, "play/goblins-1")
    again = replay_lesson(lesson(), open_lesson_table(CLAIM, lesson(), "luck"), [(0, "play/goblins-1")], 1)
    assert (again.at, again.done, again.due()) == (c.at, c.done, c.due())
    assert replay_lesson(lesson(), open_lesson_table(CLAIM, lesson(), "luck"), [], 1).step == lesson().steps[1]


def test_a_lesson_is_a_version_of_its_game_that_is_recorded_and_replayed_like_any_other() -> None:
    game = ludoteka.game("claim", "1@first")
    taught = find_lesson(ludoteka.game("claim"), "first")
    table = ludoteka.set_up(game, 2, settings_of(ludoteka.game("claim"), taught), "t", "seed")
    table.choose(0, "play/dwarves-9")
    record = table.record()
    assert record.version == "1@first"
    assert ludoteka.replay(record).view(0) == table.view(0)
    with pytest.raises(ludoteka.LudotekaError, match="there is no lesson 'second' of claim; there are: first"):
        ludoteka.game("claim", "1@second")


def test_luck_is_the_lessons_as_far_as_the_script_goes_and_then_the_tables() -> None:
    text = "minutes = 5\nseats = 2\nseed = 'story'\nprepared = 20\n" + STEPS
    tapes = [open_lesson_table(CLAIM, read_lesson(text, "first", "claim"), seed).tape for seed in ("one", "two")]
    assert tapes[0][:20] == tapes[1][:20] and tapes[0][20:] != tapes[1][20:]


def test_an_expected_key_with_a_star_matches_every_key_below_it() -> None:
    step = lesson(
        STEPS.replace('["play/goblins-1", "play/goblins-5"]', '"play/*"').replace('"play/goblins-5" =', '"play/*" =')
    )
    assert step.steps[1].asks_for("play/dwarves-3") == "play/*"


def test_a_lesson_that_holds_has_no_problems() -> None:
    assert check_lesson(CLAIM, lesson()) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("play/goblins-5", "play/goblins-9", ""),
        ('"p1 play/goblins-4"', '"p1 play/dwarves-5"', "nobody can go on"),
        ('point = ["hands"]', 'point = ["nonsense"]', "points at 'nonsense'"),
        ('"hands.0.#" = 3', '"hands.0.#" = 4', "hands.0.# is 3, the lesson expects 4"),
    ],
)
def test_a_rehearsal_names_what_does_not_hold(old: str, new: str, problem: str) -> None:
    problems = check_lesson(CLAIM, lesson(STEPS.replace(old, new)))
    assert any(problem in line for line in problems) if problem else problems == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "goal"', 'id = "Goal"', "small letters"),
        ('id = "goal"', 'id = "lead"', "two have the id 'lead'"),
        ('then = ["p1 play/goblins-4"]', 'then = ["play/goblins-4"]', "a seat and a key"),
        ('react = { "play/goblins-5"', 'react = { "play/dwarves-3"', "is not one of the keys in `do`"),
        ('when = "end"', "", "must say `when` it comes"),
        ("free = true", 'free = true\ndo = "play/goblins-1"', "a free step has no `do`"),
        ("minutes = 5", "", "field 'minutes': is missing"),
        ("seats = 2", 'seats = 2\nseed = "x"', "either a seed or a position"),
        ('point = ["hands"]', "point = [3]", "3 should be text"),
        ('point = ["hands"]', 'pont = ["hands"]', "field 'pont': is unknown here"),
    ],
)
def test_a_wrong_lesson_is_refused_with_step_and_field(old: str, new: str, problem: str) -> None:
    text = (HEAD + STEPS).replace(old, new)
    with pytest.raises(BadContent, match=problem.replace("(", r"\(")):
        read_lesson(text, "first", "claim")


def test_a_path_leads_into_a_view() -> None:
    assert at_path({"players": [{"vp": 3}, {"vp": 5}]}, "players.1.vp") == 5
    assert at_path({"hand": [1, 2]}, "hand.#") == 2
    assert at_path({"hand": []}, "hand.0.x") is None


def test_a_script_that_leans_on_luck_the_lesson_does_not_prepare_is_found() -> None:
    harrow = ludoteka.game("harrow")
    fair = find_lesson(harrow, "fair")
    assert check_lesson(harrow, fair, 0) == []
    problems = check_lesson(harrow, replace(fair, luck=fair.luck[:-1]), 0)
    wanting = "needs 1 more outcomes of chance than the lesson prepares"
    assert len(problems) == 3 and all("step bait" in problem and wanting in problem for problem in problems)
