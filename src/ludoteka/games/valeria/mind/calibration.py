"""Calibration of the win chances shown to people (docs/bots.md)."""

from __future__ import annotations

from ..pieces import Valeria
from .sight import turns_left

CALIBRATION = {  # with two and three seats, and later with more, it is right as it is
    "1 seats, early": (0.35, 2.25),
    "1 seats, midway": (0.7, 0.0),
    "1 seats, late": (0.6, 0.0),
    "4 seats, early": (1.5, 0.0),
    "5 seats, early": (1.3, 0.0),
}


def stage(s: Valeria) -> str:
    """The calibration's stage: seats, and how many turns may be left."""
    turns = turns_left(s)
    return f"{s.variant.seats} seats, {'early' if turns > 6 else 'midway' if turns > 2.5 else 'late'}"
