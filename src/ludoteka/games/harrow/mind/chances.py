"""Each seat's chance to win, estimated from a state alone. Weights were fitted to games between bots.

What speaks for a seat is summed up as the logarithm of odds; among three or more seats the shares are compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

from ..hexes import CENTRE, HEXES, OFF
from ..pieces import FAIR_FOLK, FAMILY, HESTER, HESTER_UNIT, KAMMI, LAND_COLOURS, PROTECTORS
from ..sides.fair_folk.guessing import candidates
from ..sides.hester.fire import fire_possible, squares_full
from ..state import Harrow
from .heat_maps import doll_distance, rescue_paths, ruin_paths
from .plans import hunts, next_fire, prey, steps_left


class Weights(NamedTuple):
    """Weights of the features that a VP faction's odds are summed from."""

    points: float  # by those of the leader, seven of which end the match: early points decide little
    brambles: float
    dial: float  # the part of it that is full
    cube: float
    unit: float
    wild: float
    broken: float  # jars: who has broken more has fewer left
    goal: float  # the nearest, by what it still lacks
    second: float  # and the next one
    doll: float
    slot: float


LESSONS = Weights(0.92, 0.0, 0.0, 0.3, 0.13, 0.0, -0.24, 1.3, 0.0, 0.0, 0.1)  # chapters 1 and 2
DUEL = Weights(0.87, 0.58, 0.33, 0.075, 0.025, 0.12, -0.37, 2.45, 1.3, 3.2, 0.06)  # 3 and 4
CROWD = Weights(1.14, 0.71, 0.64, 0.06, 0.0, 0.11, 0.0, 3.2, 1.2, 0.0, 0.05)  # with Hester or the Fair Folk


def value(s: Harrow) -> Sequence[float]:
    """The chance of each seat to win."""
    if s.mode == "solo":
        return [1.0 / (1.0 + exp(-solo_odds(s)))]
    if s.mode == "duel":
        return duel_chances(s)
    odds = [_ODDS[faction](s, faction) for faction in s.factions]
    top = max(odds)
    shares = [exp(value - top) for value in odds]
    total = sum(shares)
    return [share / total for share in shares]


# -- Those who score points --------------------------------------------------------------------------------------------
def rival_odds(s: Harrow, faction: int) -> float:
    """The logarithm of the odds of Protectors, Family or Kammi."""
    weights = LESSONS if s.chapter < 3 else DUEL if len(s.factions) == 2 else CROWD
    odds = weights.points * s.boards[faction].vp * _lead(s)
    odds += weights.brambles * bool(s.units[faction][CENTRE]) + weights.dial * sum(s.boards[faction].plate) / max(
        1, s.boards[faction].dial
    )
    odds += weights.cube * min(s.ground[faction], 6) + weights.unit * sum(s.units[faction])
    odds += weights.wild * s.boards[faction].wild + weights.broken * s.boards[faction].broken.bit_count()
    if faction == KAMMI:
        near = s.kammi.dolls and s.kammi.suspects and s.kammi.dolls_out != 3
        return odds + (weights.doll / len(s.kammi.suspects) / (1 + doll_distance(s)) if near else 0.0)
    missing = sorted(lacking for lacking, _ in (rescue_paths(s) if faction == PROTECTORS else ruin_paths(s)))
    odds += sum(
        weight / (lacking + 1) for weight, lacking in zip((weights.goal, weights.second), missing, strict=False)
    )
    return odds + weights.slot * len(s.family.slots) if faction == FAMILY else odds


def _lead(s: Harrow) -> float:
    """The leader's share of the points that trigger the end, 0 … 1 and more."""
    return max(s.boards[faction].vp for faction in s.rivals) / s.kit.number["vp_to_trigger_end"]


# -- Hester and the Fair Folk ------------------------------------------------------------------------------------------
def hester_odds(s: Harrow, faction: int) -> float:
    """The logarithm of Hester's odds: filled squares, and progress to the next ones."""
    full = squares_full(s)
    have = sum(s.ground[colour] for colour in LAND_COLOURS)
    odds = 1.35 + 0.95 * full + 0.11 * full * full + 0.05 * min(have, 8)
    odds -= 0.46 * sum(flames > 0 for flames in s.flames)  # fires that lie there still block fields
    odds += 0.18 * sum(min(2, sum(s.sick[other])) for other in s.rivals)
    if fire_possible(s):
        odds += 0.62 + 0.3 * (next_fire(s)[0] <= have + 2)
    if s.legend_at[HESTER_UNIT] != OFF:
        odds += 1.14 if s.legend_at[HESTER_UNIT] in prey(s) else 0.09 * _ease(s)
    return odds + 0.44 * max(s.boards[other].vp for other in s.rivals) * _lead(s)


