"""What a broken jar lets a VP player do (H-56, H-78, H-95)."""

from __future__ import annotations

from ....kernel import Dealer, Option, Rule
from ..effects.resolving import gain_wild
from ..hexes import OFF
from ..pieces import ADVANCE, FAMILY, PROTECTORS, SPAWN, STRENGTHEN, TOKEN
from ..state import Harrow
from .abilities import act, strengthen, walk, walk_options
from .attack import attack
from .cards import value_of
from .choosing import ask
from .turns import ACT

_ROW = [Option(f"row/{TOKEN[kind]}", kind) for kind in (ADVANCE, SPAWN, STRENGTHEN)]
_NO_ROW: Option[int] = Option("skip", OFF)
_FREE = [Option("free-first", 0), Option("attack-first", 1)]


# -- The jars ---------------------------------------------------------------------------------------------------------
def abilities_jar(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-56: each faction has its own way."""
    if faction != PROTECTORS:
        s.then(("family_jar" if faction == FAMILY else "kammi_jar", faction))
        return
    kind = yield from ask(s, faction, "row", [*_ROW, _NO_ROW], rule="H-56")
    if kind == STRENGTHEN:
        strengthen(s, dealer, faction, value_of(s, faction, kind))
    elif kind != OFF:
        s.then(("spend", faction, value_of(s, faction, kind), kind))


def spend(s: Harrow, dealer: Dealer, faction: int, points: int, kind: int) -> Rule[None]:
    yield from act(s, dealer, faction, points, frozenset((kind,)), rule="H-56")


def wild_jar(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-78."""
    gain_wild(s, dealer, faction)
    yield from act(s, dealer, faction, s.boards[faction].wild, rule="H-78")


def attack_jar(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-95: an attack, and one free action before or after it."""
    first = yield from ask(s, faction, "free-action", _FREE, rule="H-95")
    if first == 0:
        s.then(("free_action", faction), ("stroll", faction), ("follow_up", faction))
    else:
        s.then(("follow_up", faction), ("free_action", faction))


def free_action(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    yield from act(s, dealer, faction, 1, rule="H-95")


def stroll(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """Free moves between the free action and the attack (H-54)."""
    walks = walk_options(s, faction)
    if walks:
        choice = yield from ask(s, faction, "around", [ACT, *walks], rule="H-53")
        if choice[0] == "walk":
            walk(s, dealer, faction, choice[1])
            s.then(("stroll", faction))


def follow_up(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """An attack without a free action (H-111)."""
    yield from attack(s, dealer, faction)
