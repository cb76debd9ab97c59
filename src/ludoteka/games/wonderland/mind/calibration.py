"""How far the judgement of a position is to be trusted when people are told (docs/bots.md)."""

from __future__ import annotations

from ..pieces import Wonderland

CALIBRATION = {"5 seats, round 1": (0.8, 0.0)}  # all else is judged right as it is


def stage(s: Wonderland) -> str:
    """By seats and rounds."""
    return f"{len(s.players)} seats, round {s.round}"
