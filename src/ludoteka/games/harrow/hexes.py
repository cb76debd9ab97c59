"""The shape of the map (H-10): 37 hexes numbered by columns, their neighbours, distances, lines and directions.

A hex is its index 0 … 36; its printed number is one more, its reference `h-<number>`.
"""

from __future__ import annotations

RADIUS = 3
COORDS: tuple[tuple[int, int], ...] = tuple(
    (q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(max(-RADIUS, -q - RADIUS), min(RADIUS, -q + RADIUS) + 1)
)
HEXES = range(len(COORDS))
INDEX = {coord: i for i, coord in enumerate(COORDS)}
HEX = tuple(f"h-{i + 1}" for i in HEXES)
HEX_OF = {ref: i for i, ref in enumerate(HEX)}
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # N NE SE S SW NW
OFF = -1  # not on the map


def distance(a: int, b: int) -> int:
    """Steps between two hexes; nothing blocks (H-10, H-16)."""
    return DISTANCE[a][b]


def _apart(a: tuple[int, int], b: tuple[int, int]) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


DISTANCE = tuple(tuple(_apart(a, b) for b in COORDS) for a in COORDS)
NEAR = tuple(tuple(INDEX[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in INDEX) for q, r in COORDS)
WITHIN = tuple(tuple(tuple(b for b in HEXES if DISTANCE[a][b] <= d) for d in range(8)) for a in HEXES)
CLOSER = tuple(tuple(tuple(n for n in NEAR[a] if DISTANCE[n][y] < DISTANCE[a][y]) for y in HEXES) for a in HEXES)
FARTHER = tuple(tuple(tuple(n for n in NEAR[a] if DISTANCE[n][y] > DISTANCE[a][y]) for y in HEXES) for a in HEXES)
BEHIND: tuple[tuple[tuple[int, int], ...], ...] = tuple(  # (next hex, the one behind it) in each direction
    tuple(
        (INDEX[q + dq, r + dr], INDEX[q + 2 * dq, r + 2 * dr])
        for dq, dr in DIRECTIONS
        if (q + 2 * dq, r + 2 * dr) in INDEX
    )
    for q, r in COORDS
)
CENTRE = INDEX[0, 0]
EDGE = tuple(i for i in HEXES if DISTANCE[i][CENTRE] == RADIUS)  # H-13
NORTH, SOUTH = INDEX[0, -2], INDEX[0, 2]  # H-12
CORNERS = tuple(i for i in EDGE if len(NEAR[i]) == 3)
EDGE_AT = {home: tuple(n for n in NEAR[home] if n in EDGE) for home in (NORTH, SOUTH)}
FAR_CORNERS = {
    home: tuple(sorted(sorted(CORNERS, key=lambda c: -DISTANCE[c][home])[:3])) for home in (NORTH, SOUTH)
}  # the three corners farthest from a home
AXES = ("q", "r", "s")
ALONG = tuple((q, r, q + r) for q, r in COORDS)  # a hex's place on each axis
LINE = tuple(tuple(b for b in HEXES if any(ALONG[a][x] == ALONG[b][x] for x in range(3))) for a in HEXES)  # H-17
