"""Calibration: are the chances that people are told right as often as they say?

Bots play matches, with a random move now and then so that all kinds of positions occur. At some of them the game's
judgement of every seat is kept, and in the end who won. For each stage that the game tells apart one number is fitted
to every other match: the factor of the logit that makes the judgement most likely. All is measured on the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from typing import Any

import ludoteka

from ..bots.judging import shares, tempered
from ..bots.simple import GreedyBot
from ..kernel import Game

STRAY = 0.1  # of the moves are random
LOOKS = 16  # at a match
BINS = 10  # of the reliability
FACTORS = [n / 20 for n in range(1, 41)]  # that are tried


@dataclass(frozen=True, slots=True)
class Look:
    """A position as the game judged it, and who won from there."""

    match: int
    stage: str
    values: tuple[float, ...]
    won: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """How good the judgement of a stage is on matches that were kept apart."""

    stage: str
    looks: int
    sure: float
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


def loss(look: Look, sure: float) -> float:
    """How surprising the end was, in natural units."""
    told, won = tempered(look.values, sure), list(look.won)
    if len(told) == 1:
        told, won = [told[0], 1.0 - told[0]], [won[0], 1.0 - won[0]]
    return -sum(share * log(max(1e-9, chance)) for share, chance in zip(won, told, strict=True) if share)


def mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0


def fitted(looks: Sequence[Look]) -> float:
    """The factor that makes what happened most likely."""
    return min(FACTORS, key=lambda sure: mean(loss(look, sure) for look in looks))


def unreliable(looks: Sequence[Look], sure: float) -> float:
    """The expected calibration error: how far chances are from how often they came true, by bins."""
    bins: dict[int, list[tuple[float, float]]] = {}
    for look in looks:
        for chance, share in zip(tempered(look.values, sure), look.won, strict=True):
            bins.setdefault(min(BINS - 1, int(chance * BINS)), []).append((chance, share))
    total = sum(map(len, bins.values()))
    return sum(abs(sum(c - s for c, s in pairs)) for pairs in bins.values()) / total if total else 0.0


def prior(known: Sequence[Look], looks: Sequence[Look]) -> float:
    """The log loss of somebody who knows only how often each seat wins."""
    often = tuple(mean(look.won[seat] for look in known) for seat in range(len(known[0].won)))
    return mean(loss(Look(0, "", often, look.won), 1.0) for look in looks)


def report(looks: Sequence[Look]) -> list[Line]:
    """A line for each stage, fitted to even matches and measured on odd ones."""
    lines = []
    for stage in sorted({look.stage for look in looks}):
        here = [look for look in looks if look.stage == stage]
        known = [look for look in here if look.match % 2 == 0]
        apart = [look for look in here if look.match % 2]
        if not known or not apart:
            continue
        sure = fitted(known)
        lines.append(
            Line(
                stage,
                len(apart),
                sure,
                prior(known, apart),
                mean(loss(look, 1.0) for look in apart),
                mean(loss(look, sure) for look in apart),
                unreliable(apart, 1.0),
                unreliable(apart, sure),
            )
        )
    return lines


def measure(
    game: Game[Any], seats: int, options: Mapping[str, str], matches: int, told: Callable[[int], None] = lambda n: None
) -> list[Line]:
    """Play so many matches and judge the judgement."""
    looks: list[Look] = []
    for match in range(matches):
        looks += play(game, seats, options, match)
        told(match + 1)
    return report(looks)
