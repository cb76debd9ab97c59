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


def distance(start: int, end: int) -> int:
    """Steps between two hexes; nothing blocks (H-10, H-16)."""
    return DISTANCE[start][end]


def _apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


DISTANCE = tuple(tuple(_apart(start, end) for end in COORDS) for start in COORDS)
NEAR = tuple(tuple(INDEX[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in INDEX) for q, r in COORDS)
WITHIN = tuple(
    tuple(tuple(end for end in HEXES if DISTANCE[start][end] <= steps) for steps in range(8)) for start in HEXES
)
CLOSER = tuple(
    tuple(tuple(step for step in NEAR[start] if DISTANCE[step][goal] < DISTANCE[start][goal]) for goal in HEXES)
    for start in HEXES
)
FARTHER = tuple(
    tuple(tuple(step for step in NEAR[start] if DISTANCE[step][goal] > DISTANCE[start][goal]) for goal in HEXES)
    for start in HEXES
)
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
    home: tuple(sorted(sorted(CORNERS, key=lambda corner: -DISTANCE[corner][home])[:3])) for home in (NORTH, SOUTH)
}  # the three corners farthest from a home
AXES = ("q", "r", "s")
ALONG = tuple((q, r, q + r) for q, r in COORDS)  # a hex's place on each axis
LINE = tuple(
    tuple(end for end in HEXES if any(ALONG[start][axis] == ALONG[end][axis] for axis in range(3))) for start in HEXES
)  # H-17
