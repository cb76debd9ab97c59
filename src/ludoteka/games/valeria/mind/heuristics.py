"""Weights of options for bots, in victory points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....kernel import Ask, Heuristics, Option
from ..effects.gaining import Gain
from ..pieces import COLUMNS, Citizen, Domain, Monster, Valeria
from ..rules import scoring
from ..rules.paying import Purchase
from .calibration import CALIBRATION, stage
from .chances import value
from .sight import TAKEN, Sight, likes, worth_of, yields

DEPTH = 24  # decisions of a rollout: a round of four players, two rounds of two
HEED = 0.9  # chance alone seldom makes a move that a player would make


# -- Weighing options -------------------------------------------------------------------------------------------------
def weigh(s: Valeria, ask: Ask[Any]) -> list[float]:
    """A weight for each option, in victory points."""
    rule = _RULES.get(ask.prompt)
    if rule is None:
        return [0.0] * len(ask.options)
    sight = Sight(s, ask.seat)
    return [rule(sight, option) for option in ask.options]


def _weigh_acts(s: Valeria, ask: Ask[Any]) -> list[float]:
    """Purchases of the same card share everything but the price."""
    sight = Sight(s, ask.seat)
    gold, strength, magic, _ = sight.prices
    worths: dict[Any, float] = {}
    weights = []
    for option in ask.options:
        purchase = option.value
        if purchase is None:
            weights.append(0.0)
            continue
        card = purchase.card
        if card is None:
            weights.append(purchase.gold * gold + purchase.strength * strength + purchase.magic * magic)
            continue
        worth = worths.get(card)
        if worth is None:
            worth = worths[card] = _deed_worth(sight, purchase)
        weights.append(worth - purchase.gold * gold - purchase.strength * strength - purchase.magic * magic)
    return weights


def _deed_worth(sight: Sight, purchase: Purchase) -> float:
    card = purchase.card
    if isinstance(card, Citizen):
        return sight.citizen(card) + _race(sight, sight.s.citizen_stacks[card.place])
    if isinstance(card, Monster):
        stack = sight.s.monster_stacks[sight.s.variant.columns.index(card.area)] if card.area else [card, card]
        return sight.monster(card) + _race(sight, stack) + _denied(sight, card)
    assert isinstance(card, Domain)
    return sight.domain(card)


def _race(sight: Sight, stack: Sequence[Any]) -> float:
    """Emptying a stack brings the end nearer, which is good for the leader."""
    if len(stack) != 1 or sight.turns > 4:
        return 0.0
    s = sight.s
    totals = [scoring.total(s, who) for who in range(len(s.have))]
    mine = totals[sight.seat]
    lead = mine - max(total for who, total in enumerate(totals) if who != sight.seat)
    return max(-2.5, min(2.5, lead / 4))


def _denied(sight: Sight, monster: Monster) -> float:
    """A small value for a monster that a rival could slay next."""
    s = sight.s
    if s.variant.solo:
        return 0.4
    rival = s.have[s.variant.rivals[s.active][0]]
    return 0.15 * monster.vp if rival[1] and rival[1] + rival[2] >= monster.strength + monster.magic else 0.0


def _by_trade(sight: Sight, option: Option[Any]) -> float:
    if option.value is None:
        return 0.0
    _, n, effect = option.value
    got = sum(sight.bundle(part.amounts) for part in effect.then if type(part) is Gain)
    return float(n * (got - sight.bundle(effect.pay) - 0.01))


def _by_loot(sight: Sight, option: Option[Any]) -> float:
    if option.value is None:
        return 0.0
    victim, track, amount = option.value
    value = amount * sight.prices[track] * TAKEN
    return float(value + (0.02 * scoring.total(sight.s, victim) if victim is not None else 0.0))


def _by_reward(sight: Sight, option: Option[Any]) -> float:
    if isinstance(option.value, int):
        return sight.prices[option.value]
    _, citizen, amounts = option.value
    return sight.bundle(amounts) + (sight.citizen(citizen) if citizen else 0.0)


def _by_change(sight: Sight, option: Option[Any]) -> float:
    """V-25: the dice's income for the player, less that of the others."""
    s = sight.s
    dice = list(s.dice)
    price = 0.0
    if option.value is not None:
        _, die, value, paid = option.value
        dice[die], price = value, sight.bundle(paid)
    total = 0.0
    for seat in s.variant.in_play[s.active]:
        mine = seat == s.active
        worth = 0.6 * (dice[0] == dice[1])
        for citizen, n in s.variant.content.lit[dice[0], dice[1]]:
            if s.citizens[seat][citizen.index]:
                _, active, passive = yields(citizen)
                side = active if mine else passive
                worth += n * s.citizens[seat][citizen.index] * worth_of(s, seat, side, 0)
        total += worth if mine else -0.6 * worth
    return total - price


def _by_duke(sight: Sight, option: Option[Any]) -> float:
    """Prefer dukes for plentiful things: symbols of citizens and domains, monsters, leftovers."""
    expected = {"worker": 5, "soldier": 5, "shadow": 3.4, "holy": 3.4, "monsters": 5, "titan": 1.5, "domains": 2.5}
    expected |= {"citizens": 9, "resources": 7}
    return sum(points * expected.get(what, 1.0) for what, points in likes(option.value).items())


def _by_token(sight: Sight, option: Option[Any]) -> float:
    """Prefer monsters that rivals could slay sooner than this seat."""
    s = sight.s
    slot: int = option.value
    monster = s.monster_stacks[slot][-1] if slot < COLUMNS and s.monster_stacks[slot] else None
    if monster is None:
        return 0.2
    _, strength, magic, _ = s.have[sight.seat]
    return -0.3 * monster.vp if strength + magic >= monster.strength + monster.magic else 0.1 * monster.strength


def _by_prey(sight: Sight, option: Option[Any]) -> float:
    """Prefer prey that this seat wants least, from the stack that lasts longest."""
    column: int
    _, column, prey = option.value
    if prey is None:
        return -20.0
    s = sight.s
    if isinstance(prey, Domain):
        return -prey.vp - 0.5 * sight.domain(prey)
    left = len(s.citizen_stacks[prey.place])
    return 0.5 * left - 0.3 * sight.citizen(prey) - (3.0 if left == 1 else 0.0) - 0.1 * column


_RULES: dict[str, Callable[[Sight, Option[Any]], float]] = {
    "duke": _by_duke,
    "dice": _by_change,
    "token": _by_token,
    "income": lambda sight, option: sight.bundle(option.value),
    "trade": _by_trade,
    "steal": _by_loot,
    "reward": _by_reward,
    "citizen": lambda sight, option: sight.citizen(option.value) if option.value else 0.0,
    "seize": lambda sight, option: 0.0 if option.value is None else 3.0,
    "return-citizen": lambda sight, option: 3.0 - sight.citizen(option.value) if option.value else 0.0,
    "return-monster": lambda sight, option: (
        3.0 - option.value.vp - sight.likes.get("monsters", 0.0) if option.value else 0.0
    ),
    "attack": _by_prey,
}


def weigh_any(s: Valeria, ask: Ask[Any]) -> Sequence[float]:
    return _weigh_acts(s, ask) if ask.prompt in ("act", "slay") else weigh(s, ask)


HEURISTICS: Heuristics[Valeria] = Heuristics(
    weigh=weigh_any,
    value=value,
    depth=DEPTH,
    rollout_bias=HEED,
    milliseconds=600.0,
    stage=stage,
    calibration=CALIBRATION,
)
