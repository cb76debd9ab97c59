"""Rehearsing a lesson: every way a learner may take through it is played, and what does not hold is named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from .asking import Seat
from .chance import stream
from .errors import LudotekaError
from .game import Game
from .lesson_run import LessonRun, lesson_game, settings_of
from .lessons import Lesson, Step
from .plain import plain
from .table import Luck, Table

MOST_WAYS = 2_000
MOST_DECISIONS = 20_000
_LUCK = stream("rehearsal")


def check_lesson(game: Game[Any], lesson: Lesson, free_games: int = 1) -> list[str]:
    """Everything that is wrong with a lesson; empty if it holds whatever the learner does."""
    problems: dict[str, None] = {}
    ways: list[list[str]] = [[]]  # the learner's open choices so far
    played = 0
    while ways and played < MOST_WAYS:
        way = ways.pop()
        played += 1
        try:
            walk = _Walk(game, lesson, way, free_games)
            problems.update(dict.fromkeys(walk.play()))
            ways += [[*walk.way[:at], other] for at, others in walk.others if at >= len(way) for other in others]
        except LudotekaError as error:
            problems[str(error)] = None
    if ways:
        problems[f"more than {MOST_WAYS} ways through the lesson"] = None
    return list(problems)


class _Walk:
    """One way through a lesson."""

    def __init__(self, game: Game[Any], lesson: Lesson, way: list[str], free_games: int) -> None:
        self.lesson = lesson
        self.unprepared = 0  # outcomes that another learner would have otherwise
        table = Table(lesson_game(game, lesson), lesson.seats, settings_of(game, lesson), Luck(source=self._draw))
        self.run = LessonRun(lesson, table)
        self.ahead = list(reversed(way))
        self.way: list[str] = []  # open choices made
        self.chosen = ""  # the learner's last choice
        self.others: list[tuple[int, list[str]]] = []  # where the learner could have chosen otherwise
        self.free_games = free_games

    def play(self) -> Iterator[str]:
        run, table = self.run, self.run.table
        visited: set[int] = set()
        last: Step | None = None
        while run.at < len(self.lesson.steps):
            if run.at not in visited and run.step is not None:
                if last is not None:
                    view = plain(table.view(self.lesson.learner))
                    yield from self._compare(last.after, view)
                    yield from self._compare(last.proves.get(self.chosen, {}), view)
                last = run.step
                visited.add(run.at)
                yield from self._look(run.step)
            due = run.due()
            if run.free:
                break
            if due is not None:
                self._decide(due.seat, due.key)
            elif run.needs_acknowledgement:
                run.acknowledge()
            elif expected := run.expected():
                self._decide(self.lesson.learner, self._pick(expected))
            else:
                yield f"{self._where()}: nobody can go on; {_asked(table)}"
                return
        yield from self._play_on()

    def _draw(self, at: int, n: int) -> int:
        self.unprepared += 1
        return _LUCK(at, n)

    def _pick(self, keys: tuple[str, ...]) -> str:
        if len(keys) == 1:
            return keys[0]
        key = self.ahead.pop() if self.ahead else keys[0]
        if not self.ahead:
            self.others.append((len(self.way), [other for other in keys if other != key]))
        self.way.append(key)
        return key

    def _decide(self, seat: int, key: str) -> None:
        before = len(self.run.table.events)
        if seat == self.lesson.learner:
            self.chosen = key
        self.run.table.choose(seat, key)
        self.run.follow(seat, key, before)

    def _look(self, step: Step) -> Iterator[str]:
        """Is what the step points at there, and true what it expects, whoever learns?"""
        if self.unprepared and (step.expect or not step.free):
            yield f"{self._where()}: needs {self.unprepared} more outcomes of chance than the lesson prepares"
            self.unprepared = 0
        view = plain(self.run.table.view(self.lesson.learner))
        visible = set(_words(view)) | {f"p{seat}" for seat in range(self.lesson.seats)}
        for ask in self.run.table.asks.values():
            visible.update(word for key in ask.keys for word in (key, *key.split("/")))
        for reference in step.point:
            if not reference.startswith("@") and reference not in visible:
                yield f"{self._where()}: points at {reference!r}, which the learner neither sees nor is offered"
        yield from self._compare(step.expect, view)

    def _compare(self, expected: Mapping[str, Any], view: Any) -> Iterator[str]:
        for path, value in expected.items():
            if path.startswith("event "):
                if not self._happened(path.removeprefix("event "), value):
                    yield f"{self._where()}: no {path} with {value!r}"
            elif (actual := at_path(view, path)) != value:
                yield f"{self._where()}: {path} is {actual!r}, the lesson expects {value!r}"

    def _happened(self, kind: str, fields: Mapping[str, Any]) -> bool:
        """True if the learner saw an event of this kind with these values."""
        visible = [event.seen_by(Seat(self.lesson.learner)) for event in self.run.table.events]
        shown = [plain(event.plain()) for event in visible if event is not None]
        return any(one["type"] == kind and all(one.get(k) == v for k, v in fields.items()) for one in shown)

    def _play_on(self) -> Iterator[str]:
        """Play the free rest at random: it must end, and all steps that wait for the end must come."""
        for seed in range(self.free_games):
            random = Random(seed)
            table = self.run.table.clone()
            while table.asks and len(table.decisions) < MOST_DECISIONS:
                seat, ask = random.choice(list(table.asks.items()))
                table.choose(seat, random.choice(ask.keys))
            if table.asks:
                yield f"{self._where()}: the match does not end"

    def _where(self) -> str:
        step = self.run.step
        way = f" after {', '.join(self.way)}" if self.way else ""
        return f"lesson {self.lesson.game}/{self.lesson.id}, step {step.id if step else 'start'}{way}"


def at_path(view: Any, path: str) -> Any:
    """The value at a path of a view: `players.0.vp`; `#` is the length of a list."""
    value = view
    for part in path.split("."):
        if part == "#":
            value = len(value) if isinstance(value, list | dict | str) else None
        elif isinstance(value, Mapping):
            value = value.get(part)
        elif isinstance(value, list) and part.isdigit() and int(part) < len(value):
            value = value[int(part)]
        else:
            return None
    return value


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield str(name)
            yield from _words(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _words(inner)
    elif value is not None and not isinstance(value, bool):
        yield str(value)


def _asked(table: Any) -> str:
    asks: Mapping[Seat, Any] = table.asks
    if not asks:
        return f"the match is over: {table.outcome}"
    return "; ".join(
        f"seat {seat} is asked {ask.prompt!r}, offered {', '.join(ask.keys)}" for seat, ask in asks.items()
    )
