"""Reasons for a step, a storm or a trail: the goals it brings nearer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ....kernel import Why
from ..hexes import CENTRE, DISTANCE, HEX_OF, HEXES, OFF
from ..pieces import FAMILY, FIGURES, KAMMI, LEGEND, LEGEND_BIT, PROTECTORS, TOKEN, UNIT, VP_FACTIONS
from ..rules.abilities import BIRTH, CUBE
from ..rules.cleanup import guarded, storm_reach, walks
from ..sides.kammi.secrets import kammi_figure
from ..state import Harrow
from .heat_maps import PULL, MapView, rescue_paths, ruin_paths, still_missing

KEPT = 6  # cubes at the end of a turn
_SIDE = {"red": PROTECTORS, "blue": FAMILY, "purple": KAMMI, "figure": KAMMI}
Goal = tuple[str, list[int], list[float]]  # what is sought, where it lies, what each hex is worth


# -- Units of one's own ------------------------------------------------------------------------------------------------
def acting(s: Harrow, faction: int, act: Any) -> Iterable[Why]:
    if act[0] == CUBE:
        if s.ground[faction] < KEPT and s.supply[faction]:
            yield Why("hint-cubes", {"n": s.ground[faction] + 1})
        return
    then = s.copy()
    if act[0] == BIRTH:
        number, mask, end = 1, 0, act[1]
    else:
        _, start, end, haints, sick, mask, _ = act
        number = haints + sick + mask.bit_count()
        then.units[faction][start] -= number
    then.units[faction][end] += number
    yield from _homeward(s, then, faction)
    if faction == FAMILY and mask and not s.stormy[end] and end != CENTRE and not s.flames[end] and s.stock.storms:
        then.stormy[end] = True
        yield from _stormward(s, then, "hint-legend-storm-joins", "hint-legend-storm-lacks")
    if not s.units[faction][end]:
        if end == CENTRE:
            yield Why("hint-brambles", {"n": s.kit.number["brambles_vp"]})
        if s.tokens[end]:
            yield Why("hint-tokens", {"n": len(s.tokens[end])})
    if act[0] == BIRTH:
        yield Why("hint-units", {"n": sum(then.units[faction])})
    else:
        yield from toward(
            s, faction, start, end, bool(mask) and (faction != KAMMI or bool(mask & LEGEND_BIT[kammi_figure(s)]))
        )


def toward(s: Harrow, faction: int, start: int, end: int, leads: bool) -> Iterable[Why]:
    """The unit comes nearer to the goal that attracts it most."""
    what, near = _drawn(s, faction, start, end, leads)
    if what:
        yield Why(f"hint-toward-{what}", {"n": near})


def _drawn(s: Harrow, faction: int, start: int, end: int, leads: bool) -> tuple[str, int]:
    """The goal that attracts a unit most at the end of its step, and its distance, if it came nearer; else "", 0."""
    best, what = 0.05, ""
    places: list[int] = []
    for sought, goals, want in _goals(s, faction, leads):
        felt = max((want[hex] * PULL[DISTANCE[end][hex]] for hex in goals), default=0.0)
        if felt > best:
            best, what, places = felt, sought, goals
    before, after = (min((DISTANCE[at][hex] for hex in places), default=0) for at in (start, end))
    return (what, after) if 0 < after < before else ("", 0)


def _goals(s: Harrow, faction: int, leads: bool) -> Iterator[Goal]:
    """What a side seeks: hexes where no unit of its own stands yet."""
    unit, legend = MapView(s).worth(faction)
    bare = [hex for hex in HEXES if not s.units[faction][hex]]
    yield "tokens", [hex for hex in bare if s.tokens[hex]], unit
    yield "brambles", [hex for hex in bare if hex == CENTRE], unit
    if faction == PROTECTORS and s.mode not in ("solo", "duel"):
        way = {hex for _, way in rescue_paths(s) for hex in way if not s.trails[hex]}
        yield "way", [hex for hex in bare if hex in way], unit
    if leads and faction == FAMILY:
        way = {hex for _, way in ruin_paths(s) for hex in way if not s.stormy[hex]}
        yield "ruin", sorted(way), legend
    if leads and faction == KAMMI:
        dolls = [s.kammi.dolls[i] for i in s.kammi.suspects]
        yield "doll", [hex for hex in dolls if hex != OFF], legend


def _homeward(s: Harrow, then: Harrow, faction: int) -> Iterable[Why]:
    """Townsfolk who can walk home then, or whose way is shorter of guards."""
    if faction != PROTECTORS or s.mode in ("solo", "duel"):
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
    ready = [hex for hex in HEXES if s.folk[hex] and guarded(s, PROTECTORS, hex) and home in walks(s, PROTECTORS, hex)]
    return sum(s.folk[hex] for hex in ready)


def _stormward(s: Harrow, then: Harrow, joining: str, lacking: str) -> Iterable[Why]:
    """Buildings that storms join to the Family's home then, or that lack fewer of them."""
    home = s.home[FAMILY]
    before, after = (sum(at.buildings[hex] for hex in storm_reach(at, home)) for at in (s, then))
    if after > before:
        yield Why(joining, {"n": s.kit.number["objective_vp"] * (after - before)})
        return
    lacked = min((missing for missing, _ in ruin_paths(s)), default=0)
    lacks = min((missing for missing, _ in ruin_paths(then)), default=0)
    if 0 < lacks < lacked < 99:
        yield Why(lacking, {"n": lacks})


