"""Kills, the haint dial, victory points (H-103, H-140) and objectives brought home (H-135)."""

from __future__ import annotations

from ....kernel import Dealer
from ..events.fight import HaintKilled
from ..events.match import PointsScored, SpoonTurned
from ..hexes import HEX
from ..pieces import FACTION, FAIR_FOLK, INFECTED, KIND_FACTION, PROTECTORS, SILVER, UNIT
from ..state import Harrow, raised
from .abilities import strengthen
from .units import put_folk, take


def score(s: Harrow, dealer: Dealer, faction: int, number: int, reason: str) -> None:
    s.boards[faction].vp += number
    dealer.tell(PointsScored, FACTION[faction], number, reason)


def slay(s: Harrow, dealer: Dealer, killer: int, kind: int, hex: int) -> None:
    """A haint is killed (H-103): a snake in it and a nail under it go home."""
    take(s, kind, hex)
    dealer.tell(HaintKilled, FACTION[killer], UNIT[kind], HEX[hex])
    count_kill(s, dealer, killer, KIND_FACTION[kind])
    sword(s, dealer)


def sword(s: Harrow, dealer: Dealer) -> None:
    """H-298: with the sword, the Fair Folk gain a search cube for each haint killed or infected."""
    if s.fair_folk.items_found and FAIR_FOLK in s.factions:
        strengthen(s, dealer, SILVER)


def count_kill(s: Harrow, dealer: Dealer, killer: int, victim: int) -> None:
    """Chapters 1 and 2: a point. Later: onto the plate (H-140); a victim of 3 is a kill without a haint (A-15)."""
    if s.chapter < 3:
        if victim < 3:
            s.stock.haints[victim] += 1
        score(s, dealer, killer, 1, "kill")
        return
    s.boards[killer].plate = raised(s.boards[killer].plate, victim)
    check_plate(s, dealer, killer)


def check_plate(s: Harrow, dealer: Dealer, faction: int) -> None:
    plate = s.boards[faction].plate
    if sum(plate) >= s.boards[faction].dial:
        for victim in range(3):
            s.stock.haints[victim] += plate[victim]
        s.boards[faction].plate = (0, 0, 0, 0)
        s.boards[faction].dial = min(3, s.boards[faction].dial + 1)
        score(s, dealer, faction, 1, "dial")


def spoon_back(s: Harrow, dealer: Dealer, faction: int) -> None:
    """The spoon goes back by one; that may score at once (H-146)."""
    if s.boards[faction].dial > 1:
        set_spoon(s, dealer, faction, s.boards[faction].dial - 1)


def set_spoon(s: Harrow, dealer: Dealer, faction: int, number: int) -> None:
    s.boards[faction].dial = number
    dealer.tell(SpoonTurned, FACTION[faction], number)
    if sum(s.boards[faction].plate):
        check_plate(s, dealer, faction)


def victim_kind(s: Harrow, faction: int, hex: int) -> int:
    """Which haint of a faction dies here: an uninfected one first (A-12); -1 if none is there."""
    if s.haints[faction][hex]:
        return faction
    return INFECTED[faction] if s.sick[faction][hex] else -1


def bring_folk(s: Harrow, dealer: Dealer, hex: int) -> None:
    """A townsfolk has come to this hex; on the Protectors' home it is rescued at once (H-131, H-135)."""
    if PROTECTORS in s.rivals and hex == s.home[PROTECTORS] and not s.flames[hex] and s.mode not in ("solo", "duel"):
        s.folk_out += 1
        score(s, dealer, PROTECTORS, s.kit.number["objective_vp"], "rescue")
    else:
        put_folk(s, hex, 1)
