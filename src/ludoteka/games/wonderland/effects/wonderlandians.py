"""Wonderlandians: how they join, and what the Walrus does (W-43, W-91)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ....kernel import Dealer, Option, Rule, Seat, choose, piece
from ..events.tea import MarketFilled, WonderTaken
from ..grammar import VERBS, Effect, N
from ..options import PASS, thing, unit_in
from ..pieces import Chip, Wonder, Wonderland
from ..rules import goods
from ..rules.regions import build_castle, place_figure, regions_in_use
from ..rules.two_player import rules_for
from .firing import decide, of_figures
from .rewards import castle_options

if TYPE_CHECKING:
    from ..content import Content


@VERBS.verb("recruit_wonderlandian", places=("reward", "ability"))
@piece
class RecruitWonderlandian(Effect):
    """W-43: one card of the market; a figure is placed at once, an item's chips go into the bag."""

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> Rule[bool]:
        if not s.market:
            return False
        card: Wonder = yield from decide(
            seat, "recruit", [thing("recruit", wonder) for wonder in s.market], rule="W-43"
        )
        s.market.remove(card)
        player = s.players[seat]
        player.cards.append(card)
        dealer.tell(WonderTaken, seat, card)
        if card.chip is not None:
            for _ in range(card.count):
                goods.gain_chip(s, dealer, seat, card.chip)
        else:
            player.bench += [card] * card.count
            yield from send_figures(s, dealer, seat, card)
        fill_market(s, dealer)
        return True

    def keys(self, content: Content, seats: int) -> Iterable[str]:
        yield from (thing("recruit", wonder).key for wonder in content.wonders)
        yield from sends(content)


def send_figures(s: Wonderland, dealer: Dealer, seat: Seat, figure: Wonder) -> Rule[None]:
    """Each standee into any region."""
    for _ in range(figure.count):
        options = [unit_in("send", figure, where) for where in regions_in_use(s)]
        _, where = yield from choose(seat, "send", options, rule="W-43")
        place_figure(s, dealer, seat, figure, where)


def sends(content: Content) -> Iterable[str]:
    """Every key of sending a figure out."""
    return (
        unit_in("send", wonder, region).key
        for wonder in content.wonders
        if wonder.figure
        for region in content.box.regions
    )


def fill_market(s: Wonderland, dealer: Dealer) -> None:
    fresh = []
    while len(s.market) < s.box.market and s.wonders:
        fresh.append(s.wonders.pop())
        s.market.append(fresh[-1])
    if fresh:
        dealer.reveal(MarketFilled, tuple(fresh))


# -- The Walrus --------------------------------------------------------------------------------------------------------
@VERBS.verb("castle_elsewhere", places=("ability",))
@piece
class CastleElsewhere(Effect):
    """Points for winning where it stands; where its castle may go is decided in the award (`castle_anywhere`)."""

    n: N
    asks = False

    def perform(self, s: Wonderland, dealer: Dealer, seat: Seat, chip: Chip, source: str, optional: bool) -> None:
        goods.gain_vp(s, dealer, seat, self.n, source)


def walrus_wins(s: Wonderland, seat: Seat) -> bool:
    """Is this player sole first where the Walrus stands? A tie for first is no win (R-19)."""
    awards = of_figures(s.players[seat].figures[s.region], "region_award")
    return s.winner == seat and any(
        isinstance(effect, CastleElsewhere) for ability in awards for effect in ability.effects
    )


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
