"""Heuristics for Claim: the worth of cards, chances to win, and the exact solution of phase two.

The worths are logits of winning, fitted to two thousand positions at the start of phase two that the exact solver
decided: the sign of their sum is right for six positions out of seven. What a card in hand is worth in phase one was
fitted to what followers games from there ended with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, tanh
from typing import Any

from ....kernel import Ask, Heuristics, Seat
from ..pieces import DOPPELGANGERS, DWARVES, GOBLINS, KINDS, KNIGHTS, UNDEAD, Card, Claim, Faction
from ..rules import may_follow
from . import endgame
from .calibration import CALIBRATION, stage

# -- What cards are worth ----------------------------------------------------------------------------------------------
_WORTHS = {  # as a follower, by value 0 … 9
    GOBLINS: (-0.28, -0.10, -0.04, 0.04, 0.14, 0.25, 0.37, 0.52, 0.68, 0.85),
    DWARVES: (0.89, 0.72, 0.57, 0.44, 0.32, 0.23, 0.16, 0.11, 0.07, 0.06),
    UNDEAD: (0.12, 0.06, 0.04, 0.06, 0.12, 0.21, 0.35, 0.52, 0.73, 0.97),
    DOPPELGANGERS: (0.62, 0.64, 0.70, 0.81, 0.96, 1.16, 1.39, 1.67, 1.99, 2.36),
    KNIGHTS: (0.00, 0.00, 0.19, 0.14, 0.15, 0.25, 0.42, 0.67, 0.99, 1.39),
}
WORTH = {card: _WORTHS[card.faction][card.rank] for card in KINDS}
_HANDS = {  # in hand, phase one
    GOBLINS: (-0.03, -0.03, -0.02, -0.01, -0.01, 0.00, 0.01, 0.06, 0.11, 0.16),
    DWARVES: (0.11, 0.10, 0.08, 0.07, 0.06, 0.04, 0.03, 0.05, 0.06, 0.08),
    UNDEAD: (-0.31, -0.20, -0.10, 0.00, 0.10, 0.20, 0.31, 0.42, 0.54, 0.66),
    DOPPELGANGERS: (0.20, 0.22, 0.24, 0.27, 0.29, 0.31, 0.34, 0.45, 0.57, 0.68),
    KNIGHTS: (0.00, 0.00, 0.00, -0.02, -0.03, -0.05, -0.07, 0.07, 0.21, 0.34),
}
_FIGHTERS = {  # as a follower, beside what the majority of its faction is worth
    GOBLINS: (-0.22, -0.01, 0.05, 0.13, 0.23, 0.34, 0.47, 0.62, 0.78, 0.96),
    DWARVES: (0.88, 0.69, 0.52, 0.38, 0.26, 0.16, 0.08, 0.02, -0.01, -0.02),
    UNDEAD: (0.47, 0.41, 0.39, 0.41, 0.47, 0.57, 0.71, 0.90, 1.12, 1.38),
    DOPPELGANGERS: (0.30, 0.32, 0.38, 0.49, 0.64, 0.84, 1.09, 1.38, 1.71, 2.10),
    KNIGHTS: (0.00, 0.00, 0.17, 0.10, 0.12, 0.22, 0.40, 0.66, 1.01, 1.43),
}
FIGHTER = {card: _FIGHTERS[card.faction][card.rank] for card in KINDS}
MAJORITY = [  # per faction, by how many cards of it a seat has more; a list's negative places are its other end
    [weight * tanh(lead / 2) for lead in (*range(27), *range(-26, 0))] for weight in (1.35, 1.81, 0.64, 2.64, 1.66)
]
SCORED = 0.20  # a card in the score pile, beside the majority
IN_HAND = {card: _HANDS[card.faction][card.rank] for card in KINDS}
IN_FIGHT = {card: 0.04 * card.rank + (0.1 if card.faction is DOPPELGANGERS else 0.0) for card in KINDS}  # phase two
UNKNOWN = 0.47  # a follower drawn from the deck, on average
BODY = 0.31  # an undead in the score pile
FACTION = {card: list(Faction).index(card.faction) for card in KINDS}
NUMBER = {card: 10 * FACTION[card] + card.rank for card in KINDS}  # as the solver counts cards
DWARF, BONES = FACTION[KINDS[10]], FACTION[KINDS[20]]
SOLVED_FROM = 8  # cards in each hand from which an imagined phase two is worked out instead of judged
SOLVER_NODES = 1_500  # and how much that may cost


# -- How good each card looks ------------------------------------------------------------------------------------------
def weigh(s: Claim, ask: Ask[Any]) -> list[float]:
    """A weight for each card in this world, looking one trick ahead."""
    if s.phase == 1:
        prize, stakes, spent = WORTH[s.prize[0]] - UNKNOWN, _RECRUITING, IN_HAND
    else:
        prize, stakes, spent = 0.0, _stakes(s), IN_FIGHT
    if s.trick:
        return _answers(ask.options, s.trick[0], prize, stakes, spent)
    hand = s.hands[1 - ask.seat]
    return [
        -max(_answers(may_follow(hand, led), led, prize, stakes, spent)) - spent[led]  # the other player answers well
        for led in (option.value for option in ask.options)
    ]


def _answers(
    cards: Sequence[Any], led: Card, prize: float, stakes: Sequence[float], spent: Mapping[Card, float]
) -> list[float]:
    """A weight for each answer of the second player."""
    base = prize + stakes[FACTION[led]]
    suit, rank = led.faction, led.rank
    beaten_by_knights = suit is GOBLINS
    weights = []
    for card in cards:
        gain = base + stakes[FACTION[card]]
        faction = card.faction
        if (
            card.rank > rank
            if faction is suit or faction is DOPPELGANGERS
            else beaten_by_knights and faction is KNIGHTS
        ):
            weights.append(gain - spent[card])
        else:
            weights.append(-gain - spent[card])
    return weights


_RECRUITING = [BODY if i == BONES else 0.0 for i in range(5)]  # phase one: the winner scores the undead (C-10)


def _stakes(s: Claim) -> list[float]:
    """The worth of a card of each faction in phase two: 0 once its vote is decided."""
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
    stakes = [0.0 if abs(lead) > n else 1.0 / (1 + abs(lead)) for lead, n in zip(margin, left, strict=True)]
    stakes[DWARF] = -stakes[DWARF]  # C-13: they go to the loser
    return stakes


# -- Who stands better -------------------------------------------------------------------------------------------------
def value(s: Claim) -> tuple[float, float]:
    """The chance of each seat to win this game; phase one is played on, phase two is estimated or solved."""
    if s.phase == 1:
        logit = _recruit_on(s)
    else:
        if len(s.hands[0]) + len(s.hands[1]) <= 2 * SOLVED_FROM:
            seat = Seat(1 - s.leader) if s.trick else s.leader
            solved = solve(s, seat, SOLVER_NODES)
            if solved is not None:
                first = (1 + solved.value) / 2 if seat == 0 else (1 - solved.value) / 2
                return first, 1 - first
        logit = _judge_fight(s)
    first = 1 / (1 + exp(-logit))
    return first, 1 - first


def _recruit_on(s: Claim) -> float:
    """Seat 0's advantage at the start of phase two, if the rest of phase one is played by a simple rule."""
    hands = [s.hands[0][:], s.hands[1][:]]
    followers = [s.won[0] + s.drawn[0], s.won[1] + s.drawn[1]]
    bodies = len(s.score[0]) - len(s.score[1])
    deck = [*s.stock, s.prize[0]]
    leader = int(s.leader)
    led = s.trick[0] if s.trick else None
    while hands[1 - leader]:
        prize, drawn = deck.pop(), deck.pop()
        if led is None:  # any card: the shuffle of the deck decides, so that each world has leads of its own
            led = hands[leader].pop((NUMBER[deck[0]] + 7 * len(deck)) % len(hands[leader]) if deck else 0)
        card, wins = _best_answer(hands[1 - leader], led, WORTH[prize] - UNKNOWN)
        hands[1 - leader].remove(card)
        if wins:
            leader = 1 - leader
        scored = (led.faction is UNDEAD) + (card.faction is UNDEAD)
        bodies += -scored if leader else scored
        followers[leader].append(prize)
        followers[1 - leader].append(drawn)
        led = None
    margin = [0] * 5
    margin[BONES] = bodies
    return _judge(followers, bodies, margin)


