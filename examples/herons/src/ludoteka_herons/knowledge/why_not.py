"""Reasons why a thing cannot be chosen now."""

from __future__ import annotations

from ludoteka.kernel import Seat, Why

from ..pieces import PATIENCE, Herons, card_ref

CARDS = {card_ref(card): card for card in PATIENCE}


def why_not(s: Herons, seat: Seat, reference: str) -> Why | None:
    """The reason why this seat cannot play the card or take the fish."""
    if reference in CARDS:
        if CARDS[reference] in s.spent[seat]:
            return Why("why-spent", {"card": reference}, "F-7")
        if CARDS[reference] not in s.hands[seat]:
            return Why("why-not-in-hand", {"card": reference}, "F-4")
        return Why("why-turned-up", {}, "F-5") if s.picking else None
    if reference in {fish.ref for fish in s.pond.fish}:
        if reference not in {fish.ref for fish in s.pool}:
            return Why("why-not-at-surface", {"fish": reference}, "F-3")
        if not s.picking:
            return Why("why-wait-first", {}, "F-4")
        if s.picking[0] != seat:
            return Why("why-others-first", {"first": s.picking[0]}, "F-6")
    return None
