"""What the Fair Folk know of the hidden things: search cubes, arrows, crosses, guesses (H-296 … H-298)."""

from __future__ import annotations

from typing import Any

from .....kernel import Dealer, Option, Rule
from ...events.fair_folk import (
    ArrowPlaced,
    CrossPlaced,
    Guessed,
    ItemFound,
    SearchCubePlaced,
)
from ...hexes import ALONG, AXES, HEX, HEXES, OFF
from ...pieces import EMPTY_NEST, FAIR_FOLK, SILVER, TERRAIN
from ...rules.choosing import ask
from ...state import Arrow, Harrow

ITEMS = ("sword", "crown", "queen")
TOKENS = 8  # arrows, and X tokens
_SEARCH = [Option(f"search/{ref}", terrain) for terrain, ref in enumerate(TERRAIN[:4])]
_GUESS = [Option(f"guess/{HEX[hex]}", ("guess", hex)) for hex in HEXES]
_ARROW = {
    (hex, axis, side): Option(
        f"arrow/{HEX[hex]}/{AXES[axis]}/{'plus' if side > 0 else 'minus'}", ("arrow", hex, axis, side)
    )
    for hex in HEXES
    for axis in range(3)
    for side in (-1, 1)
}


def search_cube(s: Harrow, dealer: Dealer) -> Rule[None]:
    """A search cube on a terrain of the board that has none."""
    options = [_SEARCH[land] for land in range(4) if land not in s.fair_folk.lure]
    if s.supply[SILVER]:
        terrain = yield from ask(s, FAIR_FOLK, "search", options, rule="H-290")
        s.supply[SILVER] -= 1
        s.fair_folk.lure += (terrain,)
        dealer.tell(SearchCubePlaced, TERRAIN[terrain])


# -- Arrows and guesses (H-296 … H-298) -------------------------------------------------------------------------------
def arrow_options(nests: list[int]) -> list[Option[Any]]:
    return [_ARROW[hex, axis, side] for hex in nests for axis in range(3) for side in (-1, 1)]


def guess_options(s: Harrow) -> list[Option[Any]]:
    return [_GUESS[hex] for hex in HEXES if hex not in s.fair_folk.crosses and hex not in s.fair_folk.found_at]


def in_area(arrow: Arrow, hex: int) -> bool:
    """Does the arrow point to this hex?"""
    nest, axis, side, line = arrow
    ahead = (ALONG[hex][axis] - ALONG[nest][axis]) * side
    return ahead > 0 or (ahead == 0 and bool(line))


def candidates(s: Harrow) -> list[int]:
    """Where the thing sought may be, as far as the Fair Folk know."""
    return [
        hex
        for hex in HEXES
        if hex not in s.fair_folk.crosses
        and hex not in s.fair_folk.found_at
        and all(in_area(arrow, hex) for arrow in s.fair_folk.arrows)
    ]


def arrow(s: Harrow, dealer: Dealer, hex: int, axis: int, side: int) -> Rule[None]:
    """The side named first includes the line (A-28); if the thing is not there, the arrow is turned."""
    if len(s.fair_folk.arrows) == TOKENS:  # H-317
        old = [Option(f"drop-arrow/{i + 1}", i) for i in range(TOKENS)]
        del s.fair_folk.arrows[(yield from ask(s, FAIR_FOLK, "drop-arrow", old, rule="H-317"))]
    placed = Arrow(hex, axis, side, 1)
    if not in_area(placed, s.fair_folk.items[s.fair_folk.items_found]):
        placed = Arrow(hex, axis, -side, 0)
    s.fair_folk.arrows.append(placed)
    dealer.reveal(ArrowPlaced, HEX[hex], AXES[axis], "plus" if placed.side > 0 else "minus")


def cross(s: Harrow, dealer: Dealer, hex: int) -> Rule[None]:
    """An X where the sought thing is not; with all out, one is taken from the map first (H-317)."""
    if len(s.fair_folk.crosses) + len(s.fair_folk.found_at) >= TOKENS:
        old = [Option(f"lift-x/{HEX[crossed]}", crossed) for crossed in s.fair_folk.crosses]
        s.fair_folk.crosses.remove((yield from ask(s, FAIR_FOLK, "lift-x", old, rule="H-317")))
    s.fair_folk.crosses.append(hex)
    dealer.reveal(CrossPlaced, HEX[hex])


def guess(s: Harrow, dealer: Dealer, hex: int) -> Rule[None]:
    right = s.fair_folk.items[s.fair_folk.items_found] == hex
    dealer.reveal(Guessed, HEX[hex], right)
    if not right:
        yield from cross(s, dealer, hex)
        return
    item = ITEMS[s.fair_folk.items_found]
    s.fair_folk.items_found += 1
    s.fair_folk.found_at += (hex,)
    s.fair_folk.arrows, s.fair_folk.crosses = [], []
    for nest in HEXES:
        if s.fair_folk.nests[nest] == EMPTY_NEST:
            s.fair_folk.nests[nest] = OFF
            s.fair_folk.nest_supply += 1
    dealer.reveal(ItemFound, item, HEX[hex])
    if item == "crown":
        yield from search_cube(s, dealer)
