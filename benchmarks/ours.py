"""The measurements of Ludoteka."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from types import ModuleType
from typing import Any

from benchmarks.timing import Pace, Row, each, per_second

import ludoteka
from ludoteka.bots.search import SearchBot
from ludoteka.kernel import Perspective, Table


def after(game: str, decisions: int, seed: int) -> Table[Any]:
    """A table after a number of random decisions."""
    table = ludoteka.open_table(game, seed=seed)
    random = Random(seed)
    for _ in range(decisions):
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, random.choice(ask.keys))
    return table


def played(game: str, seed: int) -> Table[Any]:
    table = after(game, 0, seed)
    random = Random(seed)
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, random.choice(ask.keys))
    return table


def random_decisions(pace: Pace) -> Iterator[Row]:
    start = after("claim", 0, 1)
    random = Random(1)

    def by_play() -> int:
        uniform = random.random
        world = start.imagine(0, random)
        ask, decisions = world.turn, 0
        while ask is not None:
            options = ask.options
            ask = world.play(options[int(uniform() * len(options))])
            decisions += 1
        return decisions

    def by_finish() -> int:
        start.imagine(0, random).finish(random)
        return 52

    peer = "OpenSpiel hearts, random, from Python"
    yield per_second("Claim, random, imagine + play", "decisions/s", by_play, pace, peer=peer, times=2.0)
    yield per_second("Claim, random, imagine + finish", "decisions/s", by_finish, pace, peer=peer)


def copying(pace: Pace) -> Iterator[Row]:
    random = Random(2)
    tables = [after("claim", random.randrange(52), seed) for seed in range(40)]
    record = played("claim", 5).record()

    def clone() -> int:
        for table in tables:
            table.clone()
        return len(tables)

    def imagine() -> int:
        for table in tables:
            table.imagine(0, random)
        return len(tables)

    def replay() -> int:
        ludoteka.replay(record)
        return 1

    peer = "OpenSpiel hearts, clone mid-game"
    yield each("Claim, clone at random decisions", 1e6, "µs", clone, pace, target=10.0, peer=peer)
    yield each("Claim, imagine at random decisions", 1e6, "µs", imagine, pace)
    yield each("Claim, replay of a whole match", 1e3, "ms", replay, pace, target=1.0)


def searching(pace: Pace) -> Iterator[Row]:
    table = after("claim", 12, 1)
    seat = next(iter(table.asks))
    perspective = table.perspective(seat)
    blind: Perspective[Any] = table.perspective(seat)
    blind.game = ludoteka.game("claim").__class__(**{**vars(perspective.game), "heuristics": None})
    iterations = 300

    def search(view: Perspective[Any]) -> Callable[[], int]:
        def work() -> int:
            edges = SearchBot(Random(3), iterations=iterations).search(view)
            return sum(edge.visits for edge in edges.values())

        return work

    peer = "OpenSpiel Python ISMCTS, hearts after 12"
    name = "Claim after 12, search with random rollouts"
    yield per_second(name, "iterations/s", search(blind), pace, target=5000.0, peer=peer)
    yield per_second(
        "Claim after 12, search as the hard bot does", "iterations/s", search(perspective), pace, peer=peer
    )


def solving(pace: Pace) -> Iterator[Row]:
    """Phase two from its first trick, compiled (if it is) and in plain Python."""
    pure, best = _pure_solver(), import_module("ludoteka.games.claim.mind.endgame")
    if best.__file__ and not best.__file__.endswith(".py"):
        yield from _solve("compiled", best, pace.positions, (0.3, 5.0))
    yield from _solve("plain Python", pure, max(3, pace.positions // 5), (None, None))


def _solve(kind: str, solver: ModuleType, number: int, targets: tuple[float | None, float | None]) -> Iterator[Row]:
    seconds, nodes = [], 0
    for seed in range(number):
        arguments = _phase_two(seed)
        began = process_time()
        solution = solver.solve(*arguments)
        seconds.append(process_time() - began)
        nodes += solution.nodes
    seconds.sort()

    def share(part: float) -> float:
        return seconds[min(number - 1, int(part * number))]

    name = f"Claim's solver, {kind}"
    note = f"{number} positions from random play"
    yield Row(f"{name}, speed", nodes / sum(seconds), "nodes/s", 0, 0, note=note)
    yield Row(f"{name}, median", share(0.5), "s", seconds[0], seconds[-1], True, targets[0], note=note)
    yield Row(f"{name}, 90 %", share(0.9), "s", seconds[0], seconds[-1], True, note=note)
    yield Row(f"{name}, 99 %", share(0.99), "s", seconds[0], seconds[-1], True, targets[1], note=note)


def _phase_two(seed: int) -> tuple[list[int], list[int], list[int], list[int]]:
    heuristics = import_module("ludoteka.games.claim.mind.heuristics")
    state = after("claim", 26, seed).state
    me, other = state.leader, 1 - state.leader
    piles = (state.hands[me], state.hands[other], state.score[me], state.score[other])
    mine, theirs, won, lost = ([heuristics.NUMBER[card] for card in pile] for pile in piles)
    return mine, theirs, won, lost


def _pure_solver() -> ModuleType:
    source = Path(ludoteka.__file__).parent / "games" / "claim" / "mind" / "endgame.py"
    spec = importlib.util.spec_from_file_location("endgame_pure", source)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def other_games(pace: Pace) -> Iterator[Row]:
    for id in ludoteka.games():
        if id == "claim":
            continue
        for seats in sorted({min(s for s in ludoteka.game(id).seats if s > 1), max(ludoteka.game(id).seats)}):
            start = ludoteka.open_table(id, seats, 1)
            random = Random(1)

            def game(start: Table[Any] = start, random: Random = random) -> int:
                start.imagine(0, random).finish(random)
                return 1

            yield per_second(f"{id}, {seats} seats, random", "games/s", game, pace)
