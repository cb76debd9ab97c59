"""The Mad Hatter."""

from __future__ import annotations

from ....kernel import Dealer, Rule, Seat, choose
from ..effects.firing import hook
from ..effects.rewards import roll
from ..events.tea import ShardsGained
from ..options import ROLL, SHARD
from ..pieces import Ability, Player, Wonderland
from ..rules.talents import TALENTS, Talent


class MyParty(Talent):
    """W-59: once a tea party any card, without moving."""

    def may_host(self, p: Player) -> bool:
        return not p.partied


TALENTS["my-party"] = MyParty()


@hook
def no_room(s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability) -> Rule[None]:
    """On reaching the head: the die, or exactly one shard."""
    if (yield from choose(seat, "no-room", [ROLL, SHARD], rule="W-28")):
        yield from roll(s, dealer, seat)
    else:
        s.players[seat].shards += 1
        dealer.tell(ShardsGained, seat, 1)
