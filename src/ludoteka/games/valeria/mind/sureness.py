"""How far the judgement of a position is to be trusted when people are told (`ludoteka calibrate`)."""

from __future__ import annotations

from ..pieces import Valeria
from .sight import turns_left

SURE: dict[str, float] = {}


def stage(s: Valeria) -> str:
    """By seats, and by how many turns there may still be."""
    turns = turns_left(s)
    return f"{s.variant.seats} seats, {'early' if turns > 6 else 'midway' if turns > 2.5 else 'late'}"
