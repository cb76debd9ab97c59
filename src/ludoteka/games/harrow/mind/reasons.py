"""What speaks for an option: what the mind weighs, said of what lies open on the map and before the tree."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ....kernel import Ask, Option, Why
from ..hexes import AXES, CENTRE, DISTANCE, HEX_OF, HEXES, OFF
from ..pieces import ATTACK, FAMILY, HESTER, HESTER_UNIT, JAR, PROTECTORS, SICK, TOKEN, UNIT, VP_FACTIONS, WILD
from ..rules.abilities import BIRTH, CUBE, MOVE
from ..rules.attack import price_at, targets
from ..rules.cards import value_of
from ..rules.cleanup import guarded, storm_reach, walks
from ..rules.tree import hit_odds, odds_of
from ..sides.fair_folk.guessing import in_area
from ..sides.hester.fire import squares_full
from ..state import Arrow, Harrow
from .heat_maps import candidates, rescue_paths, ruin_paths, still_missing
from .plans import prey

KEPT = 6  # cubes at the end of a turn
LEAST = 0.2  # an attack with less speaks for nothing
Reasons = Callable[[Harrow, int, list[str]], Iterable[Why]]


def reasons(s: Harrow, ask: Ask[Any], option: Option[Any]) -> list[Why]:
    """What speaks for this option, most important first."""
    f = s.factions[ask.seat]
    if f in VP_FACTIONS and type(option.value) is tuple and option.value and ask.prompt != "attack":
        act = option.value[1] if option.value[0] == "walk" else option.value
        if type(act) is tuple and act and act[0] in (MOVE, BIRTH, CUBE) and option.key.split("/")[0] in _ACTS:
            return list(_acting(s, f, act))
    parts = option.key.split("/")
    if ask.prompt == "attack":
        return list(_attacking(s, f, option.value)) if option.value and f in VP_FACTIONS else []
    rule = _VERBS.get(parts[0])
    return list(rule(s, f, parts)) if rule else []


# -- Units, storms and trails ------------------------------------------------------------------------------------------
_ACTS = {"advance", "spawn", "strengthen"}


def _acting(s: Harrow, f: int, act: Any) -> Iterable[Why]:
    if act[0] == CUBE:
        if s.ground[f] < KEPT and s.supply[f]:
            yield Why("hint-cubes", {"n": s.ground[f] + 1})
        return
    then = s.copy()
    if act[0] == BIRTH:
        number, mask, end = 1, 0, act[1]
    else:
        _, start, end, haints, sick, mask, _ = act
        number = haints + sick + mask.bit_count()
        then.units[f][start] -= number
    then.units[f][end] += number
    yield from _homeward(s, then, f)
    if f == FAMILY and mask and not s.stormy[end] and end != CENTRE and not s.flames[end] and s.stock.storms:
        then.stormy[end] = True
        yield from _stormward(s, then, "hint-legend-storm-joins", "hint-legend-storm-lacks")
    if not s.units[f][end]:
        if end == CENTRE:
            yield Why("hint-brambles", {"n": s.kit.number["brambles_vp"]})
        if s.tokens[end]:
            yield Why("hint-tokens", {"n": len(s.tokens[end])})
    if act[0] == BIRTH:
        yield Why("hint-units", {"n": sum(then.units[f])})


def _homeward(s: Harrow, then: Harrow, f: int) -> Iterable[Why]:
    """Townsfolk who can walk home then, or whose way is shorter of guards."""
    if f != PROTECTORS or s.mode in ("solo", "duel"):
        return
    before, after = _ready(s), _ready(then)
    if after > before:
        yield Why("hint-way-open", {"n": s.kit.number["objective_vp"]})
        return
    lacked = min((missing for missing, _ in rescue_paths(s)), default=0)
    lacks = min((missing for missing, _ in rescue_paths(then)), default=0)
    if 0 < lacks < lacked < 99 and not before:
        yield Why("hint-way-lacks", {"n": lacks})


def _ready(s: Harrow) -> int:
    """How many townsfolk could walk home now."""
    home = s.home[PROTECTORS]
    ready = [h for h in HEXES if s.folk[h] and guarded(s, PROTECTORS, h) and home in walks(s, PROTECTORS, h)]
    return sum(s.folk[h] for h in ready)


def _stormward(s: Harrow, then: Harrow, joining: str, lacking: str) -> Iterable[Why]:
    """Buildings that storms join to the Family's home then, or that lack fewer of them."""
    home = s.home[FAMILY]
    before, after = (sum(at.buildings[h] for h in storm_reach(at, home)) for at in (s, then))
    if after > before:
        yield Why(joining, {"n": s.kit.number["objective_vp"] * (after - before)})
        return
    lacked = min((missing for missing, _ in ruin_paths(s)), default=0)
    lacks = min((missing for missing, _ in ruin_paths(then)), default=0)
    if 0 < lacks < lacked < 99:
        yield Why(lacking, {"n": lacks})


