"""The map and the printed numbers, read from the content file with code of our own."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

CONTENT = Path(__file__).parents[3] / "src/ludoteka/games/harrow/content/harrow.toml"
TERRAINS = ("bog", "wetlands", "plains", "forest")
COLOURS = ("red", "blue", "purple", "brown", "green", "yellow", "teal", "silver")
LAND_CUBE = {"bog": "brown", "wetlands": "teal", "plains": "yellow", "forest": "green"}
COLOUR_OF = {"protectors": "red", "family": "blue", "kammi": "purple"}
BRAMBLES = 19
NORTH, SOUTH = 17, 21
EDGE_OF_HOME = {NORTH: (10, 16, 23), SOUTH: (15, 22, 28)}
Hex = int


@cache
def content() -> dict[str, Any]:
    with CONTENT.open("rb") as file:
        return tomllib.load(file)


def ref(identifier: str) -> str:
    """Convert the content's `move_legend` to the event's `move-legend`."""
    return identifier.replace("_", "-")


@cache
def entry(kind: str, identifier: str) -> dict[str, Any]:
    """The content's entry with this reference."""
    return next(item for item in content()[kind] if ref(item["id"]) == identifier)


@cache
def count_of(piece: str) -> int:
    return int(next(entry["count"] for entry in content()["piece"] if entry["id"] == piece))


def cards_of(side: str) -> tuple[str, ...]:
    kind = {
        "protectors": "tactic_card",
        "family": "upgrade_card",
        "kammi": "goblin_card",
        "hester": "hester_card",
        "fair-folk": "fair_folk_card",
    }[side]
    return tuple(ref(card["id"]) for card in content()[kind])


@cache
def _axial() -> dict[Hex, tuple[int, int]]:
    """H-10: columns left to right, each top to bottom, of a hexagon with radius 3."""
    coordinates = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
    return {n: at for n, at in enumerate(coordinates, 1)}


@cache
def _numbers() -> dict[tuple[int, int], Hex]:
    return {at: n for n, at in _axial().items()}


HEXES = range(1, 38)


@cache
def distance(start: Hex, end: Hex) -> int:
    (qa, ra), (qb, rb) = _axial()[start], _axial()[end]
    dq, dr = qa - qb, ra - rb
    return max(abs(dq), abs(dr), abs(dq + dr))


@cache
def beside(start: Hex) -> tuple[Hex, ...]:
    return tuple(end for end in HEXES if distance(start, end) == 1)


@cache
def within(start: Hex, reach: int) -> tuple[Hex, ...]:
    return tuple(end for end in HEXES if distance(start, end) <= reach)


@cache
def in_line(start: Hex, end: Hex) -> bool:
    """H-17."""
    (qa, ra), (qb, rb) = _axial()[start], _axial()[end]
    return qa == qb or ra == rb or qa + ra == qb + rb


@cache
def behind(start: Hex, end: Hex) -> Hex | None:
    """The hex after b on the way from a through the adjacent b."""
    (qa, ra), (qb, rb) = _axial()[start], _axial()[end]
    return _numbers().get((2 * qb - qa, 2 * rb - ra))


@cache
def axis(hex: Hex, name: str) -> int:
    q, r = _axial()[hex]
    return {"q": q, "r": r, "s": q + r}[name]


@cache
def is_edge(hex: Hex) -> bool:
    return distance(hex, BRAMBLES) == 3


def closer(start: Hex, to: Hex) -> list[Hex]:
    """H-18: where something pulled from a to that hex may come."""
    return [end for end in beside(start) if distance(end, to) == distance(start, to) - 1]


def farther(start: Hex, off: Hex) -> list[Hex]:
    return [end for end in beside(start) if distance(end, off) == distance(start, off) + 1]


class Land:
    """One side of the map."""

    def __init__(self, side: str) -> None:
        rows = next(map_side for map_side in content()["map"] if ref(map_side["id"]) == side)["hexes"]
        self.side = side
        self.terrain: dict[Hex, str] = {row["n"]: row["terrain"] for row in rows}
        self.printed_storms = frozenset(row["n"] for row in rows if row["storm"])
        self.symbols = tuple(row["n"] for row in rows if row["token"])
        homes = {row["home"]: row["n"] for row in rows if row["home"]}
        assert homes == {"north": NORTH, "south": SOUTH}
        assert all(_axial()[row["n"]] == (row["q"], row["r"]) for row in rows)

    def is_terrain(self, hex: Hex) -> bool:
        """H-11: mountains and brambles are no terrains."""
        return self.terrain[hex] in TERRAINS

    def alike(self, start: Hex, end: Hex) -> bool:
        return self.is_terrain(start) and self.terrain[start] == self.terrain[end]

    def is_mountain(self, hex: Hex) -> bool:
        return self.terrain[hex] == "mountain"


def at(reference: str) -> Hex:
    """`h-17` is hex 17."""
    return int(reference.removeprefix("h-"))


def hex_name(hex: Hex) -> str:
    return f"h-{hex}"
