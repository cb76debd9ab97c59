"""Weights of options for Hester."""

from __future__ import annotations

from collections.abc import Callable

from ..hexes import CENTRE, DISTANCE, HEX_OF, HEXES, NEAR, OFF
from ..pieces import COLOUR, CUBE_OF, FACTION_OF, HESTER, HESTER_UNIT, LEGEND, LEGENDS_OF, MOUNTAIN, SICK, SNAKES, UNIT
from ..rules.tree import fall_odds
from ..sides.hester.fire import fire_possible
from ..sides.hester.powers import cubes
from ..sides.hester.turn import INFECT, SUMMON, flames_left
from ..state import Harrow
from .heat_maps import Look
from .hints_automata import toll
from .plans import Hunt, prey

Weigh = Callable[[Harrow, int, list[str], Look], float]


_LURE = (0.0, *(0.33 * 0.6**d for d in range(7)))  # how far a haint draws roots


# -- Roots and infections ----------------------------------------------------------------------------------------------
def need(s: Harrow, g: int) -> float:
    """How much another infected haint of a faction is wanted: the first most."""
    if not fire_possible(s) or sum(map(sum, s.sick)) >= SNAKES:
        return 0.1
    return (2.0, 0.65, 0.3, 0.2, 0.1)[min(4, sum(s.sick[g]))]


def _host(s: Harrow, g: int, h: int) -> float:
    """What an infected haint of a faction on this hex would be worth: near those of the other faction is best."""
    other = s.rivals[1] if g == s.rivals[0] else s.rivals[0]
    foes = s.sick[other] if any(s.sick[other]) else s.units[other]
    near = min((DISTANCE[h][at] for at in HEXES if foes[at]), default=6)
    return need(s, g) * (1.3 - 0.15 * near)


def _comes_out(s: Harrow, colour: int, number: int, extra: int = 0) -> float:
    """How likely so many cubes of a colour lie on the battleground after the tree."""
    odds = fall_odds(s.ground[colour] + extra, s.tower.inside[colour], s.kit.fall_new, s.kit.fall_stuck)
    return sum(odds[number:])


def _hosts(s: Harrow, look: Look) -> list[tuple[int, float]]:
    """Where haints stand, or legends that lead to them, and what they are worth infected."""
    if look.hosts is None:
        look.hosts = [
            (at, _host(s, g, at) * (1.0 if s.haints[g][at] else 0.75))
            for g in s.rivals
            for at in HEXES
            if s.units[g][at] and (s.haints[g][at] or any(s.legend_at[kind] == at for kind in LEGENDS_OF[g]))
        ]
    return look.hosts


def _touch(s: Harrow, h: int, look: Look) -> float:
    """What a root on a hex is worth: a haint to infect, one nearby, a cube."""
    if h in look.seen:
        return look.seen[h]
    land = s.land.terrain[h]
    worth = 0.0
    near = DISTANCE[h]
    for at, host in _hosts(s, look):
        if at != h:
            worth += _LURE[near[at]] * host
        elif land < MOUNTAIN:
            worth += 1.0 * _comes_out(s, CUBE_OF[land], 1, 1) * host
        else:
            worth += (1.0 if _free_bite(s) else 0.3) * host
    if land < MOUNTAIN:
        have = s.ground[CUBE_OF[land]]
        worth += 0.15 + (0.0 if have else 0.1) + 0.4 * (have < look.wants()[CUBE_OF[land]])
    elif _active(s, "all-around"):
        worth += 0.5
    look.seen[h] = worth + 0.05 * bool(s.flames[h])
    return look.seen[h]


