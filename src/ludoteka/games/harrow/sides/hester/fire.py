"""Infected haints led by Hester, and the fires they make (H-213, H-222 … H-225)."""

from __future__ import annotations

from collections.abc import Iterator

from .....kernel import Dealer, Option, Rule
from ...events.hester import FireMade
from ...events.map import HaintRemoved, ThingPlaced, ThingRemoved, TokenMoved, TrailPlaced, TrailTaken
from ...events.match import MatchEnded
from ...hexes import HEX, NEAR, OFF
from ...pieces import COLOUR, FACTION, HESTER, KAMMI, KIND_FACTION, LEGEND, PROTECTORS, SICK, TOKEN, UNIT
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


def infected_may_enter(s: Harrow, kind: int, h: int) -> bool:
    """Section 3, but an infected haint may come to infected ones of another faction and burn (H-213)."""
    if may_enter(s, kind, h):
        return True
    faction = KIND_FACTION[kind]
    for g in s.rivals:
        if g != faction and s.sick[g][h] and s.sick[g][h] == s.units[g][h] == s.bar[faction][h]:
            return fire_possible(s)
    return False


def enterable(s: Harrow, f: int, kind: int, h: int) -> bool:
    """May this faction bring the unit here?"""
    if f == HESTER and SICK <= kind < LEGEND:
        return infected_may_enter(s, kind, h)
    return may_enter(s, kind, h)


def step_for(s: Harrow, dealer: Dealer, f: int, kind: int, a: int, b: int) -> Rule[None]:
    """One step of a unit moved by a faction: its doll, and a fire if two infected haints meet."""
    led = f == HESTER and SICK <= kind < LEGEND
    shift(s, dealer, kind, a, b)
    yield from carry(s, dealer, kind, a, b, HESTER if led else -1)
    if led:
        other = s.rivals[0] if s.rivals[1] == KIND_FACTION[kind] else s.rivals[1]
        if s.sick[other][b]:
            yield from make_fire(s, dealer, kind, other + SICK, b)


def make_fire(s: Harrow, dealer: Dealer, kind: int, other: int, h: int) -> Rule[None]:
    """H-222 … H-224: both haints go to a square, everything else is pushed off, Hester gains an action."""
    free = [i for i in range(2) if len(s.hester.squares[i]) < 3]
    side = free[0]
    if len(free) > 1:
        chosen = yield from ask(s, HESTER, "square", [_SIDE[s.rivals[i]] for i in free], rule="H-222")
        side = s.rivals.index(chosen)
    for unit in (kind, other):
        take(s, unit, h)
    s.hester.fire_fields[s.hester.fire_fields.index(2)] = 0
    put_flames(s, h, 2)
    dealer.tell(FireMade, HEX[h])
    fill_square(s, side, (UNIT[kind % SICK], UNIT[other % SICK]))
    if s.winner != OFF:
        dealer.tell(MatchEnded, FACTION[HESTER])
        return
    yield from scatter(s, dealer, h)
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
def scatter(s: Harrow, dealer: Dealer, h: int) -> Rule[None]:
    """Everything movable is pushed off, each thing where Hester wants; what fits nowhere goes home."""
    while True:
        name = next(_things(s, h), None)
        if name is None:
            return
        ways = [n for n in NEAR[h] if _fits(s, name, h, n)]
        to = OFF
        if ways:
            to = yield from ask(s, HESTER, "scatter", [_way(name, h, n) for n in ways], rule="H-223", thing=name)
        _send(s, dealer, name, h, to)


def _way(name: str, a: int, b: int) -> Option[int]:
    key = (name, a, b)
    if key not in _SCATTER:
        _SCATTER[key] = Option(f"scatter/{name}/{HEX[a]}/{HEX[b]}", b)
    return _SCATTER[key]


