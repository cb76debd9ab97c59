"""Balance: win rates by faction and seat, sources of points, and the value of choices."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import sqrt
from statistics import fmean, stdev

import ludoteka

from .arena import Entrant, Match, MatchResult, schedule
from .arena_stats import LEAST_CHOSEN, Rate, Z, points

SEAT = "seat"  # the one trait that every game has


# -- What is played ----------------------------------------------------------------------------------------------------
def plan(
    game: str,
    specs: Sequence[Entrant],
    games: int,
    seats: Sequence[int],
    settings: Mapping[str, Sequence[str]],
    seed: str,
) -> list[list[Match]]:
    """Plan `games` matches for every number of seats with every combination of the settings."""
    combinations = [dict(zip(settings, values, strict=True)) for values in product(*settings.values())]
    return [schedule(game, specs, games, number, chosen, seed) for number in seats for chosen in combinations]


# -- What is counted ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with half the width of its 95 % interval."""

    value: float
    half: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Mean:
        half = Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
        return cls(fmean(numbers), half)


@dataclass(frozen=True, slots=True)
class SeatGroup:
    """Seats that share a trait, or that won."""

    wins: Rate
    score: Mean
    measures: dict[str, Mean]


@dataclass(frozen=True, slots=True)
class Pick:
    """How often a thing was chosen when it was offered, and the results of seats with it and without it."""

    key: str
    picked: Rate  # of the decisions in which it was offered
    chose: Rate  # wins of the seats that chose it in the game
    left: Rate  # wins of the seats that were offered it and never chose it


@dataclass(frozen=True, slots=True)
class CaseReport:
    """One number of seats with one combination of settings, in numbers."""

    seats: int
    settings: dict[str, str]
    games: int
    everyone: SeatGroup
    winners: SeatGroup | None
    others: SeatGroup | None
    traits: dict[str, dict[str, SeatGroup]]  # trait -> value -> its seats
    lengths: list[int]  # decisions per game
    picks: dict[str, list[Pick]]  # verb -> what was chosen with it, the most successful first


def count(matches: Sequence[Match], results: Sequence[MatchResult]) -> CaseReport:
    """Compute the balance report of one case from its matches."""
    taken = [(result, seat) for result in results for seat in range(len(result.seats))]
    fates = [[one for one in taken if (one[1] in one[0].winners) is won] for won in (True, False)]
    return CaseReport(
        seats=len(matches[0].seats),
        settings=dict(matches[0].settings),
        games=len(results),
        everyone=_group(taken),
        winners=_group(fates[0]) if fates[0] else None,
        others=_group(fates[1]) if fates[1] else None,
        traits=_traits(taken),
        lengths=[sum(result.decisions) for result in results],
        picks=_picks(matches[0].game, taken),
    )


def _group(taken: Sequence[tuple[MatchResult, int]]) -> SeatGroup:
    numbers: dict[str, list[float]] = defaultdict(list)
    for result, seat in taken:
        for name, number in (result.measures[seat] if result.measures else {}).items():
            numbers[name].append(number)
    return SeatGroup(
        wins=Rate.of([points(result, seat) for result, seat in taken]),
        score=Mean.of([result.scores[seat] for result, seat in taken]),
        measures={name: Mean.of(values) for name, values in numbers.items()},
    )


def _traits(taken: Iterable[tuple[MatchResult, int]]) -> dict[str, dict[str, SeatGroup]]:
    seats: dict[str, dict[str, list[tuple[MatchResult, int]]]] = defaultdict(lambda: defaultdict(list))
    for result, seat in taken:
        own = result.traits[seat] if result.traits else {}
        for trait, value in (own | {SEAT: str(seat + 1)}).items():
            seats[trait][value].append((result, seat))
    return {
        trait: {value: _group(values[value]) for value in sorted(values, key=_natural)}
        for trait, values in seats.items()
    }


def _natural(value: str) -> tuple[int, int, str]:
    return (0, int(value), "") if value.isdigit() else (1, 0, value)


def _picks(game: str, taken: Iterable[tuple[MatchResult, int]]) -> dict[str, list[Pick]]:
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    fared: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for result, seat in taken:
        won = points(result, seat)
        for key, number in result.offered[seat].items():
            offered[key] += number
            times = result.chosen[seat].get(key, 0)
            chosen[key] += times
            fared[key][0 if times else 1].append(won)
    picks: dict[str, list[Pick]] = {}
    for verb in verbs(game) or dict.fromkeys(key.split("/")[0] for key in sorted(offered)):
        keys = [key for key in offered if key.split("/")[0] == verb and len(fared[key][0]) >= LEAST_CHOSEN]
        rates = [Pick(key, _share(chosen[key], offered[key]), *(Rate.of(won) for won in fared[key])) for key in keys]
        if rates:
            picks[verb] = sorted(rates, key=lambda pick: (-pick.chose.share, pick.key))
    return picks


def _share(successes: int, trials: int) -> Rate:
    return Rate.of([1.0] * successes + [0.0] * (trials - successes))


def verbs(game: str) -> tuple[str, ...]:
    """The verbs whose choices get a table: those that the game's statistics name, or all."""
    counts = ludoteka.game(game).statistics
    return counts.choices if counts else ()
