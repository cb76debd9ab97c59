"""Calibration of the win chances shown to people (docs/bots.md)."""

from __future__ import annotations

from ..pieces import Claim

CALIBRATION = {"phase 1": (0.3, 0.0), "phase 2": (0.4, 0.0), "last tricks": (0.6, 0.0)}


def stage(s: Claim) -> str:
    """The calibration's stage: phase one, phase two, or the last tricks, which are solved exactly."""
    return f"phase {s.phase}" if s.phase == 1 or len(s.hands[0]) > 6 else "last tricks"
