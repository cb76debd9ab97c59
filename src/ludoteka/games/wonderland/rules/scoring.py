"""Final scoring (W-107 to W-110)."""

from __future__ import annotations

from ....kernel import Dealer, Outcome, Seat
from ..events.battle import Scored
from ..pieces import UPRIGHT, Player, Wonderland
from .quests import quest_points
from .regions import units_on_board


def castle_points(p: Player) -> int:
    """W-108; W-119: only upright castles score."""
    return p.castle_value * sum(step == UPRIGHT for step in p.castles)


def quests_total(p: Player) -> int:
    """W-109: quests not revealed are checked for the objective too."""
    return sum(quest_points(p, quest) for quest in (*p.feats, *p.quests))


def total(p: Player) -> int:
    """W-107: VP, castles and quests, less one for each shard."""
    return p.vp + castle_points(p) + quests_total(p) - p.shards


def final_scoring(s: Wonderland, dealer: Dealer) -> None:
    s.phase = "over"
    for i, p in enumerate(s.players):
        quests = tuple(quest for quest in (*p.feats, *p.quests) if quest_points(p, quest))
        dealer.reveal(Scored, Seat(i), p.vp, castle_points(p), quests, quests_total(p), p.shards, total(p))


def outcome(s: Wonderland) -> Outcome:
    """W-110: most points; then fewer shards, then more units on the board; then the victory is shared."""
    keys = [(total(p), -p.shards, units_on_board(p)) for p in s.players]
    best = max(keys)
    winners = tuple(Seat(i) for i, key in enumerate(keys) if key == best)
    level = sum(key[0] == best[0] for key in keys) > 1
    reason = "shared" if len(winners) > 1 else "tie-break" if level else "points"
    return Outcome(tuple(float(key[0]) for key in keys), winners, reason)
