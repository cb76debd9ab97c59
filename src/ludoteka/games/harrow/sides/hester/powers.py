"""Hester's uses of cubes: leading infected haints, infecting, summoning (H-212, H-229, H-230)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .....kernel import Dealer, Option, Rule
from ...effects.resolving import cube_of
from ...events.hester import HaintInfected
from ...hexes import HEX, HEXES, NEAR, OFF
from ...pieces import (
    COLOUR,
    HESTER,
    HESTER_UNIT,
    INFECTED,
    KIND_FACTION,
    LAND_COLOURS,
    LEGEND,
    LEGENDS_OF,
    SNAKES,
    UNIT,
)
from ...rules.attack import pay
from ...rules.choosing import DONE, ask, pick
from ...rules.dial import sword
from ...rules.units import is_terrain, mobile
from ...state import Harrow, Nail
from .fire import infected_may_enter, step_for

_SPEND = [Option(f"spend/{ref}", colour) for colour, ref in enumerate(COLOUR)]
ANY, FREE = -2, -3  # ways to pay


# -- Paying -----------------------------------------------------------------------------------------------------------
def cubes(s: Harrow) -> int:
    return sum(s.ground[colour] for colour in LAND_COLOURS)


def pay_any(s: Harrow, dealer: Dealer, number: int) -> Rule[None]:
    """Cubes of any colours; asked only where there is a choice."""
    for left in range(number, 0, -1):
        have = [cube for cube in LAND_COLOURS if s.ground[cube]]
        colour = have[0]
        if len(have) > 1 and cubes(s) > left:
            colour = yield from ask(s, HESTER, "spend", [_SPEND[cube] for cube in have], rule="H-212", left=left)
        pay(s, dealer, colour, 1)


def pay_way(s: Harrow, dealer: Dealer, how: int, number: int) -> Rule[None]:
    if how == ANY:
        yield from pay_any(s, dealer, number)
    elif how != FREE and number:
        pay(s, dealer, how, number)


# -- Moving (H-212) ---------------------------------------------------------------------------------------------------
def lead_options(s: Harrow) -> Iterator[Option[Any]]:
    """Infected haints and Hester, with every way to pay."""
    have = cubes(s)
    for faction in s.rivals:
        for start in HEXES:
            if s.sick[faction][start] and mobile(s, INFECTED[faction], start):
                for end in NEAR[start]:
                    if infected_may_enter(s, INFECTED[faction], end):
                        yield from _leads(s, INFECTED[faction], start, end, 1, 2, have)
    start = s.legend_at[HESTER_UNIT]
    if start != OFF and mobile(s, HESTER_UNIT, start):
        for end in NEAR[start]:
            yield from _leads(s, HESTER_UNIT, start, end, 2, OFF if is_terrain(s, end) else 3, have)


def _leads(s: Harrow, kind: int, start: int, end: int, own: int, any_: int, have: int) -> Iterator[Option[Any]]:
    colour = cube_of(s, end)
    trails = s.trails[end]
    path = f"lead/{UNIT[kind]}/{HEX[start]}/{HEX[end]}"
    if trails and s.now.free_moves < 24 and (any_ - trails <= 0 < any_ or (colour != OFF and own <= trails)):
        yield Option(f"{path}/free", (kind, start, end, FREE, 0))
        return
    if colour != OFF and 0 < own - trails <= s.ground[colour]:
        yield Option(f"{path}/{COLOUR[colour]}", (kind, start, end, colour, own - trails))
    if any_ != OFF and 0 < any_ - trails <= have:
        yield Option(f"{path}/any", (kind, start, end, ANY, any_ - trails))


def lead(s: Harrow, dealer: Dealer) -> Rule[None]:
    """One flame, then moves as long as they are paid."""
    chosen = yield from pick(s, HESTER, "lead", [DONE, *lead_options(s)], rule="H-212")
    if chosen is None:
        return
    kind, start, end, how, number = chosen
    s.now.free_moves += how == FREE
    yield from pay_way(s, dealer, how, number)
    yield from step_for(s, dealer, HESTER, kind, start, end)
    if s.winner == OFF:
        s.then("lead")


# -- Infecting (H-229) ------------------------------------------------------------------------------------------------
def snakes_left(s: Harrow) -> int:
    return SNAKES - sum(map(sum, s.sick))


def infections(s: Harrow, used: Sequence[int], bitten: Sequence[int]) -> Iterator[Option[Any]]:
    """One haint on each root hex, or through a legend one of its faction elsewhere."""
    if not snakes_left(s):
        return
    have = cubes(s)
    for hex in sorted({hex for start, end, _ in s.hester.roots for hex in (start, end) if hex != OFF}):
        if hex in used or not (is_terrain(s, hex) or s.hester.protege):
            continue
        haints = [faction for faction in s.rivals if s.haints[faction][hex]]
        legends = [
            legend
            for faction in s.rivals
            if not haints and any(s.haints[faction])
            for legend in LEGENDS_OF[faction]
            if s.legend_at[legend] == hex and legend not in bitten
        ]
        for kind in (*haints, *legends):
            path = f"infect/{UNIT[kind]}/{HEX[hex]}"
            if s.hester.protege:
                yield Option(f"{path}/free", (kind, hex, FREE, 0))
                continue
            if s.ground[cube_of(s, hex)]:
                yield Option(f"{path}/{COLOUR[cube_of(s, hex)]}", (kind, hex, cube_of(s, hex), 1))
            if have >= 3:
                yield Option(f"{path}/any", (kind, hex, ANY, 3))


def infect(s: Harrow, dealer: Dealer) -> Rule[None]:
    used: list[int] = []
    bitten: list[int] = []
    while True:
        chosen = yield from pick(s, HESTER, "infect", [DONE, *infections(s, used, bitten)], rule="H-229")
        if chosen is None:
            return
        kind, hex, how, number = chosen
        used.append(hex)
        yield from pay_way(s, dealer, how, number)
        s.hester.protege = False  # only the first infection is free
        victim = kind
        if kind >= LEGEND:
            bitten.append(kind)
            victim = KIND_FACTION[kind]
            places = [Option(f"victim/{HEX[at]}", at) for at in HEXES if s.haints[victim][at]]
            hex = yield from ask(s, HESTER, "victim", places, rule="H-229")
        make_sick(s, dealer, victim, hex)


def make_sick(s: Harrow, dealer: Dealer, kind: int, hex: int) -> None:
    """A snake goes into a haint; a nail under it stays under it."""
    nailed = mobile(s, kind, hex) == 0
    s.haints[kind][hex] -= 1
    s.sick[kind][hex] += 1
    if nailed:
        s.nails.remove(Nail(kind, hex))
        s.nails.append(Nail(INFECTED[kind], hex))
    dealer.tell(HaintInfected, UNIT[kind], HEX[hex])
    sword(s, dealer)


# -- Summoning (H-230) ------------------------------------------------------------------------------------------------
def price_to_summon(s: Harrow) -> int:
    """H-230: the cubes of a fire's colour that summoning costs; fewer with more fires on the map, 0 without any."""
    return (0, 3, 2, 1)[min(sum(flames > 0 for flames in s.flames), 3)]


def summons(s: Harrow) -> Iterator[Option[Any]]:
    fires = [hex for hex in HEXES if s.flames[hex]]
    price = price_to_summon(s)
    for hex in fires:
        own = cube_of(s, hex)
        for colour in LAND_COLOURS:
            if (colour == own or s.hester.sloth) and s.ground[colour] >= price:
                yield Option(f"summon/{HEX[hex]}/{COLOUR[colour]}", ("summon", hex, colour, price))
