"""Every frozen edition works with today's program: its tables, bots, hints, records and lessons."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka import editions
from ludoteka.bots import Adviser
from ludoteka.bots.judging import judge
from ludoteka.editions import versions
from ludoteka.kernel import Game, Heuristics, Setting
from ludoteka.kernel.lessons import lessons_of

FROZEN = [(id, version) for id, game in ludoteka.games().items() for version in versions(game)]
EVERY = pytest.mark.parametrize(("id", "version"), FROZEN, ids=lambda part: str(part))
TAUGHT_IN_THE_BROWSER = {("harrow", "2"), ("valeria", "2"), ("wonderland", "3")}  # before there were teaching tables
WITH_LESSONS = [edition for edition in FROZEN if edition not in TAUGHT_IN_THE_BROWSER]
BEFORE_THE_NEW_NAMES = TAUGHT_IN_THE_BROWSER | {("harrow", "3"), ("wonderland", "4")}
LESSONS = [
    (id, version, lesson.id) for id, version in WITH_LESSONS for lesson in lessons_of(ludoteka.game(id, version))
]


def begun(id: str, version: str, decisions: int = 12) -> ludoteka.Table[Any]:
    """A table of an edition after a number of decisions by bots."""
    table = ludoteka.open_table(id, seed="spring", version=version)
    bots = [ludoteka.bot(table.game, "hard", seat, iterations=5) for seat in range(table.seats)]
    for _ in range(decisions):
        seat = next(iter(table.asks))
        table.choose(seat, bots[seat].choose(table.perspective(seat)))
    return table


@EVERY
def test_a_match_of_an_edition_is_played_by_bots_replayed_and_verified(id: str, version: str) -> None:
    table = begun(id, version)
    random = Random(1)
    while table.asks:
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.keys))
    record = ludoteka.Record.from_json(table.record().to_json())
    assert record == table.record() and record.version == version
    assert ludoteka.replay(record).record() == record
    assert ludoteka.replay(record, upto=5).decisions == list(record.decisions[:5])
    assert len(ludoteka.verify(record)) == 4


@EVERY
def test_hints_are_given_at_a_table_of_an_edition(id: str, version: str) -> None:
    table = begun(id, version)
    seat = next(seat for seat, ask in table.asks.items() if len(ask.keys) > 1)
    perspective = table.perspective(seat)
    advice = Adviser(Random(1), iterations=40).advise(perspective)
    assert advice.suggestions and {suggestion.key for suggestion in advice.suggestions} <= set(table.asks[seat].keys)
    assert abs(sum(judge(perspective, Random(1))) - 1) < 1e-9 or table.seats == 1


@EVERY
def test_a_game_of_an_edition_has_everything_that_todays_program_reads(id: str, version: str) -> None:
    game = ludoteka.game(id, version)
    assert not [field.name for field in fields(Game) if not hasattr(game, field.name)]
    assert not [field.name for field in fields(Heuristics) if not hasattr(game.heuristics, field.name)]
    assert not [field.name for field in fields(Setting) for one in game.settings if not hasattr(one, field.name)]
    settings = game.complete_settings(game.seats[0], {})
    assert {one.id for one in game.relevant_settings(game.seats[0], settings)} <= set(settings)


@EVERY
def test_an_edition_uses_the_heuristics_that_it_was_frozen_with(id: str, version: str) -> None:
    """A field under another name today is not filled with its default."""
    game = ludoteka.game(id, version)
    assert game.heuristics is not None
    if (id, version) in BEFORE_THE_NEW_NAMES:
        frozen = editions.of(game, f"games.{id}.mind.hints").HINTS
        exploration, bias = vars(frozen)["explore"], vars(frozen)["heed"]
    else:
        frozen = editions.of(game, f"games.{id}.mind.heuristics").HEURISTICS
        exploration, bias = frozen.exploration, frozen.rollout_bias
    assert (game.heuristics.weigh, game.heuristics.value) == (frozen.weigh, frozen.value)
    assert (game.heuristics.exploration, game.heuristics.rollout_bias) == (exploration, bias)


@pytest.mark.parametrize(("id", "version", "lesson"), LESSONS)
def test_a_lesson_of_an_edition_goes_on_to_its_free_part(id: str, version: str, lesson: str) -> None:
    game = ludoteka.game(id, f"{version}@{lesson}")
    assert not [field.name for field in fields(Game) if not hasattr(game, field.name)]
    module = editions.of(game, "kernel.lesson_run")
    script = module.find_lesson(game, lesson)
    settings = module.settings_of(ludoteka.game(id, version), script)

    def fresh() -> ludoteka.Table[Any]:
        return ludoteka.set_up(game, script.seats, settings, "", "spring")

    course, acknowledged, decisions = module.replay_lesson(script, fresh(), (), 0), 0, []
    while not course.free:
        if course.needs_acknowledgement:
            assert course.acknowledge()
            acknowledged += 1
            continue
        due = course.due()
        choice = (due.seat, due.key) if due else (script.learner, course.expected()[0])
        before = len(course.table.events)
        course.table.choose(*choice)
        course.follow(*choice, before)
        decisions.append(choice)
        again = module.replay_lesson(script, fresh(), decisions, acknowledged)
        assert (again.at, again.free, again.expected()) == (course.at, course.free, course.expected())
    assert decisions and course.at > 0


@EVERY
def test_lessons_older_than_teaching_tables_are_refused_with_the_reason(id: str, version: str) -> None:
    if (id, version) in WITH_LESSONS:
        assert ludoteka.game(id, f"{version}@first").version == f"{version}@first"
        return
    with pytest.raises(ludoteka.UnknownVersion, match="lessons cannot be continued"):
        ludoteka.game(id, f"{version}@first")


@EVERY
def test_a_table_imagined_from_a_view_plays_to_an_end(id: str, version: str) -> None:
    table = begun(id, version)
    for seat in range(table.seats):
        assert table.view(seat)
        outcome = table.imagine(seat, Random(seat)).finish(Random(seat))
        assert len(outcome.scores) == table.seats
