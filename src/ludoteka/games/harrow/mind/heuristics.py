"""Weights of options for bots, in about victory points, computed on imagined states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....kernel import Ask, Heuristics
from ..hexes import DISTANCE, HEX_OF, HEXES, OFF
from ..pieces import (
    ABILITIES,
    ATTACK,
    FAIR_FOLK,
    HESTER,
    JAR,
    KAMMI,
    LEGEND_BIT,
    LEGEND_JAR,
    PROTECTORS,
    SPAWN,
    STRENGTHEN,
    TOKEN,
    UNIT,
    VP_FACTIONS,
    WILD,
)
from ..rules.abilities import BIRTH, CUBE, MOVE, PRY
from ..sides.kammi.secrets import kammi_figure
from ..state import Harrow
from .calibration import CALIBRATION, stage
from .chances import value
from .heat_maps import MapView, attack_worth, rescue_paths, still_missing, taste
from .hester_leading import carried
from .heuristics_automata import AUTOMATA_VERBS, automaton_worth, driven_push, driven_slay, goal_worth, nursery_worth
from .heuristics_fair_folk import FAIR_VERBS, fair_card, flit
from .heuristics_hester import HESTER_VERBS

Weigh = Callable[[Harrow, int, list[str], MapView], float]


def weigh(s: Harrow, ask: Ask[Any]) -> Sequence[float]:
    """A weight for every option."""
    faction = s.factions[ask.seat]
    if ask.prompt in ("act", "tokens", "spawn", "turn", "around"):
        return _weigh_actions(s, faction, ask)
    if ask.prompt == "attack":
        if faction not in VP_FACTIONS:
            return [automaton_worth(s, faction, choice.value) for choice in ask.options]
        return [attack_worth(s, faction, choice.value) if choice.value else 0.1 for choice in ask.options]
    look = MapView(s)
    return [_weigh_one(s, faction, option.key, look) for option in ask.options]


def _weigh_one(s: Harrow, faction: int, key: str, look: MapView) -> float:
    parts = key.split("/")
    verb = _VERBS.get(parts[0])
    return verb(s, faction, parts, look) if verb else _PLAIN.get(parts[0], 0.1)


# -- Spending points -------------------------------------------------------------------------------------------------
def _weigh_actions(s: Harrow, faction: int, ask: Ask[Any]) -> list[float]:
    look = MapView(s)
    if faction not in VP_FACTIONS:
        if ask.prompt == "spawn":
            return [nursery_worth(s, faction, option.key) for option in ask.options]
        return [_weigh_one(s, faction, option.key, look) for option in ask.options]
    return [_weigh_action(s, faction, option.key, option.value, look) for option in ask.options]


def _weigh_action(s: Harrow, faction: int, key: str, value: Any, look: MapView) -> float:
    if type(value) is tuple and value:
        what = value[1][0] if value[0] == "walk" else value[0]
        if what == MOVE:
            return move_worth(s, faction, value[1] if value[0] == "walk" else value, look)
        if what == BIRTH:
            return spawn_worth(s, faction, value[1], look.felt(faction)[0])
        if what == CUBE:
            return cube_worth(s, faction, 1)
        if what == PRY:
            return 0.3
    return _weigh_one(s, faction, key, look)


def move_worth(s: Harrow, faction: int, act: Any, look: MapView) -> float:
    """What a group gives up where it leaves and gains where it comes."""
    _, start, end, haints, sick, mask, doll = act
    (unit, legend), (pull, lead) = look.worth(faction), look.felt(faction)
    number: int = haints + sick + mask.bit_count()
    gain: float = -0.03
    if not s.units[faction][end]:
        gain += unit[end]
    if s.units[faction][start] == number:
        gain -= unit[start]
    gain += 0.22 * (pull[end] - pull[start]) * min(number, 3)
    if mask and (faction != KAMMI or mask & LEGEND_BIT[kammi_figure(s)]):
        gain += legend[end] - legend[start] + 0.5 * (lead[end] - lead[start])
    if doll:
        gain += 0.1
    return gain


def spawn_worth(s: Harrow, faction: int, hex: int, pull: list[float]) -> float:
    out = sum(s.haints[faction]) + sum(s.sick[faction])
    return taste(s, faction).spawn - 0.025 * out + 0.15 * pull[hex]


def cube_worth(s: Harrow, faction: int, number: int) -> float:
    room = max(0, 6 - s.ground[faction])
    return min(number, room) * 0.2 + 0.02


# -- Jars --------------------------------------------------------------------------------------------------------------
def jar_worth(s: Harrow, faction: int, jar: int, look: MapView) -> float:
    tiles = 0.3 * len(s.tiles.open[jar])
    if jar == ABILITIES:
        return tiles + 1.1
    if jar == WILD:
        return tiles + taste(s, faction).wild * (s.boards[faction].wild + 1)
    if jar == LEGEND_JAR:
        return tiles + 0.6 + 0.2 * s.boards[faction].scrolls
    assert jar == ATTACK
    return tiles + taste(s, faction).attack + 1.2 * look.attack(faction)


def _break(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    return jar_worth(s, faction, JAR.index(parts[1]), look)


def _strike(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    return 1.2 * look.attack(faction) + 0.6 - 0.5 * jar_worth(s, faction, JAR.index(parts[1]), look)


def _row(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    kind = TOKEN.index(parts[1])
    number = s.kit.rows["protectors-cards"][kind][s.boards[faction].rows[kind]]
    return _kind_worth(s, faction, kind, number)


def _kind_worth(s: Harrow, faction: int, kind: int, number: int) -> float:
    if kind == STRENGTHEN:
        return cube_worth(s, faction, number)
    if kind == SPAWN:
        return number * max(0.05, 0.38 - 0.025 * sum(s.haints[faction]))
    return 0.27 * number


def _token(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    if parts[1] not in TOKEN:
        return 0.6
    return _kind_worth(s, faction, TOKEN.index(parts[1]), 2)


def _back(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    return -_token(s, faction, parts, look)


# -- Objectives --------------------------------------------------------------------------------------------------------
def _objective(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """The rival's objective goes far from its home and its units."""
    hex = HEX_OF[parts[1]]
    if faction not in VP_FACTIONS:
        return goal_worth(s, faction, hex)
    other = next(other for other in s.rivals if other != faction)
    near = min((DISTANCE[hex][at] for at in HEXES if s.units[other][at]), default=3)
    return 0.5 * still_missing(s, other, hex) + 0.1 * near + 0.05 * DISTANCE[hex][s.home[other]]


