"""Heat maps: the worth of hexes to a faction, the missing parts of paths, the odds of attacks."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from ..hexes import CENTRE, DISTANCE, HEXES, NEAR, OFF, WITHIN
from ..pieces import FAMILY, HESTER, HESTER_UNIT, LAND_COLOURS, PROTECTORS, SCROLL
from ..rules.attack import price_at, targets
from ..rules.dial import victim_kind
from ..rules.tree import hit_odds, odds_of
from ..sides.fair_folk.guessing import candidates
from ..sides.hester.fire import squares_full
from ..sides.kammi.secrets import kammi_figure
from ..state import Harrow
from .plans import Hunt, Step, hunts, next_fire

PULL = tuple(0.72**steps for steps in range(8))  # how far a wish is felt
SPREAD = tuple(tuple(PULL[steps] for steps in row) for row in DISTANCE)
Worth = list[float]


class Taste(NamedTuple):
    """How many points a faction expects from things."""

    wild: float  # one wilding action
    attack: float  # the free action of the attack jar
    spawn: float  # a haint
    late: float  # how much more the brambles are worth with every jar that is broken
    goal: float  # a unit (of the Family: a storm) that an objective still needs


PLAIN = Taste(wild=0.4, attack=0.3, spawn=0.42, late=0.2, goal=1.7)
MASSED = Taste(wild=0.7, attack=0.6, spawn=0.8, late=0.4, goal=0.75)


def taste(s: Harrow, faction: int) -> Taste:
    """Fitted to games between bots: where Protectors must walk far, those who string units out lose them."""
    return MASSED if faction == PROTECTORS and s.chapter >= 3 else PLAIN


def path(free: list[bool], closed: list[bool], start: int, end: int) -> tuple[int, list[int]]:
    """The way with the fewest hexes that are not free yet: how many these are, and all its hexes."""
    far = [99] * len(HEXES)
    back = [OFF] * len(HEXES)
    far[start] = 0 if free[start] else 1
    edge = deque([start])
    while edge:
        here = edge.popleft()
        if here == end:
            break
        for hex in NEAR[here]:
            if closed[hex]:
                continue
            step = far[here] + (0 if free[hex] else 1)
            if step < far[hex]:
                far[hex], back[hex] = step, here
                edge.append(hex) if not free[hex] else edge.appendleft(hex)
    way, here = [], end
    while here != OFF and far[end] < 99:
        way.append(here)
        here = back[here]
    return far[end], way


def rescue_paths(s: Harrow) -> list[tuple[int, list[int]]]:
    """For every townsfolk, what is missing on its way home."""
    guarded = [bool(s.units[PROTECTORS][hex] or s.trails[hex]) for hex in HEXES]
    closed = [hex == CENTRE or bool(s.bar[PROTECTORS][hex]) for hex in HEXES]
    return [path(guarded, closed, hex, s.home[PROTECTORS]) for hex in HEXES if s.folk[hex]]


def ruin_paths(s: Harrow) -> list[tuple[int, list[int]]]:
    """For every building, storms that are missing between it and the Family's home."""
    closed = [hex == CENTRE for hex in HEXES]
    return [path(s.stormy, closed, hex, s.home[FAMILY]) for hex in HEXES if s.buildings[hex]]


def still_missing(s: Harrow, faction: int, hex: int) -> int:
    """How much a faction would lack to score an objective on this hex."""
    if faction == FAMILY:
        return path(s.stormy, [at == CENTRE for at in HEXES], hex, s.home[faction])[0]
    guarded = [bool(s.units[faction][at] or s.trails[at]) for at in HEXES]
    return path(guarded, [at == CENTRE or bool(s.bar[faction][at]) for at in HEXES], hex, s.home[faction])[0]


def worth(s: Harrow, faction: int) -> tuple[Worth, Worth]:
    """What a first unit on a hex is worth to a faction, and what its legend is, in points."""
    likes = taste(s, faction)
    late = 0.45 + likes.late * s.boards[faction].broken.bit_count()
    unit = [0.22 * len(tokens) + 0.06 * (SCROLL in tokens) for tokens in s.tokens]
    unit[CENTRE] += late * s.kit.number["brambles_vp"]
    legend = [0.0] * len(HEXES)
    if s.legend_at[HESTER_UNIT] != OFF:
        for hex in WITHIN[s.legend_at[HESTER_UNIT]][2]:  # legends keep away from her teeth
            legend[hex] -= 2.5 if DISTANCE[hex][s.legend_at[HESTER_UNIT]] < 2 else 0.8
    if faction == PROTECTORS:
        for missing, way in rescue_paths(s):
            for hex in way:  # those that are guarded already must stay so
                if not s.trails[hex]:
                    unit[hex] += likes.goal / (missing + 0.6)
    elif faction == FAMILY:
        for missing, way in ruin_paths(s):
            for hex in way:
                if not s.stormy[hex]:
                    legend[hex] += likes.goal / (missing + 0.6)
                    unit[hex] += 0.25 / (missing + 0.6)
    else:
        for i in s.kammi.suspects:
            if s.kammi.dolls[i] != OFF:
                legend[s.kammi.dolls[i]] += 3.2 / len(s.kammi.suspects)
    return unit, legend


