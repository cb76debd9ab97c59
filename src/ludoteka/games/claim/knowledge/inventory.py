"""Every card of the box, wherever it lies."""

from __future__ import annotations

from ..pieces import Card, Claim


def inventory(s: Claim) -> list[Card]:
    """Every card, wherever it lies."""
    piles = [s.box, s.stock, s.prize, s.trick, s.out, *s.hands, *s.won, *s.drawn, *s.score]
    return [card for pile in piles for card in pile]
