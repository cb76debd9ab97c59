"""Reasons why a thing cannot be chosen now: a message and the number of the rule."""

from __future__ import annotations

from ....kernel import Seat, Why, seat_ref
from ..pieces import Player, Wonderland
from ..rules.forge import is_full, needs_symbol
from ..rules.quests import feat_met, owned_chips
from ..rules.talents import talent_of
from ..rules.tea import has_enough_cards, reachable


def why_not(s: Wonderland, seat: Seat, reference: str) -> Why | None:
    """The reason why this seat cannot choose the thing now."""
    return (
        _why_not_region(s, seat, reference)
        or _why_not_card(s, seat, reference)
        or _why_not_quest(s, seat, reference)
        or _why_not_chip(s, seat, reference)
        or _why_not_board(s, seat, reference)
    )


def _why_not_region(s: Wonderland, seat: Seat, reference: str) -> Why | None:
    for region in s.box.regions:
        if region.ref == reference:
            if region.index not in s.ring:
                return Why("why-region-removed", {"region": reference}, "W-111")
            if s.players[seat].castles[region.index]:
                return Why("why-castle-there", {"region": reference}, "W-46")
    return None


def _why_not_card(s: Wonderland, seat: Seat, reference: str) -> Why | None:
    player = s.players[seat]
    for card in s.table:
        if card is None or card.ref != reference:
            continue
        about = {"card": reference}
        if s.phase != "tea" or s.turn != seat:
            return Why("why-not-your-turn", about, "W-26")
        if has_enough_cards(s, player):
            return Why("why-enough-cards", about, "W-31")
        if card not in reachable(s, player):
            message, rule = talent_of(player).why_behind
            return Why(message, about, rule)
    if any(wonder.ref == reference for wonder in s.market):
        return Why("why-market", {"card": reference}, "W-43")
    return None


def _why_not_quest(s: Wonderland, seat: Seat, reference: str) -> Why | None:
    for quest in s.players[seat].quests:
        if quest.ref == reference:
            region = s.box.regions[quest.region].ref
            if s.region != quest.region:
                return Why("why-feat-elsewhere", {"quest": reference, "region": region}, "W-96")
            if not feat_met(s, seat, quest):
                return Why("why-feat-not-met", {"quest": reference, "region": region}, "W-96")
    if any(quest.ref == reference for quest in s.players[seat].feats):
        return Why("why-feat-done", {"quest": reference}, "W-96")
    return None


def _why_not_chip(s: Wonderland, seat: Seat, reference: str) -> Why | None:
    player = s.players[seat]
    for chip in player.active:
        if chip.ref == reference and s.forges and not s.symbol and needs_symbol(chip):
            return Why("why-rook-symbol", {"chip": reference}, "W-99")
    for chip, n in s.stock.items():
        if chip.ref == reference and chip.family == "ally" and not n:
            return Why("why-stock-empty", {"chip": reference}, "W-39")
    if s.phase == "war" and reference in _closed_to(s, player):
        return Why("why-bag-closed", {"chip": reference}, "W-68")
    return None


def _closed_to(s: Wonderland, player: Player) -> set[str]:
    """The chips that may be in this player's bag: all except visible ones, whatever the bag really contains."""
    forged = [chip for track in player.forged for chip in track]
    lying_open = {
        chip.ref
        for chip in (*player.active, *player.exhausted, *player.madness, *player.drawn, *player.played, *forged)
    }
    return {chip.ref for chip in (*s.stock, *(one for other in s.players for one in owned_chips(other)))} - lying_open


def _why_not_board(s: Wonderland, seat: Seat, reference: str) -> Why | None:
    player = s.players[seat]
    if any(power.ref == reference for power in player.powers):
        return Why("why-unlocked", {"power": reference}, "W-44")
    for track in range(4):
        if reference == f"track-{track + 1}" and is_full(player, track):
            return Why("why-track-full", {"track": reference}, "W-100")
    if reference == "leader" and player.fighting and (player.supporters[s.region] or player.figures[s.region]):
        return Why("why-leader-last", {"region": s.box.regions[s.region].ref}, "W-84")
    if reference == seat_ref(seat) and s.phase == "war":
        return Why("why-not-yourself", {"seat": reference}, "W-67")
    return None
