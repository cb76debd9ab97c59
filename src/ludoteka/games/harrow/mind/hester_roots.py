"""Roots, infections and the tree: what they are worth to Hester."""

from __future__ import annotations

from ..hexes import DISTANCE, HEX_OF, HEXES, NEAR, OFF
from ..pieces import CUBE_OF, HESTER_UNIT, LEGENDS_OF, MOUNTAIN, SNAKES, UNIT
from ..rules.tree import fall_odds
from ..sides.hester.fire import fire_possible
from ..sides.hester.powers import price_to_summon
from ..sides.hester.turn import INFECT, SUMMON, flames_left
from ..state import Harrow
from .heat_maps import MapView
from .plans import Hunt

_LURE = (0.0, *(0.33 * 0.6**steps for steps in range(7)))  # how far a haint draws roots


def need(s: Harrow, faction: int) -> float:
    """How much another infected haint of a faction is wanted: the first most."""
    if not fire_possible(s) or sum(map(sum, s.sick)) >= SNAKES:
        return 0.1
    return (2.0, 0.65, 0.3, 0.2, 0.1)[min(4, sum(s.sick[faction]))]


def _host(s: Harrow, faction: int, hex: int) -> float:
    """What an infected haint of a faction on this hex would be worth: near those of the other faction is best."""
    other = s.rivals[1] if faction == s.rivals[0] else s.rivals[0]
    foes = s.sick[other] if any(s.sick[other]) else s.units[other]
    near = min((DISTANCE[hex][at] for at in HEXES if foes[at]), default=6)
    return need(s, faction) * (1.3 - 0.15 * near)


def _comes_out(s: Harrow, colour: int, number: int, extra: int = 0) -> float:
    """How likely so many cubes of a colour lie on the battleground after the tree."""
    odds = fall_odds(s.ground[colour] + extra, s.tower.inside[colour], s.kit.fall_new, s.kit.fall_stuck)
    return sum(odds[number:])


def _hosts(s: Harrow, look: MapView) -> list[tuple[int, float]]:
    """Where haints stand, or legends that lead to them, and what they are worth infected."""
    if look.hosts is None:
        look.hosts = [
            (at, _host(s, faction, at) * (1.0 if s.haints[faction][at] else 0.75))
            for faction in s.rivals
            for at in HEXES
            if s.units[faction][at]
            and (s.haints[faction][at] or any(s.legend_at[kind] == at for kind in LEGENDS_OF[faction]))
        ]
    return look.hosts


def _touch(s: Harrow, hex: int, look: MapView) -> float:
    """What a root on a hex is worth: a haint to infect, one nearby, a cube."""
    if hex in look.hex_worth:
        return look.hex_worth[hex]
    land = s.land.terrain[hex]
    worth = 0.0
    near = DISTANCE[hex]
    for at, host in _hosts(s, look):
        if at != hex:
            worth += _LURE[near[at]] * host
        elif land < MOUNTAIN:
            worth += 1.0 * _comes_out(s, CUBE_OF[land], 1, 1) * host
        else:
            worth += (1.0 if _free_bite(s) else 0.3) * host
    if land < MOUNTAIN:
        have = s.ground[CUBE_OF[land]]
        worth += 0.15 + (0.0 if have else 0.1) + 0.4 * (have < look.wants()[CUBE_OF[land]])
    elif _active(s, "all-around"):
        worth += 0.5
    look.hex_worth[hex] = worth + 0.05 * bool(s.flames[hex])
    return look.hex_worth[hex]


def root(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """Roots go where haints stand that should be infected, or closer to them, and where cubes of a new colour grow."""
    hex = HEX_OF[parts[1]]
    worth = _touch(s, hex, look)
    if s.agenda and s.agenda[-1][0] == "root":  # another one follows
        busy = {hex for start, end, _ in s.hester.roots for hex in (start, end)}
        worth += 0.54 * max((_touch(s, n, look) for n in NEAR[hex] if n not in busy), default=-1.0)
    return worth


def extra_root(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    return 0.5 * (0.3 if flames_left(s) == 1 else 1.0) * _touch(s, HEX_OF[parts[1]], look)


def infect(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    if len(parts) == 1:
        return 1.5
    kind = UNIT.index(parts[1])
    other = next(other for other in s.rivals if kind == other or kind in LEGENDS_OF[other])
    price = {"any": 0.75, "free": -0.2}.get(parts[-1], 0.1)
    return _host(s, other, HEX_OF[parts[2]]) - price


def victim(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    hex = HEX_OF[parts[1]]
    other = next(other for other in s.rivals if s.haints[other][hex])
    return _host(s, other, hex) - 0.05 * s.units[other][hex]


def birth(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """A haint is born where a root waits for it, if there is none of its faction to be infected."""
    other, hex = UNIT.index(parts[1]), HEX_OF[parts[2]]
    roots = touched(s)
    if flames_left(s) < 2:
        return -0.05
    if hex in roots and not any(s.haints[other][at] for at in roots) and s.ground[CUBE_OF[s.land.terrain[hex]]] > 1:
        return 0.83 * need(s, other)
    return 0.2 * need(s, other) if not any(s.haints[other]) else -0.05


def touched(s: Harrow) -> set[int]:
    return {hex for start, end, _ in s.hester.roots for hex in (start, end) if hex != OFF}


def _active(s: Harrow, name: str) -> bool:
    return any(stack[-1].ref == name for stack in s.hester.stacks)


def infect_hope(s: Harrow) -> float:
    """The expected value of infecting after the tree."""
    if INFECT in s.hester.spent or s.fair_folk.calm:
        return 0.0
    hope = free = 0.0
    for hex in touched(s):
        host = max((_host(s, faction, hex) for faction in s.rivals if s.haints[faction][hex]), default=0.0)
        if host:
            odds = _comes_out(s, CUBE_OF[s.land.terrain[hex]], 1) if s.land.terrain[hex] < MOUNTAIN else 0.0
            hope += odds * (host - 0.1)
            free = max(free, (1 - odds) * host)
    return hope + free if _free_bite(s) else hope


def _free_bite(s: Harrow) -> bool:
    """Does Protégé make an infection free and possible everywhere?"""
    return s.hester.protege or (_active(s, "protege") and all(card.ref != "protege" for card in s.hester.activated))


def summon_hope(s: Harrow, look: MapView) -> float:
    """The expected value of summoning her after the tree."""
    if SUMMON in s.hester.spent or s.legend_at[HESTER_UNIT] != OFF:
        return 0.0
    price = price_to_summon(s)
    return max(
        (leap(s, hunt) * _comes_out(s, CUBE_OF[s.land.terrain[hunt.start]], price) for hunt in look.hunts()),
        default=0.0,
    )


def leap(s: Harrow, hunt: Hunt) -> float:
    """What it is worth that Hester comes out of a fire."""
    return 1.9 - 0.35 * len(hunt.way) - 0.15 * hunt.lacking


def tree(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """Shake the tree when there is somebody to infect, or a fire to come out of; flames to spare are used before."""
    infects, summons = infect_hope(s), summon_hope(s, look)
    hope = infects + summons - 0.1
    late = (infects > 0.2) + (summons > 0.2)
    return min(hope, 0.05) if flames_left(s) > late else hope
