"""Dealing again everything that a seat cannot know."""

from __future__ import annotations

from itertools import chain
from random import Random

from ....kernel import Seat
from ..pieces import ORDER, Card, Claim, Faction

SEATS = (Seat(0), Seat(1))


def redeal(s: Claim, seat: Seat | None, random: Random) -> None:
    """Deal again what this seat cannot know: other hands, followers drawn unseen, the draw deck.

    Kept: prizes won, the own draws, and factions that a hand was seen not to have. In phase two the two players can
    work out each other's hands, so only a spectator is dealt anything else.
    """
    others = [other for other in SEATS if other != seat]
    hands = [_without(s.hands[other], s.public[other]) for other in others]
    piles = [s.stock, *(s.drawn[other] for other in others)]
    pool = list(chain(*hands, *piles))
    pool.sort(key=ORDER.__getitem__)
    uniform = random.random
    dealt: list[list[Card]] = []
    while len(dealt) < len(others):  # the true deal fits, so some deal fits; a second try is rare
        rest = pool[:]
        rest.sort(key=lambda card: uniform())
        dealt = _deal_hands(rest, [s.void[other] for other in others], [len(hand) for hand in hands])
    for other, hand in zip(others, dealt, strict=True):
        s.hands[other][:] = s.public[other] + hand
    for pile in piles:
        size = len(pile)
        pile[:] = rest[:size]
        del rest[:size]


def _without(hand: list[Card], public: list[Card]) -> list[Card]:
    rest = hand[:]
    for card in public:
        rest.remove(card)
    return rest


def _deal_hands(rest: list[Card], voids: list[list[Faction]], sizes: list[int]) -> list[list[Card]]:
    """Deal hands from the shuffled rest, without factions that their owners cannot have; fewer hands if that fails."""
    dealt: list[list[Card]] = []
    for void, size in zip(voids, sizes, strict=True):
        if void:
            hand = [card for card in rest if card.faction not in void][:size]
            for card in hand:
                rest.remove(card)
        else:
            hand = rest[:size]
            del rest[:size]
        if len(hand) < size:
            return dealt
        dealt.append(hand)
    return dealt
