"""Statistics of a tournament: win rates with intervals, ratings, places, seats, lengths and choices."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import mean, median
from typing import Any

from openskill.models import PlackettLuce

from .arena import MatchResult

Z = 1.959964  # 95 %
LEAST_CHOSEN = 10  # seats that must have chosen a thing before it is worth a line


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a proportion, valid for few trials and for shares of 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    p, z2 = successes / trials, Z * Z
    middle = (p + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z * sqrt(p * (1 - p) / trials + z2 / (4 * trials * trials)) / (1 + z2 / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of games with its 95 % interval; a draw or a shared win counts in part."""

    share: float
    low: float
    high: float
    games: int

    @classmethod
    def of(cls, points: Sequence[float]) -> Rate:
        low, high = wilson(sum(points), len(points))
        return cls(mean(points) if points else 0.0, low, high, len(points))


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one bot."""

    name: str
    wins: Rate
    draws: int
    place: float
    score: float
    rating: float
    rating_low: float
    rating_high: float
    decisions: float  # per game
    options: float  # per decision
    milliseconds: float  # per decision
    longest: float  # milliseconds, the longest decision of all


@dataclass(frozen=True, slots=True)
class Choice:
    """The results of the seats that chose a thing at least once in the game."""

    key: str
    chosen: int  # in all
    wins: Rate


@dataclass(frozen=True, slots=True)
class Summary:
    """A tournament in numbers."""

    game: str
    seats: int
    settings: dict[str, str]
    seed: str
    games: int
    deals: int
    standings: list[Standing]
    pairs: dict[str, dict[str, Rate]]  # row ends before column
    by_seat: list[Rate]
    lengths: list[int]
    length: float
    reasons: dict[str, int]
    choices: list[Choice]
    measures: dict[str, dict[str, float]]  # what the game counts -> bot or "winners", "others" -> mean

    def plain(self) -> dict[str, Any]:
        """The summary as JSON-able data."""
        return asdict(self)


def points(result: MatchResult, seat: int) -> float:
    """1 for a win, a share of it if several won, half for everybody if nobody won and all are level."""
    if result.winners:
        return 1 / len(result.winners) if seat in result.winners else 0.0
    return 0.5 if len(result.scores) == 2 and len(set(result.scores)) == 1 else 0.0


def summarise(game: str, settings: dict[str, str], seed: str, results: Sequence[MatchResult]) -> Summary:
    """Compute the statistics of a tournament."""
    lengths = [sum(result.decisions) for result in results]
    seats = len(results[0].seats) if results else 0
    return Summary(
        game=game,
        seats=seats,
        settings=settings,
        seed=seed,
        games=len(results),
        deals=len({result.deal for result in results}),
        standings=_standings(results),
        pairs=_pairs(results),
        by_seat=[Rate.of([points(result, seat) for result in results]) for seat in range(seats)],
        lengths=lengths,
        length=median(lengths) if lengths else 0.0,
        reasons=dict(Counter(result.reason for result in results).most_common()),
        choices=_choices(results),
        measures=_measures(results),
    )


def _standings(results: Sequence[MatchResult]) -> list[Standing]:
    ratings = _ratings(results)
    seated: dict[str, list[tuple[MatchResult, int]]] = defaultdict(list)
    for result in results:
        for seat, name in enumerate(result.seats):
            seated[name].append((result, seat))
    standings = []
    for name, games in seated.items():
        mu, sigma = ratings[name]
        decisions = sum(result.decisions[seat] for result, seat in games)
        standings.append(
            Standing(
                name=name,
                wins=Rate.of([points(result, seat) for result, seat in games]),
                draws=sum(len(result.winners) != 1 for result, _ in games),
                place=mean(result.places[seat] for result, seat in games),
                score=mean(result.scores[seat] for result, seat in games),
                rating=mu,
                rating_low=mu - Z * sigma,
                rating_high=mu + Z * sigma,
                decisions=decisions / len(games),
                options=sum(result.options[seat] for result, seat in games) / max(1, decisions),
                milliseconds=1000 * sum(result.seconds[seat] for result, seat in games) / max(1, decisions),
                longest=1000 * max(result.longest[seat] for result, seat in games),
            )
        )
    return sorted(standings, key=lambda standing: -standing.wins.share)


def _ratings(results: Sequence[MatchResult]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings (mean, deviation), updated match by match in the order of the schedule."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for result in results for name in result.seats}
    for result in results:
        if len(set(result.seats)) < 2:
            continue
        first = {
            name: seat for seat, name in reversed(list(enumerate(result.seats)))
        }  # a bot on two seats is rated once
        names = list(first)
        rated = model.rate([[ratings[name]] for name in names], ranks=[result.places[first[name]] for name in names])
        for name, team in zip(names, rated, strict=True):
            ratings[name] = team[0]
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def _pairs(results: Sequence[MatchResult]) -> dict[str, dict[str, Rate]]:
    better: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        for a, mine in zip(result.seats, result.places, strict=True):
            for b, theirs in zip(result.seats, result.places, strict=True):
                if a != b:
                    better[a, b].append(0.5 if mine == theirs else float(mine < theirs))
    table: dict[str, dict[str, Rate]] = defaultdict(dict)
    for (a, b), shares in better.items():
        table[a][b] = Rate.of(shares)
    return dict(table)


def _choices(results: Sequence[MatchResult]) -> list[Choice]:
    """Win rates of the seats that chose a thing."""
    counted: Counter[str] = Counter()
    fared: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for seat, chosen in enumerate(result.chosen):
            for key, number in chosen.items():
                counted[key] += number
                fared[key].append(points(result, seat))
    choices = [
        Choice(key, counted[key], Rate.of(shares)) for key, shares in fared.items() if len(shares) >= LEAST_CHOSEN
    ]
    return sorted(choices, key=lambda choice: (-choice.wins.share, choice.key))


def _measures(results: Sequence[MatchResult]) -> dict[str, dict[str, float]]:
    groups: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for result in results:
        for seat, measured in enumerate(result.measures):
            fate = "winners" if seat in result.winners else "others"
            for name, number in measured.items():
                groups[name][result.seats[seat]].append(number)
                groups[name][fate].append(number)
    return {name: {group: mean(numbers) for group, numbers in columns.items()} for name, columns in groups.items()}
