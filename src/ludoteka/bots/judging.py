"""Judging a position for people: every seat's chance to win, as sure as matches have shown it to be.

A game's `value` is made for search, where only the order of positions counts, and may be far too sure. What people are
told is its logit times the game's `sure`, a number fitted to matches that were played (`lab/calibration.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from ..kernel import Heuristics, Outcome, Perspective

ASIS = 1.0, 0.0
LEAST = 0.005  # nobody is told that all is lost, or won, before it is
WORLDS = 24  # imagined for a judgement


def judge(perspective: Perspective[Any], random: Random, worlds: int = WORLDS) -> list[float]:
    """Every seat's chance to win, as this seat may see it; even chances where the game cannot tell."""
    heuristics: Heuristics[Any] | None = perspective.game.heuristics
    total: list[float] = []
    for _ in range(worlds):
        world = perspective.imagine(random)
        seen = shares(world.outcome) if world.outcome else chances(heuristics, world.state) if heuristics else []
        total = [a + b for a, b in zip(total or [0.0] * len(seen), seen, strict=True)]
    return [chance / worlds for chance in total]


def chances(heuristics: Heuristics[Any], state: Any) -> list[float]:
    """What the game values a state at, made as sure as it has been right."""
    if heuristics.value is None:
        return []
    stage = heuristics.stage
    return tempered(
        heuristics.value(state), *(ASIS if stage is None else heuristics.calibration.get(stage(state), ASIS))
    )


def tempered(values: Sequence[float], sure: float, shift: float = 0.0) -> list[float]:
    """Chances with their logits scaled; a single seat plays against the rules, which `shift` may favour."""
    if len(values) == 1:
        mine, theirs = tempered((values[0], 1.0 - values[0]), sure)
        return [mine / (mine + theirs * exp(-shift))]
    powers = [max(LEAST, value) ** sure for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def shares(outcome: Outcome) -> list[float]:
    """Who won, as chances: winners share it, a draw is shared by all."""
    seats, winners = len(outcome.scores), outcome.winners
    if winners:
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [1.0 / seats if seats > 1 else 0.0] * seats
