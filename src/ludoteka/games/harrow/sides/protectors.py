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


def emmy_shelter(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """H-161: a red cube on every hex with an own haint and none yet; with too few cubes the owner chooses."""
    places = [h for h in HEXES if haints_on(s, f, h) and not s.shelter[h]]
    if len(places) <= s.supply[f]:
        for h in places:
            _shelter(s, dealer, f, h)
        return
    while s.supply[f]:
        left = [_lay(f, h) for h in places if not s.shelter[h]]
        h = yield from pick(s, f, "lay", [DONE, *left], rule="H-161")
        if h is None:
            return
        _shelter(s, dealer, f, h)


def _lay(f: int, h: int) -> Option[int]:
    return Option(f"lay/{COLOUR[f]}/{HEX[h]}", h)


def _shelter(s: Harrow, dealer: Dealer, f: int, h: int) -> None:
    s.supply[f] -= 1
    s.shelter[h] += 1
    s.traps += 1
    dealer.tell(ThingPlaced, COLOUR[f], HEX[h])


def malachi_attack(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """H-165: one attack from the hex of the wrath token, which counts as two units."""
    if s.wrath == OFF:
        return
    s.then("wrath_back")
    yield from attack(s, dealer, f, s.wrath)


def wrath_back(s: Harrow, dealer: Dealer) -> None:
    dealer.tell(ThingRemoved, "wrath", HEX[s.wrath])
    s.wrath = OFF


def leap_over_storm(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """Stir the Storm: the legend leaps over an adjacent storm hex, whatever lies there."""
    kind = LEGEND + f
    at = s.legend_at[kind]
    if at == OFF or (kind, at) in s.nails:
        return
    ways = [_leap(at, z) for y, z in BEHIND[at] if s.stormy[y] and may_enter(s, kind, z)]
    chosen = yield from pick(s, f, "leap", [DONE, *ways], rule="H-150")
    if chosen is not None:
        shift(s, dealer, kind, at, chosen[2])
        yield from carry(s, dealer, kind, at, chosen[2])


def _leap(a: int, z: int) -> Option[Any]:
    return way("leap", UNIT[LEGEND + PROTECTORS], LEGEND + PROTECTORS, a, z)


card_action("emmy_shelter", emmy_shelter, lambda pieces: (_lay(PROTECTORS, h).key for h in HEXES))
card_action("malachi_attack", malachi_attack)
card_action("leap_over_storm", leap_over_storm, lambda pieces: (_leap(a, z).key for a in HEXES for _, z in BEHIND[a]))
