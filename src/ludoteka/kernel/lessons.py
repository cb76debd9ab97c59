"""Lessons: a position or a seed plus a script, read from TOML with errors that name the place and the fault.

A lesson is data of its game: `lessons/<id>.toml`, with what the coach says in `lessons/{cs,pl,en}.ftl`. It is played on
a real table (`lesson_run.LessonRun` follows the learner) and shown in the game's room. docs/writing-a-lesson.md has the
format.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from .content import Entry, parse, read, text_of
from .game import Game

SEAT_AND_KEY = re.compile(r"p(\d) (\S+)")
END = "end"  # a step `when = "end"` comes when the match is over


@dataclass(frozen=True, slots=True)
class Reply:
    """A scripted decision of another seat."""

    seat: int
    key: str


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn: the coach's sentence, the things it points at, and the learner's task."""

    id: str
    point: tuple[str, ...] = ()  # references that are lit
    do: tuple[str, ...] = ()  # any of these keys (`build/mill/*`: however paid); none: the learner presses on
    free: bool = False  # anything goes, and bots play the others, until the next step comes
    when: str = ""  # comes only when the learner is asked this, or at the end of the match
    then: tuple[Reply, ...] = ()
    reactions: Mapping[str, str] = field(default_factory=dict)  # key -> what the coach answers to it
    rule: str | None = None  # what "why?" opens
    expect: Mapping[str, Any] = field(
        default_factory=dict
    )  # path in the learner's view, or `event Kind` -> what stands there
    after: Mapping[str, Any] = field(default_factory=dict)  # the same, when the step is done
    proves: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # key -> what is true when it was answered to
    printed: tuple[int, ...] = ()  # numbers the coach names that are the rule's own, or a card's

    def asks_for(self, key: str) -> str | None:
        """The index of the line of `do` that this key fulfils."""
        return next((wish for wish in self.do if key == wish or (wish[-1] == "*" and key.startswith(wish[:-1]))), None)


@dataclass(frozen=True, slots=True)
class Remark:
    """A line that the coach says once, on an event or at a question to the learner."""

    id: str
    event: str = ""
    asked: str = ""
    where: Mapping[str, Any] = field(default_factory=dict)  # fields of the event, or of what the question is about
    printed: tuple[int, ...] = ()  # as in a step


@dataclass(frozen=True, slots=True)
class Lesson:
    """A teaching match."""

    id: str
    game: str
    seats: int
    learner: int
    settings: Mapping[str, str]
    minutes: int
    steps: tuple[Step, ...]
    remarks: tuple[Remark, ...] = ()
    seed: str | None = None
    position: str | None = None
    luck: tuple[int, ...] = ()  # with a position: the first outcomes of chance
    prepared: int | None = None  # with a seed: how many outcomes come from it, before luck is fresh; None: all
    rival: str = "easy"  # the bots of the free part


def lessons_of(game: Game[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of its `lessons/order.toml`; none if it has no such file."""
    folder = files(game.package) / "lessons" if game.package else None
    if folder is None or not (folder / "order.toml").is_file():
        return ()
    order = Entry(read(folder / "order.toml"), f"{game.id}: order.toml").list("lessons")
    return tuple(read_lesson(text_of(folder / f"{id}.toml"), id, game.id) for id in order)


def read_lesson(text: str, id: str, game: str) -> Lesson:
    """Read one lesson; BadContent names the step and the field that is wrong."""
    entry = Entry(parse(f"{id}.toml", text), f"lesson {game}/{id}")
    steps = tuple(_step(step) for step in entry.entries("step"))
    remarks = tuple(_remark(remark) for remark in entry.entries("remark", []))
    seats = entry.number("seats", least=1, most=9)
    lesson = Lesson(
        id=id,
        game=game,
        seats=seats,
        learner=entry.number("learner", 0, most=seats - 1),
        settings=_texts(entry, "settings"),
        minutes=entry.number("minutes", least=1),
        steps=steps,
        remarks=remarks,
        seed=entry.text("seed", None),
        position=entry.text("position", None),
        luck=tuple(entry.list("luck", [])),
        prepared=entry.number("prepared", None),
        rival=entry.text("rival", "easy"),
    )
    entry.done()
    if (lesson.seed is None) == (lesson.position is None):
        raise entry.fail("position", "a lesson has either a seed or a position")
    _check_order(lesson, entry)
    return lesson


def _step(entry: Entry) -> Step:
    do = entry.raw("do", [])
    step = Step(
        id=_id(entry),
        point=_words(entry, "point"),
        do=(do,) if isinstance(do, str) else _words(entry, "do"),
        free=entry.flag("free"),
        when=entry.text("when", ""),
        then=tuple(_reply(entry, text) for text in entry.list("then", [])),
        reactions=_texts(entry, "react"),
        rule=entry.text("rule", None),
        expect=_table(entry, "expect"),
        after=_table(entry, "after"),
        proves=_table(entry, "proves"),
        printed=tuple(entry.list("printed", [])),
    )
    entry.done()
    if step.free and (step.do or step.then):
        raise entry.fail("free", "a free step has no `do` and no `then`: the learner and the bots play as they like")
    for key in step.reactions:
        if key not in step.do:
            raise entry.fail("react", f"{key!r} is not one of the keys in `do`")
    for key in step.proves:
        if key not in step.reactions:
            raise entry.fail("proves", f"the coach does not answer to {key!r} (`react`)")
    return step


def _remark(entry: Entry) -> Remark:
    remark = Remark(
        id=_id(entry),
        event=entry.text("event", ""),
        asked=entry.text("asked", ""),
        where=_table(entry, "where"),
        printed=tuple(entry.list("printed", [])),
    )
    entry.done()
    if bool(remark.event) == bool(remark.asked):
        raise entry.fail("event", "a remark waits for either an event or a question (`asked`)")
    return remark


def _check_order(lesson: Lesson, entry: Entry) -> None:
    """Check that ids are unique, and that a step after a free one says when it comes."""
    ids = [*(step.id for step in lesson.steps), *(remark.id for remark in lesson.remarks)]
    for id in ids:
        if ids.count(id) > 1:
            raise entry.fail("step", f"two have the id {id!r}")
    for before, step in zip(lesson.steps, lesson.steps[1:], strict=False):
        if before.free and not step.when:
            raise entry.fail("step", f"{step.id!r} follows a free step and must say `when` it comes")


def _id(entry: Entry) -> str:
    id = entry.text("id")
    if not re.fullmatch(r"[a-z][a-z0-9-]*", id):
        raise entry.fail("id", f"{id!r} should be small letters, digits and hyphens")
    return id


def _reply(entry: Entry, text: Any) -> Reply:
    match = SEAT_AND_KEY.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        raise entry.fail("then", f"{text!r} should be a seat and a key, like 'p1 play/goblins-4'")
    return Reply(int(match[1]), match[2])


def _words(entry: Entry, name: str) -> tuple[str, ...]:
    values: Sequence[Any] = entry.list(name, [])
    for value in values:
        if not isinstance(value, str):
            raise entry.fail(name, f"{value!r} should be text")
    return tuple(values)


def _table(entry: Entry, name: str) -> Mapping[str, Any]:
    value = entry.raw(name, {})
    if not isinstance(value, Mapping):
        raise entry.fail(name, f"{value!r} should be a table")
    return dict(value)


def _texts(entry: Entry, name: str) -> Mapping[str, str]:
    return {key: str(value) for key, value in _table(entry, name).items()}
