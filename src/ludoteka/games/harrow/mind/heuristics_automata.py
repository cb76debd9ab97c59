"""Weights of options for the player who drives the automata, alone or in the duel (H-260 … H-273, H-330 … H-334)."""

from __future__ import annotations

from collections.abc import Callable

from ..hexes import CENTRE, DISTANCE, HEX_OF, HEXES, NEAR, OFF, WITHIN
from ..pieces import FACTION_OF, FAMILY, HESTER, HESTER_UNIT, LAND_COLOURS, LEGEND, PROTECTORS, Solo
from ..rules.attack import price_at
from ..rules.tree import hit_odds, odds_of
from ..rules.units import FULL, reach_from
from ..sides.automata.walking import FAR, goal_of, steps_to
from ..sides.hester.fire import fire_possible, squares_full
from ..state import Harrow
from .heat_maps import MapView

Weigh = Callable[[Harrow, int, list[str], MapView], float]


# -- Holding back, or hurrying -----------------------------------------------------------------------------------------
def patience(s: Harrow, faction: int) -> float:
    """1 for those who need more time, -1 for those who would win if an automaton ended the duel now (H-334)."""
    if s.mode != "duel":
        return 1.0
    full = squares_full(s) >= (2, 3, 5, 6)[s.fair_folk.items_found]
    return -1.0 if (full if faction == HESTER else s.fair_folk.items_found > 0 and not full) else 1.0


def toll(s: Harrow, faction: int, points: int, before: int = 0) -> float:
    """What points of an automaton cost those who need time, after those it has got before."""
    have = s.boards[faction].vp + before
    if have + points >= s.kit.number["vp_to_trigger_end"]:
        return 30.0 if have < s.kit.number["vp_to_trigger_end"] else 0.0
    return points * (2.0 + 0.6 * have)


# -- What an activation would do ---------------------------------------------------------------------------------------
def driven(s: Harrow) -> int:
    """The automaton that is under way."""
    return next((step[1] for step in reversed(s.agenda) if step[0] == "automaton_attack"), PROTECTORS)


def passes_of(s: Harrow, solo: Solo) -> int:
    start = 0 if solo.joker else solo.start
    return 1 + sum((start + i) % 3 == 2 for i in range(s.hester.action_flames))


def walked(s: Harrow, faction: int, far: list[int], passes: int) -> list[tuple[int, int]]:
    """The approximate start and end hexes of an automaton's groups."""
    ways = []
    for start in HEXES:
        if s.units[faction][start]:
            end = start
            for _ in range(passes):
                if 0 < far[end] < FAR:
                    end = min(NEAR[end], key=far.__getitem__)
            ways.append((start, end))
    return ways


