"""Verbs that give from the supply: gain, gain of any kind, choose (V-58, V-73, V-76)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement, product
from typing import Annotated

from ....kernel import Dealer, Option, Rule, Seat, piece, remember
from ....kernel.verbs import Number, OneOf
from ..events import gained
from ..grammar import NOTHING, ONE_OF_EACH, TRACKS, VERBS, Amounts, Bundle, Counter, Effect, Per, bundle, plus, times
from ..pieces import Box, Citizen, Source, Valeria
from ..prompts import Prompt
from ..rules.counting import count, most_of
from .citizens import GainCitizen, gain_that

REWARD = Prompt("reward", "V-58", "centre")


def receive(s: Valeria, seat: int, amounts: Amounts) -> None:
    """Give these amounts from the supply to a seat."""
    have = s.have[seat]
    have[0] += amounts[0]
    have[1] += amounts[1]
    have[2] += amounts[2]
    have[3] += amounts[3]


def sums(gains: Iterable[Gain], box: Box) -> list[Amounts]:
    """All totals that gains can add up to."""
    totals = [NOTHING]
    for part in gains:
        multiples = [times(part.amounts, n) for n in ([1] if part.per is None else range(most_of(part.per, box) + 1))]
        totals = [plus(one, other) for one in totals for other in multiples]
    return totals


@VERBS.verb("gain", places=("income", "reward", "choice", "trade", "return"), signs="{amounts} {per}")
@piece
class Gain(Effect):
    """Receive from the supply, times the counter if there is one (V-73)."""

    amounts: Annotated[Amounts, Bundle()]
    per: Annotated[Counter | None, Per()]
    asks = False

    def number(self, s: Valeria, seat: int) -> int:
        return 1 if self.per is None else count(s, seat, self.per)

    def perform(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> None:
        n = self.number(s, seat)
        if n:
            amounts = times(self.amounts, n)
            receive(s, seat, amounts)
            dealer.tell(gained, seat, source, *amounts)


class Sides(Effect):
    """A choice among sides; in the income phase one answer covers every activation of the card."""

    __slots__ = ()

    def sides(self, s: Valeria, seat: int) -> tuple[Amounts, ...]:
        """The amounts each side gives."""
        raise NotImplementedError


@remember
def shares(source: Source, sides: tuple[Amounts, ...], n: int) -> tuple[Option[Amounts], ...]:
    """All ways to choose n times among the sides, as one question."""
    distinct: dict[Amounts, None] = {}
    for picks in combinations_with_replacement(sides, n):
        total = NOTHING
        for picked in picks:
            total = plus(total, picked)
        distinct[total] = None
    return tuple(Option(f"take/{source.ref}/{bundle(*amounts)}", amounts) for amounts in distinct)


@VERBS.verb("gain_any", places=("income", "reward"), signs="{amount} any")
@piece
class GainAny(Sides):
    """One kind of resource of your choice."""

    amount: Annotated[int, Number(least=1)]

    def sides(self, s: Valeria, seat: int) -> tuple[Amounts, ...]:
        return tuple(times(one, self.amount) for one in ONE_OF_EACH)

    def perform(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[None]:
        options = [Option(f"take/{source.ref}/{TRACKS[track]}-{self.amount}", track) for track in range(3)]
        track = yield from REWARD.ask(seat, options, card=source.ref)
        amounts = times(ONE_OF_EACH[track], self.amount)
        receive(s, seat, amounts)
        dealer.tell(gained, seat, source, *amounts)

    def keys(self, source: Source, box: Box, most: int) -> Iterator[str]:
        sides = tuple(times(one, self.amount) for one in ONE_OF_EACH)
        for n in range(1, most + 1):
            yield from (option.key for option in shares(source, sides, n))


Side = tuple[int, Citizen | None, Amounts]  # which side, its citizen, its amounts


@VERBS.verb("choose", places=("income", "reward"), signs="{options}")
@piece
class Choose(Sides):
    """Exactly one of the options that are possible now (V-58)."""

    options: Annotated[tuple[tuple[Gain | GainCitizen, ...], ...], OneOf(VERBS, "choice")]

    def sides(self, s: Valeria, seat: int) -> tuple[Amounts, ...]:
        return tuple(self._amounts(s, seat, side) for side in self.options)

    def _amounts(self, s: Valeria, seat: int, side: tuple[Gain | GainCitizen, ...]) -> Amounts:
        total = NOTHING
        for part in side:
            if type(part) is Gain:
                total = plus(total, times(part.amounts, part.number(s, seat)))
        return total

    def perform(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[None]:
        """One of the sides that are possible now; a side with a citizen is offered once for each of them (V-76)."""
        options: list[Option[Side]] = []
        for index, side in enumerate(self.options):
            amounts = self._amounts(s, seat, side)
            parts = [part for part in side if type(part) is GainCitizen]
            fitting: list[Citizen | None] = [*parts[0].matching(s)] if parts else [None]
            options += [_side(source, index, citizen, amounts) for citizen in fitting]
        index, citizen, _ = options[0].value
        if len(options) > 1:
            index, citizen, _ = yield from REWARD.ask(seat, options, card=source.ref)
        for part in self.options[index]:
            if type(part) is Gain:
                part.perform(s, dealer, seat, source)
            elif citizen is not None:
                yield from gain_that(s, dealer, seat, citizen, source)

    def keys(self, source: Source, box: Box, most: int) -> Iterator[str]:
        sides = [sums([part for part in side if type(part) is Gain], box) for side in self.options]
        for index, (side, totals) in enumerate(zip(self.options, sides, strict=True)):
            parts = [part for part in side if type(part) is GainCitizen]
            fitting: list[Citizen | None] = [*parts[0].fitting(box.citizens)] if parts else [None]
            for citizen, amounts in product(fitting, totals):
                yield _side(source, index, citizen, amounts).key
        for n, picked in product(range(2, most + 1), product(*sides)):
            yield from (option.key for option in shares(source, picked, n))


@remember
def _side(source: Source, index: int, citizen: Citizen | None, amounts: Amounts) -> Option[Side]:
    parts = [citizen.ref] if citizen else []
    if any(amounts) or not parts:
        parts.append(bundle(*amounts))
    return Option(f"take/{source.ref}/{'+'.join(parts)}", (index, citizen, amounts))
