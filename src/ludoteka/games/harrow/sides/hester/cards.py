"""Hester's cards that need more than verbs (section 13, hooks of section 16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from .....kernel import Dealer, Option, Rule, asks_nothing
from ...effects.moving import led_by_hester, steps_of, way
from ...effects.resolving import GAIN, gain_cube, gain_keys
from ...grammar import Pieces, card_action, nothing_now
from ...hexes import HEX, HEXES, NEAR, OFF
from ...pieces import (
    COLOUR,
    FACTION,
    FAIR_FOLK,
    HESTER,
    HESTER_UNIT,
    INFECTED,
    KIND_FACTION,
    LAND_COLOURS,
    SILVER,
    TERRAIN,
    UNIT,
    VP_FACTIONS,
)
from ...rules.abilities import PRY_OPTION, pry, strengthen
from ...rules.attack import pay
from ...rules.carrying import carry
from ...rules.choosing import DONE, ask, pick
from ...rules.units import is_terrain, may_enter, mobile, shift
from ...state import Harrow
from .fire import fire_possible, infected_may_enter, make_fire, step_for
from .powers import cubes, make_sick, pay_any, snakes_left
from .turn import plant

_FAVOUR = [Option(f"favour/{FACTION[faction]}", faction) for faction in range(5)]
_TRADE = [Option(f"trade/{ref}", colour) for colour, ref in enumerate(COLOUR)]
_TERROR = [Option(f"terror/{ref}", terrain) for terrain, ref in enumerate(TERRAIN[:4])]
_REROOT = [Option(f"root/{HEX[hex]}", hex) for hex in HEXES]
HURT_PRICE = 2  # cubes of any colours for an infection by Hurts A Moment (H-234)


def white_innards(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """One infected haint, up to two free steps, ending away from infected haints of the rival."""
    chosen = yield from pick(s, faction, "move", [DONE, *_first_steps(s)], rule="H-234")
    if chosen is None:
        return False
    kind, start, end = chosen
    if start == end:
        pry(s, dealer, kind, start)
        return True
    yield from step_for(s, dealer, HESTER, kind, start, end)
    ways = [way("move", UNIT[kind], kind, end, colour) for colour in _quiet_ends(s, kind, end)]
    ends = [DONE] if _quiet(s, kind, end) else []
    chosen = yield from pick(s, faction, "move", [*ends, *ways], rule="H-234")
    if chosen is not None:
        yield from step_for(s, dealer, HESTER, kind, end, chosen[2])
    return True


def _first_steps(s: Harrow) -> Iterator[Option[Any]]:
    """Steps from which a hex away from infected haints can still be reached, or the way out of a nail."""
    for kind in (INFECTED[faction] for faction in s.rivals):
        for start in HEXES:
            if mobile(s, kind, start):
                for end in NEAR[start]:
                    if may_enter(s, kind, end) and (_quiet(s, kind, end) or _quiet_ends(s, kind, end)):
                        yield way("move", UNIT[kind], kind, start, end)
            if (kind, start) in s.nails:
                yield Option(PRY_OPTION[kind][start].key, (kind, start, start))


def _quiet(s: Harrow, kind: int, hex: int) -> bool:
    """True if no infected haint of the rival is on this hex or beside it."""
    foe = next(faction for faction in s.rivals if faction != KIND_FACTION[kind])
    return not any(s.sick[foe][n] for n in (hex, *NEAR[hex]))


def _quiet_ends(s: Harrow, kind: int, start: int) -> list[int]:
    return [end for end in NEAR[start] if may_enter(s, kind, end) and _quiet(s, kind, end)]


def wild_tangle(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """One terrain cube for one of another colour."""
    out = yield from pick(
        s, faction, "trade", [DONE, *(_TRADE[cube] for cube in LAND_COLOURS if s.ground[cube])], rule="H-234"
    )
    if out is None:
        return False
    options = [GAIN[cube] for cube in LAND_COLOURS if s.supply[cube] and cube != out]
    if not options:
        return False
    colour = yield from ask(s, faction, "gain", options, rule="H-234")
    pay(s, dealer, out, 1)
    strengthen(s, dealer, colour)
    return True


@asks_nothing
def protege(s: Harrow, dealer: Dealer, faction: int) -> None:
    s.hester.protege = True


@asks_nothing
def sloth(s: Harrow, dealer: Dealer, faction: int) -> None:
    s.hester.sloth = True


def well_see(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """The opponent with the fewest cubes gains one, and Hester one of her choice (H-154)."""
    others = dict.fromkeys((*s.rivals, *(other for other in s.factions if other != faction)))
    cubes_of = {other: s.ground[SILVER if other == FAIR_FOLK else other] for other in others}
    poor = [other for other in others if cubes_of[other] == min(cubes_of.values())]
    other = poor[0]
    if len(poor) > 1:
        other = yield from ask(s, faction, "favour", [_FAVOUR[other] for other in poor], rule="H-234")
    strengthen(s, dealer, SILVER if other == FAIR_FOLK else other)
    yield from gain_cube(s, dealer)
    return True


def hurts_a_moment(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """Two cubes of any colours: infect a haint beside an infected one."""
    if s.fair_folk.calm or cubes(s) < HURT_PRICE or not snakes_left(s):
        return False
    options = [
        Option(f"infect/{UNIT[rival]}/{HEX[hex]}/any", (rival, hex))
        for rival in s.rivals
        for hex in HEXES
        if s.haints[rival][hex] and any(s.sick[other][hex] for other in s.rivals)
    ]
    chosen = yield from pick(s, faction, "infect", [DONE, *options], rule="H-234")
    if chosen is None:
        return False
    yield from pay_any(s, dealer, HURT_PRICE)
    make_sick(s, dealer, *chosen)
    return True


def night_terror(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """Every infected haint and Hester may step to a terrain hex of the type of one of her fires."""
    kinds = sorted({s.land.terrain[hex] for hex in HEXES if s.flames[hex] and is_terrain(s, hex)})
    if not kinds:
        return False
    terrain = kinds[0]
    if len(kinds) > 1:
        terrain = yield from ask(s, faction, "terror", [_TERROR[land] for land in kinds], rule="H-234")
    moved: Counter[tuple[int, int]] = Counter()
    while s.winner == OFF:
        chosen = yield from pick(s, faction, "move", [DONE, *_terrors(s, terrain, moved)], rule="H-234")
        if chosen is None:
            break
        kind, start, end = chosen
        if start == end:
            pry(s, dealer, kind, start)
        else:
            yield from step_for(s, dealer, HESTER, kind, start, end)
        moved[kind, end] += 1
    return True


def _terrors(s: Harrow, terrain: int, moved: Counter[tuple[int, int]]) -> Iterator[Option[Any]]:
    for kind in (*(INFECTED[faction] for faction in s.rivals), HESTER_UNIT):
        for start in HEXES:
            if mobile(s, kind, start) > moved[kind, start]:
                for end in NEAR[start]:
                    if s.land.terrain[end] == terrain and (kind == HESTER_UNIT or infected_may_enter(s, kind, end)):
                        yield way("move", UNIT[kind], kind, start, end)
            if (kind, start) in s.nails:
                yield Option(PRY_OPTION[kind][start].key, (kind, start, start))


def drawn_together(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """Two infected haints of rival factions meet on a hex between them and burn."""
    if not fire_possible(s):
        return False
    chosen = yield from pick(s, faction, "together", [DONE, *_meetings(s)], rule="H-234")
    if chosen is None:
        return False
    one, two, goal = chosen
    first, second = (INFECTED[other] for other in s.rivals)
    shift(s, dealer, first, one, goal)
    shift(s, dealer, second, two, goal)
    for kind, start in ((first, one), (second, two)):
        yield from carry(s, dealer, kind, start, goal, HESTER)
    yield from make_fire(s, dealer, first, second, goal)
    return True


def _meetings(s: Harrow) -> Iterator[Option[Any]]:
    one, two = s.rivals
    for goal in HEXES:
        if s.flames[goal] or not all(_only_sick(s, faction, goal) for faction in s.rivals):
            continue
        if s.bar[one][goal] - s.units[two][goal] or s.bar[two][goal] - s.units[one][goal]:
            continue
        for start in NEAR[goal]:
            if mobile(s, INFECTED[one], start):
                for end in NEAR[goal]:
                    if mobile(s, INFECTED[two], end):
                        yield _meet(start, end, goal)


def _meet(start: int, end: int, goal: int) -> Option[Any]:
    return Option(f"together/{HEX[start]}/{HEX[end]}/{HEX[goal]}", (start, end, goal))


def _only_sick(s: Harrow, faction: int, hex: int) -> bool:
    return s.units[faction][hex] == s.sick[faction][hex] < 4


def desperate_grip(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """The first root of this turn is placed again at the end of the path; no cube."""
    if not s.hester.roots:
        return False
    first = s.hester.roots[0]
    busy = {hex for start, end, _ in s.hester.roots[1:] for hex in (start, end)}
    if not s.hester.roots[1:]:
        return False
    ways = [hex for hex in NEAR[s.hester.roots[-1].end] if hex not in busy]
    hex = yield from pick(s, faction, "root", [DONE, *(_REROOT[hex] for hex in ways)], rule="H-234")
    if hex is None:
        return False
    s.hester.roots.remove(first)
    plant(s, dealer, hex)
    return True


def _meeting_keys(pieces: Pieces) -> Iterator[str]:
    return (_meet(start, end, goal).key for goal in HEXES for start in NEAR[goal] for end in NEAR[goal])


def _move_keys(pieces: Pieces) -> Iterator[str]:
    """Infected haints and Hester herself."""
    return steps_of("move", (UNIT[kind] for kind in pieces.kinds if led_by_hester(kind)))


card_action("white_innards", white_innards, _move_keys)
card_action("wild_tangle", wild_tangle, lambda pieces: (*(_TRADE[colour].key for colour in LAND_COLOURS), *gain_keys()))
card_action("protege", protege)
card_action("sloth", sloth)
card_action(
    "well_see",
    well_see,
    lambda pieces: (*(_FAVOUR[faction].key for faction in (*VP_FACTIONS, FAIR_FOLK)), *gain_keys()),
)
card_action("hurts_a_moment", hurts_a_moment)
card_action("night_terror", night_terror, lambda pieces: (*(option.key for option in _TERROR), *_move_keys(pieces)))
card_action("drawn_together", drawn_together, _meeting_keys)
card_action("desperate_grip", desperate_grip)
card_action("needed_sacrifice_trigger", nothing_now)
