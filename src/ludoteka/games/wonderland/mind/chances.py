"""Exact odds of a bag: what the next draw will be, how likely it busts, what strength to expect."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ....kernel import Seat
from ..pieces import Chip, Player, Wonderland
from ..rules.regions import units_in


@dataclass(frozen=True, slots=True)
class Odds:
    """Of the next draw, before anything is blocked."""

    bust: float  # chance that the units here do not survive it (never with an unbroken shield)
    madness: float  # chance of madness or poison
    strength: float  # expected strength, madness counting 0
    losses: float  # expected units lost


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
    """Exact: every chip is drawn with its share of the bag."""
    p = s.players[seat]
    counts = Counter(next_chips(p))
    total = sum(counts.values())
    if not total:
        return Odds(0.0, 0.0, 0.0, 0.0)
    units = units_in(p, s.region) if s.region >= 0 else 0
    bad = [(chip, n) for chip, n in counts.items() if chip.losses]
    deadly = 0 if p.shield else sum(n for chip, n in bad if chip.losses >= units)
    return Odds(
        bust=deadly / total,
        madness=sum(n for _, n in bad) / total,
        strength=sum(strength_of(p, chip) * n for chip, n in counts.items() if not chip.losses) / total,
        losses=0.0 if p.shield else sum(min(chip.losses, units) * n for chip, n in bad) / total,
    )


def expected_strength(p: Player) -> float:
    """The mean strength of a bag's next chip, madness counting 0."""
    chips = next_chips(p)
    return sum([chip.strength for chip in chips]) / len(chips) if chips else 0.0