def storm(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    hex = HEX_OF[parts[1]]
    if faction == FAMILY and not s.stormy[hex]:
        then = s.copy()
        then.stormy[hex] = True
        reasons = list(_stormward(s, then, "hint-storm-joins", "hint-storm-lacks"))
        yield from reasons
        if not reasons and any(hex in way for _, way in ruin_paths(s)):
            yield Why("hint-storm-way")


def trail(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    then, hex = s.copy(), HEX_OF[parts[1]]
    then.trails[hex] += 1
    reasons = list(_homeward(s, then, faction))
    yield from reasons
    bare = not (s.units[PROTECTORS][hex] or s.trails[hex])
    if not reasons and faction == PROTECTORS and bare and any(hex in way for _, way in rescue_paths(s)):
        yield Why("hint-trail-way")


def walk(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """Townsfolk on their way."""
    end, home = HEX_OF[parts[3]], s.home[PROTECTORS]
    if end == home and not s.flames[home]:
        points = s.kit.number["objective_vp"]
        about = {"n": points, "vp": s.boards[PROTECTORS].vp + points, "all": s.kit.number["vp_to_trigger_end"]}
        yield Why("hint-rescued", about)
    elif DISTANCE[end][home] < DISTANCE[HEX_OF[parts[2]]][home]:
        yield Why("hint-nearer-home", {"n": DISTANCE[end][home]})


def objective(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """The rival's objective lies far from what the rival has."""
    other = next((other for other in s.rivals if other != faction), OFF)
    if faction in VP_FACTIONS and other in (PROTECTORS, FAMILY):
        lacks = still_missing(s, other, HEX_OF[parts[1]])
        if 0 < lacks < 99:
            yield Why("hint-far-for-them", {"n": lacks})


# -- Things moved by cards ---------------------------------------------------------------------------------------------
def shift(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """Own units and tokens come nearer to what one seeks, the others' are led away from what they seek."""
    thing, start, end = parts[1], HEX_OF[parts[2]], HEX_OF[parts[3]]
    if faction not in VP_FACTIONS:
        return
    if thing in TOKEN:
        if s.units[faction][end] and not s.units[faction][start]:
            yield Why("hint-token-comes")
    elif thing == "townsfolk":
        far = DISTANCE[end][s.home[PROTECTORS]]
        if far != DISTANCE[start][s.home[PROTECTORS]] and (far < DISTANCE[start][s.home[PROTECTORS]]) == (
            faction == PROTECTORS
        ):
            yield Why("hint-nearer-home" if faction == PROTECTORS else "hint-farther-home", {"n": far})
    elif thing in UNIT and (side := _SIDE.get(thing.split("-")[0], OFF)) != OFF:
        leads = "legend" in thing or (side == faction and faction == KAMMI and UNIT.index(thing) == kammi_figure(s))
        if side == faction:
            yield from toward(s, faction, start, end, leads)
        elif UNIT.index(thing) not in FIGURES:
            yield from _away(s, side, start, end, leads)


def push(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """A legend that was hit is pushed away from what it seeks."""
    defender = s.now.fight.defender
    if (
        len(parts) == 2
        and faction in VP_FACTIONS
        and defender in (PROTECTORS, FAMILY)
        and s.legend_at[LEGEND + defender] != OFF
    ):
        yield from _away(s, defender, s.legend_at[LEGEND + defender], HEX_OF[parts[1]], True)


def _away(s: Harrow, faction: int, start: int, end: int, leads: bool) -> Iterable[Why]:
    """The unit is farther from the goal that attracts it most where it stands."""
    what, _ = _drawn(s, faction, end, start, leads)
    if what:
        yield Why(f"hint-away-{what}")