def _ease(s: Harrow) -> float:
    """How easy the best hunt is, 0 … 8."""
    return max((8.0 - hunt.pains() for hunt in hunts(s) if hunt.pains() < 8.0), default=0.0)


def fair_odds(s: Harrow, faction: int) -> float:
    """The logarithm of the Fair Folk's odds: things found, and knowledge about the next."""
    odds = (
        3.75
        + 0.55 * s.fair_folk.items_found
        + 0.31 * s.fair_folk.items_found * s.fair_folk.items_found
        + 1.14 * hiding_place_known(s)
    )
    return odds + 0.44 * max(s.boards[other].vp for other in s.rivals) * _lead(s)


def hiding_place_known(s: Harrow) -> float:
    """How much is known about the place of the next thing: 0 for nothing, nearly 1 when one hex is left."""
    return 1.0 - log(1 + len(candidates(s))) / log(2 + len(HEXES)) if s.fair_folk.items_found < 3 else 0.0


_ODDS = {**dict.fromkeys((PROTECTORS, FAMILY, KAMMI), rival_odds), HESTER: hester_odds, FAIR_FOLK: fair_odds}


# -- Against the automata ----------------------------------------------------------------------------------------------
def solo_odds(s: Harrow) -> float:
    """The logarithm of the odds that Hester alone fills her squares in time; weights fitted to games of bots."""
    squares, cards = squares_full(s), sum(map(len, s.automata.decks))
    have = sum(s.ground[colour] for colour in LAND_COLOURS)
    odds = (
        1.7 * squares + 0.08 * min(have, 6) - 0.3 * s.hester.action_flames + 0.55 * s.hester.fire_fields.count(2) - 5.0
    )
    if fire_possible(s):
        cost = next_fire(s)[0]
        odds += 0.3 * sum(min(2, sum(s.sick[faction])) for faction in s.rivals)
        odds += 0.4 if cost <= have else 0.3 if cost <= have + 2 else 0.0
    odds += _hunt_odds(s)
    low, high = sorted(s.boards[faction].vp for faction in s.rivals)
    odds -= 0.27 * low + 0.34 * high + 0.3 * max(0, high - 4)
    near = sorted(min(6, steps_left(s, faction)) for faction in s.rivals)
    odds += 0.04 * near[0] + 0.13 * near[1]
    return odds + 0.17 * cards - 0.5 * max(0.0, 1.5 * (6 - squares) - cards)


def _hunt_odds(s: Harrow) -> float:
    """The next feast's addition to the odds: most if Hester stands on her prey, less with every step."""
    at = s.legend_at[HESTER_UNIT]
    if at in prey(s):
        return 1.9
    ease = max((8.0 - hunt.pains() for hunt in hunts(s)), default=0.0)
    return 0.26 + 0.15 * max(0.0, ease) if at != OFF else 0.07 * max(0.0, ease)


def duel_chances(s: Harrow) -> list[float]:
    """Each seat's chance in the duel: the result if the automata ended it now (H-334), and what may follow."""
    full = squares_full(s)
    minor = full >= (2, 3, 5, 6)[s.fair_folk.items_found]
    late = min(1.0, _lead(s)) ** 2
    have = sum(s.ground[colour] for colour in LAND_COLOURS)
    odds = (
        1.7 * full
        + 0.08 * full * full
        - 2.15 * s.fair_folk.items_found
        - 0.52 * s.fair_folk.items_found * s.fair_folk.items_found
        - 2.9 * hiding_place_known(s)
        - 1.9
    )
    if fire_possible(s):
        odds += 0.4 + 0.6 * (next_fire(s)[0] <= have + 2)
    if s.legend_at[HESTER_UNIT] != OFF:
        odds += 1.5 if s.legend_at[HESTER_UNIT] in prey(s) else 0.11 * _ease(s)
    ahead = 1.0 / (1.0 + exp(-odds))
    return [
        late * minor + (1 - late) * ahead,
        late * (s.fair_folk.items_found > 0 and not minor) + (1 - late) * (1 - ahead),
    ]
