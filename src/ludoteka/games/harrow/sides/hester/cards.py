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
    LAND_COLOURS,
    SICK,
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

_FAVOUR = [Option(f"favour/{FACTION[f]}", f) for f in range(5)]
_TRADE = [Option(f"trade/{ref}", c) for c, ref in enumerate(COLOUR)]
_TERROR = [Option(f"terror/{ref}", t) for t, ref in enumerate(TERRAIN[:4])]
_REROOT = [Option(f"root/{HEX[h]}", h) for h in HEXES]
HURT_PRICE = 2  # cubes of any colours for an infection by Hurts A Moment (H-234)


def white_innards(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """One infected haint, up to two free steps, ending away from infected haints of the rival."""
    chosen = yield from pick(s, f, "move", [DONE, *_first_steps(s)], rule="H-234")
    if chosen is None:
        return False
    kind, a, b = chosen
    if a == b:
        pry(s, dealer, kind, a)
        return True
    yield from step_for(s, dealer, HESTER, kind, a, b)
    ways = [way("move", UNIT[kind], kind, b, c) for c in _quiet_ends(s, kind, b)]
    ends = [DONE] if _quiet(s, kind, b) else []
    chosen = yield from pick(s, f, "move", [*ends, *ways], rule="H-234")
    if chosen is not None:
        yield from step_for(s, dealer, HESTER, kind, b, chosen[2])
    return True


def _first_steps(s: Harrow) -> Iterator[Option[Any]]:
    """Steps from which a quiet hex can still be reached; or the way out of a nail."""
    for kind in (g + SICK for g in s.rivals):
        for a in HEXES:
            if mobile(s, kind, a):
                for b in NEAR[a]:
                    if may_enter(s, kind, b) and (_quiet(s, kind, b) or _quiet_ends(s, kind, b)):
                        yield way("move", UNIT[kind], kind, a, b)
            if (kind, a) in s.nails:
                yield Option(PRY_OPTION[kind][a].key, (kind, a, a))


def _quiet(s: Harrow, kind: int, h: int) -> bool:
    """Neither here nor beside it is an infected haint of the rival."""
    foe = next(g for g in s.rivals if g != kind - SICK)
    return not any(s.sick[foe][n] for n in (h, *NEAR[h]))


def _quiet_ends(s: Harrow, kind: int, a: int) -> list[int]:
    return [b for b in NEAR[a] if may_enter(s, kind, b) and _quiet(s, kind, b)]


def wild_tangle(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """One terrain cube for one of another colour."""
    out = yield from pick(s, f, "trade", [DONE, *(_TRADE[c] for c in LAND_COLOURS if s.ground[c])], rule="H-234")
    if out is None:
        return False
    options = [GAIN[c] for c in LAND_COLOURS if s.supply[c] and c != out]
    if not options:
        return False
    colour = yield from ask(s, f, "gain", options, rule="H-234")
    pay(s, dealer, out, 1)
    strengthen(s, dealer, colour)
    return True


@asks_nothing
def protege(s: Harrow, dealer: Dealer, f: int) -> None:
    s.hester.protege = True


@asks_nothing
def sloth(s: Harrow, dealer: Dealer, f: int) -> None:
    s.hester.sloth = True


def well_see(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """The opponent with the fewest cubes gains one, and Hester one of her choice (H-154)."""
    others = dict.fromkeys((*s.rivals, *(g for g in s.factions if g != f)))
    cubes_of = {g: s.ground[SILVER if g == FAIR_FOLK else g] for g in others}
    poor = [g for g in others if cubes_of[g] == min(cubes_of.values())]
    g = poor[0]
    if len(poor) > 1:
        g = yield from ask(s, f, "favour", [_FAVOUR[g] for g in poor], rule="H-234")
    strengthen(s, dealer, SILVER if g == FAIR_FOLK else g)
    yield from gain_cube(s, dealer)
    return True


def hurts_a_moment(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """Two cubes of any colours: infect a haint beside an infected one."""
    if s.fair_folk.calm or cubes(s) < HURT_PRICE or not snakes_left(s):
        return False
    options = [
        Option(f"infect/{UNIT[g]}/{HEX[h]}/any", (g, h))
        for g in s.rivals
        for h in HEXES
        if s.haints[g][h] and any(s.sick[other][h] for other in s.rivals)
    ]
    chosen = yield from pick(s, f, "infect", [DONE, *options], rule="H-234")
    if chosen is None:
        return False
    yield from pay_any(s, dealer, HURT_PRICE)
    make_sick(s, dealer, *chosen)
    return True


def night_terror(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """Every infected haint and Hester may step to a terrain hex of the type of one of her fires."""
    kinds = sorted({s.land.terrain[h] for h in HEXES if s.flames[h] and is_terrain(s, h)})
    if not kinds:
        return False
    terrain = kinds[0]
    if len(kinds) > 1:
        terrain = yield from ask(s, f, "terror", [_TERROR[t] for t in kinds], rule="H-234")
    moved: Counter[tuple[int, int]] = Counter()
    while s.winner == OFF:
        chosen = yield from pick(s, f, "move", [DONE, *_terrors(s, terrain, moved)], rule="H-234")
        if chosen is None:
            break
        kind, a, b = chosen
        if a == b:
            pry(s, dealer, kind, a)
        else:
            yield from step_for(s, dealer, HESTER, kind, a, b)
        moved[kind, b] += 1
    return True


def _terrors(s: Harrow, terrain: int, moved: Counter[tuple[int, int]]) -> Iterator[Option[Any]]:
    for kind in (*(g + SICK for g in s.rivals), HESTER_UNIT):
        for a in HEXES:
            if mobile(s, kind, a) > moved[kind, a]:
                for b in NEAR[a]:
                    if s.land.terrain[b] == terrain and (kind == HESTER_UNIT or infected_may_enter(s, kind, b)):
                        yield way("move", UNIT[kind], kind, a, b)
            if (kind, a) in s.nails:
                yield Option(PRY_OPTION[kind][a].key, (kind, a, a))


def drawn_together(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """Two infected haints of rival factions meet on a hex between them and burn."""
    if not fire_possible(s):
        return False
    chosen = yield from pick(s, f, "together", [DONE, *_meetings(s)], rule="H-234")
    if chosen is None:
        return False
    a, b, z = chosen
    first, second = (g + SICK for g in s.rivals)
    shift(s, dealer, first, a, z)
    shift(s, dealer, second, b, z)
    for kind, start in ((first, a), (second, b)):
        yield from carry(s, dealer, kind, start, z, HESTER)
    yield from make_fire(s, dealer, first, second, z)
    return True


def _meetings(s: Harrow) -> Iterator[Option[Any]]:
    one, two = s.rivals
    for z in HEXES:
        if s.flames[z] or not all(_only_sick(s, g, z) for g in s.rivals):
            continue
        if s.bar[one][z] - s.units[two][z] or s.bar[two][z] - s.units[one][z]:
            continue
        for a in NEAR[z]:
            if mobile(s, one + SICK, a):
                for b in NEAR[z]:
                    if mobile(s, two + SICK, b):
                        yield _meet(a, b, z)


def _meet(a: int, b: int, z: int) -> Option[Any]:
    return Option(f"together/{HEX[a]}/{HEX[b]}/{HEX[z]}", (a, b, z))


def _only_sick(s: Harrow, g: int, h: int) -> bool:
    return s.units[g][h] == s.sick[g][h] < 4


def desperate_grip(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """The first root of this turn is placed again at the end of the path; no cube."""
    if not s.hester.roots:
        return False
    first = s.hester.roots[0]
    busy = {h for a, b, _ in s.hester.roots[1:] for h in (a, b)}
    if not s.hester.roots[1:]:
        return False
    ways = [h for h in NEAR[s.hester.roots[-1].end] if h not in busy]
    h = yield from pick(s, f, "root", [DONE, *(_REROOT[h] for h in ways)], rule="H-234")
    if h is None:
        return False
    s.hester.roots.remove(first)
    plant(s, dealer, h)
    return True


def _meeting_keys(pieces: Pieces) -> Iterator[str]:
    return (_meet(a, b, z).key for z in HEXES for a in NEAR[z] for b in NEAR[z])


def _move_keys(pieces: Pieces) -> Iterator[str]:
    """Infected haints and Hester herself."""
    return steps_of("move", (UNIT[kind] for kind in pieces.kinds if led_by_hester(kind)))


card_action("white_innards", white_innards, _move_keys)
card_action("wild_tangle", wild_tangle, lambda pieces: (*(_TRADE[c].key for c in LAND_COLOURS), *gain_keys()))
card_action("protege", protege)
card_action("sloth", sloth)
card_action("well_see", well_see, lambda pieces: (*(_FAVOUR[g].key for g in (*VP_FACTIONS, FAIR_FOLK)), *gain_keys()))
card_action("hurts_a_moment", hurts_a_moment)
card_action("night_terror", night_terror, lambda pieces: (*(option.key for option in _TERROR), *_move_keys(pieces)))
card_action("drawn_together", drawn_together, _meeting_keys)
card_action("desperate_grip", desperate_grip)
card_action("needed_sacrifice_trigger", nothing_now)
