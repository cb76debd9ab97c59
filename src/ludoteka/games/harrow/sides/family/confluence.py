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
from ...rules.units import FULL, bare, mobile, put_storm, shift
from ...state import Harrow

_GATHER = {
    (start, end): Option(f"gather/{HEX[start]}/{HEX[end]}", (start, end))
    for start in HEXES
    for goal in HEXES
    for end in CLOSER[start][goal]
}
_DRAG = [Option(f"drag/{ref}", kind) for kind, ref in enumerate(UNIT)]


def confluence_pull(s: Harrow, dealer: Dealer, faction: int) -> Rule[bool]:
    """Choose the hex and where it goes; what may not be there stays."""
    at = s.legend_at[LEGEND + faction]
    if at == OFF:
        return False
    full = [start for start in HEXES if not bare(s, start) or s.storms[start]]
    ways = [_GATHER[start, end] for start in full for end in CLOSER[start][at] if not s.flames[end]]
    chosen = yield from pick(s, faction, "gather", [DONE, *ways], rule="H-151")
    if chosen is None:
        return False
    start, end = chosen
    yield from _drag_units(s, dealer, faction, start, end)
    _drag_objectives(s, dealer, start, end)
    _drag_tokens(s, dealer, start, end)
    return True


def _drag_units(s: Harrow, dealer: Dealer, owner: int, start: int, end: int) -> Rule[None]:
    """Units that may enter; if there are more than fit, the card's owner says which."""
    if s.legend_at[HESTER_UNIT] == start and mobile(s, HESTER_UNIT, start):
        shift(s, dealer, HESTER_UNIT, start, end)
    while True:
        kinds = [
            unit
            for unit in range(HESTER_UNIT)
            if mobile(s, unit, start) and not s.bar[KIND_FACTION[unit]][end] and s.units[KIND_FACTION[unit]][end] < FULL
        ]
        if not kinds:
            return
        kind = kinds[0]
        faction = KIND_FACTION[kind]
        if len(kinds) > 1 and sum(mobile(s, unit, start) for unit in kinds) > FULL - s.units[faction][end]:
            kind = yield from ask(s, owner, "drag", [_DRAG[unit] for unit in kinds], rule="H-151")
        shift(s, dealer, kind, start, end)


def _drag_objectives(s: Harrow, dealer: Dealer, start: int, end: int) -> None:
    while s.folk[start] and folk_may(s, end):
        move_folk(s, dealer, start, end)
    while s.buildings[start] and end != CENTRE and not (s.units[PROTECTORS][end] or s.units[KAMMI][end] or s.folk[end]):
        move_building(s, dealer, start, end)


def _drag_tokens(s: Harrow, dealer: Dealer, start: int, end: int) -> None:
    for kind in s.tokens[start]:
        move_token(s, dealer, kind, start, end)
    if end != CENTRE and s.storms[start]:
        number = s.storms[start]
        put_storm(s, start, -number)
        put_storm(s, end, number)
        dealer.tell(StormPlaced, HEX[end])
    while s.trails[start] and s.trails[end] < 2:
        s.trails[start] -= 1
        s.trails[end] += 1
        dealer.tell(TrailTaken, HEX[start])
        dealer.tell(TrailPlaced, HEX[end])
    if start in s.kammi.dolls and end not in s.kammi.dolls:
        move_doll(s, dealer, start, end)
    if start in s.taunts and end not in s.taunts and not (s.units[0][end] or s.units[1][end] or s.units[2][end]):
        s.taunts[s.taunts.index(start)] = end
        dealer.tell(ThingPlaced, "taunt", HEX[end])
    drag_cubes(s, dealer, start, end)


def drag_cubes(s: Harrow, dealer: Dealer, start: int, end: int) -> None:
    if s.shelter[start] and not s.shelter[end]:
        s.shelter[start], s.shelter[end] = 0, s.shelter[start]
        dealer.tell(ThingPlaced, COLOUR[PROTECTORS], HEX[end])
    if s.blood[start]:
        s.traps -= bool(s.blood[end])
        s.blood[start], s.blood[end] = 0, s.blood[start] + s.blood[end]
        dealer.tell(ThingPlaced, COLOUR[KAMMI], HEX[end])
    if s.sacrifice[start] != OFF and s.sacrifice[end] == OFF:
        s.sacrifice[start], s.sacrifice[end] = OFF, s.sacrifice[start]
        dealer.tell(ThingPlaced, COLOUR[s.sacrifice[end]], HEX[end])
    if s.fair_folk.nests[start] != OFF and s.fair_folk.nests[end] == OFF:
        s.fair_folk.nests[start], s.fair_folk.nests[end] = OFF, s.fair_folk.nests[start]
        dealer.tell(NestPlaced, HEX[end], "nest")


def _keys(pieces: Pieces) -> Iterator[str]:
    yield from (option.key for option in _GATHER.values())
    yield from (_DRAG[kind].key for kind in pieces.kinds)


card_action("confluence_pull", confluence_pull, _keys)
