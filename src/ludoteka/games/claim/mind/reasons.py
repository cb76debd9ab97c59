"""Reasons for a card that the coach gives, from what the seat can know.

Nothing here depends on how unseen cards are dealt: in phase one they are counted together, in phase two both hands are
known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ....kernel import Ask, Option, Seat, Why
from ..pieces import DWARVES, FACTIONS, UNDEAD, Card, Claim, Faction
from ..rules import beats, may_follow, vote_of
from .heuristics import IN_FIGHT, IN_HAND, NUMBER, SOLVED_FROM, SOLVER_NODES, WORTH, solve

FEW = 5  # one in so many is few


def reasons(s: Claim, ask: Ask[Any], option: Option[Any]) -> list[Why]:
    """The reasons for playing this card, most important first."""
    cards = [other.value for other in ask.options]
    if s.phase == 1:
        return _recruiting(s, ask.seat, option.value, cards)
    return [*_worked_out(s, ask.seat, option.value), *_fighting(s, ask.seat, option.value, cards)]


# -- Phase one: the follower that is at stake --------------------------------------------------------------------------
def _recruiting(s: Claim, seat: Seat, card: Card, cards: Sequence[Card]) -> list[Why]:
    unseen = [*s.hands[1 - seat], *s.stock, *s.drawn[1 - seat]]
    prize = s.prize[0]
    better = sum(WORTH[other] > WORTH[prize] for other in unseen)
    at_stake = {"card": prize.ref, "n": better, "all": len(unseen)}
    good, poor = 2 * better < len(unseen), 2 * better > len(unseen)
    least = IN_HAND[card] == min(IN_HAND[other] for other in cards)
    if s.trick:
        led = s.trick[0]
        winning = [other for other in cards if beats(other, led)]
        if card in winning:
            bodies = (led.faction is UNDEAD) + (card.faction is UNDEAD)
            cheapest = len(winning) > 1 and IN_HAND[card] == min(IN_HAND[other] for other in winning)
            return [
                *_if(good, "hint-wins-good", at_stake),
                *_if(bodies > 0, "hint-bodies", {"n": bodies}),
                *_if(cheapest, "hint-cheapest"),
            ]
        if not winning:
            return [*_if(least, "hint-lost-least"), *_if(not least, "hint-lost")]
        return [*_if(poor, "hint-leaves-poor", at_stake), *_if(least, "hint-least")]
    beaten = sum(beats(other, card) for other in unseen)
    risk = {"n": beaten, "all": len(unseen)}
    reasons = [
        *_if(beaten == 0, "hint-unbeaten", {"card": prize.ref}),
        *_if(0 < beaten <= len(unseen) // FEW, "hint-few-beat", risk),
        *_if(poor and beaten > len(unseen) // FEW, "hint-poor", at_stake),
        *_if(least, "hint-least"),
    ]
    return reasons or [*_if(2 * beaten < len(unseen), "hint-fewer-beat", risk)]


# -- Phase two: the votes ----------------------------------------------------------------------------------------------
def _fighting(s: Claim, seat: Seat, card: Card, cards: Sequence[Card]) -> list[Why]:
    least = IN_FIGHT[card] == min(IN_FIGHT[other] for other in cards)
    if not s.trick:
        answers = may_follow(s.hands[1 - seat], card)
        beaten = [beats(answer, card) for answer in answers]
        reasons = [
            *_if(not any(beaten), "hint-wins-all", {"n": len(answers)}),
            *_if(all(beaten) and card.faction is DWARVES, "hint-gives-dwarf"),
            *_if(least, "hint-least"),
        ]
        return reasons or [*_if(not all(beaten), "hint-answers-beat", {"n": sum(beaten), "all": len(answers)})]
    led = s.trick[0]
    winning = [other for other in cards if beats(other, led)]
    wins = card in winning
    cheapest = wins and len(winning) > 1 and IN_FIGHT[card] == min(IN_FIGHT[other] for other in winning)
    return [
        *_votes(s, seat, led, card, wins),
        *_if(cheapest, "hint-cheapest"),
        *_if(not winning and least, "hint-lost-least"),
        *_if(not winning and not least, "hint-lost"),
        *_if(bool(winning) and not wins and least, "hint-least"),
    ]


def _votes(s: Claim, seat: Seat, led: Card, card: Card, wins: bool) -> list[Why]:
    """The best effect of the trick on an open vote whose cards the seat takes."""
    taken = [one for one in (led, card) if (one.faction is DWARVES) is not wins]
    left = [one for one in (led, card) if one not in taken]
    now, rest = (s.score[seat], s.score[1 - seat]), [*s.hands[0], *s.hands[1]]
    then = (now[0] + taken, now[1] + left)
    rest.remove(card)
    reasons = []
    for faction in dict.fromkeys(one.faction for one in taken):
        if any(_sure(faction, *piles, [*rest, led, card]) for piles in (now, now[::-1])):
            continue
        mine, theirs = (len(_of(faction, pile)) for pile in then)
        about = {"faction": faction.value, "mine": mine, "theirs": theirs}
        if _sure(faction, *then, rest):
            held = sum(_sure(one, *then, rest) for one in FACTIONS)
            reasons.append((0, Why("hint-vote-safe", {"faction": faction.value, "n": held})))
        elif mine > theirs:
            reasons.append((1, Why("hint-vote-leads", about)))
        else:
            reasons.append((2, Why("hint-vote-behind", about)))
    return [why for _, why in sorted(reasons, key=lambda one: one[0])][:1]


def _sure(faction: Faction, mine: list[Card], theirs: list[Card], rest: list[Card]) -> bool:
    """True if this vote is safe even if the opponent gets all remaining cards."""
    return vote_of(_of(faction, mine), _of(faction, theirs) + _of(faction, rest)) == 0


def _of(faction: Faction, cards: list[Card]) -> list[int]:
    return [card.rank for card in cards if card.faction is faction]


def _worked_out(s: Claim, seat: Seat, card: Card) -> list[Why]:
    """The exact result of this card near the end, whatever the opponent plays."""
    if max(map(len, s.hands)) > SOLVED_FROM:
        return []
    solution = solve(s, seat, SOLVER_NODES)
    if solution is None or solution.value < 0 or NUMBER[card] != solution.card:
        return []
    return [Why("hint-forced-win" if solution.value > 0 else "hint-forced-draw")]


def _if(holds: bool, message: str, about: dict[str, Any] | None = None) -> Iterable[Why]:
    return (Why(message, about or {}),) if holds else ()
