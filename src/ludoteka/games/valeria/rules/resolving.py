"""Resolving the effects on a card, left to right (V-72); `effects` defines each verb."""

from __future__ import annotations

from ....kernel import Dealer, Rule, Seat, do
from ..grammar import Effects
from ..pieces import Source, Valeria
from ..prompts import About, Prompt

ORDER = Prompt("order", "V-22", "any", about=About)


def perform(s: Valeria, dealer: Dealer, seat: Seat, effects: Effects, source: Source) -> Rule[None] | None:
    """V-72: each completely before the next. What asks nothing is done at once; the rest is a rule to walk through."""
    for index, effect in enumerate(effects):
        rule = effect.perform(s, dealer, seat, source)
        if rule is not None:
            return _go_on(rule, s, dealer, seat, effects[index + 1 :], source)
    return None


def _go_on(rule: Rule[None], s: Valeria, dealer: Dealer, seat: Seat, effects: Effects, source: Source) -> Rule[None]:
    yield from rule
    yield from do(perform(s, dealer, seat, effects, source))
