"""Bots that do not search: a random one, one that prefers the better of two random options, and a greedy one."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from ..kernel import Ask, Heuristics, Perspective, Seat


class Bot(Protocol):
    """Anything that answers a seat's question; it sees only what the seat can know."""

    def choose(self, perspective: Perspective[Any]) -> str:
        """The key of one of the options that `perspective.ask` offers."""


def question(perspective: Perspective[Any]) -> Ask[Any]:
    """The question that this seat is asked."""
    ask = perspective.ask
    assert ask is not None, f"seat {perspective.seat} is not asked anything"
    return ask


class RandomBot:
    """Chooses any option at random."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, perspective: Perspective[Any]) -> str:
        return self._random.choice(question(perspective).options).key


class EasyBot:
    """Compares two random options and takes the one with the higher weight: seldom brilliant, seldom absurd."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, perspective: Perspective[Any]) -> str:
        keys = question(perspective).keys
        heuristics = perspective.game.heuristics
        if len(keys) == 1 or heuristics is None:
            return self._random.choice(keys)
        scores = weigh(perspective, heuristics, self._random, worlds=1)
        return max(self._random.sample(keys, 2), key=scores.__getitem__)


class GreedyBot:
    """Takes the option with the highest weight, summed over several imagined worlds."""

    def __init__(self, random: Random, worlds: int = 12) -> None:
        self._random = random
        self._worlds = worlds

    def choose(self, perspective: Perspective[Any]) -> str:
        keys = question(perspective).keys
        heuristics = perspective.game.heuristics
        if len(keys) == 1 or heuristics is None:
            return self._random.choice(keys)
        scores = weigh(perspective, heuristics, self._random, self._worlds)
        best = max(scores.values())
        return self._random.choice([key for key in keys if scores[key] == best])


def weigh(perspective: Perspective[Any], heuristics: Heuristics[Any], random: Random, worlds: int) -> dict[str, float]:
    """The weight of each of the seat's options, summed over imagined worlds."""
    scores = dict.fromkeys(question(perspective).keys, 0.0)
    for _ in range(worlds):
        world = perspective.imagine(random)
        ask = world.asks[Seat(perspective.seat)]
        for option, weight in zip(ask.options, heuristics.weigh(world.state, ask), strict=True):
            scores[option.key] += weight
    return scores