def _judge(hands: list[list[Card]], bodies: int, margin: list[int]) -> float:
    """The logit of seat 0 for these hands of phase two; `margin` is its lead in cards of each faction."""
    logit = SCORED * bodies
    for card in hands[0]:
        logit += FIGHTER[card]
        margin[FACTION[card]] += 1
    for card in hands[1]:
        logit -= FIGHTER[card]
        margin[FACTION[card]] -= 1
    for faction, lead in enumerate(margin):
        logit += MAJORITY[faction][lead]
    return logit


def _best_answer(hand: list[Card], led: Card, stake: float) -> tuple[Card, bool]:
    """The second player's best card, and whether it wins the trick."""
    suit, rank = led.faction, led.rank
    if suit is UNDEAD:
        stake += BODY
    best, top, wins = hand[0], -100.0, False
    for card in may_follow(hand, led):
        faction = card.faction
        gain = stake + BODY if faction is UNDEAD else stake
        beats = (
            card.rank > rank if faction is suit or faction is DOPPELGANGERS else suit is GOBLINS and faction is KNIGHTS
        )
        worth = (gain if beats else -gain) - IN_HAND[card]
        if worth > top:
            best, top, wins = card, worth, beats
    return best, wins


def _judge_fight(s: Claim) -> float:
    margin = [0] * 5
    for card in s.score[0]:
        margin[FACTION[card]] += 1
    for card in s.score[1]:
        margin[FACTION[card]] -= 1
    return _judge(s.hands, sum(margin), margin)


# -- Phase two, worked out ---------------------------------------------------------------------------------------------
def exact(s: Claim, ask: Ask[Any], nodes: int) -> str | None:
    """In phase two both hands can be deduced: a card that keeps the win or the draw, if so many nodes find it.

    A lost position is left to the search: it counts on mistakes, where the solver sees that all cards lose.
    """
    if s.phase == 1:
        return None
    solution = solve(s, ask.seat, nodes)
    if solution is None or solution.value < 0:
        return None
    return next(option.key for option in ask.options if NUMBER[option.value] == solution.card)


def solve(s: Claim, seat: Seat, nodes: int) -> endgame.Solution | None:
    other = 1 - seat
    return endgame.solve(
        [NUMBER[card] for card in s.hands[seat]],
        [NUMBER[card] for card in s.hands[other]],
        [NUMBER[card] for card in s.score[seat]],
        [NUMBER[card] for card in s.score[other]],
        led=NUMBER[s.trick[0]] if s.trick else endgame.NO_CARD,
        nodes=nodes,
    )


HEURISTICS: Heuristics[Claim] = Heuristics(weigh, value, exact, depth=12, stage=stage, calibration=CALIBRATION)