def _activate(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """Wake the automaton that will score less."""
    return -patience(s, faction) * activation(s, FACTION_OF[parts[1]])


def activation(s: Harrow, faction: int) -> float:
    """The price of waking an automaton for a player who needs time."""
    assert s.automata.card is not None, "an automaton is woken by a card"
    solo = s.automata.card.solo
    passes = passes_of(s, solo)
    far = steps_to(s, faction, goal_of(s, faction))
    ways = walked(s, faction, far, passes)
    near = min((far[start] for start, _ in ways), default=FAR)
    if not solo.joker and solo.start != 2:  # its new haints walk too
        near = min(
            near,
            max(
                (far[hex] for hex in solo.hexes if not s.bar[faction][hex] and s.units[faction][hex] < FULL),
                default=FAR,
            ),
        )
    left = near - passes
    cost, points = (toll(s, faction, 2) + 0.6, 2) if left <= 0 else (4.0 / left, 0)
    if any(end == CENTRE for _, end in ways):
        cost += 0.42 * toll(s, faction, 1, points)
        points += 1
    other = s.rivals[1] if faction == s.rivals[0] else s.rivals[0]
    if s.units[other][CENTRE]:
        cost += 0.42 * toll(s, other, 1)
    return cost + _blows(s, faction, solo, ways, points) + _chances(s, faction, ways)


def _blows(s: Harrow, faction: int, solo: Solo, ways: list[tuple[int, int]], points: int) -> float:
    """What the attack after the walk may cost: points for a kill, Hester, a fire (H-269)."""
    at: dict[int, int] = {}
    for start, end in ways:
        at[end] = at.get(end, 0) + s.units[faction][start]
    if solo.hester:
        hester = s.legend_at[HESTER_UNIT]
        fires = [hex for hex in HEXES if s.flames[hex]]
        for goals, price in (([hester] if hester != OFF else [], 1.5), (fires, 0.3 + toll(s, faction, 1, points))):
            if any(DISTANCE[end][hex] <= reach_from(s, end) for end in at for hex in goals):
                if goals == [hester] and any(s.boards[faction].plate):
                    price += toll(s, faction, 1, points)
                return price * hit_odds(odds_of(s, (faction,), 1), odds_of(s, LAND_COLOURS), 2)
    other = s.rivals[1] if faction == s.rivals[0] else s.rivals[0]
    foes = [hex for hex in HEXES if s.units[other][hex]]
    blows = [
        blow(s, faction, (end, hex, other), number, points)
        for end, number in at.items()
        for hex in foes
        if DISTANCE[end][hex] <= reach_from(s, end) and s.units[other][hex] <= number
    ]
    return min(blows, default=0.0)


def blow(s: Harrow, defender: int, target: tuple[int, int, int], number: int, points: int = 0) -> float:
    """What one attack of an automaton may cost: a kill of its own, or one in a clash."""
    _, end, other = target
    theirs = s.flames[end] + 3 * (s.legend_at[HESTER_UNIT] == end) if other == HESTER else s.units[other][end]
    attack = odds_of(s, (defender,), int(number > theirs))
    defence = odds_of(s, LAND_COLOURS if other == HESTER else (other,), int(theirs > number))
    odds = hit_odds(attack, defence, price_at(s, end))
    if other == HESTER:
        return odds * (1.5 if s.legend_at[HESTER_UNIT] == end else 0.3 + toll(s, defender, 1, points))
    snake = 4.0 if s.units[other][end] == s.sick[other][end] and fire_possible(s) else 0.0
    return odds * (kill_toll(s, defender, points) + snake) + 0.23 * (1 - odds) * kill_toll(s, other)


def kill_toll(s: Harrow, faction: int, points: int = 0) -> float:
    """The price of a kill: the share of a point on the dial (H-140)."""
    missing = s.boards[faction].dial - sum(s.boards[faction].plate)
    return toll(s, faction, 1, points) if missing <= 1 else 2.0 / missing


def _chances(s: Harrow, faction: int, ways: list[tuple[int, int]]) -> float:
    """What Hester loses when a legend walks away from her and hers, or infected haints part."""
    at = s.legend_at[LEGEND + faction]
    end = next((after for start, after in ways if start == at), at)
    hester = s.legend_at[HESTER_UNIT]
    cost = 0.0
    if len(s.hester.squares[s.rivals.index(faction)]) < 3 and at != OFF:
        if hester != OFF:
            cost += 1.62 * (min(3, DISTANCE[end][hester]) - min(3, DISTANCE[at][hester]))
        elif any(s.flames):
            cost += 0.15 * (_to_fire(s, end) - _to_fire(s, at))
    if fire_possible(s):
        cost += _meeting(s, faction, ways)
    return cost


def _meeting(s: Harrow, faction: int, ways: list[tuple[int, int]]) -> float:
    """What Hester loses when haints she could infect leave her roots, or those of both factions part."""
    hosts = [(start, arrival) for start, arrival in ways if s.sick[faction][start]]
    cost = 0.0
    if not hosts:
        hosts = [(start, arrival) for start, arrival in ways if s.haints[faction][start]]
        if s.hester.roots and hosts:
            end = DISTANCE[s.hester.roots[-1].end]
            cost += 0.5 * (
                max(1, min(end[arrival] for _, arrival in hosts)) - max(1, min(end[start] for start, _ in hosts))
            )
    other = s.rivals[1] if faction == s.rivals[0] else s.rivals[0]
    crowd = s.sick[other] if any(s.sick[other]) else s.haints[other]
    foes = [hex for hex in HEXES if crowd[hex]]
    if hosts and foes:
        before = min(DISTANCE[start][hex] for start, _ in hosts for hex in foes)
        after = min(DISTANCE[arrival][hex] for _, arrival in hosts for hex in foes)
        cost += 0.6 * (after - before)
    return cost


def _to_fire(s: Harrow, at: int) -> int:
    return min((DISTANCE[at][hex] for hex in HEXES if s.flames[hex]), default=6)


def _redraw(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """Another card costs a whole round of time where there are few; in the duel there are enough."""
    if s.mode == "duel" and sum(map(len, s.automata.decks)) > 6:
        return -2.0
    return -20.0 * patience(s, faction)


# -- The choices on the way --------------------------------------------------------------------------------------------
def _deck(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """Tactics lie at the edge, where goals are far."""
    return patience(s, faction) * {"tactics": 0.21, "goblins": 0.2}.get(parts[1], 0.1)


def _deck_size(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """As many tactics as there are; the upgrades hide the Faceless Portraits."""
    return (0.1 if parts[0] == "tactics" else -0.1) * int(parts[1])


def goal_worth(s: Harrow, faction: int, hex: int) -> float:
    """A new objective lies best far from the automaton that wants it."""
    other = PROTECTORS if not any(s.folk) else FAMILY
    far = steps_to(s, other, hex)
    return patience(s, faction) * 0.3 * min((far[at] for at in HEXES if s.units[other][at]), default=3)


def nursery_worth(s: Harrow, faction: int, key: str) -> float:
    """An automaton's new haints: far from what it wants, on the way of roots."""
    if key == "done":
        return 0.0
    hex, automaton = HEX_OF[key.split("/")[1]], driven(s)
    far = min(6, steps_to(s, automaton, goal_of(s, automaton))[hex]) - sum(step[0] == "begin_pass" for step in s.agenda)
    if (s.folk if automaton == PROTECTORS else s.buildings)[hex]:
        far = 0
    worth = -patience(s, faction) * (toll(s, automaton, 2) if far <= 0 else 2.0 / far)
    if faction != HESTER:
        return worth
    other = s.rivals[1] if automaton == s.rivals[0] else s.rivals[0]
    crowd = s.sick[other] if any(s.sick[other]) else s.haints[other]
    foes = min((DISTANCE[hex][at] for at in HEXES if crowd[at]), default=3)
    touched = min((DISTANCE[hex][end] for _, end, _ in s.hester.roots[-1:]), default=3)
    return worth - 0.2 * touched - 0.1 * foes


def _herd(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """On the way an automaton should not rest in the brambles; its legend goes where Hester lurks."""
    start, end = HEX_OF[parts[1]], HEX_OF[parts[2]]
    automaton = driven(s)
    other = s.rivals[1] if automaton == s.rivals[0] else s.rivals[0]
    more = any(step[0] == "begin_pass" for step in s.agenda)
    worth = -(0.1 if more else 0.43 * toll(s, automaton, 1)) * patience(s, faction) * (end == CENTRE)
    if (
        not more
        and not _strikes(s, automaton, start, s.units[automaton][start])
        and _strikes(s, automaton, end, s.units[automaton][start] + s.units[automaton][end])
    ):
        worth -= 0.4 * patience(s, faction) * kill_toll(s, automaton)
    if faction == HESTER:
        if s.legend_at[LEGEND + automaton] == start:
            worth -= 0.1 * _lurking(s, end)
        if s.sick[automaton][start]:
            worth -= 0.1 * min((DISTANCE[end][hex] for hex in HEXES if s.sick[other][hex]), default=0)
    return worth


def _strikes(s: Harrow, faction: int, at: int, number: int) -> bool:
    """Would a group of so many find somebody to attack from here (H-269)?"""
    other = s.rivals[1] if faction == s.rivals[0] else s.rivals[0]
    reach = reach_from(s, at)
    return any(0 < s.units[other][hex] <= number for hex in WITHIN[at][reach])


def _lurking(s: Harrow, at: int) -> int:
    hester = s.legend_at[HESTER_UNIT]
    return DISTANCE[at][hester] if hester != OFF else _to_fire(s, at)


def automaton_worth(s: Harrow, faction: int, target: tuple[int, int, int]) -> float:
    """An automaton's attack, seen by its driver: the less it promises the better."""
    start, _, other = target
    defender = (
        driven(s)
        if s.units[driven(s)][start]
        else next(rival for rival in s.rivals if s.units[rival][start] and rival != other)
    )
    return -patience(s, faction) * blow(s, defender, target, s.units[defender][start])


def driven_push(s: Harrow, faction: int, hex: int) -> float:
    """A legend is pushed off its goal, to where Hester lurks."""
    defender = s.now.fight.defender
    if defender >= HESTER:
        return 0.0
    goal = goal_of(s, defender)
    worth = patience(s, faction) * (
        0.1 * DISTANCE[hex][goal] - toll(s, defender, 2) * (hex == goal) if goal != OFF else 0.0
    )
    return worth - 0.1 * _lurking(s, hex) * (faction == HESTER)


def driven_slay(s: Harrow, faction: int, hex: int) -> float:
    """The haint that dies is one that is near its goal and not infected."""
    defender = s.now.fight.defender
    far = steps_to(s, defender, goal_of(s, defender))[hex]
    return patience(s, faction) * 0.3 / (far + 1) - 0.5 * (faction == HESTER and not s.haints[defender][hex])


AUTOMATA_VERBS: dict[str, Weigh] = {
    "activate": _activate,
    "redraw": _redraw,
    "herd": _herd,
    "deck": _deck,
    "tactics": _deck_size,
    "upgrades": _deck_size,
    "start": lambda s, faction, parts, look: 0.3 if parts[1] == "cube" else 0.1,
}
