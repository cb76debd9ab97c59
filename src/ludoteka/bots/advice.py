"""Advice: the strongest bot's best options for a question, each with its chance to win and the reasons for it.

The bot's own search finds them, using only what the seat can know. Besides the rewards that steer the search it records
the chances people are shown: who won at the end of each rollout, or the calibrated chance (`judging`) where a rollout
stops before the end.
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

MOST_SUGGESTIONS = 3
SEARCH_SHARE = 0.8  # of the time; the rest goes to options that the search visited too seldom
LEAST_VISITS = 4  # before the chance of an option is reported
WORLDS = 8  # imagined to find reasons
REASON_SHARE = 0.7  # of these worlds in which a reason must hold
MOST_REASONS = 2  # of one option: as many as fit a sentence


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A recommended option: its chance to win, the reasons for it (most important first) and its visits."""

    key: str
    chance: float
    reasons: tuple[Why, ...] = ()
    visits: int = 0


@dataclass(frozen=True, slots=True)
class Advice:
    """The suggestions, best first; the chances of other options visited often enough; the number of rollouts."""

    suggestions: tuple[Suggestion, ...] = ()
    other_chances: Mapping[str, float] = field(default_factory=dict)
    rollouts: int = 0


class Adviser(SearchBot):
    """The search bot, which can also explain what its search found."""

    def advise(self, perspective: Perspective[Any]) -> Advice:
        """The best options for the question; empty advice if only one option is offered."""
        began = perf_counter()
        if len(question(perspective).keys) == 1:
            return Advice()
        solved = self.solve(perspective, began)
        iteration = RecordingIteration(perspective.game.heuristics, self._random, perspective.seat)
        edges = self.search(perspective, began, iteration, SEARCH_SHARE)
        self._visit_neglected(perspective, began, iteration, edges)
        ranked = sorted(edges, key=lambda key: (key == solved, edges[key].visits, edges[key].rewards), reverse=True)
        chances = iteration.win_chances([(key, edges[key]) for key in ranked])
        best = varied([key for key in ranked if key in chances])
        why = reasons(perspective, best, self._random)
        return Advice(
            tuple(Suggestion(key, chances[key], why.get(key, ()), edges[key].visits) for key in best),
            {key: chance for key, chance in chances.items() if key not in best},
            sum(edge.visits for edge in edges.values()),
        )

    def _visit_neglected(
        self, perspective: Perspective[Any], began: float, iteration: RecordingIteration, edges: Mapping[str, Edge]
    ) -> None:
        """Visit promising options that the search visited too seldom, as long as there is time."""
        seconds = self._time(perspective)
        ranked = sorted(edges, key=lambda key: (edges[key].visits, edges[key].prior), reverse=True)
        for key in varied(ranked):
            edge = edges[key]
            prior, edge.prior = edge.prior, inf
            for _ in range(LEAST_VISITS - edge.visits):
                if seconds is not None and perf_counter() - began > seconds:
                    break
                iteration.run(perspective.imagine(self._random), {perspective.seat: dict(edges)})
            edge.prior = prior


class RecordingIteration(Iteration):
    """A search iteration that also records the seat's chance to win after each option of the root."""

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
        win_chances = shares(over) if over else chances(self._heuristics, world.state) if self._heuristics else []
        self._chance = win_chances[self._seat]
        return rewards

    def win_chances(self, ranked: Sequence[tuple[str, Edge]]) -> dict[str, float]:
        """The chance of each option visited often enough, at most the chance of any better-ranked one."""
        chances_by_key: dict[str, float] = {}
        least = 1.0
        for key, edge in ranked:
            if edge.visits >= LEAST_VISITS or not chances_by_key:
                least = chances_by_key[key] = min(least, self._sums.get(edge, 0.0) / max(1, edge.visits))
        return chances_by_key


def varied(keys: Sequence[str]) -> list[str]:
    """The first few keys, one for each thing chosen: two payments for one card only if there is nothing else."""
    first: dict[str, str] = {}
    for key in keys:
        first.setdefault("/".join(key.split("/")[:2]), key)
    return list(first.values() if len(first) > 1 else keys)[:MOST_SUGGESTIONS]


def reasons(perspective: Perspective[Any], keys: Sequence[str], random: Random) -> dict[str, tuple[Why, ...]]:
    """The game's reasons for these options that hold in nearly every world the seat considers possible."""
    heuristics = perspective.game.heuristics
    say = heuristics.reasons if heuristics else None
    if say is None:
        return {}
    counts: dict[str, Counter[str]] = {key: Counter() for key in keys}
    by_text: dict[str, Why] = {}
    for _ in range(WORLDS):
        world = perspective.imagine(random)
        ask = world.asks[perspective.seat]
        for option in ask.options:
            if option.key in counts:
                for why in say(world.state, ask, option):
                    by_text.setdefault(repr(why), why)
                    counts[option.key][repr(why)] += 1
    return {
        key: tuple(by_text[text] for text, times in counted.items() if times >= REASON_SHARE * WORLDS)[:MOST_REASONS]
        for key, counted in counts.items()
    }
