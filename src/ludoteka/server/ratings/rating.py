"""Strengths in OpenSkill's model (Plackett–Luce): a mean and a deviation, updated by each rated match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

START, BETA = 25.0, 25.0 / 6  # where everybody begins; how much a match depends on other things than strength
DOUBT = 25.0 / 3  # how little is known of a newcomer
SCALE, MIDDLE = 30, 1500  # a rating as people read it: 400 more is about ten wins for each loss in a match for two
Z = 1.959964  # 95 %


class Rating(NamedTuple):
    mean: float
    deviation: float

    @property
    def points(self) -> int:
        return _points(self.mean)

    @property
    def interval(self) -> tuple[int, int]:
        """The 95 % interval of a strength."""
        return _points(self.mean - Z * self.deviation), _points(self.mean + Z * self.deviation)


NEWCOMER = Rating(START, DOUBT)


def _points(mean: float) -> int:
    return round(MIDDLE + SCALE * (mean - START))


def after(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The strengths of all players after a match that ended with these places."""
    model = PlackettLuce(mu=START, sigma=DOUBT, beta=BETA)
    teams = [[model.rating(mu=one.mean, sigma=one.deviation)] for one in before]
    return [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(p) for p in places])]
