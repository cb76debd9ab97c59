"""Units on the map: the limits (section 3), the price of entering (H-61), and effects of arriving."""

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
def put(s: Harrow, kind: int, hex: int) -> None:
    """Put a unit on this hex."""
    if kind == HESTER_UNIT:
        s.legend_at[kind] = hex
        return
    faction = KIND_FACTION[kind]
    if kind < SICK:
        s.haints[kind][hex] += 1
    elif kind < LEGEND:
        s.sick[faction][hex] += 1
    else:
        s.legend_at[kind] = hex
    s.units[faction][hex] += 1
    for other in OTHERS[faction]:  # H-30
        s.bar[other][hex] += 1


def take(s: Harrow, kind: int, hex: int) -> None:
    """Take a unit off this hex; a nail that holds nothing returns to the stock."""
    if kind == HESTER_UNIT:
        s.legend_at[kind] = OFF
    else:
        faction = KIND_FACTION[kind]
        if kind < SICK:
            s.haints[kind][hex] -= 1
        elif kind < LEGEND:
            s.sick[faction][hex] -= 1
        else:
            s.legend_at[kind] = OFF
        s.units[faction][hex] -= 1
        for other in OTHERS[faction]:
            s.bar[other][hex] -= 1
    if s.nails and s.nails.count(Nail(kind, hex)) > count(s, kind, hex):
        s.nails.remove(Nail(kind, hex))
        s.stock.nails += 1


def count(s: Harrow, kind: int, hex: int) -> int:
    """How many units of a kind are on a hex."""
    if kind < SICK:
        return s.haints[kind][hex]
    if kind < LEGEND:
        return s.sick[KIND_FACTION[kind]][hex]
    return 1 if s.legend_at[kind] == hex else 0


def mobile(s: Harrow, kind: int, hex: int) -> int:
    """How many units of a kind on a hex are not nailed (H-35)."""
    number = count(s, kind, hex)
    return number - s.nails.count(Nail(kind, hex)) if s.nails else number


def haints_on(s: Harrow, faction: int, hex: int) -> int:
    return s.haints[faction][hex] + s.sick[faction][hex]


def put_folk(s: Harrow, hex: int, number: int) -> None:
    s.folk[hex] += number
    s.bar[FAMILY][hex] += number  # H-31
    s.bar[KAMMI][hex] += number


def put_building(s: Harrow, hex: int, number: int) -> None:
    s.buildings[hex] += number
    s.bar[PROTECTORS][hex] += number  # H-31
    s.bar[KAMMI][hex] += number


def put_flames(s: Harrow, hex: int, number: int) -> None:
    s.flames[hex] += number
    for faction in VP_FACTIONS:  # H-34
        s.bar[faction][hex] += number


def put_storm(s: Harrow, hex: int, number: int) -> None:
    s.storms[hex] += number
    s.stormy[hex] = s.land.storm[hex] or s.storms[hex] > 0


# -- Limits and costs -------------------------------------------------------------------------------------------------
def may_enter(s: Harrow, kind: int, hex: int) -> bool:
    """Does section 3 allow one more unit of this kind here?"""
    if kind == HESTER_UNIT:  # H-231
        return True
    faction = KIND_FACTION[kind]
    return not s.bar[faction][hex] and s.units[faction][hex] < FULL


def price_to_enter(s: Harrow, faction: int, hex: int) -> int:
    """The ADVANCE points that entering a hex costs the faction (H-61)."""
    price = s.land.base[hex] - s.trails[hex]
    if s.stormy[hex] and (faction == PROTECTORS or (faction == KAMMI and s.rulings.storms_slow_kammi)):
        price += 1
    return price if price > 0 else 0


def is_terrain(s: Harrow, hex: int) -> bool:
    return s.land.terrain[hex] < MOUNTAIN


def printed_range(s: Harrow, hex: int) -> int:
    """The range of a unit on this hex without any bonus (H-16)."""
    return s.kit.number["range_from_mountain" if s.land.terrain[hex] == MOUNTAIN else "range_normal"]


def reach_from(s: Harrow, hex: int) -> int:
    """The range of a unit on this hex (H-16), with the bonuses of this turn (A-2)."""
    return printed_range(s, hex) + s.now.reach


def legend_hexes(s: Harrow, faction: int) -> list[int]:
    return [s.legend_at[kind] for kind in LEGENDS_OF[faction] if s.legend_at[kind] != OFF]


def has_units(s: Harrow, hex: int) -> bool:
    """Is any unit here, Hester included?"""
    return bool(s.units[0][hex] or s.units[1][hex] or s.units[2][hex] or s.legend_at[HESTER_UNIT] == hex)


def may_hold_objective(s: Harrow, hex: int) -> bool:
    """H-42: no units, no objective, no fire."""
    return not (has_units(s, hex) or s.folk[hex] or s.buildings[hex] or s.flames[hex])


def empty(s: Harrow, hex: int) -> bool:
    """Empty in the sense of Witch Fire (H-155): nests, cubes, storms and roots do not matter."""
    return not (
        has_units(s, hex)
        or s.tokens[hex]
        or s.folk[hex]
        or s.buildings[hex]
        or s.trails[hex]
        or s.flames[hex]
        or hex in s.kammi.dolls
        or hex in s.taunts
        or hex == s.wrath
        or any(hex == at for _, at in s.nails)
    )


def bare(s: Harrow, hex: int) -> bool:
    """Is nothing here that could be moved? Storms and roots do not matter."""
    cubes = s.shelter[hex] or s.blood[hex] or s.sacrifice[hex] != OFF
    return empty(s, hex) and not cubes and s.fair_folk.nests[hex] == OFF


def touched(s: Harrow, hex: int) -> bool:
    """Does a root touch the hex (H-202)?"""
    return any(hex in (start, end) for start, end, _ in s.hester.roots)


# -- Moving -----------------------------------------------------------------------------------------------------------
def shift(s: Harrow, dealer: Dealer, kind: int, start: int, end: int) -> None:
    """Move one unit by an effect; costs and paths are the caller's business (H-19, H-64)."""
    take(s, kind, start)
    put(s, kind, end)
    dealer.tell(UnitMoved, UNIT[kind], HEX[start], HEX[end])
    if s.traps:
        arrive(s, dealer, kind, end)


def arrive(s: Harrow, dealer: Dealer, kind: int, hex: int, moved: bool = True) -> None:
    """Resolve what lies on a hex for a unit that arrives."""
    if hex in s.taunts:  # H-166
        s.taunts.remove(hex)
        s.stock.taunts += 1
        s.traps -= 1
        dealer.tell(ThingRemoved, "taunt", HEX[hex])
    if not moved:
        return
    if s.shelter[hex] and kind == LEGEND:  # H-161; only Emmy puts such cubes
        release_shelter(s, dealer, hex)
    if s.blood[hex]:
        s.traps -= 1
        gain_from_map(s, dealer, KAMMI, s.blood[hex])
        s.blood[hex] = 0
    if s.sacrifice[hex] != OFF and kind < SICK:
        s.traps -= 1
        gain_from_map(s, dealer, s.sacrifice[hex], 1)
        s.sacrifice[hex] = OFF


def release_shelter(s: Harrow, dealer: Dealer, hex: int) -> None:
    """Emmy's cube goes from the map to the battleground (H-97, H-161)."""
    s.traps -= 1
    gain_from_map(s, dealer, PROTECTORS, s.shelter[hex])
    s.shelter[hex] = 0


def gain_from_map(s: Harrow, dealer: Dealer, colour: int, number: int) -> None:
    s.ground[colour] += number
    dealer.tell(CubesGained, COLOUR[colour], number)
