"""Dolls that go along with units (H-190), and goals the automata reach (H-268)."""

from __future__ import annotations

from ....kernel import Dealer, Option, Rule
from ..hexes import HEX
from ..pieces import FAMILY, FIGURES, HESTER_UNIT, KIND_FACTION, PROTECTORS
from ..state import Harrow
from .abilities import move_doll
from .choosing import ask
from .dial import score
from .units import put_building, put_folk

_DOLL = [Option("take-doll", True), Option("leave-doll", False)]


def carry(s: Harrow, dealer: Dealer, kind: int, start: int, end: int, decider: int = -1) -> Rule[None]:
    """Ask the owner of a unit that has moved (or Hester, for her moves) whether the doll goes along."""
    if start not in s.kammi.dolls or end in s.kammi.dolls or s.flames[end]:
        return
    if (
        s.kammi.doll_open
        and s.kammi.unmasked
        and s.kammi.dolls[s.kammi.real] == start
        and kind in FIGURES
        and kind != s.kammi.goblin
    ):
        return  # H-192: the Kammi token does not carry the real doll
    faction = KIND_FACTION[kind] if decider < 0 else decider
    along = yield from ask(s, faction, "doll", _DOLL, rule="H-190", start=HEX[start], end=HEX[end])
    if along:
        move_doll(s, dealer, start, end)


def claim_goal(s: Harrow, dealer: Dealer, kind: int, hex: int) -> None:
    """An automaton's unit on its objective takes it at once (H-268); in the duel a new one comes at once (H-331)."""
    if s.mode not in ("solo", "duel") or kind == HESTER_UNIT:
        return
    faction = KIND_FACTION[kind]
    if faction == PROTECTORS and s.folk[hex]:
        s.folk_out += 1
        s.automata.goal = (hex, s.automata.goal[FAMILY])
        put_folk(s, hex, -1)
        score(s, dealer, PROTECTORS, s.kit.number["objective_vp"], "rescue")
    elif faction == FAMILY and s.buildings[hex]:
        s.ruins += 1
        s.automata.goal = (s.automata.goal[PROTECTORS], hex)
        put_building(s, hex, -1)
        score(s, dealer, FAMILY, s.kit.number["objective_vp"], "ruin")
    else:
        return
    if s.mode == "duel":
        s.then("replace")
