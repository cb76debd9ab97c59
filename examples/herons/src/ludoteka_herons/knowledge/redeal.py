"""Dealing again everything that a seat cannot know."""

from __future__ import annotations

from random import Random

from ludoteka.kernel import Seat

from ..pieces import Herons


def redeal(s: Herons, seat: Seat | None, random: Random) -> None:
    """The other hands and the undealt cards are one pile to this seat; the bag has no order."""
    others = [hand for owner, hand in enumerate(s.hands) if owner != seat]
    pile = sorted(card for cards in [*others, s.aside] for card in cards)
    random.shuffle(pile)
    for hand in others:
        size = len(hand)
        hand[:] = sorted(pile[:size])
        del pile[:size]
    s.aside = pile
