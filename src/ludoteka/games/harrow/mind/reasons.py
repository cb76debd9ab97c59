"""Reasons for an option that the coach gives, from public information only."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ....kernel import Ask, Option, Why
from ..hexes import CENTRE
from ..pieces import (
    ATTACK,
    FAMILY,
    HESTER,
    JAR,
    KAMMI,
    LEGEND,
    LEGEND_JAR,
    PROTECTORS,
    TOKEN,
    UNIT,
    VP_FACTIONS,
    WILD,
)
from ..rules.abilities import BIRTH, CUBE, MOVE
from ..rules.attack import price_at, targets
from ..rules.cards import board, value_of
from ..rules.tree import hit_odds, odds_of
from ..state import Harrow
from . import reasons_fair_folk as fair_folk
from . import reasons_hester as hester
from . import reasons_map as on_map
from .heuristics import weigh

LEAST = 0.2  # an attack with less speaks for nothing
Reasons = Callable[[Harrow, int, list[str]], Iterable[Why]]
_ACTS = {"advance", "spawn", "strengthen"}
_RESTS = {"done", "skip", "end", "stop", "pass", "act"}


def reasons(s: Harrow, ask: Ask[Any], option: Option[Any]) -> list[Why]:
    """The reasons for this option, most important first."""
    faction = s.factions[ask.seat]
    parts = option.key.split("/")
    if parts[0] in _RESTS:
        return list(_resting(s, ask, option))
    if faction in VP_FACTIONS and type(option.value) is tuple and option.value and ask.prompt != "attack":
        act = option.value[1] if option.value[0] == "walk" else option.value
        if type(act) is tuple and act and act[0] in (MOVE, BIRTH, CUBE) and parts[0] in _ACTS:
            free = [Why("hint-free-step")] if act is not option.value else []
            return [*on_map.acting(s, faction, act), *free]
    if ask.prompt == "attack":
        return list(_attacking(s, faction, option.value)) if option.value and faction in VP_FACTIONS else []
    if ask.prompt == "legend" and parts[0] in ("ability", "gift"):
        return list(_legend(s, faction, ask, parts[0]))
    if ask.prompt == "spawn" and faction not in VP_FACTIONS:
        return list(hester.nursery(s, faction, parts))
    rule = _VERBS.get(parts[0])
    return list(rule(s, faction, parts)) if rule else []


def _resting(s: Harrow, ask: Ask[Any], option: Option[Any]) -> Iterable[Why]:
    """The reason for an option that weighs more than all others."""
    weights = weigh(s, ask)
    mine = weights[ask.options.index(option)]
    if all(weight < mine for other, weight in zip(ask.options, weights, strict=True) if other.key != option.key):
        yield Why("hint-rest")


# -- Jars and attacks --------------------------------------------------------------------------------------------------
def _break(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    if faction not in VP_FACTIONS:
        return
    jar = JAR.index(parts[1])
    if jar == WILD:
        yield Why("hint-wild", {"n": s.boards[faction].wild + bool(s.stock.wild)})
    elif jar == ATTACK:
        yield from _strike(s, faction, parts)
    elif jar == LEGEND_JAR:
        yield Why("hint-scrolls", {"n": s.boards[faction].scrolls + 1})
    elif faction == PROTECTORS:
        yield Why(
            "hint-rows",
            {token: value_of(s, faction, TOKEN.index(token)) for token in ("advance", "spawn", "strengthen")},
        )
    elif faction == FAMILY:
        drawn, back = _draw(s, len(s.family.slots))
        yield Why("hint-draw", {"n": drawn, "kept": drawn - back})
    else:
        yield Why("hint-grid")
    if s.tiles.open[jar]:
        yield Why("hint-tiles", {"n": len(s.tiles.open[jar])})


def _strike(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """The best attack there is now."""
    best = max((_hit(s, faction, target) for target in targets(s, faction) if _plain(s, faction, target)), default=0.0)
    if best > LEAST:
        yield Why("hint-best-hit", {"n": _percent(best)})


def _attacking(s: Harrow, faction: int, target: tuple[int, int, int]) -> Iterable[Why]:
    _, end, defender = target
    if defender == HESTER:
        return
    if _plain(s, faction, target):
        yield Why("hint-hit", {"n": _percent(_hit(s, faction, target))})
    if end == CENTRE:
        yield Why("hint-in-brambles", {"n": s.units[defender][end]})
    yield from _kill(s, faction, [])


def _hit(s: Harrow, faction: int, target: tuple[int, int, int]) -> float:
    """The chance of a hit: cubes before the tree once the attack is announced (H-97, H-98), and those in it."""
    start, end, defender = target
    mine, theirs = s.units[faction][start], s.units[defender][end]
    fresh = {faction: int(mine > theirs), defender: int(theirs > mine)}
    fresh = {side: min(more, s.supply[side]) for side, more in fresh.items()}
    if PROTECTORS in fresh:
        fresh[PROTECTORS] += s.shelter[end]  # Emmy's cubes come when the hex is attacked
    falls = {side: odds_of(s, (side,), more) for side, more in fresh.items()}
    if FAMILY in falls:
        falls[FAMILY] = (0.0,) * s.family.odessa + falls[FAMILY]  # they come back after the tree
    return hit_odds(falls[faction], falls[defender], price_at(s, end))


def _plain(s: Harrow, faction: int, target: tuple[int, int, int]) -> bool:
    """An attack that no wrath and no waiting upgrade changes, and not one on Hester: such are not counted here."""
    return target[2] != HESTER and s.wrath != target[0] and not (faction == FAMILY and s.family.waiting)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _kill(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """The gain of a kill: a point, or one more haint on the dial."""
    if faction not in VP_FACTIONS:
        return
    if parts and parts[0] == "hit" and UNIT.index(parts[1]) >= LEGEND:
        yield Why("hint-pushes")
        return
    board = s.boards[faction]
    if s.chapter < 3:
        yield Why("hint-kill", {"vp": board.vp + 1, "all": s.kit.number["vp_to_trigger_end"]})
    elif sum(board.plate) + 1 >= board.dial:
        yield Why("hint-dial-full", {"n": board.dial})
    else:
        yield Why("hint-dial", {"n": sum(board.plate) + 1, "all": board.dial})


def _row(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    yield Why("hint-row", {"n": value_of(s, faction, TOKEN.index(parts[1]))})


def _legend(s: Harrow, faction: int, ask: Ask[Any], part: str) -> Iterable[Why]:
    """Ability and gift: the one does not cost the other."""
    if part == "ability":
        yield Why("hint-scrolls", {"n": s.boards[faction].scrolls + 1})
    if {"ability", "gift"} <= set(ask.keys):
        yield Why("hint-both")


# -- Tokens and tiles --------------------------------------------------------------------------------------------------
def _draw(s: Harrow, filled: int) -> tuple[int, int]:
    """How many tokens the Family draws with so many places of its board filled, and how many it gives back (H-58)."""
    drawn, back = s.kit.draw[board(s, FAMILY)], s.kit.give_back[board(s, FAMILY)]
    place = min(filled, len(drawn) - 1)
    return drawn[place], back[place]


def _stow(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    """Tokens on the board let one draw more, and cards with them."""
    filled = len(s.family.slots) + 1
    (was, gave), (drawn, back) = _draw(s, filled - 1), _draw(s, filled)
    if filled + 1 in s.kit.draw_cards[board(s, faction)]:
        yield Why("hint-slot-card")
    if drawn - back > was - gave:
        yield Why("hint-draw-then", {"n": drawn, "kept": drawn - back})
    else:
        yield Why("hint-slots", {"n": filled})


def _to_bag(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    yield Why("hint-bag", {"n": sum(s.family.bag) + len(s.family.front)})


def _back(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    number = s.family.drawn.count(TOKEN.index(parts[1])) if parts[1] in TOKEN else 0
    if number > 1:
        yield Why("hint-several", {"n": number})


def _token(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    if faction == KAMMI and parts[1] in TOKEN:
        yield Why("hint-row", {"n": value_of(s, faction, TOKEN.index(parts[1]))})


def _tile(s: Harrow, faction: int, parts: list[str]) -> Iterable[Why]:
    yield Why("hint-tile")


_VERBS: dict[str, Reasons] = {
    "storm": on_map.storm,
    "trail": on_map.trail,
    "walk": on_map.walk,
    "objective": on_map.objective,
    "move": on_map.shift,
    "pull": on_map.shift,
    "march": on_map.shift,
    "relocate": on_map.shift,
    "push": on_map.push,
    "break": _break,
    "strike": _strike,
    "slay": _kill,
    "kill": _kill,
    "hit": _kill,
    "row": _row,
    "board": _stow,
    "bag": _to_bag,
    "back": _back,
    "token": _token,
    "tile": _tile,
    "root": hester.root,
    "extra-root": hester.root,
    "tree": hester.tree,
    "stir": hester.stir,
    "devour": hester.devour,
    "infect": hester.infect,
    "summon": hester.summon,
    "lead": hester.lead,
    "activate": hester.activate,
    "herd": hester.herd,
    "guess": fair_folk.guess,
    "arrow": fair_folk.arrow,
    "nest": fair_folk.nest,
    "quest": fair_folk.quest,
    "search": fair_folk.search,
}
