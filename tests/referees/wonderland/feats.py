"""Quests (section 18): what a feat and an objective ask for, and the points at the end (W-107 to W-110)."""

from __future__ import annotations

from typing import Any

from .board import Board, Player
from .box import ALLIES, content, entries, is_ally, is_mad, kind, printed


def compared(value: int, test: list[Any]) -> bool:
    """`metric cmp value`, of a feat or an objective."""
    sign, wanted = test[1], test[2]
    if sign == "in":
        return value in list(wanted)
    return bool({"==": value == wanted, ">=": value >= wanted, "<=": value <= wanted}[sign])


def feat_met(board: Board, quest: str, p: Player, alive: list[Player], winner: int | None, against: int) -> bool:
    """Checked at the end of the battle in the quest's region, for players who have not busted."""
    entry = entries("quests")[quest]
    if entry["region"].replace("_", "-") != board.region:
        return False
    metric = entry["feat"][0].replace("-", "_")
    if metric == "last_active_printed":
        return bool(p.active) and compared(printed(p.active[-1]), entry["feat"])
    return compared(_metric(board, metric, p, alive, winner, against), entry["feat"])


def _metric(board: Board, metric: str, p: Player, alive: list[Player], winner: int | None, against: int) -> int:
    if metric == "final_strength":
        return p.marker
    if metric == "active_chips":
        return len(p.active)
    if metric == "active_types":
        return len({kind(chip) for chip in p.active})
    if metric == "units_here":
        return p.here(board.region)
    if metric == "lost_units_here":
        return p.lost
    if metric == "madness_track":
        return len(p.madness)
    if metric == "rank":
        return 1 + sum(q.marker > p.marker for q in alive) + (against > p.marker)
    if metric == "won_without_leader":
        return int(winner == p.seat and p.leader != board.region)
    if metric == "shield_used":
        return int(p.blocked)
    assert metric == "on_forge_symbol"
    return int(p.marker in content()["battle_track"]["forge_symbols"])


def objective_met(board: Board, quest: str, p: Player) -> bool:
    """W-109: at the end of the game."""
    test = entries("quests")[quest]["objective"]
    return compared(_holding(board, test[0].replace("-", "_"), p), test)


def _holding(board: Board, metric: str, p: Player) -> int:
    owned = p.owned()
    forged = [chip for track in p.tracks for chip in track]
    if metric.startswith("chips:"):
        types = metric.partition(":")[2].replace("_", "-").split("+")
        return sum(n for chip, n in owned.items() if kind(chip) in types)
    if metric == "forged_ally_types":
        return len({kind(chip) for chip in forged if is_ally(chip)})
    if metric == "forged_chips":
        return len(forged)
    if metric == "forge_tracks_complete":
        return sum(len(track) == 3 for track in p.tracks)
    if metric == "distinct_chip_types":
        return len({kind(chip) for chip, n in owned.items() if n and not is_mad(chip)})
    if metric == "madness_normal_owned":
        return owned["madness"]
    if metric == "strong_ally_chips":
        return sum(owned[f"{ally}-strong"] for ally in ALLIES)
    if metric == "artifacts_owned":
        return sum(n for chip, n in owned.items() if kind(chip) == "faction" and not chip.startswith("faction-"))
    return {
        "wonderlandian_cards": len(p.cards),
        "castles": len(p.castles),
        "abilities_unlocked": len(p.powers),
        "leader_strength": p.strength,
        "shards": p.shards,
        "units_on_board": p.units(board.regions),
        "regions_with_units": sum(p.here(region) > 0 for region in board.regions),
    }[metric]


def quest_points(board: Board, p: Player) -> tuple[list[str], int]:
    """W-109: the quests with an objective that is met, and the points of all."""
    points = 0
    reached = []
    for quest in [*p.quests, *p.feats]:
        entry = entries("quests")[quest]
        done, met = quest in p.feats, objective_met(board, quest, p)
        points += entry["feat_vp"] * done + entry["objective_vp"] * met + entry["both_bonus_vp"] * (done and met)
        reached += [quest] if met else []
    return reached, points


def castle_points(board: Board, p: Player) -> int:
    """W-108; two players: only upright ones score (W-119)."""
    return p.castle_value * sum(step == "upright" for step in p.castles.values())


def final_standing(board: Board, p: Player) -> tuple[int, int, int]:
    """W-107, W-110: points, then fewer shards, then more units."""
    total = p.vp + castle_points(board, p) + quest_points(board, p)[1] - p.shards
    return total, -p.shards, p.units(board.regions)
