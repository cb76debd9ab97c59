"""The income phase: takers first, then everybody side by side (V-28 to V-38)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement

from ....kernel import Dealer, Option, Rule, Seat, choose, parallel
from .. import effects
from ..events import earned
from ..grammar import NOTHING, ONE_OF_EACH, Amounts, Choose, Exchange, Gain, GainAny, Take, bundle, times
from ..pieces import Citizen, Starter, Valeria
from .counting import count
from .paying import PASS

Card = Starter | Citizen
Wish = tuple[Card, Choose | GainAny | Exchange, int]  # an effect that asks, and how often it was activated


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
    """Each picks anew; who declines once would decline again, as nothing has changed."""
    for citizen, effect, n in takers:
        for _ in range(n):
            taken = yield from effects.steal(s, dealer, s.active, effect, citizen)
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
    """Pay everything that asks nothing; gives the effects that do ask.

    Gains first is never worse: what they bring may be spent by what follows (V-33).
    """
    a, b = s.dice
    mine = s.citizens[seat]
    content = s.variant.content
    lit: list[tuple[Card, int]] = [*content.lit_starters[a, b]]
    for citizen, n in content.lit[a, b]:
        if mine[citizen.index]:
            lit.append((citizen, n * mine[citizen.index]))
    wishes: list[Wish] = []
    for card, n in lit:
        for effect in card.active if active else card.passive:
            if type(effect) is Gain:
                _pay(s, dealer, seat, card, effect, n)
            elif type(effect) is not Take:
                wishes.append((card, effect, n))  # type: ignore[arg-type]  # the loader allows no others here
    heralds = (not lit) + (a == b)  # V-35, V-36
    if heralds:
        herald = content.herald
        wishes.append((herald, herald.active[0] if active else herald.passive[0], heralds))  # type: ignore[arg-type]
    return wishes


def _pay(s: Valeria, dealer: Dealer, seat: Seat, card: Card, effect: Gain, n: int) -> None:
    if effect.per is not None:
        n *= count(s, seat, effect.per)
    gold, strength, magic, vp = effect.amounts
    have = s.have[seat]
    have[0] += gold * n
    have[1] += strength * n
    have[2] += magic * n
    have[3] += vp * n
    if n:
        dealer.tell(earned, seat, card, n, gold * n, strength * n, magic * n, vp * n)


# -- Deciding ---------------------------------------------------------------------------------------------------------
def decide(s: Valeria, dealer: Dealer, seat: Seat, wishes: list[Wish]) -> Rule[None]:
    """First what can be chosen, which only gains; then what can be traded, in any order (V-33, V-34)."""
    trades: list[tuple[Card, Exchange, int]] = []
    for card, effect, n in wishes:
        if type(effect) is Exchange:
            trades.append((card, effect, n))
            continue
        options = shares(card, _sides(s, seat, effect), n)
        amounts = options[0].value
        if len(options) > 1:
            amounts = yield from choose(seat, "income", options, card=card.ref, times=n)
        have = s.have[seat]
        for track in range(4):
            have[track] += amounts[track]
        dealer.tell(earned, seat, card, n, *amounts)
    if trades:
        yield from trade(s, dealer, seat, trades)


def _sides(s: Valeria, seat: Seat, effect: Choose | GainAny | Exchange) -> tuple[Amounts, ...]:
    """What each side of a choice gives."""
    if type(effect) is GainAny:
        return tuple(times(one, effect.amount) for one in ONE_OF_EACH)
    assert type(effect) is Choose
    sides = []
    for side in effect.options:
        total = NOTHING
        for part in side:
            assert type(part) is Gain, "nobody gains citizens in the income phase"
            n = 1 if part.per is None else count(s, seat, part.per)
            gold, strength, magic, vp = times(part.amounts, n)
            total = (total[0] + gold, total[1] + strength, total[2] + magic, total[3] + vp)
        sides.append(total)
    return tuple(sides)


@cache
def shares(card: Card, sides: tuple[Amounts, ...], n: int) -> tuple[Option[Amounts], ...]:
    """All ways to choose n times among the sides, as one question."""
    found: dict[Amounts, None] = {}
    for picks in combinations_with_replacement(sides, n):
        gold, strength, magic, vp = (sum(track) for track in zip(*picks, strict=True))
        found[gold, strength, magic, vp] = None
    return tuple(Option(f"take/{card.ref}/{bundle(*amounts)}", amounts) for amounts in found)


# -- Trading ----------------------------------------------------------------------------------------------------------
Bargain = tuple[int, int, Exchange]  # which of the trades, how often


def trade(s: Valeria, dealer: Dealer, seat: Seat, trades: list[tuple[Card, Exchange, int]]) -> Rule[None]:
    """V-34: exchanges, each as often as it was activated. One that was just done is not offered again at once: more
    of it could have been asked for."""
    left = [n for _, _, n in trades]
    last = -1
    while True:
        options: list[Option[Bargain] | Option[None]] = []
        for index, (card, effect, _) in enumerate(trades):
            if index != last and left[index]:
                most = min(left[index], _affordable(s, seat, effect))
                options += [_trade(card, effect, index, n) for n in range(most, 0, -1)]
        if not options:
            return
        answer = yield from choose(seat, "trade", [*options, PASS])
        if answer is None:
            return
        last, n, _ = answer
        left[last] -= n
        effects.barter(s, dealer, seat, trades[last][1], trades[last][0], n)


def _affordable(s: Valeria, seat: Seat, effect: Exchange) -> int:
    """How often the price can be paid in full."""
    price = effects.price(s, seat, effect)
    return min([own // amount for own, amount in zip(s.have[seat], price, strict=True) if amount], default=99)


@cache
def _trade(card: Card, effect: Exchange, index: int, n: int) -> Option[Bargain]:
    return Option(f"trade/{card.ref}/times-{n}", (index, n, effect))
