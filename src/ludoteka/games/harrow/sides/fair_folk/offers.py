"""Offers taken by others (H-316), and what the Fair Folk get for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....kernel import Dealer, Option, Rule
from ...events.fair_folk import (
    OfferTaken,
)
from ...hexes import HEX, HEXES, OFF
from ...pieces import EMPTY_NEST, FACTION, FAIR_FOLK, HESTER, HESTER_UNIT, SILVER
from ...rules.attack import strength
from ...rules.choosing import DONE, ask, pick
from ...state import Harrow
from .guessing import arrow, arrow_options, guess, guess_options

_TAKE_OFFER = [Option(f"take-offer/{HEX[h]}", h) for h in HEXES]


# -- Offers taken by others (H-316) -----------------------------------------------------------------------------------
def take_offers(s: Harrow, dealer: Dealer, f: int) -> Rule[None] | None:
    if FAIR_FOLK not in s.factions:
        return None
    return _take_offers(s, dealer, f)


def offer_hexes(s: Harrow, f: int) -> list[int]:
    """Nests with offers where the player stands (Hester: herself or an infected haint)."""
    if f == HESTER:
        return [
            h
            for h in HEXES
            if s.fair_folk.nests[h] not in (OFF, EMPTY_NEST)
            and (s.legend_at[HESTER_UNIT] == h or any(s.sick[g][h] for g in s.rivals))
        ]
    return [h for h in HEXES if s.fair_folk.nests[h] not in (OFF, EMPTY_NEST) and s.units[f][h]]


def _take_offers(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """Take the offer, shake the tree; the Fair Folk may come closer to what they seek."""
    places = offer_hexes(s, f)
    if not places:
        return
    h = places[0]
    if len(places) > 1:
        h = yield from ask(s, f, "take-offer", [_TAKE_OFFER[h] for h in places], rule="H-316")
    offer, s.fair_folk.nests[h] = s.fair_folk.nests[h], EMPTY_NEST
    s.offers_held[f].append(offer)
    s.offers_held[f].sort()
    dealer.tell(OfferTaken, FACTION[f], s.kit.offers[offer].ref, HEX[h])
    s.then("shake", ("answer", f, h), ("take_offers", f))


def answer(s: Harrow, dealer: Dealer, f: int, h: int) -> Rule[None]:
    """With at least as many cubes as the taker, the Fair Folk place an arrow here and may guess."""
    if s.fair_folk.found == 3 or s.ground[SILVER] < strength(s, f):
        return
    chosen = yield from ask(s, FAIR_FOLK, "arrow", arrow_options([h]), rule="H-316")
    yield from arrow(s, dealer, *chosen[1:])
    chosen = yield from pick(s, FAIR_FOLK, "guess", [DONE, *guess_options(s)], rule="H-316")
    if chosen is not None:
        yield from guess(s, dealer, chosen[1])


STEPS: dict[str, Callable[..., Any]] = {"take_offers": take_offers, "answer": answer}
