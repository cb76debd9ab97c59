"""Final scoring (W-107 to W-110)."""

from __future__ import annotations

from ....kernel import Dealer, Outcome, Seat
from ..events.battle import Scored
from ..pieces import UPRIGHT, Player, Wonderland
from .quests import quest_points
from .regions import units_on_board


def castle_points(player: Player) -> int:
    """W-108; W-119: only upright castles score."""
    return player.castle_value * sum(step == UPRIGHT for step in player.castles)


def quests_total(player: Player) -> int:
    """W-109: quests not revealed are checked for the objective too."""
    return sum(quest_points(player, quest) for quest in (*player.feats, *player.quests))


def total(player: Player) -> int:
    """W-107: VP, castles and quests, less one for each shard."""
    return player.vp + castle_points(player) + quests_total(player) - player.shards


def final_scoring(s: Wonderland, dealer: Dealer) -> None:
    s.phase = "over"
    for i, player in enumerate(s.players):
        quests = tuple(quest for quest in (*player.feats, *player.quests) if quest_points(player, quest))
        dealer.reveal(
            Scored,
            Seat(i),
            player.vp,
            castle_points(player),
            quests,
            quests_total(player),
            player.shards,
            total(player),
        )


def outcome(s: Wonderland) -> Outcome:
    """W-110: most points; then fewer shards, then more units on the board; then the victory is shared."""
    keys = [(total(player), -player.shards, units_on_board(player)) for player in s.players]
    best = max(keys)
    winners = tuple(Seat(i) for i, key in enumerate(keys) if key == best)
    level = sum(key[0] == best[0] for key in keys) > 1
    reason = "shared" if len(winners) > 1 else "tie-break" if level else "points"
    return Outcome(tuple(float(key[0]) for key in keys), winners, reason)
