"""Actions as numbers, outcomes as rewards."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteka.kernel import LudotekaError, Outcome, Seat
from ludoteka.lab.fixed_game import FixedGame
from ludoteka.lab.rewards import rewards


def outcome(scores: list[float], winners: list[int]) -> Outcome:
    return Outcome(tuple(scores), tuple(Seat(seat) for seat in winners), "test")


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([3, 2], [0], [1, -1]),
        ([2, 2], [], [0, 0]),
        ([2, 2], [0, 1], [0, 0]),
        ([2, 2], [1], [-1, 1]),  # a tie-break decided
        ([9, 5, 7], [0], [1, -1, 0]),
        ([9, 5, 5], [0], [1, -0.5, -0.5]),
        ([9, 9, 1, 0], [0, 1], [2 / 3, 2 / 3, -1 / 3, -1]),
        ([4, 3, 2], [], [0, 0, 0]),  # everybody lost
        ([7], [0], [1]),
        ([7], [], [-1]),
    ],
)
def test_rewards_follow_the_places(scores: list[float], winners: list[int], expected: list[float]) -> None:
    given_rewards = rewards(outcome(scores, winners))
    assert given_rewards == pytest.approx(expected)
    assert len(scores) == 1 or sum(given_rewards) == pytest.approx(0)


def test_an_action_is_the_place_of_its_key_in_the_vocabulary() -> None:
    fixed = FixedGame("claim")
    assert [fixed.key(id) for id in fixed.legal(fixed.table("x").asks[Seat(0)])] == sorted(
        fixed.table("x").asks[Seat(0)].keys, key=fixed.keys.index
    )
    assert fixed.key(np.int64(3)) == fixed.keys[3]


@pytest.mark.parametrize("action", [48, -1, "play/goblins-7", None, 1.5])
def test_an_unknown_action_is_refused_with_the_allowed_ones(action: object) -> None:
    with pytest.raises(LudotekaError, match=r"0 … 47|below 48"):
        FixedGame("claim").key(action)
