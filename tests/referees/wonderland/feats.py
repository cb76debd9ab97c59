"""Quests (section 18): conditions of feats and objectives, and the points at the end (W-107 to W-110)."""

from __future__ import annotations

from typing import Any

from .board import Board, Player
from .box import ALLIES, content, entries, is_ally, is_mad, kind, printed


def compared(value: int, test: list[Any]) -> bool:
    """`metric cmp value`, of a feat or an objective."""
    sign, goal = test[1], test[2]
    if sign == "in":
        return value in list(goal)
    return bool({"==": value == goal, ">=": value >= goal, "<=": value <= goal}[sign])


def feat_met(board: Board, quest: str, player: Player, alive: list[Player], winner: int | None, against: int) -> bool:
    """Checked at the end of the battle in the quest's region, for players who have not busted."""
    entry = entries("quests")[quest]
    if entry["region"].replace("_", "-") != board.region:
        return False
    metric = entry["feat"][0].replace("-", "_")
    if metric == "last_active_printed":
        return bool(player.active) and compared(printed(player.active[-1]), entry["feat"])
    return compared(_metric(board, metric, player, alive, winner, against), entry["feat"])


def _metric(board: Board, metric: str, player: Player, alive: list[Player], winner: int | None, against: int) -> int:
    if metric == "final_strength":
        return player.marker
    if metric == "active_chips":
        return len(player.active)
    if metric == "active_types":
        return len({kind(chip) for chip in player.active})
    if metric == "units_here":
        return player.here(board.region)
    if metric == "lost_units_here":
        return player.lost
    if metric == "madness_track":
        return len(player.madness)
    if metric == "rank":
        return 1 + sum(q.marker > player.marker for q in alive) + (against > player.marker)
    if metric == "won_without_leader":
        return int(winner == player.seat and player.leader != board.region)
    if metric == "shield_used":
        return int(player.blocked)
    assert metric == "on_forge_symbol"
    return int(player.marker in content()["battle_track"]["forge_symbols"])


def objective_met(board: Board, quest: str, player: Player) -> bool:
    """W-109: at the end of the game."""
    test = entries("quests")[quest]["objective"]
    return compared(_holding(board, test[0].replace("-", "_"), player), test)


def _holding(board: Board, metric: str, player: Player) -> int:
    owned = player.owned()
    forged = [chip for track in player.tracks for chip in track]
    if metric.startswith("chips:"):
        types = metric.partition(":")[2].replace("_", "-").split("+")
        return sum(n for chip, n in owned.items() if kind(chip) in types)
    if metric == "forged_ally_types":
        return len({kind(chip) for chip in forged if is_ally(chip)})
    if metric == "forged_chips":
        return len(forged)
    if metric == "forge_tracks_complete":
        return sum(len(track) == 3 for track in player.tracks)
    if metric == "distinct_chip_types":
        return len({kind(chip) for chip, n in owned.items() if n and not is_mad(chip)})
    if metric == "madness_normal_owned":
        return owned["madness"]
    if metric == "strong_ally_chips":
        return sum(owned[f"{ally}-strong"] for ally in ALLIES)
    if metric == "artifacts_owned":
        return sum(n for chip, n in owned.items() if kind(chip) == "faction" and not chip.startswith("faction-"))
    return {
        "wonderlandian_cards": len(player.cards),
        "castles": len(player.castles),
        "abilities_unlocked": len(player.powers),
        "leader_strength": player.strength,
        "shards": player.shards,
        "units_on_board": player.units(board.regions),
        "regions_with_units": sum(player.here(region) > 0 for region in board.regions),
    }[metric]


def quest_points(board: Board, player: Player) -> tuple[list[str], int]:
    """W-109: the quests with an objective that is met, and the points of all."""
    points = 0
    reached = []
    for quest in [*player.quests, *player.feats]:
        entry = entries("quests")[quest]
        done, met = quest in player.feats, objective_met(board, quest, player)
        points += entry["feat_vp"] * done + entry["objective_vp"] * met + entry["both_bonus_vp"] * (done and met)
        reached += [quest] if met else []
    return reached, points


def castle_points(board: Board, player: Player) -> int:
    """W-108; two players: only upright ones score (W-119)."""
    return player.castle_value * sum(step == "upright" for step in player.castles.values())


def final_standing(board: Board, player: Player) -> tuple[int, int, int]:
    """W-107, W-110: points, then fewer shards, then more units."""
    total = player.vp + castle_points(board, player) + quest_points(board, player)[1] - player.shards
    return total, -player.shards, player.units(board.regions)
