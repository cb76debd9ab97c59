"""Units on the map: where they may be (section 3), what entering costs (H-61), and what waits for them there."""

from __future__ import annotations

from ....kernel import Dealer
from ..events.fight import CubesGained
from ..events.map import ThingRemoved, UnitMoved
from ..hexes import HEX, OFF
from ..pieces import (
    COLOUR,
    FAMILY,
    HESTER_UNIT,
    KAMMI,
    KIND_FACTION,
    LEGEND,
    LEGENDS_OF,
    MOUNTAIN,
    PROTECTORS,
    SICK,
    UNIT,
    VP_FACTIONS,
)
from ..state import Harrow, Nail

OTHERS = ((1, 2), (0, 2), (0, 1))
FULL = 4  # H-32


# -- Putting and taking -----------------------------------------------------------------------------------------------
def put(s: Harrow, kind: int, h: int) -> None:
    """A unit is on this hex now."""
    if kind == HESTER_UNIT:
        s.legend_at[kind] = h
        return
    faction = KIND_FACTION[kind]
    if kind < SICK:
        s.haints[kind][h] += 1
    elif kind < LEGEND:
        s.sick[kind - SICK][h] += 1
    else:
        s.legend_at[kind] = h
    s.units[faction][h] += 1
    for other in OTHERS[faction]:  # H-30
        s.bar[other][h] += 1


def take(s: Harrow, kind: int, h: int) -> None:
    """A unit is on this hex no more; a nail that has nothing to hold goes home."""
    if kind == HESTER_UNIT:
        s.legend_at[kind] = OFF
    else:
        faction = KIND_FACTION[kind]
        if kind < SICK:
            s.haints[kind][h] -= 1
        elif kind < LEGEND:
            s.sick[kind - SICK][h] -= 1
        else:
            s.legend_at[kind] = OFF
        s.units[faction][h] -= 1
        for other in OTHERS[faction]:
            s.bar[other][h] -= 1
    if s.nails and s.nails.count(Nail(kind, h)) > count(s, kind, h):
        s.nails.remove(Nail(kind, h))
        s.stock.nails += 1


def count(s: Harrow, kind: int, h: int) -> int:
    """How many units of a kind are on a hex."""
    if kind < SICK:
        return s.haints[kind][h]
    if kind < LEGEND:
        return s.sick[kind - SICK][h]
    return 1 if s.legend_at[kind] == h else 0


def mobile(s: Harrow, kind: int, h: int) -> int:
    """How many of them no nail holds (H-35)."""
    number = count(s, kind, h)
    return number - s.nails.count(Nail(kind, h)) if s.nails else number


def haints_on(s: Harrow, faction: int, h: int) -> int:
    return s.haints[faction][h] + s.sick[faction][h]


def put_folk(s: Harrow, h: int, number: int) -> None:
    s.folk[h] += number
    s.bar[FAMILY][h] += number  # H-31
    s.bar[KAMMI][h] += number


def put_building(s: Harrow, h: int, number: int) -> None:
    s.buildings[h] += number
    s.bar[PROTECTORS][h] += number  # H-31
    s.bar[KAMMI][h] += number


def put_flames(s: Harrow, h: int, number: int) -> None:
    s.flames[h] += number
    for faction in VP_FACTIONS:  # H-34
        s.bar[faction][h] += number


def put_storm(s: Harrow, h: int, number: int) -> None:
    s.storms[h] += number
    s.stormy[h] = s.land.storm[h] or s.storms[h] > 0


# -- Limits and costs -------------------------------------------------------------------------------------------------
def may_enter(s: Harrow, kind: int, h: int) -> bool:
    """Does section 3 allow one more unit of this kind here?"""
    if kind == HESTER_UNIT:  # H-231
        return True
    faction = KIND_FACTION[kind]
    return not s.bar[faction][h] and s.units[faction][h] < FULL


