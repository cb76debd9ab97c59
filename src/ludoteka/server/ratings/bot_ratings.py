"""The fixed ratings of bots, computed from arena results (`bot_ratings.toml`)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import log, sqrt

from .rating import BETA, START, Rating, Z

ANCHOR = "medium"  # this bot is where everybody begins


@cache
def bots() -> Mapping[tuple[str, int, str], Rating]:
    """Ratings by game, number of seats and level; bots that were not measured are missing."""
    text = files(__package__).joinpath("bot_ratings.toml").read_text(encoding="utf-8")
    ratings: dict[tuple[str, int, str], Rating] = {}
    for pool in tomllib.loads(text)["pool"]:
        game, seats = pool["game"], pool["seats"]
        ratings[game, seats, ANCHOR] = Rating(START, 0.0)
        ratings[game, seats, "easy"] = below(pool["easy"]["ahead"], pool["meetings"], seats)
    return ratings


def below(ahead: float, meetings: int, seats: int) -> Rating:
    """The strength of a player who finished before the anchor in this share of meetings.

    In the model the chance to end before somebody is that of a logistic curve whose width grows with the seats. The
    share is taken in the middle of its 95 % interval (Wilson's), so that none and all are numbers too.
    """
    middle = (ahead + Z * Z / (2 * meetings)) / (1 + Z * Z / meetings)
    half = Z * sqrt(ahead * (1 - ahead) / meetings + (Z / (2 * meetings)) ** 2) / (1 + Z * Z / meetings)
    width = BETA * sqrt(seats)
    low, high = (width * _odds(min(max(p, 1e-3), 1 - 1e-3)) for p in (middle - half, middle + half))
    return Rating(START + width * _odds(middle), (high - low) / (2 * Z))


def _odds(chance: float) -> float:
    return log(chance / (1 - chance))