def felt(wish: Worth) -> Worth:
    """The worth of hexes spread over the map, weaker with every step."""
    out = [0.0] * len(HEXES)
    for at, want in enumerate(wish):
        if want > 0.05:
            out = [old if old > want * near else want * near for old, near in zip(out, SPREAD[at], strict=True)]
    return out


class MapView:
    """The heat maps of one state, each computed when it is first needed."""

    __slots__ = ("_best", "_fire", "_hidden", "_hunts", "_maps", "_spread", "hex_worth", "hosts", "ruin", "s")

    def __init__(self, s: Harrow) -> None:
        self.s: Harrow = s
        self._maps: dict[int, tuple[Worth, Worth]] = {}
        self._spread: dict[int, tuple[Worth, Worth]] = {}
        self._best: dict[int, float] = {}
        self._hunts: list[Hunt] | None = None
        self._fire: tuple[int, list[Step]] | None = None
        self._hidden: list[int] | None = None
        self.hosts: list[tuple[int, float]] | None = None
        self.hex_worth: dict[int, float] = {}  # what a root or a nest on a hex is worth, once computed
        self.ruin: list[tuple[int, list[int]]] | None = None

    def worth(self, faction: int) -> tuple[Worth, Worth]:
        if faction not in self._maps:
            self._maps[faction] = worth(self.s, faction)
        return self._maps[faction]

    def felt(self, faction: int) -> tuple[Worth, Worth]:
        if faction not in self._spread:
            unit, legend = self.worth(faction)
            self._spread[faction] = felt(unit), felt(legend)
        return self._spread[faction]

    def attack(self, faction: int) -> float:
        if faction not in self._best:
            self._best[faction] = best_attack(self.s, faction)
        return self._best[faction]

    def fire(self) -> tuple[int, list[Step]]:
        if self._fire is None:
            self._fire = next_fire(self.s)
        return self._fire

    def hunts(self) -> list[Hunt]:
        if self._hunts is None:
            self._hunts = hunts(self.s)
        return self._hunts

    def wants(self) -> tuple[int, ...]:
        ways = self.hunts()
        return min(ways, key=Hunt.pains).want if ways else (0,) * len(self.s.ground)

    def hidden(self) -> list[int]:
        if self._hidden is None:
            self._hidden = candidates(self.s)
        return self._hidden

    def ruins(self) -> list[tuple[int, list[int]]]:
        if self.ruin is None:
            self.ruin = ruin_paths(self.s)
        return self.ruin


def kill_worth(s: Harrow, faction: int) -> float:
    """The worth of one kill in points (H-103, H-140)."""
    return (
        1.0
        if s.chapter < 3
        else 1.0 / max(s.boards[faction].dial - sum(s.boards[faction].plate), 1) * (0.6 + 0.4 / s.boards[faction].dial)
    )


def attack_worth(s: Harrow, faction: int, target: tuple[int, int, int]) -> float:
    """The value of an attack: odds of the tree times the kills that the cubes can pay, less the risk of a clash."""
    start, end, defender = target
    price = price_at(s, end)
    mine = s.units[faction][start] + (2 if s.wrath == start else 0)
    if defender == HESTER:
        theirs = s.flames[end] + (3 if s.legend_at[HESTER_UNIT] == end else 0)
        odds = hit_odds(odds_of(s, (faction,), int(mine > theirs)), odds_of(s, LAND_COLOURS, int(theirs > mine)), 1)
        hunger = squares_full(s)
        fire = (0.9 - 0.2 * hunger) / s.flames[end] if s.flames[end] else 0.0  # a field that is free again burns again
        return odds * (fire + (0.6 + 0.4 * hunger if s.legend_at[HESTER_UNIT] == end else 0.0))
    theirs = s.units[defender][end]
    attack, defence = odds_of(s, (faction,), int(mine > theirs)), odds_of(s, (defender,), int(theirs > mine))
    first = hit_odds(attack, defence, price)
    second = hit_odds(attack, defence, 2 * price) if theirs > 1 else 0.0
    gain = kill_worth(s, faction) * (first + 0.55 * second)
    if end == CENTRE:
        gain += 0.35 * first / theirs
    if victim_kind(s, faction, start) >= 0 and victim_kind(s, defender, end) >= 0:
        gain -= (1 - first) * 0.3 * kill_worth(s, defender)
    return gain


def best_attack(s: Harrow, faction: int) -> float:
    return max((attack_worth(s, faction, target) for target in targets(s, faction)), default=0.0)


def doll_distance(s: Harrow) -> int:
    """Steps from Kammi to the nearest doll that may be the real one."""
    at = s.legend_at[kammi_figure(s)]
    places = [s.kammi.dolls[i] for i in s.kammi.suspects if s.kammi.dolls[i] != OFF]
    return min((DISTANCE[at][hex] for hex in places), default=9) if at != OFF else 9
