"""The Queen of Hearts."""

from __future__ import annotations

from ....kernel import Dealer, Seat, piece
from ..grammar import VERBS, Effect
from ..pieces import Chip, Wonderland
from ..rules.regions import lose_unit
from ..rules.talents import TALENTS, Talent


class RedSoldiers(Talent):
    """W-56: units of a tea card into several regions."""

    spreads = True


TALENTS["red-soldiers"] = RedSoldiers()


@VERBS.verb("off_with_their_heads", places=("ability",))
@piece
class OffWithTheirHeads(Effect):
    """Every other player with a supporter where the Queen arrives loses one."""

    asks = False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        where = s.players[seat].leader
        for i, player in enumerate(s.players):
            if i != seat and player.supporters[where]:
                lose_unit(s, dealer, Seat(i), "supporter", where)
