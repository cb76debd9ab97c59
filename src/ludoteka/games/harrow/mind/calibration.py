"""Calibration of the win chances shown to people (docs/bots.md)."""

from __future__ import annotations

from ..state import Harrow

CALIBRATION = {  # two rivals in other chapters, and the duel, are judged right as they are
    "chapter 2, 2 seats": (1.15, 0.0),
    "chapter 3, 3 seats": (0.85, 0.0),
    "chapter 3, 4 seats": (1.15, 0.0),  # here the Fair Folk are among the usual sides
    "the Fair Folk, 3 seats": (0.8, 0.0),
    "solo": (0.7, -1.5),
}


def stage(s: Harrow) -> str:
    """The calibration's stage: chapter and seats, or the name of a match with the Fair Folk or automata."""
    if s.mode in ("solo", "duel"):
        return s.mode
    return f"{'the Fair Folk' if s.mode == 'fair3' else f'chapter {s.chapter}'}, {len(s.factions)} seats"
