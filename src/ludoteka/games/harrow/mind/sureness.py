"""How far the judgement of a position is to be trusted when people are told (`ludoteka calibrate`)."""

from __future__ import annotations

from ..state import Harrow

SURE: dict[str, float] = {}


def stage(s: Harrow) -> str:
    """By chapter and seats; matches against the automata by their own names."""
    return f"chapter {s.chapter}, {len(s.factions)} seats" if s.mode not in ("solo", "duel") else s.mode
