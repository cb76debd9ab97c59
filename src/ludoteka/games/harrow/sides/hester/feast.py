"""The end of Hester's turn: devouring a legend, and the cubes she keeps (H-235, H-245, H-273)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....kernel import Dealer, Option, Rule
from ...events.hester import Devoured
from ...events.map import TrailTaken
from ...events.match import MatchEnded
from ...hexes import HEX, HEXES, OFF
from ...pieces import (
    COLOUR,
    FACTION,
    FAMILY,
    HESTER,
    HESTER_UNIT,
    KAMMI,
    KIND_FACTION,
    LAND_COLOURS,
    LEGENDS_OF,
    PROTECTORS,
    SCROLL,
    TOKEN,
    UNIT,
)
from ...rules.attack import pay
from ...rules.choosing import DONE, ask
from ...rules.cleanup import return_borrowed
from ...rules.units import take
from ...state import Harrow, raised
from ..kammi.secrets import drop_goblin_cards, unmask
from .fire import fill_square
from .powers import cubes

WILD_TOKEN = 4
_EAT = [Option(f"eat/{ref}", kind) for kind, ref in enumerate((*TOKEN, "wild"))]
_DROP = [Option(f"drop/{ref}", colour) for colour, ref in enumerate(COLOUR)]
_BOARD, _BAG = Option("from/board", 0), Option("from/bag", 1)


def devour(s: Harrow, dealer: Dealer) -> Rule[None]:
    """H-235 (1): Hester on a legend's hex may feast on one token of its faction and then leaves the map."""
    at = s.legend_at[HESTER_UNIT]
    prey = [
        kind
        for i, faction in enumerate(s.rivals)
        for kind in LEGENDS_OF[faction]
        if at != OFF and s.legend_at[kind] == at and square_for(s, i) is not None and food(s, faction)
    ]
    if not prey:
        return
    kind = yield from ask(
        s, HESTER, "devour", [DONE, *(Option(f"devour/{UNIT[thing]}", thing) for thing in prey)], rule="H-235"
    )
    if kind is None:
        return
    faction = KIND_FACTION[kind]
    if faction == KAMMI:
        unmask(s, dealer, kind)
        if kind == s.kammi.goblin:  # H-245
            drop_goblin_cards(s, dealer)
            return
    token = yield from ask(s, HESTER, "eat", [_EAT[thing] for thing in food(s, faction)], rule="H-235")
    yield from lose_token(s, dealer, faction, token)
    take(s, HESTER_UNIT, at)
    dealer.tell(Devoured, FACTION[faction], (*TOKEN, "wild")[token])
    square = square_for(s, s.rivals.index(faction))
    assert square is not None
    fill_square(s, square, ((*TOKEN, "wild")[token],))
    if s.winner != OFF:
        dealer.tell(MatchEnded, FACTION[HESTER])


def square_for(s: Harrow, side: int) -> int | None:
    """The side of her board where a token of this rival may lie: its own, or any if the settings allow it (H-235)."""
    sides = (side, 1 - side) if s.rulings.feasts_on_any_square else (side,)
    return next((i for i in sides if len(s.hester.squares[i]) < 3), None)


def food(s: Harrow, faction: int) -> list[int]:
    """Kinds of tokens that can be taken from a faction; the automata have none, so from the box (H-273)."""
    if s.mode in ("solo", "duel"):
        return [kind for kind in range(4) if s.stock.tokens[kind]]
    kinds = [SCROLL] if s.boards[faction].scrolls else []
    if faction == FAMILY:
        kinds += [kind for kind in range(3) if kind in s.family.slots or s.family.bag[kind]]
    else:
        kinds += [kind for kind in range(3) if s.boards[faction].rows[kind]]
    return sorted(kinds) + [WILD_TOKEN] * (s.boards[faction].wild > 0)


def lose_token(s: Harrow, dealer: Dealer, faction: int, kind: int) -> Rule[None]:
    if s.mode in ("solo", "duel"):
        s.stock.tokens[kind] -= 1
    elif kind == WILD_TOKEN:
        s.boards[faction].wild -= 1
    elif kind == SCROLL:
        s.boards[faction].scrolls -= 1
        if faction == PROTECTORS and s.boards[faction].track == "a":
            yield from lock_trail(s, dealer)
    elif faction == FAMILY:
        place = 0 if kind in s.family.slots else 1
        if kind in s.family.slots and s.family.bag[kind]:
            place = yield from ask(s, HESTER, "eat-from", [_BOARD, _BAG], rule="H-235")
        if place:
            s.family.bag[kind] -= 1
        else:
            s.family.slots.remove(kind)
    else:
        s.boards[faction].rows = raised(s.boards[faction].rows, kind, -1)


def lock_trail(s: Harrow, dealer: Dealer) -> Rule[None]:
    """The owner gives up a trail, from the supply or from the map."""
    options = [Option("lock/supply", OFF)] if s.stock.trails else []
    options += [Option(f"lock/{HEX[hex]}", hex) for hex in HEXES if s.trails[hex]]
    hex = options[0].value
    if len(options) > 1:
        hex = yield from ask(s, PROTECTORS, "lock", options, rule="H-235")
    s.stock.trails_locked += 1
    if hex == OFF:
        s.stock.trails -= 1
    else:
        s.trails[hex] -= 1
        s.trails_out -= 1
        dealer.tell(TrailTaken, HEX[hex])


def keep_cubes(s: Harrow, dealer: Dealer) -> Rule[None]:
    """H-235 (3), (4): at most six terrain cubes stay; the flames return."""
    return_borrowed(s, dealer)
    for left in range(cubes(s) - s.kit.number["battleground_slots_per_player"], 0, -1):
        have = [cube for cube in LAND_COLOURS if s.ground[cube]]
        colour = have[0]
        if len(have) > 1:
            colour = yield from ask(s, HESTER, "drop", [_DROP[cube] for cube in have], rule="H-235", left=left)
        pay(s, dealer, colour, 1)
    s.hester.spent = ()


STEPS: dict[str, Callable[..., Any]] = {"devour": devour, "keep_cubes": keep_cubes}
