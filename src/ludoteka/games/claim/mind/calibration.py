"""How far the judgement of a position is to be trusted when people are told (docs/bots.md)."""

from __future__ import annotations

from ..pieces import Claim

CALIBRATION = {"phase 1": (0.3, 0.0), "phase 2": (0.4, 0.0), "last tricks": (0.6, 0.0)}


def stage(s: Claim) -> str:
    """Both phases, and the last tricks, where hands are known and worked out."""
    return f"phase {s.phase}" if s.phase == 1 or len(s.hands[0]) > 6 else "last tricks"