def _storm(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    h = HEX_OF[parts[1]]
    if f == FAMILY and not s.stormy[h]:
        then = s.copy()
        then.stormy[h] = True
        yield from _stormward(s, then, "hint-storm-joins", "hint-storm-lacks")


def _trail(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    then = s.copy()
    then.trails[HEX_OF[parts[1]]] += 1
    yield from _homeward(s, then, f)


def _walk(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    """Townsfolk on their way."""
    end, home = HEX_OF[parts[3]], s.home[PROTECTORS]
    if end == home and not s.flames[home]:
        points = s.kit.number["objective_vp"]
        about = {"n": points, "vp": s.boards[PROTECTORS].vp + points, "all": s.kit.number["vp_to_trigger_end"]}
        yield Why("hint-rescued", about)
    elif DISTANCE[end][home] < DISTANCE[HEX_OF[parts[2]]][home]:
        yield Why("hint-nearer-home", {"n": DISTANCE[end][home]})


def _objective(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    """The rival's objective lies far from what the rival has."""
    g = next((g for g in s.rivals if g != f), OFF)
    if f in VP_FACTIONS and g in (PROTECTORS, FAMILY):
        lacks = still_missing(s, g, HEX_OF[parts[1]])
        if 0 < lacks < 99:
            yield Why("hint-far-for-them", {"n": lacks})


# -- Jars and attacks --------------------------------------------------------------------------------------------------
def _break(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    if f not in VP_FACTIONS:
        return
    jar = JAR.index(parts[1])
    if jar == WILD:
        yield Why("hint-wild", {"n": s.boards[f].wild + bool(s.stock.wild)})
    elif jar == ATTACK:
        yield from _strike(s, f, parts)
    if s.tiles.open[jar]:
        yield Why("hint-tiles", {"n": len(s.tiles.open[jar])})


def _strike(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    """The best attack there is now."""
    best = max((_hit(s, f, target) for target in targets(s, f) if _plain(s, f, target)), default=0.0)
    if best > LEAST:
        yield Why("hint-best-hit", {"n": _percent(best)})


def _attacking(s: Harrow, f: int, target: tuple[int, int, int]) -> Iterable[Why]:
    _, t, g = target
    if g == HESTER:
        return
    if _plain(s, f, target):
        yield Why("hint-hit", {"n": _percent(_hit(s, f, target))})
    if t == CENTRE:
        yield Why("hint-in-brambles", {"n": s.units[g][t]})
    yield from _kill(s, f, [])


def _hit(s: Harrow, f: int, target: tuple[int, int, int]) -> float:
    """The chance of a hit: cubes before the tree once the attack is announced (H-97, H-98), and those in it."""
    a, t, g = target
    mine, theirs = s.units[f][a], s.units[g][t]
    fresh = {f: int(mine > theirs), g: int(theirs > mine)}
    fresh = {side: min(more, s.supply[side]) for side, more in fresh.items()}
    if PROTECTORS in fresh:
        fresh[PROTECTORS] += s.shelter[t]  # Emmy's cubes come when the hex is attacked
    falls = {side: odds_of(s, (side,), more) for side, more in fresh.items()}
    if FAMILY in falls:
        falls[FAMILY] = (0.0,) * s.family.odessa + falls[FAMILY]  # they come back after the tree
    return hit_odds(falls[f], falls[g], price_at(s, t))


def _plain(s: Harrow, f: int, target: tuple[int, int, int]) -> bool:
    """An attack that no wrath and no waiting upgrade changes, and not one on Hester: such are not counted here."""
    return target[2] != HESTER and s.wrath != target[0] and not (f == FAMILY and s.family.waiting)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _kill(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    """What a kill brings: a point, or one more haint on the dial."""
    if f not in VP_FACTIONS or (parts and parts[0] == "hit" and UNIT.index(parts[1]) >= 2 * SICK):
        return  # a legend is only pushed away
    board = s.boards[f]
    if s.chapter < 3:
        yield Why("hint-kill", {"vp": board.vp + 1, "all": s.kit.number["vp_to_trigger_end"]})
    elif sum(board.plate) + 1 >= board.dial:
        yield Why("hint-dial-full", {"n": board.dial})
    else:
        yield Why("hint-dial", {"n": sum(board.plate) + 1, "all": board.dial})


def _row(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    yield Why("hint-row", {"n": value_of(s, f, TOKEN.index(parts[1]))})


# -- Hester ------------------------------------------------------------------------------------------------------------
def _devour(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    yield Why("hint-squares", {"n": squares_full(s) + 1})


def _infect(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    if len(parts) > 1:
        yield Why("hint-infected", {"n": sum(sum(s.sick[g]) for g in s.rivals) + 1})


def _summon(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    yield from _near_prey(s, HEX_OF[parts[1]])


def _lead(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    """Hester to a legend, infected haints to those of the other side."""
    if parts[1] not in UNIT:
        return
    kind, start, end = UNIT.index(parts[1]), HEX_OF[parts[2]], HEX_OF[parts[3]]
    if kind == HESTER_UNIT:
        near = min((DISTANCE[start][h] for h in prey(s)), default=0)
        if min((DISTANCE[end][h] for h in prey(s)), default=99) < near:
            yield from _near_prey(s, end)
        return
    others = [h for g in s.rivals if g != kind - SICK for h in HEXES if s.sick[g][h]]
    near, far = (min((DISTANCE[h][at] for h in others), default=99) for at in (end, start))
    if near < far:
        yield Why("hint-sick-near", {"n": near})


def _near_prey(s: Harrow, h: int) -> Iterable[Why]:
    near = min((DISTANCE[h][goal] for goal in prey(s)), default=99)
    if near == 0:
        yield Why("hint-on-prey")
    elif near < 99:
        yield Why("hint-prey", {"n": near})


# -- The Fair Folk -----------------------------------------------------------------------------------------------------
def _guess(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    left = candidates(s)
    if HEX_OF[parts[1]] in left:
        yield Why("hint-candidates", {"n": len(left)})


def _arrow(s: Harrow, f: int, parts: list[str]) -> Iterable[Why]:
    left = candidates(s)
    arrow = Arrow(HEX_OF[parts[1]], AXES.index(parts[2]), 1 if parts[3] == "plus" else -1, 1)
    inside = sum(in_area(arrow, h) for h in left)
    if 0 < inside < len(left):
        yield Why("hint-parts", {"n": inside, "all": len(left)})


_VERBS: dict[str, Reasons] = {
    "storm": _storm,
    "trail": _trail,
    "walk": _walk,
    "objective": _objective,
    "break": _break,
    "strike": _strike,
    "slay": _kill,
    "kill": _kill,
    "hit": _kill,
    "row": _row,
    "devour": _devour,
    "infect": _infect,
    "summon": _summon,
    "lead": _lead,
    "guess": _guess,
    "arrow": _arrow,
}
