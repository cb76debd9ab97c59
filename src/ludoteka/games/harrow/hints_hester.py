"""Weights of options for Hester, and for whoever drives the automata."""

from __future__ import annotations

from collections.abc import Callable

from .hester import flames_left
from .hester_powers import cubes
from .hexes import CENTRE, DISTANCE, HEX_OF, HEXES, NEAR, OFF
from .maps import Look, attack_worth
from .pieces import (
    COLOUR,
    CUBE_OF,
    FACTION_OF,
    FAMILY,
    HESTER,
    HESTER_UNIT,
    LEGENDS_OF,
    MOUNTAIN,
    PROTECTORS,
    SICK,
    SNAKES,
    UNIT,
    Harrow,
)
from .plans import feast_distance, may_attack, prey, steps_left

Weigh = Callable[[Harrow, int, list[str], Look], float]


# -- Roots and infections ----------------------------------------------------------------------------------------------
def need(s: Harrow, g: int) -> float:
    """How much another infected haint of a faction is wanted: the first most."""
    fires = s.fire_fields.count(2)
    if not fires or sum(map(sum, s.sick)) >= SNAKES:
        return 0.1
    return (1.4, 0.7, 0.4, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1)[sum(s.sick[g])]


def _host(s: Harrow, g: int, h: int) -> float:
    """What an infected haint of a faction on this hex would be worth: near those of the other faction is best."""
    other = s.rivals[1] if g == s.rivals[0] else s.rivals[0]
    foes = s.sick[other] if any(s.sick[other]) else s.units[other]
    near = min((DISTANCE[h][at] for at in HEXES if foes[at]), default=6)
    return need(s, g) * (1.3 - 0.12 * near)


