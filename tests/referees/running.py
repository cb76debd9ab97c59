"""The runner of the referees: it plays whole matches and lets a second reading of the rules judge every step.

A referee is written from a game's rulebook and specification alone. It imports nothing of `ludoteka`: it reads the
content with its own code, keeps its own state and gets plain data only. A module (or package) of this folder that has
a `BENCH` is found by itself, by the tests and by the command:

    class Referee:
        def __init__(self, seats: int, settings: Mapping[str, str]) -> None: ...
        def happens(self, events: list[Plain]) -> None: ...      # what a choice (or the set-up) caused, in order
        def asked(self, sight: Sight) -> None: ...               # the match stands at questions: compare the offers
        def chosen(self, seat: int, key: str) -> None: ...       # right before what the choice causes
        def ends(self, sight: Sight, result: Result) -> None: ...

    BENCH = Bench("claim", Referee, ((2, {}),), taste=None)

Order of the calls: `happens` (set-up), `asked`, `chosen`, `happens`, `asked`, …, `happens`, `ends`. Events are the true
ones with all secrets, as `event.plain()` tells them. `sight.view(seat)` is what a seat sees, `sight.view(None)` what
everybody sees. What is not as the rules say is said with `object_to(rule, found, expected)`; the runner adds
where it was, so that the match can be played again up to there:

    python -m tests.referees GAME --matches 200         (or: make referee GAME=… MATCHES=…)
    python -m tests.referees GAME --only 3:crowded:17   one match again: place on the bench, way, seed

Every match is played in two ways: `random`, every option alike; `crowded`, by the taste of the bench, which prefers
what fills the board and makes the pieces meet. Without a taste, crowded matches only shun what ends a turn early.
A bench with `positions` is also asked for single positions, in the words of the game's notation (way `position`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from typing import Any, Protocol

import ludoteka
from ludoteka.kernel import Table

Plain = dict[str, Any]
WAYS = ("random", "crowded")
IDLE = frozenset(("done", "skip", "stop", "pass", "end", "stay", "leave"))


class Objection(Exception):
    """The referee says that a rule was broken."""

    def __init__(self, rule: str, actual: object, expected: object) -> None:
        super().__init__(f"{rule}\n  engine:  {actual}\n  referee: {expected}")
        self.rule = rule
        self.actual = actual
        self.expected = expected


class Disagreement(AssertionError):
    """An objection, and the match in which it was raised."""


def object_to(rule: str, actual: object, expected: object) -> None:
    """Stop the match with an objection: the rule (number and sentence), the engine's result and the expected one."""
    raise Objection(rule, actual, expected)


def same(rule: str, actual: object, expected: object) -> None:
    """Object unless both are equal."""
    if actual != expected:
        object_to(rule, actual, expected)


def same_keys(rule: str, offered: Sequence[str], legal: Sequence[str] | set[str]) -> None:
    """Object unless exactly the legal keys are offered, each once; says which are missing and which are too many."""
    if len(set(offered)) < len(offered):
        object_to(f"{rule} (an option is offered twice)", sorted(offered), sorted(set(offered)))
    missing, surplus = sorted(set(legal) - set(offered)), sorted(set(offered) - set(legal))
    if missing or surplus:
        object_to(rule, f"offers {surplus} too much", f"misses {missing}")


@dataclass(frozen=True)
class Question:
    """A seat's question as plain data."""

    seat: int
    prompt: str
    keys: tuple[str, ...]
    about: Plain
    rule: str | None


@dataclass(frozen=True)
class Sight:
    """The views and questions while the match waits for decisions, or at its end."""

    questions: dict[int, Question]
    view: Callable[[int | None], Plain]


@dataclass(frozen=True)
class Result:
    """How the match ended."""

    scores: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str


class Referee(Protocol):
    """A second reading of the rules, for one match."""

    def happens(self, events: list[Plain]) -> None: ...
    def asked(self, sight: Sight) -> None: ...
    def chosen(self, seat: int, key: str) -> None: ...
    def ends(self, sight: Sight, result: Result) -> None: ...


@dataclass(frozen=True)
class Start:
    """A starting position with its referee."""

    seats: int
    settings: Mapping[str, str]
    text: str
    referee: Referee


@dataclass(frozen=True)
class Bench:
    """A game's referee and the matches it can judge."""

    game: str
    referee: Callable[[int, Mapping[str, str]], Referee]
    matches: tuple[tuple[int, Mapping[str, str]], ...]  # seats and settings; all others have their defaults
    taste: Callable[[Question], Sequence[float]] | None = None  # how much a crowded match likes each key
    small: int = 1  # matches of each kind and way in the test suite
    most: int | None = None  # decisions of each of them there; None: to the end
    positions: Callable[[Random], Start] | None = None

    @property
    def ways(self) -> tuple[str, ...]:
        return WAYS if self.positions is None else (*WAYS, "position")


