"""The view of a seat, in the shape that `contract.py` describes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from ....kernel import Seat
from .. import contract
from ..hexes import AXES, HEX, HEXES, OFF
from ..pieces import COLOUR, EMPTY_NEST, FACTION, FAIR_FOLK, FAMILY, HESTER, JAR, KAMMI, TERRAIN, TOKEN, UNIT
from ..rules.units import count, price_to_enter
from ..sides.fair_folk.guessing import ITEMS
from ..sides.hester.turn import ROOTS
from ..state import Harrow
from .aliases import called
from .boards import fair_folk, family, hester, kammi, knows, refs, side, solo


def view(s: Harrow, seat: Seat | None) -> contract.View:
    """The view of this seat (section 18)."""
    shown: contract.View = {
        "seat": seat,
        "mode": s.mode,
        "chapter": s.chapter,
        "round": s.round,
        "map": s.land.ref,
        "seats": [FACTION[faction] for faction in s.factions],
        "rivals": [FACTION[faction] for faction in s.rivals],
        "lantern": FACTION[s.lantern],
        "turn": FACTION[s.now.whose] if s.now.whose != OFF else None,
        "jar": JAR[s.now.jar] if s.now.jar != OFF else None,
        "winner": FACTION[s.winner] if s.winner != OFF else None,
        "hexes": [_hex(s, seat, hex) for hex in HEXES],
        "roots": _roots(s),
        "arrows": _arrows(s),
        "battleground": _by_colour(s.ground),
        "supply": _by_colour(s.supply),
        "tower": {"thrown": _by_colour(s.tower.thrown), "fallen": _by_colour(s.tower.fallen)},
        "borrowed": {COLOUR[colour]: sum(n for lent, n in s.borrowed if lent == colour) for colour, _ in s.borrowed},
        "fight": _fight(s),
        "box": dict(zip(TOKEN, s.stock.tokens, strict=True)),
        "tokens_left": {
            "wild": s.stock.wild,
            "storm": s.stock.storms,
            "trail": s.stock.trails,
            "nail": s.stock.nails,
            "taunt": s.stock.taunts,
        },
        "waiting": {
            "townsfolk": [TERRAIN[terrain] for terrain in s.folk_waiting],
            "building": [TERRAIN[terrain] for terrain in s.buildings_waiting],
        },
        "tiles": [
            {"jar": JAR[jar], "open": refs(s.tiles.open[jar]), "used": refs(s.tiles.used[jar])} for jar in range(4)
        ],
        "tile_stock": len(s.tiles.stock),
        "tile_pile": sorted(refs(s.tiles.pile)),
        "rescued": s.folk_out,
        "destroyed": s.ruins,
        "sides": {FACTION[faction]: side(s, seat, faction) for faction in dict.fromkeys((*s.rivals, *s.factions))},
        "called": {},
        "marks": [],
    }
    _add_factions(s, seat, shown)
    shown["called"] = called(shown)
    shown["marks"] = _marks(s, shown)
    return shown


def _add_factions(s: Harrow, seat: Seat | None, shown: contract.View) -> None:
    """Add the parts of the view that only some factions have."""
    if FAMILY in s.rivals:
        shown["family"] = family(s, seat)
    if KAMMI in s.rivals:
        shown["kammi"] = kammi(s, seat)
    if HESTER in s.factions:
        shown["hester"] = hester(s)
    if s.mode in ("solo", "duel"):
        shown["solo"] = solo(s)
    if FAIR_FOLK in s.factions:
        shown["fair"] = fair_folk(s, seat)


# -- The map ----------------------------------------------------------------------------------------------------------
def _hex(s: Harrow, seat: Seat | None, hex: int) -> contract.Hex:
    units = {UNIT[kind]: count(s, kind, hex) for kind in range(len(UNIT)) if count(s, kind, hex)}
    home = next((FACTION[faction] for faction in s.rivals if s.home[faction] == hex), None)
    contents: dict[str, Any] = {
        "home": home,
        "units": units,
        "nails": [UNIT[kind] for kind, at in s.nails if at == hex],
        "tokens": [TOKEN[kind] for kind in s.tokens[hex]],
        "storms": s.storms[hex],
        "stormy": s.stormy[hex],
        "trails": s.trails[hex],
        "townsfolk": s.folk[hex],
        "building": s.buildings[hex],
        "doll": _doll(s, seat, hex),
        "shelter": s.shelter[hex],
        "blood": s.blood[hex],
        "sacrifice": COLOUR[s.sacrifice[hex]] if s.sacrifice[hex] != OFF else None,
        "taunt": hex in s.taunts,
        "wrath": s.wrath == hex,
        "flames": s.flames[hex],
        "roots": [ROOTS[colour] for start, end, colour in s.hester.roots if hex in (start, end)],
        "nest": _nest(s, hex),
        "cross": hex in s.fair_folk.crosses,
        "found": ITEMS[s.fair_folk.found_at.index(hex)] if hex in s.fair_folk.found_at else None,
        "hidden": _hidden(s, seat, hex),
    }
    shown: contract.Hex = {
        "ref": HEX[hex],
        "terrain": TERRAIN[s.land.terrain[hex]],
        "storm": s.land.storm[hex],
        "cost": {FACTION[faction]: price_to_enter(s, faction, hex) for faction in s.rivals},
    }
    return cast(contract.Hex, {**shown, **{key: value for key, value in contents.items() if value}})


def _doll(s: Harrow, seat: Seat | None, hex: int) -> str | None:
    """H-191: the rival may look at all dolls; a real one that was turned lies open."""
    if hex not in s.kammi.dolls:
        return None
    rival = s.rivals[0] if s.rivals[1] == KAMMI else s.rivals[1]
    real = s.kammi.dolls.index(hex) == s.kammi.real
    if knows(s, seat, rival):
        return "real" if real else "decoy"
    return "real" if real and s.kammi.doll_open else "hidden"


def _nest(s: Harrow, hex: int) -> str | None:
    if s.fair_folk.nests[hex] == OFF:
        return None
    return "empty" if s.fair_folk.nests[hex] == EMPTY_NEST else s.kit.offers[s.fair_folk.nests[hex]].ref


def _hidden(s: Harrow, seat: Seat | None, hex: int) -> str | None:
    """The thing hidden on a hex, for every seat but the Fair Folk's; spectators do not see it."""
    if seat is None or hex not in s.fair_folk.items or knows(s, seat, FAIR_FOLK):
        return None
    item = s.fair_folk.items.index(hex)
    return ITEMS[item] if item >= s.fair_folk.items_found else None


