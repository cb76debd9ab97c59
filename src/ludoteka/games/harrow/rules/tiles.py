"""Bonus tiles: fresh ones every round (H-57), and those that need more than verbs (H-146)."""

from __future__ import annotations

from ....kernel import Dealer, Rule
from ..effects.resolving import HOOKS
from ..events.match import LanternTaken, TileTurned
from ..pieces import FACTION, JAR, Harrow
from .dial import spoon_back


def fresh_tiles(s: Harrow, dealer: Dealer) -> None:
    """H-57 (6): used tiles go away, every slot gets one more."""
    for jar in range(4):
        s.tile_pile += s.tiles_used[jar]
        s.tiles_used[jar] = ()
    for jar in range(4):
        if not s.tile_stock:
            s.tile_stock, s.tile_pile = sorted(s.tile_pile, key=lambda t: t.id), []
            dealer.shuffle(s.tile_stock)
        if s.tile_stock:
            tile = s.tile_stock.pop()
            s.tiles_open[jar] += (tile,)
            dealer.reveal(TileTurned, tile.ref, JAR[jar])


def take_lantern(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    s.lantern = f
    dealer.tell(LanternTaken, FACTION[f])
    return
    yield


def turn_spoon_back(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    spoon_back(s, dealer, f)
    return
    yield


HOOKS.update(take_lantern=take_lantern, spoon_back=turn_spoon_back)
