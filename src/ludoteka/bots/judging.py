"""Judging a position for people: every seat's chance to win, calibrated on played matches.

A game's `value` serves the search, where only the order of positions counts, and may be far too confident. People are
shown its logit times a factor of the game, fitted to played matches (`lab/calibration.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from ..kernel import Heuristics, Outcome, Perspective

UNCHANGED = 1.0, 0.0
MIN_CHANCE = 0.005  # no position is called lost, or won, before the match is over
WORLDS = 24  # imagined for one judgement


def judge(perspective: Perspective[Any], random: Random, worlds: int = WORLDS) -> list[float]:
    """Every seat's chance to win as this seat can know it; an empty list if the game values no positions."""
    heuristics: Heuristics[Any] | None = perspective.game.heuristics
    total: list[float] = []
    for _ in range(worlds):
        world = perspective.imagine(random)
        chances_here = (
            shares(world.outcome) if world.outcome else chances(heuristics, world.state) if heuristics else []
        )
        total = [a + b for a, b in zip(total or [0.0] * len(chances_here), chances_here, strict=True)]
    return [chance / worlds for chance in total]


def chances(heuristics: Heuristics[Any], state: Any) -> list[float]:
    """The game's value of a state as calibrated chances, one per seat; empty if the game has none."""
    if heuristics.value is None:
        return []
    stage = heuristics.stage
    return calibrated(
        heuristics.value(state), *(UNCHANGED if stage is None else heuristics.calibration.get(stage(state), UNCHANGED))
    )


def calibrated(values: Sequence[float], factor: float, shift: float = 0.0) -> list[float]:
    """Chances with their logits multiplied by `factor`; for a single seat `shift` is added to the logit."""
    if len(values) == 1:
        mine, theirs = calibrated((values[0], 1.0 - values[0]), factor)
        return [mine / (mine + theirs * exp(-shift))]
    powers = [max(MIN_CHANCE, value) ** factor for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def shares(outcome: Outcome) -> list[float]:
    """An outcome as chances: the winners share the win, all seats share a draw; a seat that lost alone gets 0."""
    seats, winners = len(outcome.scores), outcome.winners
    if winners:
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [1.0 / seats if seats > 1 else 0.0] * seats
