"""Verbs about citizens: take one for free, put one back (V-57, V-83)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any

from ....kernel import Dealer, Option, Rule, Seat, do, piece, remember
from ....kernel.verbs import Flag, Inner, Number, Word
from ..events import CitizenGained, CitizenReturned
from ..grammar import VERBS, Effect, OfRole
from ..pieces import Box, Citizen, Source, Valeria
from ..prompts import Prompt
from ..rules import centre, purchases
from ..rules.paying import PASS

CITIZEN = Prompt("citizen", "V-57", "centre", listed=False)
RETURN_CITIZEN = Prompt("return-citizen", "V-83", "own")


class MostGold(Number):
    """The highest printed cost, optional."""

    def signs(self, value: int | None) -> list[str]:
        return [] if value is None else ["most", str(value), "gold"]


@VERBS.verb("gain_citizen", places=("reward", "choice"), signs="{role} {name} citizen {max_cost}")
@piece
class GainCitizen(Effect):
    """A matching top citizen of the centre, free (V-57)."""

    role: Annotated[int | None, OfRole()]
    name: Annotated[str | None, Word(default=None)]
    max_cost: Annotated[int | None, MostGold(default=None)]
    optional: Annotated[bool, Flag()]

    def fitting(self, citizens: Iterable[Citizen]) -> list[Citizen]:
        """The citizens that fit; a limit compares with the printed cost."""
        return [
            citizen
            for citizen in citizens
            if (self.role is None or citizen.role == self.role)
            and (self.name is None or citizen.ref == self.name)
            and (self.max_cost is None or citizen.cost <= self.max_cost)
        ]

    def matching(self, s: Valeria) -> list[Citizen]:
        """Tops of citizen stacks that fit."""
        return self.fitting([stack[-1] for stack in s.citizen_stacks if stack])

    def perform(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[None]:
        citizens = self.matching(s)
        if not citizens:
            return
        options: list[Option[Any]] = [_free(source, citizen) for citizen in citizens]
        if self.optional:
            options.append(PASS)
        citizen = options[0].value
        if len(options) > 1:
            citizen = yield from CITIZEN.ask(seat, options, card=source.ref)
        if citizen is not None:
            yield from gain_that(s, dealer, seat, citizen, source)

    def keys(self, source: Source, box: Box, most: int) -> Iterator[str]:
        return (_free(source, citizen).key for citizen in self.fitting(box.citizens))


@remember
def _free(source: Source, citizen: Citizen) -> Option[Citizen]:
    return Option(f"take/{source.ref}/{citizen.ref}", citizen)


def gain_that(s: Valeria, dealer: Dealer, seat: Seat, citizen: Citizen, source: Source) -> Rule[None]:
    dealer.tell(CitizenGained, seat, source, citizen)
    centre.take_citizen(s, dealer, citizen.place)
    centre.join(s, seat, citizen)
    yield from do(purchases.after_gaining(s, dealer, seat))


@VERBS.verb("return_citizen", places=("reward",), signs="citizen pay {then}")
@piece
class ReturnCitizen(Effect):
    """Put an own citizen back on its stack (V-83); starters never (V-6)."""

    then: Annotated[tuple[Effect, ...], Inner(VERBS, "return")]

    def perform(self, s: Valeria, dealer: Dealer, seat: Seat, source: Source) -> Rule[None]:
        mine = s.citizens[seat]
        options: list[Option[Any]] = [_back(kind) for kind in s.variant.content.citizens if mine[kind.index]]
        if not options:
            return
        citizen = yield from RETURN_CITIZEN.ask(seat, [*options, PASS], card=source.ref)
        if citizen is not None:
            centre.return_citizen(s, seat, citizen)
            dealer.tell(CitizenReturned, seat, citizen)
            for part in self.then:
                part.perform(s, dealer, seat, source)

    def keys(self, source: Source, box: Box, most: int) -> Iterator[str]:
        return (_back(citizen).key for citizen in box.citizens)


@remember
def _back(citizen: Citizen) -> Option[Citizen]:
    return Option(f"return/{citizen.ref}", citizen)
