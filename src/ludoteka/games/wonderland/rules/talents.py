"""Talents of leaders at the tea party: the default without any; `sides` has one for each faction."""

from __future__ import annotations

from ....kernel import Dealer, Rule, Seat
from ..events.tea import PoisonTaken
from ..pieces import Chip, Player, Wonderland
from .goods import poison_chip


class Talent:
    """The rules for leaders without a talent, at each point where some leader differs."""

    backwards = False  # goes round the table the other way
    spreads = False  # W-56: may spread the units of a card over several regions
    poison_harms = True
    why_behind: tuple[str, str] = ("why-behind", "W-28")  # why a card cannot be reached

    def supply_poison(self, s: Wonderland, player: Player, poison: Chip) -> None:
        """W-20: what of the poison is this player's at the start."""

    def tea_start(self, s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
        yield from ()

    def ahead(self, chair: int, chairs: int) -> range:
        """W-26: the chairs before the head, from this one on; `chairs` counts the head too."""
        return range(chair + 1, chairs)

    def between(self, start: int, end: int, chairs: int) -> range:
        """The chairs on the way from one to another, the head being 0."""
        return range(start + 1, end or chairs)

    def may_host(self, player: Player) -> bool:
        """May this player take a card without moving?"""
        return False

    def rolled(self, s: Wonderland, dealer: Dealer, seat: Seat, n: int) -> Rule[None]:
        """Called after a roll of the shard die."""
        yield from ()

    def turn_end(self, s: Wonderland, dealer: Dealer, seat: Seat) -> Rule[None]:
        yield from ()

    def tea_end(self, s: Wonderland, dealer: Dealer, seat: Seat) -> None:
        """Called before anybody gets madness."""

    def take_poison(self, s: Wonderland, dealer: Dealer, seat: Seat) -> None:
        """W-58: the poison on a card goes into the bag of whoever took it."""
        s.players[seat].bag.append(poison_chip(s))
        dealer.tell(PoisonTaken, seat)

    def poison_spent(self, s: Wonderland, dealer: Dealer, seat: Seat) -> None:
        """W-62: a poison chip has done its work; somebody may own it."""


TALENTS: dict[str, Talent] = {"": Talent()}  # a player who has no faction yet has none


def talent_of(player: Player) -> Talent:
    return TALENTS[player.faction.talent]
