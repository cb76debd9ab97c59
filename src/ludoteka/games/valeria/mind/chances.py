"""Chances to win, from points now and the expected worth of wealth, income, domains and remaining turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from ..pieces import Citizen, Valeria
from ..rules import scoring
from ..rules.solo import LORD
from .sight import Sight, keeps, turns_left, worth_of, yields

Rates = tuple[float, float, float, float, float, float, float]


@dataclass(frozen=True, slots=True)
class Lesson:
    """The value of a duchy beyond its points, and the certainty of a lead.

    Rates are of gold, strength, magic, income of a round, lasting use of domains, citizens, and what is left of this
    round's turn. They were fitted to the winners of 2,500 to 4,000 matches between greedy players for each number of
    seats (conditional logit over a quarter of the positions), and balance each other: read a line as a whole.
    """

    now: Rates
    later: Rates  # for every own turn still to come
    doubt: float  # how many points make a lead fairly sure when one turn is left
    growth: float  # with more turns left it grows by this power of them


LESSONS = {  # by seats
    2: Lesson(
        now=(-0.046, 0.110, 0.007, -0.664, -1.963, -0.017, -2.613),
        later=(0.094, 0.059, 0.015, 0.887, 1.989, 0.092, 0.716),
        doubt=1.40,
        growth=0.85,
    ),
    3: Lesson(
        now=(-0.023, 0.005, -0.009, 0.760, -0.727, -0.800, -2.260),
        later=(0.053, 0.071, 0.016, 0.570, 0.805, 0.249, 0.833),
        doubt=1.46,
        growth=0.85,
    ),
    4: Lesson(
        now=(-0.016, -0.022, -0.021, 1.774, -0.268, -1.379, -1.336),
        later=(0.045, 0.045, 0.006, -0.526, 0.671, 0.904, 0.797),
        doubt=1.44,
        growth=0.73,
    ),
    5: Lesson(
        now=(0.012, -0.006, -0.019, 1.795, -0.145, -1.364, -2.804),
        later=(0.030, 0.021, -0.001, -1.207, 0.424, 1.452, 0.946),
        doubt=1.90,
        growth=0.52,
    ),
}


def value(s: Valeria) -> list[float]:
    """The chance of each seat to win if everybody played on evenly."""
    turns = turns_left(s)
    if s.variant.solo:
        left = 0.75 ** min(turns, 6)
        lead = standing(s, 0) - scoring.total(s, LORD) * (0.55 + 0.45 * left)
        return [1 / (1 + exp(-lead / (3 + 1.5 * sqrt(turns))))]
    lesson = LESSONS[s.variant.seats]
    doubt = lesson.doubt * turns**lesson.growth
    prospects = [prospect(s, seat, turns, lesson) / doubt for seat in range(s.variant.seats)]
    best = max(prospects)
    powers = [exp(points - best) for points in prospects]
    total = sum(powers)
    return [power / total for power in powers]


def prospect(s: Valeria, seat: int, turns: float, lesson: Lesson) -> float:
    """The points of a seat, and the expected points from everything else it has."""
    gold, strength, magic, _ = s.have[seat]
    this_turn = turn_left(s, seat)
    ahead = max(turns - 1 + this_turn, 0.0)
    others = min(s.variant.seats, 4) - 1
    citizens, income = 0, 0.0
    mine = s.citizens[seat]
    for citizen in kinds(s):
        n = mine[citizen.index]
        if n:
            odds, active, passive = yields(citizen)
            citizens += n
            income += n * odds * (worth_of(s, seat, active, 0) + others * worth_of(s, seat, passive, 0))
    domains = sum([keeps(domain)[0] for domain in s.estates[seat]])
    amounts = (gold, strength, magic, income, domains, citizens, this_turn)
    points = float(scoring.total(s, seat))
    for amount, now, later in zip(amounts, lesson.now, lesson.later, strict=True):
        points += amount * (now + later * ahead)
    return points


def turn_left(s: Valeria, seat: int) -> float:
    """The part of this round's turn that the seat still has; everybody gets the same number of turns (V-64)."""
    seats = s.variant.seats
    place, active = (seat - s.first) % seats, (s.active - s.first) % seats
    if place != active:
        return float(place > active)
    return max(3 - s.action, 0) / 2 if s.phase == "action" else 1.0


def kinds(s: Valeria) -> Sequence[Citizen]:
    """The citizens that can be in a duchy."""
    return s.variant.content.citizens if s.variant.random else s.variant.kinds


def standing(s: Valeria, seat: int) -> float:
    """Points now, the value of the resources, and the expected income until the end."""
    sight = Sight(s, seat)
    have = s.have[seat]
    saved = sight.likes.get("resources", 0.0)
    points = scoring.total(s, seat) + sight.bundle(have) - have[3] - saved * (have[0] + have[1] + have[2])
    earned = sum([sight.mine[citizen.index] * sight.income(citizen) for citizen in kinds(s)])
    earned += sum([keeps(domain)[0] for domain in s.estates[seat]])
    return points + (earned + 0.9) * max(sight.turns - 0.5, 0.0)