def _things(s: Harrow, h: int) -> Iterator[str]:
    for g in s.rivals:
        if s.sick[g][h]:
            yield UNIT[g + SICK]
    for kind in s.tokens[h]:
        yield TOKEN[kind]
    if s.trails[h]:
        yield "trail"
    if h in s.kammi.dolls:
        yield "doll"
    if s.shelter[h]:
        yield "red"
    if s.blood[h]:
        yield "purple"
    if s.sacrifice[h] != OFF:
        yield COLOUR[s.sacrifice[h]]
    if h in s.taunts:
        yield "taunt"
    if s.fair_folk.nests[h] != OFF:
        yield "nest"


def _fits(s: Harrow, name: str, a: int, b: int) -> bool:
    if name in UNIT:
        kind = UNIT.index(name)
        return may_enter(s, kind, b) and mobile(s, kind, a) > 0
    if s.flames[b]:
        return False
    if name == "trail":
        return s.trails[b] < 2
    if name == "doll":
        return b not in s.kammi.dolls
    if name == "red":
        return not s.shelter[b]
    if name == "nest":
        return s.fair_folk.nests[b] == OFF
    if name == "taunt":
        return b not in s.taunts and not s.units[0][b] + s.units[1][b] + s.units[2][b]
    return name == "purple" or name in TOKEN or s.sacrifice[b] == OFF


def _send(s: Harrow, dealer: Dealer, name: str, a: int, b: int) -> None:
    """Bring a thing from a to b, or home if b is off the map."""
    if name in UNIT:
        kind = UNIT.index(name)
        if b != OFF:
            shift(s, dealer, kind, a, b)
        else:
            take(s, kind, a)
            s.stock.haints[kind % SICK] += 1
            dealer.tell(HaintRemoved, UNIT[kind], HEX[a])
    elif name in TOKEN:
        kind = TOKEN.index(name)
        drop_token(s, a, kind)
        if b != OFF:
            lay_token(s, b, kind)
            dealer.tell(TokenMoved, name, HEX[a], HEX[b])
        else:
            s.stock.tokens[kind] += 1
            dealer.tell(ThingRemoved, name, HEX[a])
    else:
        _send_other(s, dealer, name, a, b)


def _send_other(s: Harrow, dealer: Dealer, name: str, a: int, b: int) -> None:
    if name == "doll":
        if b != OFF:
            move_doll(s, dealer, a, b)
            return
        s.kammi.dolls[s.kammi.dolls.index(a)] = OFF
        s.kammi.dolls_out += 1
    elif name == "trail":
        _send_trail(s, dealer, a, b)
        return
    elif name == "taunt":
        s.taunts.remove(a)
        if b != OFF:
            s.taunts.append(b)
        else:
            s.stock.taunts += 1
            s.traps -= 1
    elif name == "nest":
        _send_nest(s, a, b)
    else:
        _send_cube(s, name, a, b)
    dealer.tell(ThingRemoved, name, HEX[a])
    if b != OFF:
        dealer.tell(ThingPlaced, name, HEX[b])


def _send_trail(s: Harrow, dealer: Dealer, a: int, b: int) -> None:
    s.trails[a] -= 1
    dealer.tell(TrailTaken, HEX[a])
    if b != OFF:
        s.trails[b] += 1
        dealer.tell(TrailPlaced, HEX[b])
    else:
        s.stock.trails += 1
        s.trails_out -= 1


def _send_nest(s: Harrow, a: int, b: int) -> None:
    nest, s.fair_folk.nests[a] = s.fair_folk.nests[a], OFF
    if b != OFF:
        s.fair_folk.nests[b] = nest
    else:
        s.fair_folk.nest_supply += 1
        if nest < 90:
            s.fair_folk.offer_bag.append(nest)


def _send_cube(s: Harrow, name: str, a: int, b: int) -> None:
    colour = COLOUR.index(name)
    if colour == PROTECTORS:
        cubes = s.shelter
    elif colour == KAMMI:
        cubes = s.blood
    else:
        s.sacrifice[a] = OFF
        if b != OFF:
            s.sacrifice[b] = colour
        else:
            s.supply[colour] += 1
            s.traps -= 1
        return
    number, cubes[a] = cubes[a], 0
    if b != OFF:
        s.traps -= bool(cubes[b])
        cubes[b] += number
    else:
        s.supply[colour] += number
        s.traps -= 1
