"""Resolving the effects on a card, left to right (V-72); what each verb does is told in `effects`."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Dealer, Rule, Seat
from ..events import Source, gained
from ..grammar import Effects, Gain
from ..pieces import Valeria
from .counting import count

VERBS: dict[type, Callable[..., Rule[None]]] = {}  # filled by `effects`, which may use any action


def perform(s: Valeria, dealer: Dealer, seat: Seat, effects: Effects, source: Source) -> Rule[None] | None:
    """V-72: resolve effects left to right. What asks nothing is done at once; the rest is a rule to walk through."""
    for index, effect in enumerate(effects):
        if type(effect) is not Gain:
            return _perform_rest(s, dealer, seat, effects[index:], source)
        gain(s, dealer, seat, effect, source)
    return None


def _perform_rest(s: Valeria, dealer: Dealer, seat: Seat, effects: Effects, source: Source) -> Rule[None]:
    for effect in effects:
        if type(effect) is Gain:
            gain(s, dealer, seat, effect, source)
        else:
            yield from VERBS[type(effect)](s, dealer, seat, effect, source)


def gain(s: Valeria, dealer: Dealer, seat: Seat, effect: Gain, source: Source) -> None:
    """V-73"""
    n = 1 if effect.per is None else count(s, seat, effect.per)
    gold, strength, magic, vp = effect.amounts
    have = s.have[seat]
    have[0] += gold * n
    have[1] += strength * n
    have[2] += magic * n
    have[3] += vp * n
    if n:
        dealer.tell(gained, seat, source, gold * n, strength * n, magic * n, vp * n)
