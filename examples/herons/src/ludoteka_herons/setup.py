"""Before the first fish shows itself."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteka.kernel import Dealer, Seat

from .events import Dealt
from .pieces import PATIENCE, Herons, Pond, card_ref

ROUNDS = {"morning": 3, "day": 5}


def setup(pond: Pond, seats: int, settings: Mapping[str, str]) -> Herons:
    return Herons(
        pond=pond,
        rounds=ROUNDS[settings["length"]],
        bag=pond.tokens,
        aside=list(PATIENCE),
        hands=[[] for _ in range(seats)],
        spent=[[] for _ in range(seats)],
        caught=[[] for _ in range(seats)],
        agenda=[("deal",)],
    )


def deal(s: Herons, dealer: Dealer) -> None:
    """F-2: each heron gets one card more than there are rounds, in secret."""
    dealer.shuffle(s.aside)
    for seat in range(len(s.hands)):
        s.hands[seat], s.aside = sorted(s.aside[: s.rounds + 1]), s.aside[s.rounds + 1 :]
        dealer.reveal(Dealt, Seat(seat), tuple(map(card_ref, s.hands[seat])))
    s.then(*["surface", "wait", "take"] * s.rounds)
