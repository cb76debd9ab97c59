"""Bonus tiles: fresh ones every round (H-57), and those that need more than verbs (H-146)."""

from __future__ import annotations

from ....kernel import Dealer, asks_nothing
from ..events.match import LanternTaken, TileTurned
from ..grammar import card_action
from ..pieces import FACTION, JAR
from ..state import Harrow
from .dial import spoon_back


def fresh_tiles(s: Harrow, dealer: Dealer) -> None:
    """H-57 (6): used tiles go away, every slot gets one more."""
    for jar in range(4):
        s.tiles.pile += s.tiles.used[jar]
        s.tiles.used[jar] = ()
    for jar in range(4):
        if not s.tiles.stock:
            s.tiles.stock, s.tiles.pile = sorted(s.tiles.pile, key=lambda tile: tile.id), []
            dealer.shuffle(s.tiles.stock)
        if s.tiles.stock:
            tile = s.tiles.stock.pop()
            s.tiles.open[jar] += (tile,)
            dealer.reveal(TileTurned, tile.ref, JAR[jar])


@asks_nothing
def take_lantern(s: Harrow, dealer: Dealer, faction: int) -> None:
    s.lantern = faction
    dealer.tell(LanternTaken, FACTION[faction])


@asks_nothing
def turn_spoon_back(s: Harrow, dealer: Dealer, faction: int) -> None:
    spoon_back(s, dealer, faction)


card_action("take_lantern", take_lantern)
card_action("spoon_back", turn_spoon_back)
