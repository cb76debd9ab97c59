"""The view of a seat."""

from __future__ import annotations

from ludoteka.kernel import Seat, seat_ref

from ..contract import View
from ..pieces import Herons, card_ref
from ..rules import points_of


def view(s: Herons, seat: Seat | None) -> View:
    """Everything but the cards in other hands and those that nobody got."""
    return {
        "round": s.round,
        "rounds": s.rounds,
        "pool": [fish.ref for fish in s.pool],
        "hand": [] if seat is None else [card_ref(card) for card in s.hands[seat]],
        "herons": [
            {
                "points": points_of(s.pond, s.caught[i]),
                "caught": [fish.ref for fish in s.caught[i]],
                "played": card_ref(s.played[i]) if s.played else None,
                "spent": [card_ref(card) for card in s.spent[i]],
                "cards": len(s.hands[i]),
            }
            for i in range(len(s.hands))
        ],
        "picking": [seat_ref(one) for one in s.picking],
        "bag": {fish.ref: s.bag.count(fish) for fish in s.pond.fish},
        "me": None if seat is None else seat_ref(seat),
    }
