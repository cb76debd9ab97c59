"""Exact odds of a bag: what the next draw will be, how likely it busts, what strength to expect."""

from __future__ import annotations

from math import comb

from ....kernel import Seat
from ..contract import Odds
from ..pieces import Chip, Player, Wonderland
from ..rules.regions import units_in


def next_chips(p: Player) -> list[Chip]:
    """What the next chip is drawn from: the bag, or what an empty bag is filled with (W-73)."""
    return p.bag or [*p.exhausted, *p.madness]


def strength_of(p: Player, chip: Chip) -> int:
    """What the chip will count as, by everything that lies open: doubling, weakening, active Flamingos of set B."""
    strength = min(1, chip.strength) if p.capped else chip.strength
    if "own_chip_abilities" in chip.immune:
        return strength
    if chip.family == "ally" and any(c.aura for c in p.active):
        strength += 1
    return strength * p.times


def odds(s: Wonderland, seat: Seat) -> Odds:
    """Every chip is drawn with its share of the bag; of several chips looked at one need not play a deadly one."""
    p = s.players[seat]
    chips = next_chips(p)
    units = units_in(p, s.region)
    bad = [chip.losses for chip in chips if chip.losses]
    good = [strength_of(p, chip) for chip in chips if not chip.losses]
    looks = min(1 + p.extra, len(chips))
    deadly = 0 if p.shield else sum(losses >= units for losses in bad)
    symbol = next((n for n in s.box.symbols if p.marker < n <= p.marker + max(good, default=0)), None)
    return {
        "chips": len(chips),
        "madness": len(bad),
        "losses": [min(bad), max(bad)] if bad else [0, 0],
        "bust": comb(deadly, looks) / comb(len(chips), looks) if chips else 0.0,
        "strength": sum(good) / len(good) if good else 0.0,
        "symbol": symbol,
        "reach": 0 if symbol is None else sum(p.marker + strength == symbol for strength in good),
    }


def expected_strength(p: Player) -> float:
    """The mean strength of a bag's next chip, madness counting 0."""
    chips = next_chips(p)
    return sum([chip.strength for chip in chips]) / len(chips) if chips else 0.0
