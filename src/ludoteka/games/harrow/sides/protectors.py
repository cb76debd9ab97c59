"""The gifts and tactics of the Protectors that need more than verbs (H-160 … H-166)."""

from __future__ import annotations

from typing import Any

from ....kernel import Dealer, Option, Rule
from ..effects.moving import way
from ..events.map import ThingPlaced, ThingRemoved
from ..grammar import card_action
from ..hexes import BEHIND, HEX, HEXES, OFF
from ..pieces import COLOUR, LEGEND, PROTECTORS, UNIT
from ..rules.attack import attack
from ..rules.carrying import carry
from ..rules.choosing import DONE, pick
from ..rules.units import haints_on, may_enter, shift
from ..state import Harrow


def emmy_shelter(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-161: a red cube on every hex with an own haint and none yet; with too few cubes the owner chooses."""
    places = [hex for hex in HEXES if haints_on(s, faction, hex) and not s.shelter[hex]]
    if len(places) <= s.supply[faction]:
        for hex in places:
            _shelter(s, dealer, faction, hex)
        return
    while s.supply[faction]:
        left = [_lay(faction, hex) for hex in places if not s.shelter[hex]]
        hex = yield from pick(s, faction, "lay", [DONE, *left], rule="H-161")
        if hex is None:
            return
        _shelter(s, dealer, faction, hex)


def _lay(faction: int, hex: int) -> Option[int]:
    return Option(f"lay/{COLOUR[faction]}/{HEX[hex]}", hex)


def _shelter(s: Harrow, dealer: Dealer, faction: int, hex: int) -> None:
    s.supply[faction] -= 1
    s.shelter[hex] += 1
    s.traps += 1
    dealer.tell(ThingPlaced, COLOUR[faction], HEX[hex])


def malachi_attack(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-165: one attack from the hex of the wrath token, which counts as two units."""
    if s.wrath == OFF:
        return
    s.then("wrath_back")
    yield from attack(s, dealer, faction, s.wrath)


def wrath_back(s: Harrow, dealer: Dealer) -> None:
    dealer.tell(ThingRemoved, "wrath", HEX[s.wrath])
    s.wrath = OFF


def leap_over_storm(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """Stir the Storm: the legend leaps over an adjacent storm hex, whatever lies there."""
    kind = LEGEND + faction
    at = s.legend_at[kind]
    if at == OFF or (kind, at) in s.nails:
        return
    ways = [_leap(at, end) for over, end in BEHIND[at] if s.stormy[over] and may_enter(s, kind, end)]
    chosen = yield from pick(s, faction, "leap", [DONE, *ways], rule="H-150")
    if chosen is not None:
        shift(s, dealer, kind, at, chosen[2])
        yield from carry(s, dealer, kind, at, chosen[2])


def _leap(start: int, end: int) -> Option[Any]:
    return way("leap", UNIT[LEGEND + PROTECTORS], LEGEND + PROTECTORS, start, end)


card_action("emmy_shelter", emmy_shelter, lambda pieces: (_lay(PROTECTORS, hex).key for hex in HEXES))
card_action("malachi_attack", malachi_attack)
card_action(
    "leap_over_storm",
    leap_over_storm,
    lambda pieces: (_leap(start, end).key for start in HEXES for _, end in BEHIND[start]),
)
