"""What a good player sees at a glance: what income is worth by its odds, how long the game will last, what the own
duke likes, what hurts the others. All values are victory points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp, sqrt
from typing import Any

from ludoteka.kernel import Ask, Hints, Option

from . import effects, scoring
from .grammar import Amounts, Choose, Counter, Effects, Exchange, Gain, GainAny, GainCitizen, Take
from .paying import Deed
from .pieces import COLUMNS, Citizen, Domain, Duke, Monster, Starter, Valeria
from .solo import LORD

GOLD, STRENGTH, MAGIC = 0.36, 0.42, 0.44  # what a resource buys in mid-game
PACE = ((0.8, 0.52), (1.1, 0.48), (1.5, 0.24), (1.6, 0.15), (1.7, 0.1))  # by seats: turns left, fitted to matches
DEPTH = 12  # decisions of a rollout: two turns or three
TAKEN = 1.4  # taking from a rival is worth more than receiving


# -- How long is it still ---------------------------------------------------------------------------------------------
def turns_left(s: Valeria) -> float:
    """Own turns still to come, this one included, by the cards that must leave before the end."""
    if s.ending:
        return 1.0
    sizes = [1.0 * len(stack) for stack in s.citizen_stacks]
    sizes += [1.2 * len(stack) for stack in s.monster_stacks]  # monsters and domains leave more slowly
    sizes += [1.6 * len(stack) for stack in s.domain_stacks]
    sizes.sort()
    least, pace = PACE[s.variant.seats - 1]
    return least + pace * sum(sizes[: s.variant.end])


@cache
def prices(turns: float, saved: float) -> Amounts:
    """What gold, strength, magic and points are worth: at the end only what a duke pays for them."""
    share = min(1.0, turns / 2.5)
    gold, strength, magic = (saved + (buys - saved) * share for buys in (GOLD, STRENGTH, MAGIC))
    return gold, strength, magic, 1.0  # type: ignore[return-value]


@cache
def likes(duke: Duke) -> dict[str, float]:
    """A duke's lines by what they count; `resources` per piece."""
    found: dict[str, float] = {}
    for line in duke.score:
        found[scoring.name(line.per)] = found.get(scoring.name(line.per), 0.0) + line.vp / line.per.divisor
    return found


NEUTRAL = {
    "worker": 1.0,
    "soldier": 1.0,
    "shadow": 2.0,
    "holy": 2.0,
    "resources": 1 / 3,
    "domains": 1.0,
    "monsters": 1.0,
}
ROLE_NAMES = ("worker", "soldier", "shadow", "holy")


