"""The names of bots: for each level a list, used in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

CAST: Mapping[str, Sequence[str]] = {
    "easy": ("Řehoř", "Babeta", "Žofka", "Vavřinec"),
    "medium": ("Apolena", "Matyáš", "Kunhuta", "Kilián"),
    "hard": ("Bartoloměj", "Ludmila", "Oldřich", "Drahomíra"),
}


def names_of(levels: Sequence[str]) -> list[str]:
    """The names of the bots on these chairs; a chair without a bot has an empty level and gets an empty name."""
    return [_name(level, list(levels[:seat]).count(level)) if level else "" for seat, level in enumerate(levels)]


def _name(level: str, nth: int) -> str:
    cast = CAST.get(level)
    return cast[nth % len(cast)] if cast else level
