"""All components, wherever they are."""

from __future__ import annotations

from typing import Any

from ..pieces import Valeria


def inventory(s: Valeria) -> list[Any]:
    """All components, wherever they are."""
    piles: list[list[Any]] = [*s.estates, *s.slain, *s.dukes, *s.rejected]
    piles += [*s.monster_stacks, *s.citizen_stacks, *s.domain_stacks, s.deck]
    piles += [s.spare_dukes, s.spare_domains, s.spare_events, s.spare_citizens]
    cards: list[Any] = [card for pile in piles for card in pile]
    cards += [cover for cover in s.covers if cover is not None]
    for owned in s.citizens:
        for citizen, n in zip(s.variant.content.citizens, owned, strict=True):
            cards += [citizen] * n
    return cards