def _root(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Roots go where haints stand that should be infected, or closer to them, and where cubes of a new colour grow."""
    h = HEX_OF[parts[1]]
    land = s.land.terrain[h]
    worth = 0.0
    for g in s.rivals:
        for at in HEXES:
            if s.haints[g][at] or any(s.legend_at[kind] == at for kind in LEGENDS_OF[g]):
                far = DISTANCE[h][at]
                scale = (1.0 if land < MOUNTAIN else 0.3) if far == 0 else 0.45 * 0.6 ** (far - 1)
                worth += scale * _host(s, g, at) * (1.0 if s.haints[g][at] else 0.5)
    if land < MOUNTAIN:
        have = s.ground[CUBE_OF[land]]
        worth += (0.15 if have else 0.25) + 0.4 * (have < look.wants()[CUBE_OF[land]])
    return worth + 0.05 * bool(s.flames[h])


def _extra_root(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    return 0.35 * _root(s, f, parts, look)


def _infect(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    if len(parts) == 1:
        return 1.5
    kind = UNIT.index(parts[1])
    g = next(g for g in s.rivals if kind == g or kind in LEGENDS_OF[g])
    price = {"any": 0.75, "free": -0.2}.get(parts[-1], 0.1)
    return _host(s, g, HEX_OF[parts[2]]) - price


def _victim(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    h = HEX_OF[parts[1]]
    g = next(g for g in s.rivals if s.haints[g][h])
    return _host(s, g, h) - 0.05 * s.units[g][h]


def _tree(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Shake the tree when there is somebody to infect, or a fire to come out of."""
    touched = {h for a, b, _ in s.roots for h in (a, b) if h != OFF}
    hope = 0.0
    for h in touched:
        if s.land.terrain[h] < MOUNTAIN:
            have = 1.0 if s.ground[CUBE_OF[s.land.terrain[h]]] else 0.35
            hope += have * max((_host(s, g, h) for g in s.rivals if s.haints[g][h]), default=0.0)
    if s.legend_at[HESTER_UNIT] == OFF and any(s.flames):
        hope += max(0.0, 1.1 - 0.25 * feast_distance(s))
    return hope - 0.1


# -- Leading -----------------------------------------------------------------------------------------------------------
def _lead(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Infected haints go to those of the other faction, Hester to legends."""
    kind, a, b = UNIT.index(parts[1]), HEX_OF[parts[2]], HEX_OF[parts[3]]
    price = {"free": 0.0, "any": 0.3}.get(parts[-1], 0.1)
    if kind == HESTER_UNIT:
        return _stalk(s, a, b) - price
    other = s.rivals[1] if kind % SICK == s.rivals[0] else s.rivals[0]
    if s.sick[other][b]:
        return 6.0 - price
    cost, steps = look.fire()
    if (kind, a, b) in steps:
        return (3.0 if cost <= cubes(s) else 0.35 - 0.05 * (cost - cubes(s))) - price
    return -0.3 - price


def _stalk(s: Harrow, a: int, b: int) -> float:
    goals = prey(s)
    if not goals:
        return -0.5
    before, after = (min(DISTANCE[h][at] for at in goals) for h in (a, b))
    return 4.0 if after == 0 else -3.0 if before == 0 else 0.8 * (before - after)


def _stir(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Moving is worth a flame when it makes a fire or reaches prey, or when there is nothing better."""
    cost, _ = look.fire()
    have = cubes(s)
    worth = 3.5 if cost <= have else 0.3 if cost <= have + 2 else 0.05
    at = s.legend_at[HESTER_UNIT]
    if at != OFF and prey(s):
        near = min(DISTANCE[at][h] for h in prey(s))
        if near and any(_affords(s, b) and min(DISTANCE[b][h] for h in prey(s)) < near for b in NEAR[at]):
            worth = max(worth, 3.0 if near == 1 else 0.9)
    return worth


def _affords(s: Harrow, b: int) -> bool:
    land = s.land.terrain[b]
    return s.ground[CUBE_OF[land]] >= 2 if land < MOUNTAIN else cubes(s) >= 3


def carried(s: Harrow, kind: int, a: int, b: int, look: Look) -> float:
    """A unit moved by one of her cards."""
    if kind == HESTER_UNIT:
        return _stalk(s, a, b)
    if kind >= 2 * SICK:
        at = s.legend_at[HESTER_UNIT]
        return 4.0 if b == at else 0.1 if at == OFF else 0.3 * (DISTANCE[a][at] - DISTANCE[b][at])
    if kind < SICK:
        return 0.05
    if (kind, a, b) in look.fire()[1]:
        return 1.5
    other = s.rivals[1] if kind % SICK == s.rivals[0] else s.rivals[0]
    foes = [h for h in HEXES if s.sick[other][h]]
    return _closer(a, b, foes, 0.4)


def _closer(a: int, b: int, goals: list[int], scale: float) -> float:
    if not goals:
        return -0.05
    return scale * (min(DISTANCE[a][h] for h in goals) - min(DISTANCE[b][h] for h in goals))


# -- Cards, fires, feasts ----------------------------------------------------------------------------------------------
_CARD_WORTH = {
    "drawn-together": 0.9,
    "hurts-a-moment": 0.7,
    "protege": 0.7,
    "all-around": 0.6,
    "well-see": 0.6,
    "night-terror": 0.5,
    "wild-tangle": 0.5,
    "white-innards": 0.5,
    "within-reach": 0.4,
    "trodden-soil": 0.4,
    "sloth": 0.3,
    "desperate-grip": 0.3,
    "needed-sacrifice": 0.3,
}


def _play(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """A card works in every later turn; a fourth one only in place of another."""
    worth = _CARD_WORTH.get(parts[1], 0.3) * (0.9 if flames_left(s) == 1 else 1.1)
    return worth if len(parts) == 2 else worth - _CARD_WORTH.get(parts[2], 0.3) - 0.1


def _use(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    if f != HESTER:
        return 0.5  # an upgrade of the Family
    if parts[1] == "drawn-together":
        return 5.0
    if parts[1] == "hurts-a-moment":
        return 0.6 if cubes(s) > 3 and look.fire()[0] > cubes(s) else 0.02
    if parts[1] == "protege":
        return 0.6 if not s.shaken else 0.3
    return 0.25


def _summon(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    h = HEX_OF[parts[1]]
    return 1.9 - 0.35 * min((DISTANCE[h][at] for at in prey(s)), default=6)


def _square(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Fires go to the side of the legend that is harder to reach."""
    g = FACTION_OF[parts[1]]
    fires = [h for h in HEXES if s.flames[h]]
    legends = [s.legend_at[kind] for kind in LEGENDS_OF[g] if s.legend_at[kind] != OFF]
    return 0.1 * min((DISTANCE[h][at] for h in fires for at in legends), default=9)


def _let_go(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Of cubes to be given up, those she has most of and does not need for a feast."""
    colour = COLOUR.index(parts[1])
    return 0.1 * s.ground[colour] - 0.3 * (s.ground[colour] <= look.wants()[colour])


def _gain(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    colour = COLOUR.index(parts[1])
    return 0.5 - 0.1 * s.ground[colour] + 0.4 * (s.ground[colour] < look.wants()[colour])


# -- The automata (H-260 … H-269) --------------------------------------------------------------------------------------
def _deck_size(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Tactics lie at the edge, where goals are far; the upgrades hide the Faceless Portraits."""
    return (0.1 if parts[0] == "tactics" else -0.1) * int(parts[1])


def _activate(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Wake the automaton that will score less."""
    g = FACTION_OF[parts[1]]
    assert s.solo_card is not None, "an automaton is woken by a card"
    solo = s.solo_card.solo
    passes = 1 + sum((solo.start + i) % 3 == 2 for i in range(s.action_flames))
    left = steps_left(s, g) - passes
    points = s.vp[g]
    danger = 2.0 + (4.0 if points >= 5 else 0.0) if left <= 0 else 0.6 / left
    if may_attack(s, g):
        danger += 0.6 + (2.0 if points == 6 else 0.0)
    at = s.legend_at[HESTER_UNIT]
    if at != OFF and any(DISTANCE[at][s.legend_at[kind]] <= 2 for kind in LEGENDS_OF[g]):
        danger += 0.8  # prey that stays where it is
    return -danger - 0.12 * points


def _redraw(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    return -1.6 if sum(map(len, s.solo_decks)) > 4 else -2.5


def goal_worth(s: Harrow, h: int) -> float:
    """A new objective lies best far from the automaton that wants it."""
    g = PROTECTORS if not any(s.folk) else FAMILY
    return 0.3 * min((DISTANCE[h][at] for at in HEXES if s.units[g][at]), default=3)


def nursery_worth(s: Harrow, key: str) -> float:
    """An automaton's new haints: far from what it wants, on the way of roots."""
    if key == "done":
        return 0.0
    h = HEX_OF[key.split("/")[1]]
    goals = [at for at in HEXES if s.folk[at] or s.buildings[at]]
    touched = any(h in (a, b) for a, b, _ in s.roots)
    return 0.15 * min((DISTANCE[h][at] for at in goals), default=3) + 0.2 * touched


def _herd(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """On the way to its goal an automaton should not rest in the brambles."""
    return -0.3 if HEX_OF[parts[2]] == CENTRE else 0.1


def automaton_worth(s: Harrow, target: tuple[int, int, int]) -> float:
    """An automaton's attack, seen by Hester: the less it promises the better."""
    a, t, g = target
    attacker = next((r for r in s.rivals if s.units[r][a] and r != g), s.rivals[0])
    return -attack_worth(s, attacker, (a, t, g))


def _fixed(weight: float) -> Weigh:
    return lambda s, f, parts, look: weight


HESTER_VERBS: dict[str, Weigh] = {
    "root": _root,
    "extra-root": _extra_root,
    "infect": _infect,
    "victim": _victim,
    "lead": _lead,
    "use": _use,
    "tree": _tree,
    "stir": _stir,
    "play": _play,
    "summon": _summon,
    "square": _square,
    "spend": _let_go,
    "drop": _let_go,
    "trade": _let_go,
    "gain": _gain,
    "together": _fixed(5.0),
    "devour": _fixed(5.0),
    "birth": _fixed(0.05),
    "activate": _activate,
    "redraw": _redraw,
    "herd": _herd,
    "tactics": _deck_size,
    "upgrades": _deck_size,
    "start": lambda s, f, parts, look: 0.3 if parts[1] == "cube" else 0.1,
}
