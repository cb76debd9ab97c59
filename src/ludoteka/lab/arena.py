"""The arena: bots play many games with rotated seats and the same deals, on all cores or on a Ray cluster."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations, cycle, islice
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import ludoteka
from ludoteka import bots
from ludoteka.kernel import LudotekaError, Statistics
from ludoteka.shelf import use_contents


class BadTournament(LudotekaError):
    """A tournament that cannot be played; the message gives the reason."""


# -- Who plays what ----------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot with its budget. Written `hard`, `hard@200` (iterations) or `hard@50ms`."""

    name: str
    level: str
    iterations: int | None = None
    milliseconds: float | None = None

    def bot(self, game: str, seed: str) -> bots.Bot:
        rules = ludoteka.game(game)
        return ludoteka.bot(rules, self.level, seed, milliseconds=self.milliseconds, iterations=self.iterations)


def entrants(
    specs: Sequence[str], iterations: int | None = None, milliseconds: float | None = None
) -> tuple[Entrant, ...]:
    """Parse the entrants of a tournament; a bot that is entered twice gets a number."""
    entered: list[Entrant] = []
    for spec in specs:
        level, _, budget = spec.strip().partition("@")
        count, time = iterations, milliseconds
        if budget:
            number = budget.removesuffix("ms")
            if not number.isdigit() or int(number) == 0:
                raise BadTournament(f"{spec!r}: a budget is written like hard@200 (iterations) or hard@50ms")
            count, time = (None, float(number)) if budget.endswith("ms") else (int(number), None)
        bots.make(level, "", iterations=1)  # an unknown level is refused here, not in a worker
        again = sum(e.name.split(" ")[0] == spec.strip() for e in entered)
        entered.append(Entrant(spec.strip() + (f" ({again + 1})" if again else ""), level, count, time))
    return tuple(entered)


@dataclass(frozen=True, slots=True)
class Match:
    """One game to be played, as plain data that any process can play."""

    game: str
    seats: tuple[Entrant, ...]
    settings: tuple[tuple[str, str], ...]
    seed: str  # of the deal; the same for all rotations
    deal: int


@dataclass(slots=True)
class MatchResult:
    """The result of a match."""

    seats: tuple[str, ...]
    deal: int
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    reason: str
    decisions: list[int] = field(default_factory=list)  # per seat
    options: list[int] = field(default_factory=list)  # per seat, offered in all its decisions
    seconds: list[float] = field(default_factory=list)  # per seat, thinking
    longest: list[float] = field(default_factory=list)  # per seat, one decision
    chosen: list[dict[str, int]] = field(default_factory=list)  # per seat: verb and thing -> how often
    offered: list[dict[str, int]] = field(default_factory=list)  # per seat: verb and thing -> in how many decisions
    measures: list[dict[str, float]] = field(default_factory=list)  # per seat: what the game itself counts
    traits: list[dict[str, str]] = field(default_factory=list)  # per seat: what the game tells seats apart by


