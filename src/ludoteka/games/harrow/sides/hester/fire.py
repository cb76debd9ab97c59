"""Infected haints led by Hester, and the fires they make (H-213, H-222 … H-225)."""

from __future__ import annotations

from collections.abc import Iterator

from .....kernel import Dealer, Option, Rule
from ...events.hester import FireMade
from ...events.map import HaintRemoved, ThingPlaced, ThingRemoved, TokenMoved, TrailPlaced, TrailTaken
from ...events.match import MatchEnded
from ...hexes import HEX, NEAR, OFF
from ...pieces import COLOUR, FACTION, HESTER, INFECTED, KAMMI, KIND_FACTION, LEGEND, PROTECTORS, SICK, TOKEN, UNIT
from ...rules.abilities import move_doll
from ...rules.cards import drop_token, lay_token
from ...rules.carrying import carry
from ...rules.choosing import ask
from ...rules.units import may_enter, mobile, put_flames, shift, take
from ...state import Harrow

_SIDE = [Option(f"square/{ref}", i) for i, ref in enumerate(FACTION)]
_SCATTER: dict[tuple[str, int, int], Option[int]] = {}


def squares_full(s: Harrow) -> int:
    return len(s.hester.squares[0]) + len(s.hester.squares[1])


def fire_possible(s: Harrow) -> bool:
    """Two flames on a fire field, and a square for the haints (H-222)."""
    return 2 in s.hester.fire_fields and squares_full(s) < 6


def infected_may_enter(s: Harrow, kind: int, hex: int) -> bool:
    """The limits of section 3, but an infected haint may meet infected ones of another faction and burn (H-213)."""
    if may_enter(s, kind, hex):
        return True
    faction = KIND_FACTION[kind]
    for side in s.rivals:
        if side != faction and s.sick[side][hex] and s.sick[side][hex] == s.units[side][hex] == s.bar[faction][hex]:
            return fire_possible(s)
    return False


def enterable(s: Harrow, faction: int, kind: int, hex: int) -> bool:
    """True if this faction may bring the unit here."""
    if faction == HESTER and SICK <= kind < LEGEND:
        return infected_may_enter(s, kind, hex)
    return may_enter(s, kind, hex)


def step_for(s: Harrow, dealer: Dealer, faction: int, kind: int, start: int, end: int) -> Rule[None]:
    """One step of a unit moved by a faction: its doll, and a fire if two infected haints meet."""
    led = faction == HESTER and SICK <= kind < LEGEND
    shift(s, dealer, kind, start, end)
    yield from carry(s, dealer, kind, start, end, HESTER if led else -1)
    if led:
        other = s.rivals[0] if s.rivals[1] == KIND_FACTION[kind] else s.rivals[1]
        if s.sick[other][end]:
            yield from make_fire(s, dealer, kind, INFECTED[other], end)


def make_fire(s: Harrow, dealer: Dealer, kind: int, other: int, hex: int) -> Rule[None]:
    """H-222 … H-224: both haints go to a square, everything else is pushed off, Hester gains an action."""
    free = [i for i in range(2) if len(s.hester.squares[i]) < 3]
    side = free[0]
    if len(free) > 1:
        chosen = yield from ask(s, HESTER, "square", [_SIDE[s.rivals[i]] for i in free], rule="H-222")
        side = s.rivals.index(chosen)
    for unit in (kind, other):
        take(s, unit, hex)
    s.hester.fire_fields[s.hester.fire_fields.index(2)] = 0
    put_flames(s, hex, 2)
    dealer.tell(FireMade, HEX[hex])
    fill_square(s, side, (UNIT[KIND_FACTION[kind]], UNIT[KIND_FACTION[other]]))
    if s.winner != OFF:
        dealer.tell(MatchEnded, FACTION[HESTER])
        return
    yield from scatter(s, dealer, hex)
    if s.hester.flame_supply:
        s.hester.flame_supply -= 1
        s.hester.action_flames += 1


def fill_square(s: Harrow, side: int, things: tuple[str, ...]) -> None:
    """H-200: six full squares win at once."""
    s.hester.squares[side].append(things)
    if squares_full(s) == 6 and s.mode != "duel":
        s.winner = HESTER
        s.agenda.clear()


# -- What else lay there (H-223) --------------------------------------------------------------------------------------
def scatter(s: Harrow, dealer: Dealer, hex: int) -> Rule[None]:
    """Push every movable thing off the hex, each to a hex of Hester's choice; what fits nowhere goes home."""
    while True:
        name = next(_things(s, hex), None)
        if name is None:
            return
        ways = [n for n in NEAR[hex] if _fits(s, name, hex, n)]
        to = OFF
        if ways:
            to = yield from ask(s, HESTER, "scatter", [_way(name, hex, n) for n in ways], rule="H-223", thing=name)
        _send(s, dealer, name, hex, to)


