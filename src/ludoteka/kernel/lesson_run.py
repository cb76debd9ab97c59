"""A course: one learner on the way through a lesson, followed decision by decision.

It decides nothing itself: it says which choices the lesson waits for, what the script lets the others do, and which
step the coach is at. All of it follows from the decisions made and from how often the learner pressed on, so a course
survives a restart and a step taken back by being followed again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from .asking import Seat
from .chance import Source, stream
from .errors import LudotekaError, TapeEnds
from .game import Game
from .lessons import END, Lesson, Remark, Reply, Step, lessons_of
from .table import Luck, Table


class BrokenLesson(LudotekaError):
    """A lesson does not fit its game; the message names the step."""


def find_lesson(game: Game[Any], id: str) -> Lesson:
    """The lesson of a game with this id, or BrokenLesson that lists those there are."""
    lessons = {lesson.id: lesson for lesson in lessons_of(game)}
    if id not in lessons:
        raise BrokenLesson(f"there is no lesson {id!r} of {game.id}; there are: {', '.join(lessons) or 'none'}")
    return lessons[id]


def lesson_game(game: Game[Any], lesson: Lesson) -> Game[Any]:
    """A game as set up by one of its lessons: a version of its own, such as `2@first`."""
    version = f"{game.version}@{lesson.id}"
    if lesson.position is None:
        return replace(game, version=version, prepared_luck=partial(_seeded, lesson))
    laid = _laid(game, lesson)
    return replace(game, version=version, setup=laid.game.setup, prepared_luck=partial(_prepared, tuple(laid.tape)))


def settings_of(game: Game[Any], lesson: Lesson) -> dict[str, str]:
    """The settings of a lesson's table; a position may name some of them itself."""
    return (
        game.complete_settings(lesson.seats, lesson.settings)
        if lesson.position is None
        else dict(_laid(game, lesson).settings)
    )


def open_lesson_table(game: Game[Any], lesson: Lesson, seed: str) -> Table[Any]:
    """The table of a lesson; luck beyond what the lesson prepares comes from the seed."""
    settings = settings_of(game, lesson)
    return Table(lesson_game(game, lesson), lesson.seats, settings, Luck(seed=seed, source=stream(seed)))


def _laid(game: Game[Any], lesson: Lesson) -> Table[Any]:
    if game.position is None:
        raise BrokenLesson(f"lesson {game.id}/{lesson.id}: {game.id} has no notation for positions")
    laid: Table[Any] = game.position(game, lesson.position or "", lesson.seats, lesson.settings, lesson.luck)
    if laid.seats != lesson.seats:
        raise BrokenLesson(f"lesson {game.id}/{lesson.id}: the position has {laid.seats} seats, not {lesson.seats}")
    return laid


def _seeded(lesson: Lesson, fresh: Source | None) -> Source | None:
    """The luck of the lesson's seed for the script, then that of the table."""
    scripted = stream(lesson.seed or "")

    def source(at: int, n: int) -> int:
        return scripted(at, n) if lesson.prepared is None or at < lesson.prepared else _draw(fresh, at, n)

    return source


def _prepared(luck: tuple[int, ...], fresh: Source | None) -> Source | None:
    """These outcomes first, then those of the table."""
    return lambda at, n: luck[at] if at < len(luck) else _draw(fresh, at, n)


def _draw(source: Source | None, at: int, n: int) -> int:
    if source is None:
        raise TapeEnds(n)
    return source(at, n)