def schedule(
    game: str, specs: Sequence[Entrant], games: int, seats: int | None, settings: Mapping[str, str], seed: str
) -> list[Match]:
    """Deals times seatings: every deal is played once in every seating, so that luck and seats cancel out."""
    rules = ludoteka.game(game)
    number = seats if seats is not None else max((n for n in rules.seats if n <= len(specs)), default=rules.seats[0])
    settled = tuple(rules.complete_settings(number, settings).items())
    groups = list(combinations(specs, number)) if len(specs) >= number else [tuple(islice(cycle(specs), number))]
    seatings = [s for group in groups for s in dict.fromkeys(group[i:] + group[:i] for i in range(number))]
    deals = max(1, -(-games // len(seatings)))
    return [Match(game, s, settled, f"{seed}/{deal}", deal) for deal in range(deals) for s in seatings]


# -- The task: the same function in this process, in a worker, and on another machine ----------------------------------
def play(match: Match) -> MatchResult:
    """Play one match to the end."""
    table = ludoteka.open_table(match.game, len(match.seats), match.seed, dict(match.settings))
    number = len(match.seats)
    players = [entrant.bot(match.game, f"{match.seed}/{seat}") for seat, entrant in enumerate(match.seats)]
    decisions, options = [0] * number, [0] * number
    seconds, longest = [0.0] * number, [0.0] * number
    chosen: list[Counter[str]] = [Counter() for _ in range(number)]
    offered: list[Counter[str]] = [Counter() for _ in range(number)]
    while table.asks:
        for seat, ask in table.asks.items():
            began = perf_counter()
            key = players[seat].choose(table.perspective(seat))
            took = perf_counter() - began
            seconds[seat] += took
            longest[seat] = max(longest[seat], took)
            decisions[seat] += 1
            options[seat] += len(ask.options)
            offered[seat].update({part for option in ask.options for part in parts(option.key)})
            chosen[seat].update(parts(key))
            table.choose(seat, key)
            if seat not in table.sealed:
                break  # the others' questions may have changed
    outcome = table.outcome
    assert outcome is not None, "nobody is asked, so the match is over"
    counts = table.game.statistics or Statistics()
    return MatchResult(
        seats=tuple(entrant.name for entrant in match.seats),
        deal=match.deal,
        scores=outcome.scores,
        winners=tuple(int(seat) for seat in outcome.winners),
        places=places(outcome.scores, outcome.winners),
        reason=outcome.reason,
        decisions=decisions,
        options=options,
        seconds=seconds,
        longest=longest,
        chosen=[dict(counted) for counted in chosen],
        offered=[dict(counted) for counted in offered],
        measures=_per_seat(counts.measure, table),
        traits=_per_seat(counts.traits, table),
    )


@lru_cache(maxsize=1 << 16)
def parts(key: str) -> tuple[str, ...]:
    """The parts of a choice to count: its verb with each thing that it names, once."""
    verb, *rest = key.split("/")
    return tuple(dict.fromkeys(f"{verb}/{ref}" for ref in rest)) or (verb,)


def places(scores: Sequence[float], winners: Iterable[int]) -> tuple[int, ...]:
    """Places by winning, then by score; equal seats share the better place."""
    first = set(winners)
    ranks = [(seat in first, score) for seat, score in enumerate(scores)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def _per_seat(count: Callable[[Any], Sequence[Mapping[str, Any]]] | None, table: Any) -> list[dict[str, Any]]:
    """One dictionary per seat at the end of a match, if the game counts such things."""
    return [dict(values) for values in count(table)] if count is not None else [{} for _ in range(table.seats)]


# -- Many of them ------------------------------------------------------------------------------------------------------
def run(
    matches: Sequence[Match],
    workers: int | None = None,
    ray: bool = False,
    content: Sequence[Path] = (),
    progress: Callable[[MatchResult], None] = lambda result: None,
) -> list[MatchResult]:
    """Play all matches and return the results in the order of the schedule."""
    number = workers if workers is not None else os.cpu_count() or 1
    if ray:
        results = _on_ray(matches, content)
    elif number <= 1 or len(matches) == 1:
        results = ((index, play(match)) for index, match in enumerate(matches))
    else:
        results = _in_workers(matches, min(number, len(matches)), content)
    done: dict[int, MatchResult] = {}
    for index, result in results:
        done[index] = result
        progress(result)
    return [done[index] for index in sorted(done)]


def _in_workers(matches: Sequence[Match], number: int, content: Sequence[Path]) -> Iterator[tuple[int, MatchResult]]:
    pool = ProcessPoolExecutor(number, get_context("spawn"), _init_worker, (content,))
    try:
        waiting: dict[Future[MatchResult], int] = {}
        todo = iter(enumerate(matches))
        for index, match in islice(todo, 2 * number):
            waiting[pool.submit(play, match)] = index
        while waiting:
            ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ready:
                yield waiting.pop(future), future.result()
                for index, match in islice(todo, 1):
                    waiting[pool.submit(play, match)] = index
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _init_worker(content: Sequence[Path]) -> None:
    """Prepare a worker: it ignores Ctrl-C, which the parent handles, and uses the same content."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    use_contents(content)


def _on_ray(matches: Sequence[Match], content: Sequence[Path]) -> Iterator[tuple[int, MatchResult]]:
    if find_spec("ray") is None:
        raise BadTournament("Ray is not installed; install it with: pip install ray")
    ray: Any = import_module("ray")
    ray.init(ignore_reinit_error=True, log_to_driver=False)

    def task(match: Match, content: Sequence[Path]) -> MatchResult:
        use_contents(content)
        return play(match)

    remote = ray.remote(task)
    waiting = {remote.remote(match, content): index for index, match in enumerate(matches)}
    while waiting:
        ready, _ = ray.wait(list(waiting))
        for reference in ready:
            yield waiting.pop(reference), ray.get(reference)