def _walk(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    start, end = HEX_OF[parts[2]], HEX_OF[parts[3]]
    home = s.home[PROTECTORS]
    return 3.0 if end == home else 0.15 * (DISTANCE[start][home] - DISTANCE[end][home])


def _storm(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    hex = HEX_OF[parts[1]]
    if s.stormy[hex]:
        return -0.1
    return 0.1 + sum(1.4 / (missing + 0.6) for missing, way in look.ruins() if hex in way)


def _trail(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """A trail stands in for a unit on a townsfolk's way home."""
    hex = HEX_OF[parts[1]]
    if s.units[PROTECTORS][hex] or s.trails[hex]:
        return 0.02
    return 0.1 + sum(1.5 / (missing + 0.6) for missing, way in rescue_paths(s) if hex in way)


def _trail_back(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    hex = HEX_OF[parts[1]]
    return -0.3 if any(hex in way for _, way in rescue_paths(s)) else 0.1


def _slay(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """A kill where the enemy is worth most."""
    hex = HEX_OF[parts[1]]
    defender = s.now.fight.defender
    if faction not in VP_FACTIONS:
        return driven_slay(s, faction, hex)
    return look.worth(defender)[0][hex] + 0.1 if defender in VP_FACTIONS else 0.1


def _push(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    if len(parts) > 2:
        return 0.15
    defender, hex = s.now.fight.defender, HEX_OF[parts[1]]
    if faction not in VP_FACTIONS:
        return driven_push(s, faction, hex)
    if defender not in VP_FACTIONS:
        return 0.0
    unit, legend = look.felt(defender)
    return -unit[hex] - legend[hex]


def _stow(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    return 0.3 if len(s.family.slots) < 7 and parts[1] in TOKEN else 0.05


def _card(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    return fair_card(s, parts[1], look) if faction == FAIR_FOLK else 0.35


def _collect(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    return 0.3


def _shift(s: Harrow, faction: int, parts: list[str], look: MapView) -> float:
    """A unit or thing moved by an effect: own ones to good hexes, others away from theirs."""
    if parts[1] == "nest":
        return flit(s, HEX_OF[parts[2]], HEX_OF[parts[3]])
    if parts[1] in TOKEN or faction == FAIR_FOLK:
        return 0.12
    start, end = HEX_OF[parts[2]], HEX_OF[parts[3]]
    if faction == HESTER:
        return carried(s, UNIT.index(parts[1]), start, end, look) if parts[1] in UNIT else 0.12
    if parts[1] == "townsfolk":
        home = s.home[PROTECTORS]
        return 0.4 * (DISTANCE[start][home] - DISTANCE[end][home]) * (1 if faction == PROTECTORS else -1)
    side = {"red": 0, "blue": 1, "purple": 2, "figure": 2}.get(parts[1].split("-")[0], OFF)
    if side == OFF:
        return 0.05
    unit, legend = look.felt(side)
    wish = legend if "legend" in parts[1] or "figure" in parts[1] else unit
    return (wish[end] - wish[start] + 0.02) * (1 if side == faction else -1)


_PLAIN: dict[str, float] = {
    "done": 0.0,
    "skip": 0.0,
    "end": 0.0,
    "act": 0.05,
    "stop": 0.0,
    "pass": 0.0,
    "hit": 1.0,
    "kill": 0.9,
    "douse": 0.8,
    "tile": 0.3,
    "use": 0.5,
    "offer": 0.3,
    "ability": 0.5,
    "gift": 0.45,
    "free-first": 0.2,
    "attack-first": 0.1,
    "return": 0.2,
    "bag": 0.15,
    "take-doll": 0.1,
    "place": 0.2,
    "grid": 0.3,
}
_VERBS: dict[str, Weigh] = {
    "card": _card,
    "break": _break,
    "strike": _strike,
    "row": _row,
    "token": _token,
    "back": _back,
    "objective": _objective,
    "walk": _walk,
    "storm": _storm,
    "trail": _trail,
    "trail-back": _trail_back,
    "slay": _slay,
    "push": _push,
    "board": _stow,
    "collect": _collect,
    "move": _shift,
    "pull": _shift,
    "march": _shift,
    "relocate": _shift,
    **HESTER_VERBS,
    **AUTOMATA_VERBS,
    **FAIR_VERBS,
}


HEURISTICS: Heuristics[Harrow] = Heuristics(
    weigh=weigh,
    value=value,
    depth=16,
    exploration=0.6,
    rollout_bias=0.9,
    milliseconds=250.0,
    stage=stage,
    calibration=CALIBRATION,
)
