"""Counters and facts that effects name, and the test of a condition."""

from __future__ import annotations

from collections.abc import Callable
from operator import eq, ge, gt, le, lt

from ....kernel import Seat
from ..grammar import COUNTERS, FACTS, Condition
from ..pieces import NOWHERE, Chip, Player, Wonderland
from ..rules.goods import opponents
from ..rules.regions import units_in

COMPARE: dict[str, Callable[[int, int], bool]] = {"==": eq, ">=": ge, "<=": le, ">": gt, "<": lt}


# -- Counters ----------------------------------------------------------------------------------------------------------
def active(player: Player, kind: str) -> int:
    return sum(chip.kind == kind for chip in player.active)


def _busted_opponents(s: Wonderland, seat: Seat) -> int:
    return sum(player.fighting and player.busted for i, player in enumerate(s.players) if i != seat)


COUNTERS |= {
    "active": lambda s, seat, of, chip: active(s.players[seat], of),
    "other_active": lambda s, seat, of, chip: active(s.players[seat], of),  # W-77: the chip in play is not active yet
    "active_artifact": lambda s, seat, of, chip: active(s.players[seat], "artifact"),
    "madness_track": lambda s, seat, of, chip: len(s.players[seat].madness),
    "shards": lambda s, seat, of, chip: s.players[seat].shards,
    "units_here": lambda s, seat, of, chip: units_in(s.players[seat], s.region),
    "lost_units_here": lambda s, seat, of, chip: s.players[seat].lost,
    "busted_opponents": lambda s, seat, of, chip: _busted_opponents(s, seat),
    "printed": lambda s, seat, of, chip: chip.strength,
    "chip": lambda s, seat, of, chip: s.players[seat].power,  # its strength with all changes
}


# -- Facts -------------------------------------------------------------------------------------------------------------
def opponent_ahead(s: Wonderland, seat: Seat) -> bool:
    """W-75: by the markers as they stand now."""
    mine = s.players[seat].marker
    return any(s.players[other].marker > mine for other in opponents(s, seat))


def _highest_printed(s: Wonderland, seat: Seat, chip: Chip) -> bool:
    """Higher than every chip opponents revealed in this draw, madness being 0; somebody must have revealed one."""
    others = [s.players[other].shown for other in opponents(s, seat)]
    return max(others, default=NOWHERE) > NOWHERE and chip.strength > max(others)


def _both_tweedles(s: Wonderland, seat: Seat, chip: Chip) -> bool:
    here = s.players[seat].figures[s.region]
    return any(here.count(figure) >= 2 for figure in here)


FACTS |= {
    "castle_here": lambda s, seat, chip: s.players[seat].castles[s.region] > 0,
    "shield_up": lambda s, seat, chip: s.players[seat].shield,
    "won": lambda s, seat, chip: s.winner == seat,  # sole first
    "busted": lambda s, seat, chip: s.players[seat].busted,
    "opponent_ahead": lambda s, seat, chip: opponent_ahead(s, seat),
    "passed_leader": lambda s, seat, chip: s.passed,
    "highest_printed_this_draw": _highest_printed,
    "in_battle": lambda s, seat, chip: s.phase == "war",
    "by_madness": lambda s, seat, chip: chip.family == "madness",
    "no_madness_placed_this_draw": lambda s, seat, chip: not any(player.maddened for player in s.players),
    "self_not_lost_this_draw": lambda s, seat, chip: True,  # settled when the whole loss is known
    "both_tweedles_here": _both_tweedles,
}


# -- Conditions --------------------------------------------------------------------------------------------------------
def _most_active(s: Wonderland, seat: Seat, kind: str) -> bool:
    mine = active(s.players[seat], kind)
    return mine > 0 and all(active(s.players[other], kind) < mine for other in opponents(s, seat))


def holds(s: Wonderland, seat: Seat, condition: Condition, chip: Chip, unit: str = "") -> bool:
    for atom in condition:
        what, value = atom.what, atom.value
        if what in FACTS:
            if FACTS[what](s, seat, chip) == (atom.compared == "!"):
                return False
        elif what == "level":
            if chip.level != value:
                return False
        elif what == "unit":
            if unit != value:
                return False
        elif what == "most_active":
            if not _most_active(s, seat, atom.of):
                return False
        else:
            have = COUNTERS[what](s, seat, atom.of, chip)
            if not COMPARE[atom.compared](have, chip.strength if value == "printed" else int(value)):
                return False
    return True
