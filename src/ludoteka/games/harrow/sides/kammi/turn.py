"""Kammi (section 12): setting up her figures, the grid of actions, her goblin's cards and gifts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from .....kernel import Dealer, Option, Rule, Seat
from ...events.kammi import DollHidden, FiguresPlaced, GridPushed
from ...hexes import EDGE_AT, HEX, HEXES, OFF
from ...pieces import FIGURES, KAMMI, LEGEND, STRENGTHEN, TOKEN, UNIT
from ...rules.abilities import strengthen, walk, walk_options
from ...rules.cards import value_of
from ...rules.choosing import DONE, ask
from ...rules.units import gain_from_map, may_enter, put
from ...state import Harrow
from .goblins import goblin_cards
from .secrets import rival_of_kammi

_GOBLIN = [Option(f"goblin/{UNIT[kind]}", kind) for kind in FIGURES]
_STATION = [Option(f"station/{HEX[hex]}", hex) for hex in HEXES]
_HIDE = [Option(f"hide-doll/{HEX[hex]}", hex) for hex in HEXES]
_POST = [Option(f"post/{HEX[hex]}", hex) for hex in HEXES]
_GRID = [Option(f"grid/{row + 1}", row) for row in range(3)]
_NO_GRID: Option[int] = Option("skip", OFF)


# -- Setup (H-44) -----------------------------------------------------------------------------------------------------
def place_figures(s: Harrow, dealer: Dealer) -> Rule[None]:
    """Two figures on two of three hexes, which is which in secret; three haints."""
    seat = Seat(s.who[KAMMI])
    pairs = combinations(sorted(EDGE_AT[s.home[KAMMI]]), 2)
    start, end = yield from ask(
        s,
        KAMMI,
        "figures",
        [Option(f"figures/{HEX[start]}/{HEX[end]}", (start, end)) for start, end in pairs],
        rule="H-44",
    )
    put(s, FIGURES[0], start)
    put(s, FIGURES[1], end)
    s.kammi.goblin = yield from ask(s, KAMMI, "goblin", _GOBLIN, rule="H-44")
    dealer.show(FiguresPlaced, seat, HEX[start], HEX[end], UNIT[s.kammi.goblin])
    yield from post_haints(s, KAMMI, sorted((s.home[KAMMI], start, end)))


def post_haints(s: Harrow, faction: int, places: list[int]) -> Rule[None]:
    """Three haints, freely on these hexes."""
    for _ in range(3):
        hex = yield from ask(
            s, faction, "post", [_POST[hex] for hex in places if may_enter(s, faction, hex)], rule="H-44"
        )
        s.stock.haints[faction] -= 1
        put(s, faction, hex)


def place_dolls(s: Harrow, dealer: Dealer) -> Rule[None]:
    """The rival hides the real doll among three, then places its own units."""
    faction = rival_of_kammi(s)
    seat = Seat(s.who[faction])
    s.kammi.dolls = sorted(EDGE_AT[s.home[faction]])
    s.kammi.suspects = [0, 1, 2]
    hex = yield from ask(s, faction, "hide-doll", [_HIDE[hex] for hex in s.kammi.dolls], rule="H-44")
    s.kammi.real = s.kammi.dolls.index(hex)
    dealer.show(DollHidden, seat, HEX[hex])
    places = sorted((s.home[faction], *s.kammi.dolls))
    at = yield from ask(s, faction, "station", [_STATION[hex] for hex in places], rule="H-44")
    put(s, LEGEND + faction, at)
    yield from post_haints(s, faction, places)


# -- The abilities jar (H-184, H-185) ---------------------------------------------------------------------------------
def kammi_jar(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    row = yield from ask(s, faction, "grid", [*_GRID, _NO_GRID], rule="H-184")
    if row == OFF:
        return
    if s.kammi.row_cubes[row]:
        gain_from_map(s, dealer, faction, s.kammi.row_cubes[row])
        s.kammi.row_cubes[row] = 0
    pushed = s.kammi.loose
    s.kammi.loose, s.kammi.grid[2 * row + 1], s.kammi.grid[2 * row] = (
        s.kammi.grid[2 * row + 1],
        s.kammi.grid[2 * row],
        pushed,
    )
    s.kammi.loose_row = row
    dealer.tell(GridPushed, row + 1, TOKEN[pushed])
    s.then(("kammi_tokens", faction, s.kammi.grid[2 * row], s.kammi.grid[2 * row + 1]))


def kammi_tokens(s: Harrow, dealer: Dealer, faction: int, *left: int) -> Rule[None]:
    """Each token is one whole action, in either order (A-44); between them a card may be played (H-182)."""
    tokens = [Option(f"token/{TOKEN[kind]}", ("token", kind)) for kind in dict.fromkeys(left)]
    choice = yield from ask(
        s, faction, "grid-token", lambda: [*tokens, DONE, *_between(s, faction, left)], rule="H-184"
    )
    if choice is None:
        return
    what, thing = choice
    if what == "card":
        s.then(("play_card", faction, thing), ("kammi_tokens", faction, *left))
        return
    if what == "walk":
        walk(s, dealer, faction, thing)
        s.then(("kammi_tokens", faction, *left))
        return
    rest = list(left)
    rest.remove(thing)
    if rest:
        s.then(("kammi_tokens", faction, *rest))
    if thing == STRENGTHEN:
        strengthen(s, dealer, faction, value_of(s, faction, thing))
    else:
        s.then(("spend", faction, value_of(s, faction, thing), thing))


def _between(s: Harrow, faction: int, left: Sequence[int]) -> list[Option[Any]]:
    """Between the two tokens: a card (H-182) and free moves (H-54)."""
    if len(left) == 2:
        return []
    cards = [] if s.now.carded else goblin_cards(s, s.hands[faction])
    return [*(Option(f"card/{card.ref}", ("card", card)) for card in cards), *walk_options(s, faction)]


STEPS: dict[str, Callable[..., Any]] = {
    "place_figures": place_figures,
    "place_dolls": place_dolls,
    "kammi_jar": kammi_jar,
    "kammi_tokens": kammi_tokens,
}