class Sight:
    """One seat's judgement of a position, worked out once for all options of a question."""

    __slots__ = ("likes", "mine", "prices", "roles", "s", "seat", "turns")

    def __init__(self, s: Valeria, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.turns = turns_left(s)
        duke = s.dukes[seat]
        self.likes = likes(duke[0]) if len(duke) == 1 else NEUTRAL
        self.prices = prices(round(self.turns, 1), self.likes.get("resources", 0.0))
        self.mine = s.citizens[seat]
        self.roles = s.roles[seat]

    def bundle(self, amounts: Sequence[int]) -> float:
        gold, strength, magic, vp = self.prices
        return amounts[0] * gold + amounts[1] * strength + amounts[2] * magic + amounts[3] * vp

    def income(self, card: Citizen | Starter, extra: int = 0) -> float:
        """What one copy brings in a round: once by its active side, in the others' turns by its passive one."""
        odds, active, passive = yields(card)
        s, seat = self.s, self.seat
        others = min(s.variant.seats, 4) - 1 or 1
        value = _worth(s, seat, active, extra) + others * _worth(s, seat, passive, extra)
        return odds * value * self.prices[0] / GOLD

    def citizen(self, citizen: Citizen) -> float:
        """Income until the end, symbols the duke likes, and domains it opens."""
        likes = self.likes
        own = likes.get(ROLE_NAMES[citizen.role], 0.0) + likes.get("citizens", 0.0)
        turns = self.turns - 0.6
        opens = 0.35 if self.roles[citizen.role] < 2 and turns > 2 else 0.0
        return own + opens + (self.income(citizen, 1) * turns if turns > 0 else 0.0)

    def monster(self, monster: Monster) -> float:
        likes = self.likes
        value = monster.vp + likes.get("monsters", 0.0) + likes.get(monster.type, 0.0)
        return value + self.reward(monster.reward, monster)

    def domain(self, domain: Domain) -> float:
        likes = self.likes
        value = domain.vp + likes.get("domains", 0.0)
        for role, n in enumerate(domain.roles):
            if n:
                value += n * likes.get(ROLE_NAMES[role], 0.0)
        lasting, once = keeps(domain)
        return value + lasting * max(self.turns - 1, 0) + once + self.reward(domain.build, domain)

    def reward(self, listed: Effects, card: Monster | Domain) -> float:
        """What effects bring now."""
        value = 0.0
        for effect in listed:
            if type(effect) is Gain:
                n = 1
                if effect.per is not None:
                    n = effects.count(self.s, self.seat, effect.per) + (effect.per.of == "monsters")
                value += n * self.bundle(effect.amounts)
            elif type(effect) is Choose:
                value += max(self.reward(side, card) for side in effect.options)
            elif type(effect) is GainCitizen:
                value += max((self.citizen(c) for c in effects.matching(self.s, effect)), default=0.0)
        return value


# -- What cards bring -------------------------------------------------------------------------------------------------
Part = tuple[float, Counter | None]  # a value, times a counter


@cache
def yields(card: Citizen | Starter) -> tuple[float, tuple[Part, ...], tuple[Part, ...]]:
    """Activations per roll, and what each side is worth."""
    hits = [v in card.numbers for a in range(1, 7) for b in range(1, 7) for v in (a, b, a + b)]
    return sum(hits) / 36, _parts(card.active), _parts(card.passive)


def _parts(listed: Effects) -> tuple[Part, ...]:
    return tuple(part for effect in listed for part in _valued(effect))


def _valued(effect: Any) -> list[Part]:
    if type(effect) is Gain:
        return [(_plain(effect.amounts), effect.per)]
    if type(effect) is GainAny:
        return [(effect.amount * MAGIC, None)]
    if type(effect) is Choose:
        return [(max(sum(value for value, _ in _parts(side)) for side in effect.options), None)]
    if type(effect) is Exchange:
        return [(max(sum(value for value, _ in _parts(effect.then)) - _plain(effect.pay), 0.0) * 0.8, None)]
    if type(effect) is Take:
        return [(max(n * (GOLD, STRENGTH, MAGIC, 1)[track] for track, n in effect.options) * 0.8 * TAKEN, None)]
    return []


def _plain(amounts: Amounts) -> float:
    return amounts[0] * GOLD + amounts[1] * STRENGTH + amounts[2] * MAGIC + amounts[3]


def _worth(s: Valeria, seat: int, parts: tuple[Part, ...], extra: int) -> float:
    value = 0.0
    for worth, counter in parts:
        value += worth if counter is None else worth * (effects.count(s, seat, counter) + 0.5 * extra)
    return value


@cache
def keeps(domain: Domain) -> tuple[float, float]:
    """What a domain brings every turn, and once, beyond its build effects that can be counted."""
    lasting = sum(value for value, _ in (*_parts(domain.action_start), *_parts(domain.action_end)))
    lasting += 0.17 * len(domain.doubles) * 2 + 0.3 * bool(domain.roll) + 0.3 * bool(domain.slay or domain.gain_citizen)
    lasting += 0.5 * domain.flat + 0.15 * domain.discount
    once = sum(1.5 for effect in domain.build if type(effect) not in (Gain, GainCitizen, Take, Choose))
    return lasting, once + sum(value for e in domain.build if type(e) is Take for value, _ in _valued(e))


# -- Weighing options -------------------------------------------------------------------------------------------------
def weigh(s: Valeria, ask: Ask[Any]) -> list[float]:
    """How good each option looks."""
    rule = _RULES.get(ask.prompt)
    if rule is None:
        return [0.0] * len(ask.options)
    sight = Sight(s, ask.seat)
    return [rule(sight, option) for option in ask.options]


def _weigh_acts(s: Valeria, ask: Ask[Any]) -> list[float]:
    """Deeds with the same target share everything but the price."""
    sight = Sight(s, ask.seat)
    gold, strength, magic, _ = sight.prices
    worths: dict[Any, float] = {}
    weights = []
    for option in ask.options:
        deed = option.value
        if deed is None:
            weights.append(0.0)
            continue
        card = deed.card
        if card is None:
            weights.append(deed.gold * gold + deed.strength * strength + deed.magic * magic)
            continue
        worth = worths.get(card)
        if worth is None:
            worth = worths[card] = _deed_worth(sight, deed)
        weights.append(worth - deed.gold * gold - deed.strength * strength - deed.magic * magic)
    return weights


def _deed_worth(sight: Sight, deed: Deed) -> float:
    card = deed.card
    if isinstance(card, Citizen):
        return sight.citizen(card) + _race(sight, sight.s.citizen_stacks[card.place])
    if isinstance(card, Monster):
        stack = sight.s.monster_stacks[sight.s.variant.columns.index(card.area)] if card.area else [card, card]
        return sight.monster(card) + _race(sight, stack) + _denied(sight, card)
    assert isinstance(card, Domain)
    return sight.domain(card)


def _race(sight: Sight, stack: Sequence[Any]) -> float:
    """Emptying a stack brings the end nearer: good for who leads."""
    if len(stack) != 1 or sight.turns > 4:
        return 0.0
    s = sight.s
    totals = [scoring.total(s, who) for who in range(len(s.have))]
    mine = totals[sight.seat]
    lead = mine - max(total for who, total in enumerate(totals) if who != sight.seat)
    return max(-2.5, min(2.5, lead / 4))


def _denied(sight: Sight, monster: Monster) -> float:
    """A little for what a rival could slay next."""
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
    """V-25: what the dice bring me, less what they bring the others."""
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
                worth += n * s.citizens[seat][citizen.index] * _worth(s, seat, side, 0)
        total += worth if mine else -0.6 * worth
    return total - price


def _by_duke(sight: Sight, option: Option[Any]) -> float:
    """Dukes for what is plentiful: symbols of citizens and domains, monsters, what is left over."""
    expected = {"worker": 5, "soldier": 5, "shadow": 3.4, "holy": 3.4, "monsters": 5, "titan": 1.5, "domains": 2.5}
    expected |= {"citizens": 9, "resources": 7}
    return sum(points * expected.get(what, 1.0) for what, points in likes(option.value).items())


def _by_token(sight: Sight, option: Option[Any]) -> float:
    """On what I cannot slay soon and others might."""
    s = sight.s
    slot: int = option.value
    monster = s.monster_stacks[slot][-1] if slot < COLUMNS and s.monster_stacks[slot] else None
    if monster is None:
        return 0.2
    _, strength, magic, _ = s.have[sight.seat]
    return -0.3 * monster.vp if strength + magic >= monster.strength + monster.magic else 0.1 * monster.strength


def _by_prey(sight: Sight, option: Option[Any]) -> float:
    """Let the Dark Lord have what I want least, from the stack that lasts longest."""
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


# -- Who will win -----------------------------------------------------------------------------------------------------
def standing(s: Valeria, seat: int) -> float:
    """Points now, what the resources will buy, and what the duchy will earn until the end."""
    sight = Sight(s, seat)
    have = s.have[seat]
    value = scoring.total(s, seat) + 0.0
    saved = sight.likes.get("resources", 0.0)
    value += sight.bundle(have) - have[3] - saved * (have[0] + have[1] + have[2])
    earned = 0.0
    for citizen in s.variant.content.citizens if s.variant.random else s.variant.kinds:
        n = sight.mine[citizen.index]
        if n:
            earned += n * sight.income(citizen)
    for domain in s.estates[seat]:
        earned += keeps(domain)[0]
    return value + (earned + 0.9) * max(sight.turns - 0.5, 0.0)


def value(s: Valeria) -> list[float]:
    """The chance of each seat to win if both played on evenly."""
    turns = turns_left(s)
    if s.variant.solo:
        left = 0.75 ** min(turns, 6)
        lead = standing(s, 0) - scoring.total(s, LORD) * (0.55 + 0.45 * left)
        return [1 / (1 + exp(-lead / (3 + 1.5 * sqrt(turns))))]
    scale = 2.0 + 1.6 * sqrt(turns)
    standings = [standing(s, seat) for seat in range(s.variant.seats)]
    best = max(standings)
    powers = [exp((points - best) / scale) for points in standings]
    total = sum(powers)
    return [power / total for power in powers]


def weigh_any(s: Valeria, ask: Ask[Any]) -> Sequence[float]:
    return _weigh_acts(s, ask) if ask.prompt in ("act", "slay") else weigh(s, ask)


HINTS: Hints[Valeria] = Hints(weigh=weigh_any, value=value, depth=DEPTH, milliseconds=600.0)