def price_to_enter(s: Harrow, faction: int, h: int) -> int:
    """The ADVANCE points that entering a hex costs the faction (H-61)."""
    price = s.land.base[h] - s.trails[h]
    if s.stormy[h] and (faction == PROTECTORS or (faction == KAMMI and s.rulings.storms_slow_kammi)):
        price += 1
    return price if price > 0 else 0


def is_terrain(s: Harrow, h: int) -> bool:
    return s.land.terrain[h] < MOUNTAIN


def printed_range(s: Harrow, h: int) -> int:
    """The range of a unit on this hex without any bonus (H-16)."""
    return s.kit.number["range_from_mountain" if s.land.terrain[h] == MOUNTAIN else "range_normal"]


def reach_from(s: Harrow, h: int) -> int:
    """The range of a unit on this hex (H-16), with the bonuses of this turn (A-2)."""
    return printed_range(s, h) + s.now.reach


def legend_hexes(s: Harrow, faction: int) -> list[int]:
    return [s.legend_at[kind] for kind in LEGENDS_OF[faction] if s.legend_at[kind] != OFF]


def has_units(s: Harrow, h: int) -> bool:
    """Is any unit here, Hester included?"""
    return bool(s.units[0][h] or s.units[1][h] or s.units[2][h] or s.legend_at[HESTER_UNIT] == h)


def may_hold_objective(s: Harrow, h: int) -> bool:
    """H-42: no units, no objective, no fire."""
    return not (has_units(s, h) or s.folk[h] or s.buildings[h] or s.flames[h])


def empty(s: Harrow, h: int) -> bool:
    """Empty in the sense of Witch Fire: storms and roots do not matter."""
    return not (
        has_units(s, h)
        or s.tokens[h]
        or s.folk[h]
        or s.buildings[h]
        or s.trails[h]
        or s.flames[h]
        or s.shelter[h]
        or s.blood[h]
        or s.sacrifice[h] != OFF
        or s.fair_folk.nests[h] != OFF
        or h in s.kammi.dolls
        or h in s.taunts
        or h == s.wrath
        or any(h == at for _, at in s.nails)
    )


def touched(s: Harrow, h: int) -> bool:
    """Does a root touch the hex (H-202)?"""
    return any(h in (a, b) for a, b, _ in s.hester.roots)


# -- Moving -----------------------------------------------------------------------------------------------------------
def shift(s: Harrow, dealer: Dealer, kind: int, a: int, b: int) -> None:
    """Move one unit by an effect; costs and paths are the caller's business (H-19, H-64)."""
    take(s, kind, a)
    put(s, kind, b)
    dealer.tell(UnitMoved, UNIT[kind], HEX[a], HEX[b])
    if s.traps:
        arrive(s, dealer, kind, b)


def arrive(s: Harrow, dealer: Dealer, kind: int, h: int, moved: bool = True) -> None:
    """What waits on a hex for a unit that gets there."""
    if h in s.taunts:  # H-166
        s.taunts.remove(h)
        s.stock.taunts += 1
        s.traps -= 1
        dealer.tell(ThingRemoved, "taunt", HEX[h])
    if not moved:
        return
    if s.shelter[h] and kind == LEGEND:  # H-161; only Emmy puts such cubes
        release_shelter(s, dealer, h)
    if s.blood[h]:
        s.traps -= 1
        gain_from_map(s, dealer, KAMMI, s.blood[h])
        s.blood[h] = 0
    if s.sacrifice[h] != OFF and kind < SICK:
        s.traps -= 1
        gain_from_map(s, dealer, s.sacrifice[h], 1)
        s.sacrifice[h] = OFF


def release_shelter(s: Harrow, dealer: Dealer, h: int) -> None:
    """Emmy's cube goes from the map to the battleground (H-97, H-161)."""
    s.traps -= 1
    gain_from_map(s, dealer, PROTECTORS, s.shelter[h])
    s.shelter[h] = 0


def gain_from_map(s: Harrow, dealer: Dealer, colour: int, number: int) -> None:
    s.ground[colour] += number
    dealer.tell(CubesGained, COLOUR[colour], number)
