"""What bots should know about Claim: what cards are worth, who stands better, and phase two worked out.

The worths are logits of winning, fitted to positions at the start of phase two that the exact solver decided: a
position is won about four times out of five by the seat with the higher sum. What a card in hand is worth in phase one
was fitted to the followers that games from there ended with.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from ludoteka.kernel import Ask, Hints, Seat

from . import endgame
from .pieces import DOPPELGANGERS, DWARVES, GOBLINS, KINDS, KNIGHTS, UNDEAD, Card, Claim, Faction
from .rules import beats, may_follow

# -- What cards are worth ----------------------------------------------------------------------------------------------
_WORTHS = {  # as a follower, by value 0 … 9
    GOBLINS: (-0.27, -0.09, -0.03, 0.04, 0.12, 0.20, 0.29, 0.39, 0.50, 0.62),
    DWARVES: (0.72, 0.53, 0.36, 0.22, 0.11, 0.03, -0.02, -0.05, -0.04, -0.01),
    UNDEAD: (0.17, 0.04, -0.04, -0.08, -0.07, -0.02, 0.07, 0.21, 0.39, 0.61),
    DOPPELGANGERS: (0.35, 0.44, 0.55, 0.66, 0.78, 0.92, 1.07, 1.22, 1.39, 1.57),
    KNIGHTS: (0.0, 0.0, 0.12, 0.17, 0.25, 0.34, 0.46, 0.59, 0.75, 0.92),
}
WORTH = {card: _WORTHS[card.faction][card.rank] for card in KINDS}
UNKNOWN = 0.27  # a follower drawn from the deck, on average
BODY = 0.26  # an undead in the score pile
LEAD = -0.22  # having to lead
SPENT = {card: 0.04 * card.rank + (0.1 if card.faction is DOPPELGANGERS else 0.0) for card in KINDS}  # a card played
FACTION = {card: list(Faction).index(card.faction) for card in KINDS}
NUMBER = {card: 10 * FACTION[card] + card.rank for card in KINDS}  # as the solver counts cards
DWARF, BONES = FACTION[KINDS[10]], FACTION[KINDS[20]]
SOLVED_FROM = 7  # cards in each hand from which an imagined phase two is worked out instead of judged
SOLVER_NODES = 1_500  # and how much that may cost


# -- How good each card looks ------------------------------------------------------------------------------------------
def weigh(s: Claim, ask: Ask[Any]) -> list[float]:
    """What each card promises in this world, one trick ahead."""
    prize, stakes = (WORTH[s.prize[0]] - UNKNOWN, _RECRUITING) if s.phase == 1 else (0.0, _stakes(s))
    if s.trick:
        led = s.trick[0]
        base = prize + stakes[FACTION[led]]
        weights = []
        for option in ask.options:
            card: Card = option.value
            gain = base + stakes[FACTION[card]]
            weights.append((gain if beats(card, led) else -gain) - SPENT[card])
        return weights
    hand = s.hands[1 - ask.seat]
    return [_lead(option.value, hand, prize, stakes) - SPENT[option.value] for option in ask.options]


def _lead(led: Card, hand: list[Card], prize: float, stakes: Sequence[float]) -> float:
    """What the leader gets if the other player answers as well as they can."""
    base = prize + stakes[FACTION[led]]
    worst = 100.0
    for card in may_follow(hand, led):
        gain = base + stakes[FACTION[card]]
        gets = (-gain if beats(card, led) else gain) + SPENT[card]
        if gets < worst:
            worst = gets
    return worst


_RECRUITING = [BODY if i == BONES else 0.0 for i in range(5)]  # phase one: the winner scores the undead (C-10)


def _stakes(s: Claim) -> list[float]:
    """What it means to win a card of each faction in phase two: nothing once its vote is decided."""
    margin, left = [0] * 5, [0] * 5
    for card in s.score[0]:
        margin[FACTION[card]] += 1
    for card in s.score[1]:
        margin[FACTION[card]] -= 1
    for hand in s.hands:
        for card in hand:
            left[FACTION[card]] += 1
    for card in s.trick:
        left[FACTION[card]] += 1
    stakes = [0.0 if abs(m) > n else 1.0 / (1 + abs(m)) for m, n in zip(margin, left, strict=True)]
    stakes[DWARF] = -stakes[DWARF]  # C-13: they go to the loser
    return stakes


# -- Who stands better -------------------------------------------------------------------------------------------------
def value(s: Claim) -> tuple[float, float]:
    """The chance of each seat to win this game, from what its followers and cards are worth."""
    if s.phase == 2:
        hands = s.hands
        if len(hands[0]) + len(hands[1]) <= 2 * SOLVED_FROM:
            solved = _solve(s, Seat(1 - s.leader) if s.trick else s.leader, SOLVER_NODES)
            if solved is not None:
                first = (1 + solved.value) / 2 if (s.leader == 0) != bool(s.trick) else (1 - solved.value) / 2
                return first, 1 - first
        return _judge_fight(s)
    logit = LEAD if s.leader == 0 else -LEAD
    logit += sum([WORTH[c] for c in s.won[0]]) + sum([WORTH[c] for c in s.drawn[0]])
    logit -= sum([WORTH[c] for c in s.won[1]]) + sum([WORTH[c] for c in s.drawn[1]])
    logit += sum([SPENT[c] for c in s.hands[0]]) - sum([SPENT[c] for c in s.hands[1]])
    logit += BODY * (len(s.score[0]) - len(s.score[1]))
    first = 1 / (1 + exp(-logit))
    return first, 1 - first


def _judge_fight(s: Claim) -> tuple[float, float]:
    logit = LEAD if s.leader == 0 else -LEAD
    logit += sum([WORTH[c] for c in s.hands[0]]) - sum([WORTH[c] for c in s.hands[1]])
    margin = [0] * 5
    for card in s.score[0]:
        margin[FACTION[card]] += 1
    for card in s.score[1]:
        margin[FACTION[card]] -= 1
    logit += BODY * sum(margin)
    first = 1 / (1 + exp(-logit))
    return first, 1 - first


# -- Phase two, worked out ---------------------------------------------------------------------------------------------
def exact(s: Claim, ask: Ask[Any], nodes: int) -> str | None:
    """In phase two both hands can be deduced: the best card, if so many nodes are enough to find it."""
    if s.phase == 1:
        return None
    solution = _solve(s, ask.seat, nodes)
    if solution is None:
        return None
    return next(option.key for option in ask.options if NUMBER[option.value] == solution.card)


def _solve(s: Claim, seat: Seat, nodes: int) -> endgame.Solution | None:
    other = 1 - seat
    return endgame.solve(
        [NUMBER[c] for c in s.hands[seat]],
        [NUMBER[c] for c in s.hands[other]],
        [NUMBER[c] for c in s.score[seat]],
        [NUMBER[c] for c in s.score[other]],
        led=NUMBER[s.trick[0]] if s.trick else endgame.NO_CARD,
        nodes=nodes,
    )


HINTS: Hints[Claim] = Hints(weigh, value, exact, depth=None)
