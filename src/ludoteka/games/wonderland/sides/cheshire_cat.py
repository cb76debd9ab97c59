"""The Cheshire Cat."""

from __future__ import annotations

from ....kernel import Dealer, Option, Rule, Seat, choose
from ..options import PASS, player
from ..pieces import Wonderland
from ..rules.goods import give_shard
from ..rules.talents import TALENTS, Talent


class ShareTheMadness(Talent):
    """W-61: a shard of some rolls at the tea party to somebody else."""

    def rolled(self, s: Wonderland, dealer: Dealer, seat: Seat, n: int) -> Rule[None]:
        person = s.players[seat]
        if s.phase == "tea" and n in person.faction.params and person.shards:
            others: list[Option[Seat | None]] = [player("share", Seat(i)) for i in range(len(s.players)) if i != seat]
            to = yield from choose(seat, "share", [*others, PASS], rule="W-61", n=n)
            if to is not None:
                give_shard(s, dealer, seat, to)


TALENTS["share-the-madness"] = ShareTheMadness()
