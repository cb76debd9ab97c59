"""Reasons why a card cannot be played now."""

from __future__ import annotations

from ....kernel import Seat, Why
from ..pieces import CARD, DOPPELGANGERS, GOBLINS, KNIGHTS, Claim
from ..rules import OPPONENT, may_follow


def why_not(s: Claim, seat: Seat, reference: str) -> Why | None:
    """The reason why this seat cannot play the card now."""
    card = CARD.get(reference)
    if card is None:
        return None
    if card not in s.hands[seat]:
        return Why("why-not-in-hand", {"card": reference}, "C-6")
    turn = OPPONENT[s.leader] if s.trick else s.leader
    if seat != turn:
        return Why("why-not-your-turn", {"card": reference}, "C-7" if s.trick else "C-6")
    if not s.trick or card in may_follow(s.hands[seat], s.trick[0]):
        return None
    led = s.trick[0].faction
    if led is DOPPELGANGERS:
        return Why("why-follow-doppelganger", {"card": reference}, "C-15")
    if card.faction is KNIGHTS and led is GOBLINS:
        return Why("why-knight-must-follow", {"card": reference}, "C-16")
    return Why("why-must-follow", {"card": reference, "faction": led.value}, "C-7")