def benches() -> dict[str, Bench]:
    """The benches of this folder, by game."""
    by_game = {}
    for module in iter_modules([str(Path(__file__).parent)]):
        if module.name not in ("running", "__main__") and not module.name.startswith("test_"):
            bench = getattr(import_module(f"tests.referees.{module.name}"), "BENCH", None)
            if bench is not None:
                by_game[bench.game] = bench
    return by_game


def sight_of(table: Table[Any]) -> Sight:
    """The table as plain data."""
    questions = {
        int(seat): Question(int(seat), ask.prompt, tuple(ask.keys), dict(ask.about), ask.rule)
        for seat, ask in table.asks.items()
    }
    return Sight(questions, table.view)


def play(
    bench: Bench,
    place: int,
    way: str,
    seed: str,
    bend: Callable[[Plain], Plain] | None = None,
    most: int | None = None,
) -> int:
    """Play one match with the referee; returns the number of decisions, or raises a Disagreement.

    It stops after `most` decisions. `bend` falsifies the referee's input (each event, and each question as a
    `Question` event), for tests that expect an objection.
    """
    seats, settings = bench.matches[place]
    table: Table[Any]
    if way == "position":
        assert bench.positions is not None
        start = bench.positions(Random(f"position {place} {seed}"))
        seats, settings, referee = start.seats, start.settings, start.referee
        game = ludoteka.game(bench.game)
        assert game.position is not None
        table = game.position(game, start.text, seats, settings, ())
    else:
        table = ludoteka.open_table(bench.game, seats, f"referee {seed}", settings)
        referee = bench.referee(seats, table.settings)
    random = Random(f"{way} {seed}")
    decisions = reported = 0
    asked: object = "the set-up"
    try:
        while True:
            happened = [event.plain() for event in table.events[reported:]]
            reported = len(table.events)
            referee.happens(happened if bend is None else [bend(event) for event in happened])
            sight = sight_of(table)
            if not sight.questions:
                break
            referee.asked(sight if bend is None else _bent(sight, bend))
            if decisions == most:
                return decisions
            seat = random.choice(list(sight.questions))
            key = _choice(bench, way, random, sight.questions[seat])
            asked = f"seat {seat}, {sight.questions[seat].prompt}: {key}"
            referee.chosen(seat, key)
            table.choose(seat, key)
            decisions += 1
        outcome = table.outcome
        assert outcome is not None
        referee.ends(sight, Result(outcome.scores, tuple(map(int, outcome.winners)), outcome.reason))
    except Objection as objection:
        raise Disagreement(
            f"{bench.game}, {seats} seats, {dict(settings)}, match {place}:{way}:{seed}, decision {decisions} "
            f"(last: {asked})\nrule: {objection}"
        ) from objection
    return decisions


def _bent(sight: Sight, bend: Callable[[Plain], Plain]) -> Sight:
    questions = {}
    for seat, q in sight.questions.items():
        data = bend({"type": "Question", "prompt": q.prompt, "keys": q.keys, "about": q.about})
        questions[seat] = Question(seat, q.prompt, tuple(data["keys"]), dict(data["about"]), q.rule)
    return Sight(questions, sight.view)


def _choice(bench: Bench, way: str, random: Random, question: Question) -> str:
    if way == "random":
        return random.choice(question.keys)
    weights = (
        [0.1 if key in IDLE else 1.0 for key in question.keys] if bench.taste is None else list(bench.taste(question))
    )
    return random.choices(question.keys, weights)[0]


def matches_of(bench: Bench, number: int, first: int = 0) -> Iterator[tuple[int, str, str]]:
    """That many matches, all kinds and ways in turn."""
    kinds = [(place, way) for way in bench.ways for place in range(len(bench.matches))]
    for i in range(number):
        place, way = kinds[i % len(kinds)]
        yield place, way, str(first + i // len(kinds))


def run(bench: Bench, number: int, first: int = 0) -> None:
    """Many matches, with progress; stops at the first disagreement."""
    began, decisions = time.monotonic(), 0
    for i, (place, way, seed) in enumerate(matches_of(bench, number, first), 1):
        decisions += play(bench, place, way, seed)
        if i == number or i % max(1, number // 20) == 0:
            seconds = time.monotonic() - began
            print(f"{bench.game}: {i}/{number} matches, {decisions} decisions, {seconds:.0f} s", flush=True)
