"""The Mad Hatter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ....kernel import Dealer, Rule, Seat, choose, piece
from ..effects.rewards import roll
from ..events.tea import ShardsGained
from ..grammar import VERBS, Effect
from ..options import ROLL, SHARD
from ..pieces import Chip, Player, Wonderland
from ..rules.talents import TALENTS, Talent

if TYPE_CHECKING:
    from ..content import Content


class MyParty(Talent):
    """W-59: once a tea party any card, without moving."""

    def may_host(self, player: Player) -> bool:
        return not player.partied


TALENTS["my-party"] = MyParty()


@VERBS.verb("no_room", places=("ability",))
@piece
class NoRoom(Effect):
    """On reaching the head: the die, or exactly one shard."""

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        if (yield from choose(seat, "no-room", [ROLL, SHARD], rule="W-28")):
            yield from roll(s, dealer, seat)
        else:
            s.players[seat].shards += 1
            dealer.tell(ShardsGained, seat, 1)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        return (ROLL.key, SHARD.key)
