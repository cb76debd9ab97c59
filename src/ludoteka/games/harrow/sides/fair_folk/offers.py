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

_TAKE_OFFER = [Option(f"take-offer/{HEX[hex]}", hex) for hex in HEXES]


# -- Offers taken by others (H-316) -----------------------------------------------------------------------------------
def take_offers(s: Harrow, dealer: Dealer, faction: int) -> Rule[None] | None:
    if FAIR_FOLK not in s.factions:
        return None
    return _take_offers(s, dealer, faction)


def offer_hexes(s: Harrow, faction: int) -> list[int]:
    """Nests with offers where the player stands (Hester: herself or an infected haint)."""
    if faction == HESTER:
        return [
            hex
            for hex in HEXES
            if s.fair_folk.nests[hex] not in (OFF, EMPTY_NEST)
            and (s.legend_at[HESTER_UNIT] == hex or any(s.sick[other][hex] for other in s.rivals))
        ]
    return [hex for hex in HEXES if s.fair_folk.nests[hex] not in (OFF, EMPTY_NEST) and s.units[faction][hex]]


def _take_offers(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """Take the offer, shake the tree; the Fair Folk may come closer to what they seek."""
    places = offer_hexes(s, faction)
    if not places:
        return
    hex = places[0]
    if len(places) > 1:
        hex = yield from ask(s, faction, "take-offer", [_TAKE_OFFER[hex] for hex in places], rule="H-316")
    offer, s.fair_folk.nests[hex] = s.fair_folk.nests[hex], EMPTY_NEST
    s.offers_held[faction].append(offer)
    s.offers_held[faction].sort()
    dealer.tell(OfferTaken, FACTION[faction], s.kit.offers[offer].ref, HEX[hex])
    s.then("shake", ("answer", faction, hex), ("take_offers", faction))


def answer(s: Harrow, dealer: Dealer, faction: int, hex: int) -> Rule[None]:
    """With at least as many cubes as the taker, the Fair Folk place an arrow here and may guess."""
    if s.fair_folk.items_found == 3 or s.ground[SILVER] < strength(s, faction):
        return
    chosen = yield from ask(s, FAIR_FOLK, "arrow", arrow_options([hex]), rule="H-316")
    yield from arrow(s, dealer, *chosen[1:])
    chosen = yield from pick(s, FAIR_FOLK, "guess", [DONE, *guess_options(s)], rule="H-316")
    if chosen is not None:
        yield from guess(s, dealer, chosen[1])


STEPS: dict[str, Callable[..., Any]] = {"take_offers": take_offers, "answer": answer}
