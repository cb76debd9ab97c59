"""The chances shown to people come true about as often as predicted."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from ludoteka.bots.judging import calibrated
from ludoteka.games.claim import GAME as CLAIM
from ludoteka.lab.calibration import (
    PositionSample,
    expected_calibration_error,
    fit,
    loss,
    mean,
    measure,
    play,
    prior,
    report,
)


def sigmoid(logit: float) -> float:
    return 1 / (1 + exp(-logit))


def boaster(matches: int = 2000) -> list[PositionSample]:
    """Positions whose judge says three times the logit that is true."""
    random = Random(1)
    samples = []
    for match in range(matches):
        logit = random.uniform(-2, 2)
        won = float(random.random() < sigmoid(logit))
        chance = sigmoid(3 * logit)
        samples.append(PositionSample(match, "all", (chance, 1 - chance), (won, 1 - won)))
    return samples


def test_a_judge_three_times_too_confident_is_scaled_to_a_third() -> None:
    (line,) = report(boaster())
    assert line.calibration[0] == pytest.approx(1 / 3, abs=0.06) and line.calibration[1] == 0.0
    assert line.after < line.prior < line.before
    assert line.off_after < 0.05 < line.off_before


def test_a_single_seat_may_have_the_rules_against_it() -> None:
    random = Random(2)
    samples = [PositionSample(n, "all", (0.6,), (float(random.random() < 0.12),)) for n in range(1000)]
    chance = calibrated((0.6,), *fit(samples))[0]
    assert chance == pytest.approx(mean(sample.won[0] for sample in samples), abs=0.03)
    assert expected_calibration_error(samples, fit(samples)) < 0.03 < expected_calibration_error(samples)


def test_calibration_is_measured_on_matches_that_were_not_used_for_fitting() -> None:
    samples = boaster(60)
    even, odd = ([sample for sample in samples if sample.match % 2 == half] for half in (0, 1))
    (line,) = report(samples)
    other = [loss(sample, fit(odd)) for sample in even] + [loss(sample, fit(even)) for sample in odd]
    assert line.after == pytest.approx(mean(other))


def test_calibrated_chances_of_claim_beat_its_raw_value_and_the_baseline() -> None:
    samples = [sample for match in range(60) for sample in play(CLAIM, 2, {}, match)]
    heuristics = CLAIM.heuristics
    assert heuristics and {sample.stage for sample in samples} == set(heuristics.calibration)
    for stage, sure in heuristics.calibration.items():
        here = [sample for sample in samples if sample.stage == stage]
        after, before = mean(loss(sample, sure) for sample in here), mean(map(loss, here))
        assert after < before and after < prior(here, here)
        assert expected_calibration_error(here, sure) < 0.12


def test_the_same_matches_are_measured_again() -> None:
    assert measure(CLAIM, 2, {}, 4) == measure(CLAIM, 2, {}, 4)
