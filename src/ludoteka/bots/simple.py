"""Bots that do not look ahead: chance, chance with some sense, and the best-looking option."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from ..kernel import Ask, Heuristics, Perspective, Seat


class Bot(Protocol):
    """Anything that answers a seat's question. It sees what the seat may see and nothing else."""

    def choose(self, perspective: Perspective[Any]) -> str:
        """The key of one of the options that `perspective.ask` offers."""


def question(perspective: Perspective[Any]) -> Ask[Any]:
    """What this seat is asked."""
    ask = perspective.ask
    assert ask is not None, f"seat {perspective.seat} is not asked anything"
    return ask


class RandomBot:
    """Every option is as good as any other."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, perspective: Perspective[Any]) -> str:
        return self._random.choice(question(perspective).options).key


class EasyBot:
    """Looks at two options at random and takes the one that looks better: seldom brilliant, seldom absurd."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, perspective: Perspective[Any]) -> str:
        keys = question(perspective).keys
        heuristics = perspective.game.heuristics
        if len(keys) == 1 or heuristics is None:
            return self._random.choice(keys)
        looks = weigh(perspective, heuristics, self._random, worlds=1)
        return max(self._random.sample(keys, 2), key=looks.__getitem__)


class GreedyBot:
    """Takes the option that looks best on average over several worlds that may be the true one."""

    def __init__(self, random: Random, worlds: int = 12) -> None:
        self._random = random
        self._worlds = worlds

    def choose(self, perspective: Perspective[Any]) -> str:
        keys = question(perspective).keys
        heuristics = perspective.game.heuristics
        if len(keys) == 1 or heuristics is None:
            return self._random.choice(keys)
        looks = weigh(perspective, heuristics, self._random, self._worlds)
        best = max(looks.values())
        return self._random.choice([key for key in keys if looks[key] == best])


def weigh(perspective: Perspective[Any], heuristics: Heuristics[Any], random: Random, worlds: int) -> dict[str, float]:
    """How good each of the seat's options looks, added up over imagined worlds."""
    looks = dict.fromkeys(question(perspective).keys, 0.0)
    for _ in range(worlds):
        world = perspective.imagine(random)
        ask = world.asks[Seat(perspective.seat)]
        for option, weight in zip(ask.options, heuristics.weigh(world.state, ask), strict=True):
            looks[option.key] += weight
    return looks
