"""The rules, in the order of the book."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ludoteka.kernel import Ask, Dealer, Option, Outcome, Rule, Seat, choose, together

from .events import FishCaught, FishSurfaced, PatienceShown, SupperMade
from .pieces import Fish, Herons, Pond, card_ref, take_out, wait_for


# -- A round -----------------------------------------------------------------------------------------------------------
def surface(s: Herons, dealer: Dealer) -> None:
    """F-3: as many fish surface as there are herons."""
    s.round += 1
    s.pool = [s.bag.pop(dealer.below(len(s.bag))) for _ in s.hands]
    s.pool.sort(key=s.pond.fish.index)
    dealer.reveal(FishSurfaced, s.round, tuple(s.pool))


def wait(s: Herons, dealer: Dealer) -> Rule[None]:
    """F-4: everybody plays a card face down; F-5: all are turned up, and the most patient heron goes first."""
    seats = [Seat(seat) for seat in range(len(s.hands))]
    cards = yield from together([Ask(seat, "wait", partial(waits, s, seat), "F-4") for seat in seats])
    s.played = [cards[seat] for seat in seats]
    for seat in seats:
        s.hands[seat].remove(cards[seat])
    s.picking = sorted(seats, key=lambda seat: -s.played[seat])
    for seat in s.picking:
        dealer.reveal(PatienceShown, seat, card_ref(s.played[seat]))


def waits(s: Herons, seat: Seat) -> list[Option[int]]:
    return [wait_for(card) for card in s.hands[seat]]


def take(s: Herons, dealer: Dealer) -> Rule[None]:
    """F-6: in that order each takes a fish; F-7: the last has no choice, and the cards played are spent."""
    while s.picking:
        seat = s.picking[0]
        if len(s.picking) > 1:
            fish = yield from choose(seat, "take", takes(s), rule="F-6")
        else:
            fish = s.pool[0]
        s.pool.remove(fish)
        suppers = suppers_of(s.pond, s.caught[seat])
        s.caught[seat].append(fish)
        s.picking.pop(0)
        dealer.tell(FishCaught, seat, fish)
        if suppers_of(s.pond, s.caught[seat]) > suppers:
            dealer.tell(SupperMade, seat, s.pond.supper_points)
    for spent, card in zip(s.spent, s.played, strict=True):
        spent.append(card)
    s.played = []


def takes(s: Herons) -> list[Option[Fish]]:
    """Equal fish are one option."""
    return [take_out(fish) for fish in dict.fromkeys(s.pool)]


# -- The evening -------------------------------------------------------------------------------------------------------
def suppers_of(pond: Pond, caught: Sequence[Fish]) -> int:
    """F-8: the number of whole suppers in a catch."""
    return min(caught.count(fish) for fish in pond.supper)


def points_of(pond: Pond, caught: Sequence[Fish]) -> int:
    """F-8: the points of a catch."""
    return sum(fish.value for fish in caught) + pond.supper_points * suppers_of(pond, caught)


def outcome(s: Herons) -> Outcome:
    """F-9: most points win, ties go to the patience that is left; F-10: all cards differ."""
    scores = [points_of(s.pond, caught) for caught in s.caught]
    best = max(scores)
    level = [Seat(seat) for seat, score in enumerate(scores) if score == best]
    winner = max(level, key=lambda seat: s.hands[seat])
    return Outcome(tuple(map(float, scores)), (winner,), "points" if len(level) == 1 else "patience")
