"""How far the judgement of a position is to be trusted when people are told (`ludoteka calibrate`)."""

from __future__ import annotations

from ..pieces import Claim

SURE: dict[str, float] = {}


def stage(s: Claim) -> str:
    """Both phases, and the last tricks, where hands are known and worked out."""
    return f"phase {s.phase}" if s.phase == 1 or len(s.hands[0]) > 6 else "last tricks"
