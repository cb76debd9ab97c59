"""The Walrus: the only Wonderlandian the grammar of effects cannot say."""

from __future__ import annotations

from ....kernel import Dealer, Option, Rule, Seat
from ..options import PASS
from ..pieces import Ability, Wonderland
from ..rules.goods import gain_vp
from ..rules.regions import build_castle
from ..rules.two_player import rules_for
from .firing import decide, hook, of_figures
from .rewards import castle_options


@hook
def walrus(s: Wonderland, dealer: Dealer, seat: Seat, ability: Ability) -> Rule[None]:
    """Three VP for winning where it stands; where its castle may go is decided in the award (`castle_anywhere`)."""
    gain_vp(s, dealer, seat, 3, ability.source)
    yield from ()


def walrus_wins(s: Wonderland, seat: Seat) -> bool:
    """Is this player sole first where the Walrus stands? A tie for first is no win (R-19)."""
    figures = s.players[seat].figures[s.region]
    return s.winner == seat and any(a.hook == "walrus" for a in of_figures(figures, "region_award"))


def castle_anywhere(s: Wonderland, dealer: Dealer, seat: Seat, must: bool) -> Rule[None]:
    """The castle of this win goes where one likes, also if there is one here already."""
    options: list[Option[int | None]] = [*castle_options(s, seat)]
    rules = rules_for(s)
    if not options:
        return
    if not must and not rules.next_castle(s.players[seat], s.region):
        options.append(PASS)
    where = yield from decide(seat, "castle", options, rule="W-91")
    if where is not None:
        build_castle(s, dealer, seat, where, rules.next_castle(s.players[seat], where))
