"""Who knows what in Harrow County: the view of a seat, in the shape that `contract.py` says."""

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
    """What this seat sees (section 18)."""
    shown: contract.View = {
        "seat": seat,
        "mode": s.mode,
        "chapter": s.chapter,
        "round": s.round,
        "map": s.land.ref,
        "seats": [FACTION[f] for f in s.factions],
        "rivals": [FACTION[f] for f in s.rivals],
        "lantern": FACTION[s.lantern],
        "turn": FACTION[s.now.whose] if s.now.whose != OFF else None,
        "jar": JAR[s.now.jar] if s.now.jar != OFF else None,
        "winner": FACTION[s.winner] if s.winner != OFF else None,
        "hexes": [_hex(s, seat, h) for h in HEXES],
        "roots": _roots(s),
        "arrows": _arrows(s),
        "battleground": _by_colour(s.ground),
        "supply": _by_colour(s.supply),
        "tower": {"thrown": _by_colour(s.tower.thrown), "fallen": _by_colour(s.tower.fallen)},
        "borrowed": {COLOUR[c]: sum(n for d, n in s.borrowed if d == c) for c, _ in s.borrowed},
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
            "townsfolk": [TERRAIN[t] for t in s.folk_waiting],
            "building": [TERRAIN[t] for t in s.buildings_waiting],
        },
        "tiles": [
            {"jar": JAR[jar], "open": refs(s.tiles.open[jar]), "used": refs(s.tiles.used[jar])} for jar in range(4)
        ],
        "tile_stock": len(s.tiles.stock),
        "tile_pile": sorted(refs(s.tiles.pile)),
        "rescued": s.folk_out,
        "destroyed": s.ruins,
        "sides": {FACTION[f]: side(s, seat, f) for f in dict.fromkeys((*s.rivals, *s.factions))},
        "called": {},
        "marks": [],
    }
    _add_factions(s, seat, shown)
    shown["called"] = called(shown)
    shown["marks"] = _marks(s, shown)
    return shown


def _add_factions(s: Harrow, seat: Seat | None, shown: contract.View) -> None:
    """What only some factions bring to the table."""
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
def _hex(s: Harrow, seat: Seat | None, h: int) -> contract.Hex:
    units = {UNIT[k]: count(s, k, h) for k in range(len(UNIT)) if count(s, k, h)}
    home = next((FACTION[f] for f in s.rivals if s.home[f] == h), None)
    found: dict[str, Any] = {
        "home": home,
        "units": units,
        "nails": [UNIT[k] for k, at in s.nails if at == h],
        "tokens": [TOKEN[k] for k in s.tokens[h]],
        "storms": s.storms[h],
        "stormy": s.stormy[h],
        "trails": s.trails[h],
        "townsfolk": s.folk[h],
        "building": s.buildings[h],
        "doll": _doll(s, seat, h),
        "shelter": s.shelter[h],
        "blood": s.blood[h],
        "sacrifice": COLOUR[s.sacrifice[h]] if s.sacrifice[h] != OFF else None,
        "taunt": h in s.taunts,
        "wrath": s.wrath == h,
        "flames": s.flames[h],
        "roots": [ROOTS[colour] for a, b, colour in s.hester.roots if h in (a, b)],
        "nest": _nest(s, h),
        "cross": h in s.fair_folk.crosses,
        "found": ITEMS[s.fair_folk.found_at.index(h)] if h in s.fair_folk.found_at else None,
        "hidden": _hidden(s, seat, h),
    }
    shown: contract.Hex = {
        "ref": HEX[h],
        "terrain": TERRAIN[s.land.terrain[h]],
        "storm": s.land.storm[h],
        "cost": {FACTION[f]: price_to_enter(s, f, h) for f in s.rivals},
    }
    return cast(contract.Hex, {**shown, **{key: value for key, value in found.items() if value}})


def _doll(s: Harrow, seat: Seat | None, h: int) -> str | None:
    """H-191: the rival may look at all dolls; a real one that was turned lies open."""
    if h not in s.kammi.dolls:
        return None
    rival = s.rivals[0] if s.rivals[1] == KAMMI else s.rivals[1]
    real = s.kammi.dolls.index(h) == s.kammi.real
    if knows(s, seat, rival):
        return "real" if real else "decoy"
    return "real" if real and s.kammi.doll_open else "hidden"


def _nest(s: Harrow, h: int) -> str | None:
    if s.fair_folk.nests[h] == OFF:
        return None
    return "empty" if s.fair_folk.nests[h] == EMPTY_NEST else s.kit.offers[s.fair_folk.nests[h]].ref


def _hidden(s: Harrow, seat: Seat | None, h: int) -> str | None:
    """Where a thing is hidden: everybody knows but the Fair Folk and those who only watch."""
    if seat is None or h not in s.fair_folk.items or knows(s, seat, FAIR_FOLK):
        return None
    item = s.fair_folk.items.index(h)
    return ITEMS[item] if item >= s.fair_folk.found else None


def _roots(s: Harrow) -> list[contract.Root]:
    return [
        {"start": HEX[a] if a != OFF else None, "end": HEX[b], "colour": ROOTS[colour]}
        for a, b, colour in s.hester.roots
    ]


def _arrows(s: Harrow) -> list[contract.Arrow]:
    return [
        {"nest": HEX[h], "axis": AXES[axis], "side": "plus" if side > 0 else "minus", "line": bool(line)}
        for h, axis, side, line in s.fair_folk.arrows
    ]


def _by_colour(numbers: Iterable[int]) -> dict[str, int]:
    return {COLOUR[c]: n for c, n in enumerate(numbers) if n}


def _fight(s: Harrow) -> contract.Fight | None:
    f, a, t, g, _ = s.now.fight
    return {"side": FACTION[f], "start": HEX[a], "end": HEX[t], "defender": FACTION[g]} if f != OFF else None


def _marks(s: Harrow, shown: contract.View) -> list[str]:
    """What is seen here and not from the rulebook."""
    seen = {shown["map"]}
    for board in shown["sides"].values():
        seen.update(board["in_play"], board["discard"], board["hand"] if isinstance(board["hand"], list) else ())
    if "fair" in shown:
        quests = shown["fair"]["quests"]
        seen.update(shown["fair"]["quest_pile"], quests if isinstance(quests, list) else ())
    return sorted(seen & set(s.kit.reconstructed))
