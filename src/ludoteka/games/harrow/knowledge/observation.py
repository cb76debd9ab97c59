"""A view as numbers of fixed length, for learning programs."""

from __future__ import annotations

from typing import Any

from ....kernel import View
from ..pieces import COLOUR, FACTION, JAR, TERRAIN, TOKEN, UNIT

_COUNTS = ("storms", "trails", "townsfolk", "building", "shelter", "blood", "flames")
_FLAGS = ("stormy", "doll", "taunt", "wrath", "nest", "cross", "found", "roots", "nails", "sacrifice", "hidden")
_SIDE = ("vp", "dial", "wild", "scrolls", "haints", "deck")
HEX_WIDTH = len(TERRAIN) + len(UNIT) + len(TOKEN) + len(_COUNTS) + len(_FLAGS)
SIDE_WIDTH = len(_SIDE) + len(JAR) + 6


def features(view: View) -> list[float]:
    """Every hex, every faction, the cubes and a few counters."""
    numbers: list[float] = []
    for place in view["hexes"]:
        numbers += _hex(place)
    for name in FACTION:
        numbers += _side(view["sides"].get(name))
    for pile in (view["battleground"], view["supply"], view["tower"]["thrown"], view["tower"]["fallen"]):
        numbers += [float(pile.get(colour, 0)) for colour in COLOUR]
    numbers += [float(view["turn"] == name) for name in FACTION]
    numbers += [float(view["lantern"] == name) for name in FACTION]
    numbers += [float(view["jar"] == name) for name in JAR]
    numbers += [float(len(tile["open"])) for tile in view["tiles"]]
    hester, fair = view.get("hester", {}), view.get("fair", {})
    squares = sum(len(side) for side in hester.get("squares", {}).values())
    numbers += [float(squares), float(hester.get("actions", 0)), float(len(fair.get("found", ())))]
    return [*numbers, float(view["round"]), float(view["chapter"]), float(view["seat"] is not None and view["seat"])]


def _hex(place: dict[str, Any]) -> list[float]:
    units, tokens = place.get("units", {}), place.get("tokens", ())
    return [
        *(float(place["terrain"] == name) for name in TERRAIN),
        *(float(units.get(name, 0)) for name in UNIT),
        *(float(tokens.count(name)) if tokens else 0.0 for name in TOKEN),
        *(float(place.get(name, 0)) for name in _COUNTS),
        *(float(bool(place.get(name))) for name in _FLAGS),
    ]


def _side(side: dict[str, Any] | None) -> list[float]:
    if side is None:
        return [0.0] * SIDE_WIDTH
    hand = side["hand"]
    board = side.get("board", {})
    return [
        *(float(side.get(name) or 0) for name in _SIDE),
        *(float(side.get("jars", {}).get(jar, False)) for jar in JAR),
        float(len(hand) if isinstance(hand, list) else hand),
        float(sum(side.get("plate", {}).values())),
        *(float(board.get(kind, {}).get("value", 0)) for kind in TOKEN[:3]),
        float(len(side["offers"])),
    ]
