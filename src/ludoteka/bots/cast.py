"""Opponents are somebody: the bots of each level by name, in the order in which they sit down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

CAST: Mapping[str, Sequence[str]] = {
    "easy": ("Řehoř", "Babeta", "Žofka", "Vavřinec"),
    "medium": ("Apolena", "Matyáš", "Kunhuta", "Kilián"),
    "hard": ("Bartoloměj", "Ludmila", "Oldřich", "Drahomíra"),
}


def names_of(levels: Sequence[str]) -> list[str]:
    """What the bots on these chairs are called; an empty level is a chair without a bot, and without a name."""
    return [_name(level, list(levels[:seat]).count(level)) if level else "" for seat, level in enumerate(levels)]


def _name(level: str, nth: int) -> str:
    cast = CAST.get(level)
    return cast[nth % len(cast)] if cast else level
