"""One seat's estimates in victory points: worth of income by its odds, turns left, lines of its duke."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel import remember
from ..effects.citizens import GainCitizen
from ..effects.gaining import Choose, Gain, GainAny
from ..effects.taking import Take
from ..effects.trading import Exchange
from ..grammar import Amounts, Counter, Effects
from ..pieces import Citizen, Domain, Duke, Monster, Starter, Valeria
from ..rules import scoring
from ..rules.counting import count
from ..rules.roll import odds

GOLD, STRENGTH, MAGIC = 0.36, 0.42, 0.44  # what a resource buys in mid-game
PACE = ((0.8, 0.52), (1.1, 0.48), (1.5, 0.24), (1.6, 0.15), (1.7, 0.1))  # by seats: turns left, fitted to matches
TAKEN = 1.4  # taking from a rival is worth more than receiving


# -- How long is it still ---------------------------------------------------------------------------------------------
def turns_left(s: Valeria) -> float:
    """Own turns left, including this one, estimated from the cards that must leave before the end."""
    if s.ending:
        return 1.0
    sizes = [1.0 * len(stack) for stack in s.citizen_stacks]
    sizes += [1.2 * len(stack) for stack in s.monster_stacks]  # monsters and domains leave more slowly
    sizes += [1.6 * len(stack) for stack in s.domain_stacks]
    sizes.sort()
    least, pace = PACE[s.variant.seats - 1]
    return least + pace * sum(sizes[: s.variant.end])


@remember
def prices(turns: float, saved: float) -> Amounts:
    """The worth of gold, strength, magic and points; at the end only what a duke scores."""
    share = min(1.0, turns / 2.5)
    gold, strength, magic = (saved + (buys - saved) * share for buys in (GOLD, STRENGTH, MAGIC))
    return gold, strength, magic, 1.0  # type: ignore[return-value]


@remember
def likes(duke: Duke) -> dict[str, float]:
    """A duke's lines by what they count; `resources` per piece."""
    weights: dict[str, float] = {}
    for line in duke.score:
        weights[scoring.name(line.per)] = weights.get(scoring.name(line.per), 0.0) + line.vp / line.per.divisor
    return weights


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
    """One seat's estimates of a position, computed once for all options of a question."""

    __slots__ = ("likes", "mine", "prices", "roles", "s", "seat", "turns")

    def __init__(self, s: Valeria, seat: int) -> None:
        self.s: Valeria = s
        self.seat: int = seat
        self.turns: float = turns_left(s)
        duke = s.dukes[seat]
        self.likes: dict[str, float] = likes(duke[0]) if len(duke) == 1 else NEUTRAL
        self.prices: Amounts = prices(round(self.turns, 1), self.likes.get("resources", 0.0))
        self.mine: list[int] = s.citizens[seat]
        self.roles: list[int] = s.roles[seat]

    def bundle(self, amounts: Sequence[int]) -> float:
        gold, strength, magic, vp = self.prices
        return amounts[0] * gold + amounts[1] * strength + amounts[2] * magic + amounts[3] * vp

    def income(self, card: Citizen | Starter, extra: int = 0) -> float:
        """The income of one copy per round: once by its active side, in the others' turns by its passive side."""
        odds, active, passive = yields(card)
        s, seat = self.s, self.seat
        others = min(s.variant.seats, 4) - 1 or 1
        value = worth_of(s, seat, active, extra) + others * worth_of(s, seat, passive, extra)
        return odds * value * self.prices[0] / GOLD

    def citizen(self, citizen: Citizen) -> float:
        """Income until the end, symbols that the duke scores, and domains that it opens."""
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
        """The immediate value of effects."""
        value = 0.0
        for effect in listed:
            if type(effect) is Gain:
                n = 1
                if effect.per is not None:
                    n = count(self.s, self.seat, effect.per) + (effect.per.of == "monsters")
                value += n * self.bundle(effect.amounts)
            elif type(effect) is Choose:
                value += max(self.reward(side, card) for side in effect.options)
            elif type(effect) is GainCitizen:
                value += max((self.citizen(citizen) for citizen in effect.matching(self.s)), default=0.0)
        return value


# -- What cards bring -------------------------------------------------------------------------------------------------
Part = tuple[float, Counter | None]  # a value, times a counter


@remember
def yields(card: Citizen | Starter) -> tuple[float, tuple[Part, ...], tuple[Part, ...]]:
    """Activations per roll, and the worth of each side."""
    return odds(card.numbers), _parts(card.active), _parts(card.passive)


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


def worth_of(s: Valeria, seat: int, parts: tuple[Part, ...], extra: int) -> float:
    value = 0.0
    for worth, counter in parts:
        value += worth if counter is None else worth * (count(s, seat, counter) + 0.5 * extra)
    return value


@remember
def keeps(domain: Domain) -> tuple[float, float]:
    """The lasting and immediate value of a domain, beyond its countable effects."""
    lasting = sum(value for value, _ in (*_parts(domain.action_start), *_parts(domain.action_end)))
    lasting += 0.17 * len(domain.doubles) * 2 + 0.3 * bool(domain.roll) + 0.3 * bool(domain.slay or domain.gain_citizen)
    lasting += 0.5 * domain.flat + 0.15 * domain.discount
    once = sum(1.5 for effect in domain.build if type(effect) not in (Gain, GainCitizen, Take, Choose))
    return lasting, once + sum(value for take in domain.build if type(take) is Take for value, _ in _valued(take))
