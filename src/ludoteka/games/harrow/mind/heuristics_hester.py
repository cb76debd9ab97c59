"""Weights of Hester's options: cards, fires and feasts; roots and leading have modules of their own."""

from __future__ import annotations

from collections.abc import Callable

from ..hexes import DISTANCE, HEX_OF, HEXES, NEAR, OFF
from ..pieces import COLOUR, FACTION_OF, HESTER, HESTER_UNIT, LEGENDS_OF
from ..sides.hester.fire import fire_possible
from ..sides.hester.powers import cubes
from ..sides.hester.turn import INFECT, SUMMON, flames_left
from ..state import Harrow
from .heat_maps import MapView
from .hester_leading import lead, stir
from .hester_roots import birth, extra_root, infect, infect_hope, leap, root, summon_hope, touched, tree, victim
from .plans import prey

Weigh = Callable[[Harrow, int, list[str], MapView], float]

_CARD_WORTH = {
    "drawn-together": 0.9,
    "hurts-a-moment": 0.7,
    "protege": 0.7,
    "all-around": 0.6,
    "well-see": 0.6,
    "night-terror": 0.5,
    "wild-tangle": 0.5,
    "white-innards": 0.5,
    "within-reach": 0.4,
    "trodden-soil": 0.4,
    "sloth": 0.3,
    "desperate-grip": 0.3,
    "needed-sacrifice": 0.3,
}


def _play(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """A card works in every later turn; a fourth one only in place of another."""
    worth = _CARD_WORTH.get(parts[1], 0.3) * 1.0
    if flames_left(s) == 1:
        worth *= 0.3
    return worth if len(parts) == 2 else worth - _CARD_WORTH.get(parts[2], 0.3) - 0.1


def _use(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    if faction != HESTER:
        return 0.5  # an upgrade of the Family
    name = parts[1]
    planned = not s.hester.shaken and flames_left(s) > 0 and infect_hope(s) + summon_hope(s, look) > 0.3
    if name == "drawn-together":
        return 5.0 if meeting(s) else -0.1 if planned or (INFECT not in s.hester.spent and flames_left(s)) else 0.01
    if name == "hurts-a-moment":
        return 1.07 if cubes(s) > 3 and look.fire()[0] > cubes(s) else -0.02
    if name == "protege":
        return 0.6 if INFECT not in s.hester.spent and flames_left(s) > 0 else -0.1
    if name == "sloth":
        return 0.6 if s.hester.shaken and s.legend_at[HESTER_UNIT] == OFF and SUMMON not in s.hester.spent else -0.1
    if name in ("within-reach", "night-terror"):
        return 4.5 if pounce(s, name) else -0.1 if flames_left(s) else 0.05
    if name in ("all-around", "well-see", "wild-tangle"):
        return 1.6 if s.hester.shaken else -0.1 if planned else 0.3
    return -0.1 if planned else 0.05


def meeting(s: Harrow) -> bool:
    """Do two infected haints of rival factions stand beside a hex where they could burn (Drawn Together)?"""
    if not fire_possible(s):
        return False
    one, two = s.rivals
    return any(
        not s.flames[goal]
        and s.units[one][goal] == s.sick[one][goal]
        and s.units[two][goal] == s.sick[two][goal]
        and any(s.sick[one][n] for n in NEAR[goal])
        and any(s.sick[two][n] for n in NEAR[goal])
        for goal in HEXES
    )


def pounce(s: Harrow, name: str) -> bool:
    """Would a card bring Hester to her prey, or two infected haints together?"""
    at, goals = s.legend_at[HESTER_UNIT], prey(s)
    if name == "within-reach":
        roots = touched(s)
        return (
            at != OFF
            and at not in goals
            and any(DISTANCE[at][hex] == 1 and (hex in roots or (at in roots and not s.flames[at])) for hex in goals)
        )
    lands = {s.land.terrain[hex] for hex in HEXES if s.flames[hex]}
    if at != OFF and at not in goals and any(DISTANCE[at][hex] == 1 and s.land.terrain[hex] in lands for hex in goals):
        return True
    one, two = s.rivals
    return fire_possible(s) and any(
        s.sick[faction][goal] == s.units[faction][goal] > 0
        and s.land.terrain[goal] in lands
        and any(s.sick[rival][n] for n in NEAR[goal])
        for faction, rival in ((one, two), (two, one))
        for goal in HEXES
    )


def _summon(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    hex = HEX_OF[parts[1]]
    return max((leap(s, hunt) for hunt in look.hunts() if hunt.start == hex), default=0.1)


def _square(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """Fires go to the side with more room, and to that of the legend that is harder to reach."""
    other = FACTION_OF[parts[1]]
    fires = [hex for hex in HEXES if s.flames[hex]]
    legends = [s.legend_at[kind] for kind in LEGENDS_OF[other] if s.legend_at[kind] != OFF]
    far = min((DISTANCE[hex][at] for hex in fires for at in legends), default=3)
    return 0.1 * far - 0.21 * len(s.hester.squares[s.rivals.index(other)])


def _let_go(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """Of cubes to be given up, those she has most of and does not need for a feast."""
    colour = COLOUR.index(parts[1])
    return 0.1 * s.ground[colour] - 0.3 * (s.ground[colour] <= look.wants()[colour])


def _gain(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    colour = COLOUR.index(parts[1])
    return 0.5 - 0.1 * s.ground[colour] + 0.4 * (s.ground[colour] < look.wants()[colour])


def _fixed(weight: float) -> Weigh:
    return lambda s, faction, parts, look: weight


HESTER_VERBS: dict[str, Weigh] = {
    "root": root,
    "extra-root": extra_root,
    "infect": infect,
    "victim": victim,
    "lead": lead,
    "use": _use,
    "tree": tree,
    "stir": stir,
    "play": _play,
    "summon": _summon,
    "square": _square,
    "spend": _let_go,
    "drop": _let_go,
    "trade": _let_go,
    "gain": _gain,
    "together": _fixed(5.0),
    "devour": _fixed(5.0),
    "birth": birth,
}
