"""The Queen of Hearts."""

from __future__ import annotations

from ....kernel import Dealer, Rule, Seat
from ..effects.firing import hook
from ..pieces import Ability, Wonderland
from ..rules.regions import lose_unit
from ..rules.talents import TALENTS, Talent


class RedSoldiers(Talent):
    """W-56: units of a tea card into several regions."""

    spreads = True


TALENTS["red-soldiers"] = RedSoldiers()


@hook
def off_with_their_heads(s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability) -> Rule[None]:
    """Every other player with a supporter where the Queen arrives loses one."""
    where = s.players[seat].leader
    for i, p in enumerate(s.players):
        if i != seat and p.supporters[where]:
            lose_unit(s, dealer, Seat(i), "supporter", where)
    yield from ()
