"""Calibration of the win chances shown to people (docs/bots.md)."""

from __future__ import annotations

from ..pieces import Wonderland

CALIBRATION = {"5 seats, round 1": (0.8, 0.0)}  # all else is judged right as it is


def stage(s: Wonderland) -> str:
    """The calibration's stage: seats and round."""
    return f"{len(s.players)} seats, round {s.round}"
