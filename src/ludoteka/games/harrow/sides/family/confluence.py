"""Confluence: everything on a hex comes one hex closer to the Family's legend."""

from __future__ import annotations

from collections.abc import Iterator

from .....kernel import Dealer, Option, Rule
from ...effects.moving import folk_may, move_building, move_folk, move_token
from ...events.fair_folk import NestPlaced
from ...events.map import StormPlaced, ThingPlaced, TrailPlaced, TrailTaken
from ...grammar import Pieces, card_action
from ...hexes import CENTRE, CLOSER, HEX, HEXES, OFF
from ...pieces import COLOUR, HESTER_UNIT, KAMMI, KIND_FACTION, LEGEND, PROTECTORS, UNIT
from ...rules.abilities import move_doll
from ...rules.choosing import DONE, ask, pick
from ...rules.units import FULL, empty, mobile, put_storm, shift
from ...state import Harrow

_GATHER = {(a, b): Option(f"gather/{HEX[a]}/{HEX[b]}", (a, b)) for a in HEXES for y in HEXES for b in CLOSER[a][y]}
_DRAG = [Option(f"drag/{ref}", kind) for kind, ref in enumerate(UNIT)]


def confluence_pull(s: Harrow, dealer: Dealer, f: int) -> Rule[bool]:
    """Choose the hex and where it goes; what may not be there stays."""
    at = s.legend_at[LEGEND + f]
    if at == OFF:
        return False
    full = [a for a in HEXES if not empty(s, a) or s.storms[a]]
    ways = [_GATHER[a, b] for a in full for b in CLOSER[a][at] if not s.flames[b]]
    chosen = yield from pick(s, f, "gather", [DONE, *ways], rule="H-151")
    if chosen is None:
        return False
    a, b = chosen
    yield from _drag_units(s, dealer, f, a, b)
    _drag_objectives(s, dealer, a, b)
    _drag_tokens(s, dealer, a, b)
    return True


def _drag_units(s: Harrow, dealer: Dealer, f: int, a: int, b: int) -> Rule[None]:
    """Units that may enter; if there are more than fit, the card's owner says which."""
    if s.legend_at[HESTER_UNIT] == a and mobile(s, HESTER_UNIT, a):
        shift(s, dealer, HESTER_UNIT, a, b)
    while True:
        kinds = [
            k
            for k in range(HESTER_UNIT)
            if mobile(s, k, a) and not s.bar[KIND_FACTION[k]][b] and s.units[KIND_FACTION[k]][b] < FULL
        ]
        if not kinds:
            return
        kind = kinds[0]
        faction = KIND_FACTION[kind]
        if len(kinds) > 1 and sum(mobile(s, k, a) for k in kinds) > FULL - s.units[faction][b]:
            kind = yield from ask(s, f, "drag", [_DRAG[k] for k in kinds], rule="H-151")
        shift(s, dealer, kind, a, b)


def _drag_objectives(s: Harrow, dealer: Dealer, a: int, b: int) -> None:
    while s.folk[a] and folk_may(s, b):
        move_folk(s, dealer, a, b)
    while s.buildings[a] and b != CENTRE and not (s.units[PROTECTORS][b] or s.units[KAMMI][b] or s.folk[b]):
        move_building(s, dealer, a, b)


def _drag_tokens(s: Harrow, dealer: Dealer, a: int, b: int) -> None:
    for kind in s.tokens[a]:
        move_token(s, dealer, kind, a, b)
    if b != CENTRE and s.storms[a]:
        number = s.storms[a]
        put_storm(s, a, -number)
        put_storm(s, b, number)
        dealer.tell(StormPlaced, HEX[b])
    while s.trails[a] and s.trails[b] < 2:
        s.trails[a] -= 1
        s.trails[b] += 1
        dealer.tell(TrailTaken, HEX[a])
        dealer.tell(TrailPlaced, HEX[b])
    if a in s.kammi.dolls and b not in s.kammi.dolls:
        move_doll(s, dealer, a, b)
    if a in s.taunts and b not in s.taunts and not (s.units[0][b] or s.units[1][b] or s.units[2][b]):
        s.taunts[s.taunts.index(a)] = b
        dealer.tell(ThingPlaced, "taunt", HEX[b])
    drag_cubes(s, dealer, a, b)


def drag_cubes(s: Harrow, dealer: Dealer, a: int, b: int) -> None:
    if s.shelter[a] and not s.shelter[b]:
        s.shelter[a], s.shelter[b] = 0, s.shelter[a]
        dealer.tell(ThingPlaced, COLOUR[PROTECTORS], HEX[b])
    if s.blood[a]:
        s.traps -= bool(s.blood[b])
        s.blood[a], s.blood[b] = 0, s.blood[a] + s.blood[b]
        dealer.tell(ThingPlaced, COLOUR[KAMMI], HEX[b])
    if s.sacrifice[a] != OFF and s.sacrifice[b] == OFF:
        s.sacrifice[a], s.sacrifice[b] = OFF, s.sacrifice[a]
        dealer.tell(ThingPlaced, COLOUR[s.sacrifice[b]], HEX[b])
    if s.fair_folk.nests[a] != OFF and s.fair_folk.nests[b] == OFF:
        s.fair_folk.nests[a], s.fair_folk.nests[b] = OFF, s.fair_folk.nests[a]
        dealer.tell(NestPlaced, HEX[b], "nest")


def _keys(pieces: Pieces) -> Iterator[str]:
    yield from (option.key for option in _GATHER.values())
    yield from (_DRAG[kind].key for kind in pieces.kinds)


card_action("confluence_pull", confluence_pull, _keys)