class LessonRun:
    """A learner's position in a lesson."""

    def __init__(self, lesson: Lesson, table: Table[Any], acknowledged: int = 0) -> None:
        self.lesson = lesson
        self.table = table
        self.acknowledged: int = acknowledged  # how often the learner pressed on and the course has not used it yet
        self.at: int = -1  # which step the coach is at; len(steps) when there is no more to say
        self.done: bool = False  # the learner did what the step asks
        self.replies: list[Reply] = []  # what the script still lets the others do, last first
        self.reaction: str | None = None  # the coach's answer to the last choice
        self.remark: str | None = None  # the coach's last remark in the free part
        self.followed: int = 0  # how many decisions
        self._remarked: set[str] = set()
        self._enter(0)

    @property
    def step(self) -> Step | None:
        """The coach's current step; None before the first step that has to wait, and after the last."""
        return self.lesson.steps[self.at] if 0 <= self.at < len(self.lesson.steps) else None

    @property
    def free(self) -> bool:
        """True if everybody may play freely."""
        return self.at >= len(self.lesson.steps) or (self.step is not None and self.step.free)

    @property
    def needs_acknowledgement(self) -> bool:
        return self.step is not None and not self.step.do and not self.step.free and not self.done

    def expected(self) -> tuple[str, ...]:
        """The keys that the lesson allows the learner now; empty if all are allowed, or none yet."""
        ask = self.table.asks.get(Seat(self.lesson.learner))
        if ask is None or self.free:
            return ()
        keys = tuple(ask.keys)
        if len(keys) == 1:
            return keys
        return () if self.step is None or self.done else tuple(key for key in keys if self.step.asks_for(key))

    def allows(self, key: str) -> bool:
        """True if the lesson allows the learner this choice."""
        return self.free or key in self.expected()

    def due(self) -> Reply | None:
        """The script's next reply of another seat, or an answer without a choice."""
        if self.free or self.table.over:
            return None
        if self.replies and self.replies[-1].key in _offered(self.table, self.replies[-1].seat):
            return self.replies[-1]
        if not (self.replies or self.done or self.step is None or self.step.do):
            return None
        for seat, ask in self.table.asks.items():
            if len(ask.keys) == 1 and seat != self.lesson.learner:
                return Reply(int(seat), ask.keys[0])
        return None

    # -- Following ---------------------------------------------------------------------------------------------------

    def acknowledge(self) -> bool:
        """Acknowledge a step; False if the lesson waits for something else."""
        if not self.needs_acknowledgement:
            return False
        self._do(None)
        return True

    def leave(self) -> None:
        """Play on without the coach."""
        self.at, self.done, self.replies = len(self.lesson.steps), False, []
        self.reaction = self.remark = None

    def follow(self, seat: int, key: str, events: int) -> None:
        """Follow a decision on the table; `events` is the number of events before it."""
        self.followed += 1
        self.remark = self._remark_on(events)
        if self.replies and (seat, key) == (self.replies[-1].seat, self.replies[-1].key):
            self.replies.pop()
        elif self.step is not None and seat == self.lesson.learner and self.step.asks_for(key) and not self.done:
            return self._do(self.step.asks_for(key))
        self._go_on()

    def _do(self, wish: str | None) -> None:
        """Complete the step, by this line of its `do` or by an acknowledgement."""
        assert self.step is not None
        self.done = True
        self.reaction = self.step.reactions.get(wish) if wish else None
        self.replies = list(reversed(self.step.then))
        self._go_on()

    def _go_on(self) -> None:
        """Go to the next step whose time has come."""
        if (self.done and not self.replies) or (self.step is None and self.at < 0) or (self.step and self.step.free):
            self._enter(self.at + 1)

    def _enter(self, at: int) -> None:
        """Enter this step if its time has come; a step that waits lets the free step before it go on."""
        while at < len(self.lesson.steps):
            step = self.lesson.steps[at]
            if step.when and not self._come(step.when):
                if self.step is not None and self.step.free and not self.table.over:
                    return
                at += 1  # its question did not come
                continue
            self.at, self.done = at, False
            if self.needs_acknowledgement and self.acknowledged:
                self.acknowledged -= 1
                self._do(None)
            return
        if self.step is None or not self.step.free or self.table.over:
            self.at, self.done = len(self.lesson.steps), False

    def _come(self, when: str) -> bool:
        if when == END:
            return self.table.over
        ask = self.table.asks.get(Seat(self.lesson.learner))
        return ask is not None and ask.prompt == when

    def _remark_on(self, events: int) -> str | None:
        """The remark that fits the latest event; each is made once."""
        if not self.free:
            return None
        for remark in self.lesson.remarks:
            if remark.id not in self._remarked and any(_fits(remark, moment) for moment in self._moments(events)):
                self._remarked.add(remark.id)
                return remark.id
        return None

    def _moments(self, events: int) -> Iterator[tuple[str, Mapping[str, Any]]]:
        learner = Seat(self.lesson.learner)
        for event in self.table.events[events:]:
            visible = event.seen_by(learner)
            if visible is not None:
                data = visible.plain()
                yield f"event {data['type']}", data
        ask = self.table.asks.get(learner)
        if ask is not None:
            yield f"asked {ask.prompt}", ask.about


def _fits(remark: Remark, moment: tuple[str, Mapping[str, Any]]) -> bool:
    name, fields = moment
    if name != (f"event {remark.event}" if remark.event else f"asked {remark.asked}"):
        return False
    return all(_matches(fields.get(field), pattern) for field, pattern in remark.where.items())


def _matches(value: Any, pattern: Any) -> bool:
    """True if this is the expected value; `rose-*` matches any value with that beginning."""
    if isinstance(pattern, str) and pattern.endswith("*"):
        return isinstance(value, str) and value.startswith(pattern[:-1])
    return bool(value == pattern)


def _offered(table: Table[Any], seat: int) -> list[str]:
    ask = table.asks.get(Seat(seat))
    return [] if ask is None else ask.keys


def replay_lesson(
    lesson: Lesson, table: Table[Any], decisions: Sequence[tuple[int, str]], acknowledged: int
) -> LessonRun:
    """A course followed from the beginning on a fresh table: after a restart, or when something was taken back."""
    run = LessonRun(lesson, table, acknowledged)
    for seat, key in decisions:
        before = len(table.events)
        table.choose(seat, key)
        run.follow(seat, key, before)
    return run
