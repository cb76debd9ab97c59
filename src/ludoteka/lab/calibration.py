"""Calibration: measure and correct the chances that people are shown.

Bots play matches, with a random move now and then so that all kinds of positions occur. At some of them the game's
judgement of every seat is kept, and in the end who won. For each stage that the game tells apart one number is fitted
to half of the matches: the factor of the logit that makes the judgement most likely. All is measured on the other half.

python -m ludoteka.lab.calibration GAME SEATS MATCHES [SETTING=VALUE ...]
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import log
from random import Random
from typing import Any

import ludoteka

from ..bots.judging import UNCHANGED, calibrated, shares
from ..bots.simple import GreedyBot
from ..kernel import Game

RANDOM_MOVE_SHARE = 0.1  # of the moves are random, so that all kinds of positions occur
SAMPLES_PER_MATCH = 16
BINS = 10  # of the reliability
FACTORS = [n / 20 for n in range(1, 31)]  # that are tried
SHIFTS = [n / 4 for n in range(-12, 13)]  # and for a single seat these with them

Calibration = tuple[float, float]  # what the logit is multiplied by, and what is added to it


@dataclass(frozen=True, slots=True)
class PositionSample:
    """A position, the game's judgement of it, and the winner of the match."""

    match: int
    stage: str
    values: tuple[float, ...]
    won: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class StageRow:
    """The quality of the judgement of a stage, measured on held-out matches."""

    stage: str
    samples: int
    calibration: Calibration
    prior: float  # log loss of whoever knows only how often each seat wins
    before: float  # log loss of the game's own value
    after: float  # and as people are told it
    off_before: float  # the mean distance of what was said from what came, in chances
    off_after: float


def play(game: Game[Any], seats: int, settings: Mapping[str, str], match: int) -> list[PositionSample]:
    """Play one match and return a few position samples."""
    random = Random(f"calibration/{game.id}/{seats}/{sorted(settings.items())}/{match}")
    table = ludoteka.open_table(game.id, seats, seed=f"calibration {match}", settings=settings)
    bot = GreedyBot(random, worlds=1)
    heuristics = game.heuristics
    assert heuristics and heuristics.value, "a game that judges positions"
    judged: list[tuple[str, tuple[float, ...]]] = []
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        stage = heuristics.stage(table.state) if heuristics.stage else "all"
        judged.append((stage, tuple(heuristics.value(table.state))))
        key = random.choice(ask.keys) if random.random() < RANDOM_MOVE_SHARE else bot.choose(table.perspective(seat))
        table.choose(seat, key)
    assert table.outcome
    won = tuple(shares(table.outcome))
    step = max(1, len(judged) // SAMPLES_PER_MATCH)
    return [PositionSample(match, stage, values, won) for stage, values in judged[random.randrange(step) :: step]]


def loss(sample: PositionSample, calibration: Calibration = UNCHANGED) -> float:
    """The log loss of a judgement, in natural units."""
    chances, won = calibrated(sample.values, *calibration), list(sample.won)
    if len(chances) == 1:
        chances, won = [chances[0], 1.0 - chances[0]], [won[0], 1.0 - won[0]]
    return -sum(share * log(max(1e-9, chance)) for share, chance in zip(won, chances, strict=True) if share)


def mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0


def fit(samples: Sequence[PositionSample]) -> Calibration:
    """Fit the factor of the logit that makes the outcomes most likely."""
    shifts = SHIFTS if len(samples[0].won) == 1 else [0.0]
    return min(product(FACTORS, shifts), key=lambda calibration: mean(loss(sample, calibration) for sample in samples))


def expected_calibration_error(samples: Sequence[PositionSample], calibration: Calibration = UNCHANGED) -> float:
    """The expected calibration error: the mean distance between chances and frequencies, by bins."""
    bins: dict[int, list[tuple[float, float]]] = {}
    for sample in samples:
        for chance, share in zip(calibrated(sample.values, *calibration), sample.won, strict=True):
            bins.setdefault(min(BINS - 1, int(chance * BINS)), []).append((chance, share))
    total = sum(map(len, bins.values()))
    return sum(abs(sum(c - s for c, s in pairs)) for pairs in bins.values()) / total if total else 0.0


def prior(others: Sequence[PositionSample], samples: Sequence[PositionSample]) -> float:
    """The log loss of a guess that knows only how often each seat wins."""
    often = tuple(mean(sample.won[seat] for sample in others) for seat in range(len(others[0].won)))
    return mean(loss(PositionSample(0, "", often, sample.won)) for sample in samples)


def report(samples: Sequence[PositionSample]) -> list[StageRow]:
    """Return a line for each stage: the number fitted to all matches, and its quality by two-fold cross-validation."""
    lines = []
    for stage in sorted({sample.stage for sample in samples}):
        halves = [
            [sample for sample in samples if sample.stage == stage and sample.match % 2 == half] for half in (0, 1)
        ]
        if not all(halves):
            continue
        whole, crossed = halves[0] + halves[1], list(zip(halves, map(fit, halves[::-1]), strict=True))
        lines.append(
            StageRow(
                stage,
                len(whole),
                fit(whole),
                mean(prior(others, half) for others, half in (halves, halves[::-1])),
                mean(loss(sample) for sample in whole),
                mean(loss(sample, calibration) for half, calibration in crossed for sample in half),
                expected_calibration_error(whole),
                mean(expected_calibration_error(half, calibration) for half, calibration in crossed),
            )
        )
    return lines


def measure(game: Game[Any], seats: int, settings: Mapping[str, str], matches: int) -> list[StageRow]:
    """Play `matches` matches and evaluate the judgement."""
    return report([sample for match in range(matches) for sample in play(game, seats, settings, match)])


def main(game: str, seats: str, matches: str, *settings: str) -> None:
    """Measure one game at one number of seats, and print a line for each stage."""
    chosen = dict(setting.split("=", 1) for setting in settings)
    for line in measure(ludoteka.game(game), int(seats), chosen, int(matches)):
        print(
            f"{line.stage}: {line.samples} positions, log loss {line.before:.3f} -> {line.after:.3f} "
            f"(knowing nothing {line.prior:.3f}), off by {line.off_before:.3f} -> {line.off_after:.3f} "
            f"with {line.calibration}"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
