"""The chances that people are told come true about as often as they say."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from ludoteka.bots.judging import tempered
from ludoteka.games.claim import GAME as CLAIM
from ludoteka.lab.calibration import Look, fitted, loss, mean, measure, play, prior, report, unreliable


def sigmoid(logit: float) -> float:
    return 1 / (1 + exp(-logit))


def boaster(matches: int = 2000) -> list[Look]:
    """Positions whose judge says three times the logit that is true."""
    random = Random(1)
    looks = []
    for match in range(matches):
        logit = random.uniform(-2, 2)
        won = float(random.random() < sigmoid(logit))
        said = sigmoid(3 * logit)
        looks.append(Look(match, "all", (said, 1 - said), (won, 1 - won)))
    return looks


def test_a_judge_who_is_three_times_too_sure_is_brought_down_to_a_third() -> None:
    (line,) = report(boaster())
    assert line.sure[0] == pytest.approx(1 / 3, abs=0.06) and line.sure[1] == 0.0
    assert line.after < line.prior < line.before
    assert line.off_after < 0.05 < line.off_before


def test_a_single_seat_may_have_the_rules_against_it() -> None:
    random = Random(2)
    looks = [Look(n, "all", (0.6,), (float(random.random() < 0.12),)) for n in range(1000)]
    told = tempered((0.6,), *fitted(looks))[0]
    assert told == pytest.approx(mean(look.won[0] for look in looks), abs=0.03)
    assert unreliable(looks, fitted(looks)) < 0.03 < unreliable(looks)


def test_what_is_measured_is_not_what_was_fitted() -> None:
    looks = boaster(60)
    even, odd = ([look for look in looks if look.match % 2 == half] for half in (0, 1))
    (line,) = report(looks)
    other = [loss(look, fitted(odd)) for look in even] + [loss(look, fitted(even)) for look in odd]
    assert line.after == pytest.approx(mean(other))


def test_claim_tells_people_chances_that_beat_its_own_value_and_whoever_knows_nothing() -> None:
    looks = [look for match in range(60) for look in play(CLAIM, 2, {}, match)]
    hints = CLAIM.hints
    assert hints and {look.stage for look in looks} == set(hints.sure)
    for stage, sure in hints.sure.items():
        here = [look for look in looks if look.stage == stage]
        told, before = mean(loss(look, sure) for look in here), mean(map(loss, here))
        assert told < before and told < prior(here, here)
        assert unreliable(here, sure) < 0.12


def test_the_same_matches_are_measured_again() -> None:
    assert measure(CLAIM, 2, {}, 4) == measure(CLAIM, 2, {}, 4)