def _roots(s: Harrow) -> list[contract.Root]:
    return [
        {"start": HEX[start] if start != OFF else None, "end": HEX[end], "colour": ROOTS[colour]}
        for start, end, colour in s.hester.roots
    ]


def _arrows(s: Harrow) -> list[contract.Arrow]:
    return [
        {"nest": HEX[hex], "axis": AXES[axis], "side": "plus" if side > 0 else "minus", "line": bool(line)}
        for hex, axis, side, line in s.fair_folk.arrows
    ]


def _by_colour(numbers: Iterable[int]) -> dict[str, int]:
    return {COLOUR[colour]: n for colour, n in enumerate(numbers) if n}


def _fight(s: Harrow) -> contract.Fight | None:
    attacker, start, end, defender, _ = s.now.fight
    return (
        {"side": FACTION[attacker], "start": HEX[start], "end": HEX[end], "defender": FACTION[defender]}
        if attacker != OFF
        else None
    )


def _marks(s: Harrow, shown: contract.View) -> list[str]:
    """The references in this view that are not from the rulebook."""
    visible = {shown["map"]}
    for board in shown["sides"].values():
        visible.update(board["in_play"], board["discard"], board["hand"] if isinstance(board["hand"], list) else ())
    if "fair" in shown:
        quests = shown["fair"]["quests"]
        visible.update(shown["fair"]["quest_pile"], quests if isinstance(quests, list) else ())
    return sorted(visible & set(s.kit.reconstructed))
