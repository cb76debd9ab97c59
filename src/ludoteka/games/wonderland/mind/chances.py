"""Exact odds of a bag: the next draw, the chance of a bust, the expected strength."""

from __future__ import annotations

from math import comb

from ....kernel import Seat
from ..contract import Odds
from ..pieces import Chip, Player, Wonderland
from ..rules.regions import units_in


def next_chips(player: Player) -> list[Chip]:
    """The chips of the next draw: those of the bag, or those an empty bag is refilled with (W-73)."""
    return player.bag or [*player.exhausted, *player.madness]


def strength_of(player: Player, chip: Chip) -> int:
    """The strength the chip will have, with all public changes: doubling, weakening, active Flamingos of set B."""
    strength = min(1, chip.strength) if player.capped else chip.strength
    if "own_chip_abilities" in chip.immune:
        return strength
    if chip.family == "ally" and any(one.aura for one in player.active):
        strength += 1
    return strength * player.times


def odds(s: Wonderland, seat: Seat) -> Odds:
    """Every chip is drawn with its share of the bag; of several chips looked at one need not play a deadly one."""
    player = s.players[seat]
    chips = next_chips(player)
    units = units_in(player, s.region)
    bad = [chip.losses for chip in chips if chip.losses]
    good = [strength_of(player, chip) for chip in chips if not chip.losses]
    looks = min(1 + player.extra, len(chips))
    deadly = 0 if player.shield else sum(losses >= units for losses in bad)
    symbol = next((n for n in s.box.symbols if player.marker < n <= player.marker + max(good, default=0)), None)
    return {
        "chips": len(chips),
        "madness": len(bad),
        "losses": [min(bad), max(bad)] if bad else [0, 0],
        "bust": comb(deadly, looks) / comb(len(chips), looks) if chips else 0.0,
        "strength": sum(good) / len(good) if good else 0.0,
        "symbol": symbol,
        "reach": 0 if symbol is None else sum(player.marker + strength == symbol for strength in good),
    }


def expected_strength(player: Player) -> float:
    """The mean strength of a bag's next chip, madness counting 0."""
    chips = next_chips(player)
    return sum([chip.strength for chip in chips]) / len(chips) if chips else 0.0
