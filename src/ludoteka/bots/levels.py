"""The bot levels that a player can choose, the same for every game."""

from __future__ import annotations

from random import Random
from typing import Literal, get_args

from ..kernel import LudotekaError
from .advice import Adviser
from .simple import Bot, EasyBot, GreedyBot, RandomBot

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)


class UnknownLevel(LudotekaError):
    """There is no bot level of this name."""


def make(
    level: str,
    game_id: str,
    seed: str | int | None = None,
    *,
    milliseconds: float | None = None,
    iterations: int | None = None,
) -> Bot:
    """A bot for a game. Budgets are per decision; with a budget in iterations the same seed gives the same moves."""
    random = Random(None if seed is None else f"{game_id}/{seed}")
    if level == "random":
        return RandomBot(random)
    if level == "easy":
        return EasyBot(random)
    if level == "medium":
        return GreedyBot(random)
    if level == "hard":
        return Adviser(random, milliseconds, iterations)
    raise UnknownLevel(f"there is no bot {level!r}; there are: random, {', '.join(LEVELS)}")
