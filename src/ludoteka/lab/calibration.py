"""Calibration: are the chances that people are told right as often as they say?

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

from ..bots.judging import ASIS, shares, tempered
from ..bots.simple import GreedyBot
from ..kernel import Game

STRAY = 0.1  # of the moves are random
LOOKS = 16  # at a match
BINS = 10  # of the reliability
FACTORS = [n / 20 for n in range(1, 31)]  # that are tried
SHIFTS = [n / 4 for n in range(-12, 13)]  # and for a single seat these with them

Trust = tuple[float, float]  # what the logit is multiplied by, and what is added to it


@dataclass(frozen=True, slots=True)
class Look:
    """A position as the game judged it, and who won from there."""

    match: int
    stage: str
    values: tuple[float, ...]
    won: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class StageRow:
    """How good the judgement of a stage is on matches that were kept apart."""

    stage: str
    looks: int
    sure: Trust
    prior: float  # log loss of whoever knows only how often each seat wins
    before: float  # log loss of the game's own value
    after: float  # and as people are told it
    off_before: float  # the mean distance of what was said from what came, in chances
    off_after: float


def play(game: Game[Any], seats: int, options: Mapping[str, str], match: int) -> list[Look]:
    """One match, looked at a few times."""
    random = Random(f"calibration/{game.id}/{seats}/{sorted(options.items())}/{match}")
    table = ludoteka.open_table(game.id, seats, seed=f"calibration {match}", options=options)
    mind = GreedyBot(random, worlds=1)
    hints = game.hints
    assert hints and hints.value, "a game that judges positions"
    seen: list[tuple[str, tuple[float, ...]]] = []
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        stage = hints.stage(table.state) if hints.stage else "all"
        seen.append((stage, tuple(hints.value(table.state))))
        key = random.choice(ask.keys) if random.random() < STRAY else mind.choose(table.perspective(seat))
        table.choose(seat, key)
    assert table.outcome
    won = tuple(shares(table.outcome))
    apart = max(1, len(seen) // LOOKS)
    return [Look(match, stage, values, won) for stage, values in seen[random.randrange(apart) :: apart]]


def loss(look: Look, sure: Trust = ASIS) -> float:
    """How surprising the end was, in natural units."""
    told, won = tempered(look.values, *sure), list(look.won)
    if len(told) == 1:
        told, won = [told[0], 1.0 - told[0]], [won[0], 1.0 - won[0]]
    return -sum(share * log(max(1e-9, chance)) for share, chance in zip(won, told, strict=True) if share)


def mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0


def fitted(looks: Sequence[Look]) -> Trust:
    """What makes what happened most likely."""
    shifts = SHIFTS if len(looks[0].won) == 1 else [0.0]
    return min(product(FACTORS, shifts), key=lambda sure: mean(loss(look, sure) for look in looks))


def unreliable(looks: Sequence[Look], sure: Trust = ASIS) -> float:
    """The expected calibration error: how far chances are from how often they came true, by bins."""
    bins: dict[int, list[tuple[float, float]]] = {}
    for look in looks:
        for chance, share in zip(tempered(look.values, *sure), look.won, strict=True):
            bins.setdefault(min(BINS - 1, int(chance * BINS)), []).append((chance, share))
    total = sum(map(len, bins.values()))
    return sum(abs(sum(c - s for c, s in pairs)) for pairs in bins.values()) / total if total else 0.0


def prior(known: Sequence[Look], looks: Sequence[Look]) -> float:
    """The log loss of somebody who knows only how often each seat wins."""
    often = tuple(mean(look.won[seat] for look in known) for seat in range(len(known[0].won)))
    return mean(loss(Look(0, "", often, look.won)) for look in looks)


def report(looks: Sequence[Look]) -> list[StageRow]:
    """A line for each stage: the number fitted to all matches, what it is worth measured on those it was not fitted to.

    Each half of the matches is judged by the number that the other half gives.
    """
    lines = []
    for stage in sorted({look.stage for look in looks}):
        halves = [[look for look in looks if look.stage == stage and look.match % 2 == half] for half in (0, 1)]
        if not all(halves):
            continue
        here, apart = halves[0] + halves[1], list(zip(halves, map(fitted, halves[::-1]), strict=True))
        lines.append(
            StageRow(
                stage,
                len(here),
                fitted(here),
                mean(prior(known, half) for known, half in (halves, halves[::-1])),
                mean(loss(look) for look in here),
                mean(loss(look, sure) for half, sure in apart for look in half),
                unreliable(here),
                mean(unreliable(half, sure) for half, sure in apart),
            )
        )
    return lines


def measure(game: Game[Any], seats: int, options: Mapping[str, str], matches: int) -> list[StageRow]:
    """Play so many matches and judge the judgement."""
    return report([look for match in range(matches) for look in play(game, seats, options, match)])


def main(game: str, seats: str, matches: str, *options: str) -> None:
    """Measure one game at one number of seats, and print a line for each stage."""
    chosen = dict(option.split("=", 1) for option in options)
    for line in measure(ludoteka.game(game), int(seats), chosen, int(matches)):
        print(
            f"{line.stage}: {line.looks} positions, log loss {line.before:.3f} -> {line.after:.3f} "
            f"(knowing nothing {line.prior:.3f}), off by {line.off_before:.3f} -> {line.off_after:.3f} with {line.sure}"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
