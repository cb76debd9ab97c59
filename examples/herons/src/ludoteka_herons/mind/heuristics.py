"""Heuristics: the worth of a fish to a heron, the value of patience, and the chances to win."""

from __future__ import annotations

from math import exp
from typing import Any

from ludoteka.kernel import Ask, Heuristics, Seat

from ..pieces import Fish, Herons
from ..rules import points_of

CARD = 0.08  # points that a step of patience is worth while rounds are left
SCALE = 3.0  # points that make one heron e times as likely to win as another


def weigh(s: Herons, ask: Ask[Any]) -> list[float]:
    """The weight of a fish is its points, that of a card the stakes of this round."""
    if ask.prompt == "take":
        return [worth(s, ask.seat, option.value) for option in ask.options]
    gains = sorted(worth(s, ask.seat, fish) for fish in s.pool)
    at_stake = (gains[-1] - gains[0]) / 24  # from the first pick to the last, per step of patience
    return [(at_stake - CARD) * option.value for option in ask.options]


def worth(s: Herons, seat: Seat, fish: Fish) -> float:
    """The points that a fish adds to a catch, with a part of the supper that it brings closer."""
    caught = s.caught[seat]
    gain = points_of(s.pond, [*caught, fish]) - points_of(s.pond, caught)
    closer = fish in s.pond.supper and caught.count(fish) <= min(map(caught.count, s.pond.supper))
    return gain + (s.pond.supper_points / 4 if closer else 0.0)


def value(s: Herons) -> list[float]:
    """The chance of each heron to win, from its points and its unspent patience."""
    left = s.rounds - len(s.spent[0])
    strength = [
        exp((points_of(s.pond, caught) + CARD * sum(sorted(hand)[-left:] if left else ())) / SCALE)
        for caught, hand in zip(s.caught, s.hands, strict=True)
    ]
    return [one / sum(strength) for one in strength]


HEURISTICS: Heuristics[Herons] = Heuristics(weigh, value, depth=12, milliseconds=300)