def _root(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Roots go where haints stand that should be infected, or closer to them, and where cubes of a new colour grow."""
    h = HEX_OF[parts[1]]
    worth = _touch(s, h, look)
    if s.agenda and s.agenda[-1][0] == "root":  # another one follows
        busy = {h for a, b, _ in s.hester.roots for h in (a, b)}
        worth += 0.54 * max((_touch(s, n, look) for n in NEAR[h] if n not in busy), default=-1.0)
    return worth


def _extra_root(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    return 0.5 * (0.3 if flames_left(s) == 1 else 1.0) * _touch(s, HEX_OF[parts[1]], look)


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


def _birth(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """A haint is born where a root waits for it, if there is none of its faction to be infected."""
    g, h = UNIT.index(parts[1]), HEX_OF[parts[2]]
    roots = touched(s)
    if flames_left(s) < 2:
        return -0.05
    if h in roots and not any(s.haints[g][at] for at in roots) and s.ground[CUBE_OF[s.land.terrain[h]]] > 1:
        return 0.83 * need(s, g)
    return 0.2 * need(s, g) if not any(s.haints[g]) else -0.05


def touched(s: Harrow) -> set[int]:
    return {h for a, b, _ in s.hester.roots for h in (a, b) if h != OFF}


def _active(s: Harrow, name: str) -> bool:
    return any(stack[-1].ref == name for stack in s.hester.stacks)


def infect_hope(s: Harrow) -> float:
    """What infecting after the tree promises."""
    if INFECT in s.hester.spent or s.fair_folk.calm:
        return 0.0
    hope = free = 0.0
    for h in touched(s):
        host = max((_host(s, g, h) for g in s.rivals if s.haints[g][h]), default=0.0)
        if host:
            odds = _comes_out(s, CUBE_OF[s.land.terrain[h]], 1) if s.land.terrain[h] < MOUNTAIN else 0.0
            hope += odds * (host - 0.1)
            free = max(free, (1 - odds) * host)
    return hope + free if _free_bite(s) else hope


def _free_bite(s: Harrow) -> bool:
    """Does Protégé make an infection free and possible everywhere?"""
    return s.hester.protege or (_active(s, "protege") and all(card.ref != "protege" for card in s.hester.activated))


def summon_hope(s: Harrow, look: Look) -> float:
    """What summoning her after the tree promises."""
    if SUMMON in s.hester.spent or s.legend_at[HESTER_UNIT] != OFF:
        return 0.0
    price = (0, 3, 2, 1)[min(sum(flames > 0 for flames in s.flames), 3)]
    return max(
        (_leap(s, h) * _comes_out(s, CUBE_OF[s.land.terrain[h.start]], price) for h in look.hunts()), default=0.0
    )


def _leap(s: Harrow, hunt: Hunt) -> float:
    """What it is worth that Hester comes out of a fire."""
    return 1.9 - 0.35 * len(hunt.way) - 0.15 * hunt.lacking


def _tree(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Shake the tree when there is somebody to infect, or a fire to come out of; flames to spare are used before."""
    infects, summons = infect_hope(s), summon_hope(s, look)
    hope = infects + summons - 0.1
    late = (infects > 0.2) + (summons > 0.2)
    return min(hope, 0.05) if flames_left(s) > late else hope


# -- Leading -----------------------------------------------------------------------------------------------------------
def _lead(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Infected haints go to those of the other faction, Hester to legends."""
    kind, a, b = UNIT.index(parts[1]), HEX_OF[parts[2]], HEX_OF[parts[3]]
    price = {"free": 0.0, "any": 0.43}.get(parts[-1], 0.1)
    if kind == HESTER_UNIT:
        way = chase(look)
        if way:
            return 3.8 if b == way[0] else -1.0
        return _stalk(s, a, b) - price
    other = s.rivals[1] if kind % SICK == s.rivals[0] else s.rivals[0]
    if s.sick[other][b]:
        return 6.0 - price
    cost, steps = look.fire()
    if (kind, a, b) in steps and (cost <= cubes(s) or b != CENTRE):
        return (3.0 if cost <= cubes(s) else 0.35 - 0.05 * (cost - cubes(s))) - price
    if a == CENTRE and cost > cubes(s):
        return squatters(s, kind % SICK) - price
    return -0.3 - price


def squatters(s: Harrow, g: int) -> float:
    """What it saves Hester to lead the last infected haint of an automaton out of the brambles (H-271)."""
    alone = s.units[g][CENTRE] == s.sick[g][CENTRE] == 1
    return 0.8 * toll(s, g, 1) if alone and s.mode in ("solo", "duel") else -0.3


def chase(look: Look) -> tuple[int, ...]:
    """The steps that bring Hester to her prey with the cubes she has; none if she cannot get there."""
    if look.s.legend_at[HESTER_UNIT] == OFF or not look.hunts() or look.hunts()[0].lacking:
        return ()
    return look.hunts()[0].way


def _stalk(s: Harrow, a: int, b: int) -> float:
    goals = prey(s)
    if not goals:
        return -0.5
    before, after = (min(DISTANCE[h][at] for at in goals) for h in (a, b))
    return 4.0 if after == 0 else -3.0 if before == 0 else 0.41 * (before - after)


def _stir(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Moving is worth a flame when it makes a fire or reaches prey, or when there is nothing better."""
    cost, _ = look.fire()
    have = cubes(s)
    worth = 3.5 if cost <= have else 0.3 if cost <= have + 2 else -0.05
    if chase(look):
        worth = max(worth, 3.8)
    return max(worth, *(squatters(s, g) for g in s.rivals))


def carried(s: Harrow, kind: int, a: int, b: int, look: Look) -> float:
    """A unit moved by one of her cards."""
    if kind == HESTER_UNIT:
        return _stalk(s, a, b)
    if kind >= LEGEND:
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
    worth = _CARD_WORTH.get(parts[1], 0.3) * 1.0
    if flames_left(s) == 1:
        worth *= 0.3
    return worth if len(parts) == 2 else worth - _CARD_WORTH.get(parts[2], 0.3) - 0.1


def _use(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    if f != HESTER:
        return 0.5  # an upgrade of the Family
    name = parts[1]
    planned = not s.hester.shaken and flames_left(s) > 0 and infect_hope(s) + summon_hope(s, look) > 0.3
    if name == "drawn-together":
        return 5.0 if meeting(s) else -0.1 if planned or (INFECT not in s.hester.spent and flames_left(s)) else 0.01
    if name == "hurts-a-moment":
        return 1.07 if cubes(s) > 3 and look.fire()[0] > cubes(s) else -0.02
    if name == "protege":
        return 0.6 if INFECT not in s.hester.spent and flames_left(s) > 0 else -0.1
    if name == "sloth":
        return 0.6 if s.hester.shaken and s.legend_at[HESTER_UNIT] == OFF and SUMMON not in s.hester.spent else -0.1
    if name in ("within-reach", "night-terror"):
        return 4.5 if pounce(s, name) else -0.1 if flames_left(s) else 0.05
    if name in ("all-around", "well-see", "wild-tangle"):
        return 1.6 if s.hester.shaken else -0.1 if planned else 0.3
    return -0.1 if planned else 0.05


def meeting(s: Harrow) -> bool:
    """Do two infected haints of rival factions stand beside a hex where they could burn (Drawn Together)?"""
    if not fire_possible(s):
        return False
    one, two = s.rivals
    return any(
        not s.flames[z]
        and s.units[one][z] == s.sick[one][z]
        and s.units[two][z] == s.sick[two][z]
        and any(s.sick[one][n] for n in NEAR[z])
        and any(s.sick[two][n] for n in NEAR[z])
        for z in HEXES
    )


def pounce(s: Harrow, name: str) -> bool:
    """Would a card bring Hester to her prey, or two infected haints together?"""
    at, goals = s.legend_at[HESTER_UNIT], prey(s)
    if name == "within-reach":
        roots = touched(s)
        return (
            at != OFF
            and at not in goals
            and any(DISTANCE[at][h] == 1 and (h in roots or (at in roots and not s.flames[at])) for h in goals)
        )
    lands = {s.land.terrain[h] for h in HEXES if s.flames[h]}
    if at != OFF and at not in goals and any(DISTANCE[at][h] == 1 and s.land.terrain[h] in lands for h in goals):
        return True
    one, two = s.rivals
    return fire_possible(s) and any(
        s.sick[g][z] == s.units[g][z] > 0 and s.land.terrain[z] in lands and any(s.sick[r][n] for n in NEAR[z])
        for g, r in ((one, two), (two, one))
        for z in HEXES
    )


def _summon(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    h = HEX_OF[parts[1]]
    return max((_leap(s, hunt) for hunt in look.hunts() if hunt.start == h), default=0.1)


def _square(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Fires go to the side with more room, and to that of the legend that is harder to reach."""
    g = FACTION_OF[parts[1]]
    fires = [h for h in HEXES if s.flames[h]]
    legends = [s.legend_at[kind] for kind in LEGENDS_OF[g] if s.legend_at[kind] != OFF]
    far = min((DISTANCE[h][at] for h in fires for at in legends), default=3)
    return 0.1 * far - 0.21 * len(s.hester.squares[s.rivals.index(g)])


def _let_go(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    """Of cubes to be given up, those she has most of and does not need for a feast."""
    colour = COLOUR.index(parts[1])
    return 0.1 * s.ground[colour] - 0.3 * (s.ground[colour] <= look.wants()[colour])


def _gain(s: Harrow, f: int, parts: list[str], look: Look) -> float:
    colour = COLOUR.index(parts[1])
    return 0.5 - 0.1 * s.ground[colour] + 0.4 * (s.ground[colour] < look.wants()[colour])


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
    "birth": _birth,
}