def _way(name: str, start: int, end: int) -> Option[int]:
    key = (name, start, end)
    if key not in _SCATTER:
        _SCATTER[key] = Option(f"scatter/{name}/{HEX[start]}/{HEX[end]}", end)
    return _SCATTER[key]


def _things(s: Harrow, hex: int) -> Iterator[str]:
    for faction in s.rivals:
        if s.sick[faction][hex]:
            yield UNIT[INFECTED[faction]]
    for kind in s.tokens[hex]:
        yield TOKEN[kind]
    if s.trails[hex]:
        yield "trail"
    if hex in s.kammi.dolls:
        yield "doll"
    if s.shelter[hex]:
        yield "red"
    if s.blood[hex]:
        yield "purple"
    if s.sacrifice[hex] != OFF:
        yield COLOUR[s.sacrifice[hex]]
    if hex in s.taunts:
        yield "taunt"
    if s.fair_folk.nests[hex] != OFF:
        yield "nest"


def _fits(s: Harrow, name: str, start: int, end: int) -> bool:
    if name in UNIT:
        kind = UNIT.index(name)
        return may_enter(s, kind, end) and mobile(s, kind, start) > 0
    if s.flames[end]:
        return False
    if name == "trail":
        return s.trails[end] < 2
    if name == "doll":
        return end not in s.kammi.dolls
    if name == "red":
        return not s.shelter[end]
    if name == "nest":
        return s.fair_folk.nests[end] == OFF
    if name == "taunt":
        return end not in s.taunts and not s.units[0][end] + s.units[1][end] + s.units[2][end]
    return name == "purple" or name in TOKEN or s.sacrifice[end] == OFF


def _send(s: Harrow, dealer: Dealer, name: str, start: int, end: int) -> None:
    """Bring a thing from a to b, or home if b is off the map."""
    if name in UNIT:
        kind = UNIT.index(name)
        if end != OFF:
            shift(s, dealer, kind, start, end)
        else:
            take(s, kind, start)
            s.stock.haints[KIND_FACTION[kind]] += 1
            dealer.tell(HaintRemoved, UNIT[kind], HEX[start])
    elif name in TOKEN:
        kind = TOKEN.index(name)
        drop_token(s, start, kind)
        if end != OFF:
            lay_token(s, end, kind)
            dealer.tell(TokenMoved, name, HEX[start], HEX[end])
        else:
            s.stock.tokens[kind] += 1
            dealer.tell(ThingRemoved, name, HEX[start])
    else:
        _send_other(s, dealer, name, start, end)


def _send_other(s: Harrow, dealer: Dealer, name: str, start: int, end: int) -> None:
    if name == "doll":
        if end != OFF:
            move_doll(s, dealer, start, end)
            return
        s.kammi.dolls[s.kammi.dolls.index(start)] = OFF
        s.kammi.dolls_out += 1
    elif name == "trail":
        _send_trail(s, dealer, start, end)
        return
    elif name == "taunt":
        s.taunts.remove(start)
        if end != OFF:
            s.taunts.append(end)
        else:
            s.stock.taunts += 1
            s.traps -= 1
    elif name == "nest":
        _send_nest(s, start, end)
    else:
        _send_cube(s, name, start, end)
    dealer.tell(ThingRemoved, name, HEX[start])
    if end != OFF:
        dealer.tell(ThingPlaced, name, HEX[end])


def _send_trail(s: Harrow, dealer: Dealer, start: int, end: int) -> None:
    s.trails[start] -= 1
    dealer.tell(TrailTaken, HEX[start])
    if end != OFF:
        s.trails[end] += 1
        dealer.tell(TrailPlaced, HEX[end])
    else:
        s.stock.trails += 1
        s.trails_out -= 1


def _send_nest(s: Harrow, start: int, end: int) -> None:
    nest, s.fair_folk.nests[start] = s.fair_folk.nests[start], OFF
    if end != OFF:
        s.fair_folk.nests[end] = nest
    else:
        s.fair_folk.nest_supply += 1
        if nest < 90:
            s.fair_folk.offer_bag.append(nest)


def _send_cube(s: Harrow, name: str, start: int, end: int) -> None:
    colour = COLOUR.index(name)
    if colour == PROTECTORS:
        cubes = s.shelter
    elif colour == KAMMI:
        cubes = s.blood
    else:
        s.sacrifice[start] = OFF
        if end != OFF:
            s.sacrifice[end] = colour
        else:
            s.supply[colour] += 1
            s.traps -= 1
        return
    number, cubes[start] = cubes[start], 0
    if end != OFF:
        s.traps -= bool(cubes[end])
        cubes[end] += number
    else:
        s.supply[colour] += number
        s.traps -= 1
