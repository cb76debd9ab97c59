"""Who knows what in Harrow County: the view of a seat.

The shape of a view (references are strings; a key of a hex or a side that would say nothing is left out):

    seat, mode, chapter, round, map, seats: [faction by seat], rivals: [two VP factions], lantern: faction,
    turn: faction | null, jar: jar | null, winner: faction | null
    hexes: [37 of {ref, terrain, storm: printed?, stormy?, home: faction?, cost: {faction: ADVANCE points}, units:
        {"red-haint": 2, "red-infected": 1, "red-legend": 1, "figure-1": 1, "hester": 1}, nails: [unit], tokens: [kind],
        storms, trails, townsfolk, building, doll: "hidden" | "real" | "decoy", shelter, blood, sacrifice: colour,
        taunt, wrath, flames, roots: [colour], nest: offer | "empty", cross, found: item,
        hidden: item (where the seat knows)}]
    roots: [{start, end, colour}], arrows: [{nest, axis, side, line}]
    battleground, supply: {colour: cubes}, tower: {thrown, fallen: {colour: cubes since the beginning}}
    borrowed: {colour: cubes}, fight: null | {side, start, end, defender}
    box: {kind: tokens}, tokens_left: {wild, storm, trail, nail, taunt}
    waiting: {townsfolk: [terrain], building: [terrain]}, tiles: [{jar, open: [tile], used: [tile]}], tile_stock,
    tile_pile: [tile], rescued, destroyed
    sides: {faction: {seat: number | null, automaton: bool, home, hero, track, scrolls, vp, dial, plate: {unit: haints},
        wild, jars: {jar: whole?}, attacked, haints: in the supply, hand: [card] | number, deck, discard: [card],
        in_play: [card], offers: [offer], board: {kind: {tokens, value}}}}
    family: {bag: {token: number} | null, bag_size, drawn: [token] | number, ready, front, waiting, slots: [token],
        draw, give_back, odessa, upgrades: [token], prices: {card: token it takes}}
    kammi: {grid: [[kind, kind] x 3], loose, loose_row, row_cubes, gift, goblin: figure | null, unmasked, dolls_out}
    hester: {fire_fields, flames: in the supply, actions, spent: [field], squares: {faction: [[thing]]},
        stacks: [[card]], activated: [card], snakes, shaken}
    solo: {card, orders: null | {hexes, start: field, hester: does it look for her, joker}, decks: {name: cards},
        discard: [card], level, fields: {field: flames}, coins}
    fair: {nests: left, prepared: [offer] | number, offers: in the bag, found: [item], seeking: item | null,
        items: {item: hex} | null, search: [terrain], quests: [quest] | number, quest_deck, quest_pile: [quest],
        calm: [faction], nested, prices: {card: search cubes}}
    marks: references of what is shown here and is reconstructed, not from the rulebook
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....kernel import Seat, View
from ..hexes import AXES, HEX, HEXES, OFF
from ..pieces import COLOUR, EMPTY_NEST, FACTION, FAIR_FOLK, FAMILY, HESTER, JAR, KAMMI, TERRAIN, TOKEN, UNIT
from ..rules.units import cost, count
from ..sides.fair_folk.guessing import ITEMS
from ..sides.hester.turn import ROOTS
from ..state import Harrow
from .boards import fair_folk, family, hester, kammi, knows, refs, side, solo


def view(s: Harrow, seat: Seat | None) -> View:
    """What this seat sees (section 18)."""
    shown: View = {
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
        **_cubes(s),
        **_common(s),
        "sides": {FACTION[f]: side(s, seat, f) for f in dict.fromkeys((*s.rivals, *s.factions))},
    }
    _add_factions(s, seat, shown)
    shown["marks"] = _marks(s, shown)
    return shown


def _add_factions(s: Harrow, seat: Seat | None, shown: View) -> None:
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
def _hex(s: Harrow, seat: Seat | None, h: int) -> View:
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
    shown = {"ref": HEX[h], "terrain": TERRAIN[s.land.terrain[h]], "storm": s.land.storm[h]}
    costs = {"cost": {FACTION[f]: cost(s, f, h) for f in s.rivals}}
    return {**shown, **costs, **{key: value for key, value in found.items() if value}}


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


def _cubes(s: Harrow) -> View:
    return {
        "roots": [
            {"start": HEX[a] if a != OFF else None, "end": HEX[b], "colour": ROOTS[colour]}
            for a, b, colour in s.hester.roots
        ],
        "arrows": [
            {"nest": HEX[h], "axis": AXES[axis], "side": "plus" if side > 0 else "minus", "line": bool(line)}
            for h, axis, side, line in s.fair_folk.arrows
        ],
        "battleground": _by_colour(s.ground),
        "supply": _by_colour(s.supply),
        "tower": {"thrown": _by_colour(s.tower.thrown), "fallen": _by_colour(s.tower.fallen)},
        "borrowed": {COLOUR[c]: sum(n for d, n in s.borrowed if d == c) for c, _ in s.borrowed},
    }


def _by_colour(numbers: Iterable[int]) -> dict[str, int]:
    return {COLOUR[c]: n for c, n in enumerate(numbers) if n}


def _common(s: Harrow) -> View:
    f, a, t, g, _ = s.now.fight
    fight = {"side": FACTION[f], "start": HEX[a], "end": HEX[t], "defender": FACTION[g]} if f != OFF else None
    return {
        "fight": fight,
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
    }


def _marks(s: Harrow, shown: View) -> list[str]:
    """What is seen here and not from the rulebook."""
    seen = {shown["map"]}
    for board in shown["sides"].values():
        seen.update(board["in_play"], board["discard"], board["hand"] if isinstance(board["hand"], list) else ())
    fair = shown.get("fair", {})
    seen.update(fair.get("quest_pile", ()), fair["quests"] if isinstance(fair.get("quests"), list) else ())
    return sorted(seen & set(s.kit.reconstructed))
