"""Advice: the best options of a question, how likely each of them wins, and why, as the strongest bot sees it.

It is the bot's own search, from the seat's sight alone. Beside what steers the search it adds up what people are told:
at the end of each imagined match who won, and where play stops before that, the calibrated chance (`judging`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from random import Random
from time import perf_counter
from typing import Any

from ..kernel import Ask, Heuristics, Imagined, Perspective, Why
from .judging import chances, shares
from .search import Edge, Iteration, Node, SearchBot
from .simple import question

WAYS = 3  # that people are told of
SEARCHED = 0.8  # of the time; the rest is for those that were tried too seldom
TRIED = 4  # visits before anything is said of an option
WORLDS = 8  # in which reasons are looked for
OFTEN = 0.7  # a reason holds in so many of them
REASONS = 2  # of one option: what can be said in a sentence


@dataclass(frozen=True, slots=True)
class Way:
    """An option, the chance to win after it, what speaks for it, most important first, and how often it was tried."""

    key: str
    chance: float
    reasons: tuple[Why, ...] = ()
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Advice:
    """The best ways on, best first; the chance of what else was tried often enough; how many matches were imagined."""

    ways: tuple[Way, ...] = ()
    others: Mapping[str, float] = field(default_factory=dict)
    games: int = 0


class Adviser(SearchBot):
    """The bot that searches can also say what it found."""

    def advise(self, perspective: Perspective[Any]) -> Advice:
        """The best options of the question; nothing where there is no choice."""
        began = perf_counter()
        if len(question(perspective).keys) == 1:
            return Advice()
        solved = self.solve(perspective, began)
        tally = Tally(perspective.game.heuristics, self._random, perspective.seat)
        edges = self.search(perspective, began, tally, SEARCHED)
        self._look_again(perspective, began, tally, edges)
        ranked = sorted(edges, key=lambda key: (key == solved, edges[key].visits, edges[key].rewards), reverse=True)
        told = tally.told([(key, edges[key]) for key in ranked])
        best = spread([key for key in ranked if key in told])
        why = reasons(perspective, best, self._random)
        return Advice(
            tuple(Way(key, told[key], why.get(key, ()), edges[key].visits) for key in best),
            {key: chance for key, chance in told.items() if key not in best},
            sum(edge.visits for edge in edges.values()),
        )

    def _look_again(self, perspective: Perspective[Any], began: float, tally: Tally, edges: Mapping[str, Edge]) -> None:
        """What looks next best is tried too, as long as there is time: where options are many, search tries few."""
        seconds = self._time(perspective)
        ranked = sorted(edges, key=lambda key: (edges[key].visits, edges[key].prior), reverse=True)
        for key in spread(ranked):
            edge = edges[key]
            prior, edge.prior = edge.prior, inf
            for _ in range(TRIED - edge.visits):
                if seconds is not None and perf_counter() - began > seconds:
                    break
                tally.run(perspective.imagine(self._random), {perspective.seat: dict(edges)})
            edge.prior = prior


class Tally(Iteration):
    """An iteration that also keeps how likely the seat is to win after each option of the root."""

    def __init__(self, heuristics: Heuristics[Any] | None, random: Random, seat: int) -> None:
        super().__init__(heuristics, random)
        self._heuristics = heuristics
        self._seat = seat
        self._chance = 0.0
        self._sums: dict[Edge, float] = {}

    def run(self, world: Imagined[Any], node: Node) -> Edge:
        edge = super().run(world, node)
        self._sums[edge] = self._sums.get(edge, 0.0) + self._chance
        return edge

    def _roll_out(self, world: Imagined[Any], ask: Ask[Any] | None) -> Sequence[float]:
        rewards = super()._roll_out(world, ask)
        over = world.outcome
        seen = shares(over) if over else chances(self._heuristics, world.state) if self._heuristics else []
        self._chance = seen[self._seat]
        return rewards

    def told(self, ranked: Sequence[tuple[str, Edge]]) -> dict[str, float]:
        """The chance of each option that was tried often enough; none is told to be better than one before it."""
        told: dict[str, float] = {}
        least = 1.0
        for key, edge in ranked:
            if edge.visits >= TRIED or not told:
                least = told[key] = min(least, self._sums.get(edge, 0.0) / max(1, edge.visits))
        return told


def spread(keys: Sequence[str]) -> list[str]:
    """The first few, each with another thing in it: three ways to pay for one card only where there is nothing else."""
    first: dict[str, str] = {}
    for key in keys:
        first.setdefault("/".join(key.split("/")[:2]), key)
    return list(first.values() if len(first) > 1 else keys)[:WAYS]


def reasons(perspective: Perspective[Any], keys: Sequence[str], random: Random) -> dict[str, tuple[Why, ...]]:
    """What the game says for these options in nearly every world that the seat thinks possible."""
    heuristics = perspective.game.heuristics
    say = heuristics.reasons if heuristics else None
    if say is None:
        return {}
    found: dict[str, Counter[str]] = {key: Counter() for key in keys}
    known: dict[str, Why] = {}
    for _ in range(WORLDS):
        world = perspective.imagine(random)
        ask = world.asks[perspective.seat]
        for option in ask.options:
            if option.key in found:
                for why in say(world.state, ask, option):
                    known.setdefault(repr(why), why)
                    found[option.key][repr(why)] += 1
    return {
        key: tuple(known[said] for said, times in counted.items() if times >= OFTEN * WORLDS)[:REASONS]
        for key, counted in found.items()
    }
