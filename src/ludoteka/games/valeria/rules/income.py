"""The income phase: takers first, then everybody in parallel (V-28 to V-38)."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Dealer, Option, Rule, Seat, parallel
from ..effects.gaining import Gain, Sides, receive, shares
from ..effects.taking import Take
from ..effects.trading import TRADE, Bargain, Exchange, bargain
from ..events import earned
from ..grammar import times
from ..pieces import Citizen, Starter, Valeria
from ..prompts import AboutCard, Prompt
from .paying import PASS


class AboutIncome(AboutCard):
    times: int  # activations that are answered at once


INCOME = Prompt("income", "V-33", about=AboutIncome)
Card = Starter | Citizen
Wish = tuple[Card, Sides | Exchange, int]  # an effect that asks, and how often it was activated


# -- Taking comes first -----------------------------------------------------------------------------------------------
def take_first(s: Valeria, dealer: Dealer) -> Rule[None] | None:
    """V-32: what takes from opponents is resolved before any other citizen of anybody."""
    s.phase = "income"
    mine = s.citizens[s.active]
    takers = [
        (citizen, effect, n * mine[citizen.index])
        for citizen, n in s.variant.content.lit[s.dice[0], s.dice[1]]
        if mine[citizen.index]
        for effect in citizen.active
        if type(effect) is Take
    ]
    return _take_all(s, dealer, takers) if takers else None


def _take_all(s: Valeria, dealer: Dealer, takers: list[tuple[Citizen, Take, int]]) -> Rule[None]:
    """Ask once for each activation; a decline ends it, as nothing has changed since."""
    for citizen, effect, n in takers:
        for _ in range(n):
            taken = yield from effect.steal(s, dealer, s.active, citizen)
            if not taken:
                break


# -- Everybody is paid ------------------------------------------------------------------------------------------------
def income(s: Valeria, dealer: Dealer) -> Rule[None] | None:
    """V-30, V-31: the active player by the active sides, the others by the passive ones."""
    s.phase = "income"
    rules: dict[Seat, Rule[None]] = {}
    active = s.active
    for seat in s.variant.in_play[active]:
        wishes = collect(s, dealer, seat, seat == active)
        if wishes:
            rules[seat] = decide(s, dealer, seat, wishes)
    if len(rules) < 2:
        return rules.popitem()[1] if rules else None
    return _side_by_side(rules)


def _side_by_side(rules: Mapping[Seat, Rule[None]]) -> Rule[None]:
    yield from parallel(rules)


def collect(s: Valeria, dealer: Dealer, seat: Seat, active: bool) -> list[Wish]:
    """Apply all effects that ask nothing; returns those that ask.

    Gains first is never worse, because later effects may spend them (V-33).
    """
    first, second = s.dice
    mine = s.citizens[seat]
    content = s.variant.content
    lit: list[tuple[Card, int]] = [*content.lit_starters[first, second]]
    for citizen, n in content.lit[first, second]:
        if mine[citizen.index]:
            lit.append((citizen, n * mine[citizen.index]))
    wishes: list[Wish] = []
    for card, n in lit:
        for effect in card.active if active else card.passive:
            if type(effect) is Gain:
                _pay(s, dealer, seat, card, effect, n)
            elif type(effect) is not Take:
                wishes.append((card, effect, n))  # type: ignore[arg-type]  # the loader allows no others here
    heralds = (not lit) + (first == second)  # V-35, V-36
    if heralds:
        herald = content.herald
        wishes.append((herald, herald.active[0] if active else herald.passive[0], heralds))  # type: ignore[arg-type]
    return wishes


def _pay(s: Valeria, dealer: Dealer, seat: Seat, card: Card, effect: Gain, n: int) -> None:
    if effect.per is not None:
        n *= effect.number(s, seat)
    if n:
        amounts = effect.amounts if n == 1 else times(effect.amounts, n)
        receive(s, seat, amounts)
        dealer.tell(earned, seat, card, n, *amounts)


# -- Deciding ---------------------------------------------------------------------------------------------------------
def decide(s: Valeria, dealer: Dealer, seat: Seat, wishes: list[Wish]) -> Rule[None]:
    """Gains that need a choice first, then exchanges in any order (V-33, V-34)."""
    trades: list[tuple[Card, Exchange, int]] = []
    for card, effect, n in wishes:
        if isinstance(effect, Exchange):
            trades.append((card, effect, n))
            continue
        options = shares(card, effect.sides(s, seat), n)
        amounts = options[0].value
        if len(options) > 1:
            amounts = yield INCOME.to(seat, options, card=card.ref, times=n)
        receive(s, seat, amounts)
        dealer.tell(earned, seat, card, n, *amounts)
    if trades:
        yield from trade(s, dealer, seat, trades)


# -- Trading ----------------------------------------------------------------------------------------------------------
def trade(s: Valeria, dealer: Dealer, seat: Seat, trades: list[tuple[Card, Exchange, int]]) -> Rule[None]:
    """V-34:

    exchanges, each as often as it was activated. One that was just done is not offered again at once, because the
    player could have asked for more of it.
    """
    left = [n for _, _, n in trades]
    last = -1
    while True:
        options: list[Option[Bargain] | Option[None]] = []
        for index, (card, effect, _) in enumerate(trades):
            if index != last and left[index]:
                most = min(left[index], effect.affordable(s, seat))
                options += [bargain(card, effect, index, n) for n in range(most, 0, -1)]
        if not options:
            return
        answer: Bargain | None = yield TRADE.to(seat, [*options, PASS])
        if answer is None:
            return
        last, n, _ = answer
        left[last] -= n
        trades[last][1].barter(s, dealer, seat, trades[last][0], n)
