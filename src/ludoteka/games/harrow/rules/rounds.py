"""Rounds (section 5): the order of turns, the end of the round, the leader."""

from __future__ import annotations

from ....kernel import Dealer, Rule
from ..events.map import ThingRemoved
from ..events.match import MatchEnded, RoundBegan, RoundEnded
from ..hexes import CENTRE, HEX, OFF
from ..pieces import FACTION, FAIR_FOLK, HESTER, PROTECTORS
from ..state import Harrow, without
from .abilities import SPAWN_OPTION, spawn
from .cards import rival
from .choosing import ask
from .dial import score
from .units import may_enter


# -- The round --------------------------------------------------------------------------------------------------------
def begin_round(s: Harrow, dealer: Dealer) -> None:
    """H-50: objectives first (not in round one, setup has placed them), then turns."""
    dealer.tell(RoundBegan, s.round)
    s.cycle = 0
    s.queue = ()
    if s.chapter >= 3 and s.round > 1:
        s.then(("objective", s.lantern), ("objective", rival(s, s.lantern)), "next_turn")  # H-43
    else:
        s.then("next_turn")


def next_turn(s: Harrow, dealer: Dealer) -> None:
    if not s.queue:
        s.queue = tuple(upcoming(s))
    if not s.queue:
        s.then("end_round")
        return
    faction, *rest = s.queue
    s.queue = tuple(rest)
    if faction == FAIR_FOLK and s.fair_folk.items_found == 3:  # H-298: no more turns after the queen
        s.then("next_turn")
        return
    start_turn(s, faction)
    s.then(("turn", faction), ("turn_over", faction))


def upcoming(s: Harrow) -> list[int]:
    """H-51, H-52, H-291: who acts until the order is looked at again; nobody when the round is over."""
    first, second = s.lantern, rival(s, s.lantern)
    before = [FAIR_FOLK] if FAIR_FOLK in s.factions else []
    if HESTER in s.factions:
        s.cycle += 1
        return [*before, first, *before, second, HESTER] if s.cycle <= 3 else []
    limit = s.kit.number["jars_flipped_per_round"]
    broken = {faction: s.boards[faction].broken.bit_count() for faction in (first, second)}
    if min(broken.values()) >= limit:
        return []
    return [*before, second if broken[second] < broken[first] else first]


def start_turn(s: Harrow, faction: int) -> None:
    s.now.whose = faction
    s.now.jar = OFF
    s.now.acted = s.now.carded = s.now.tiled = s.now.tremors = s.fair_folk.nested = s.fair_folk.laid = (
        s.now.striking
    ) = False
    s.now.free_moves = s.now.reach = 0


def turn_over(s: Harrow, dealer: Dealer, faction: int) -> None:
    """The next player; Catch Your Breath ends when all others had a turn."""
    if faction in s.fair_folk.calm:
        s.fair_folk.calm = without(s.fair_folk.calm, faction)
    s.now.whose = OFF
    if s.winner == OFF:
        s.then("next_turn")


def end_round(s: Harrow, dealer: Dealer) -> Rule[None]:
    """H-57."""
    yield from answer_taunts(s, dealer)  # (1)
    brambles(s, dealer)  # (2)
    dealer.tell(RoundEnded, s.round)
    if decided(s):  # (3)
        winner = leader(s) if top(s) >= s.kit.number["vp_to_trigger_end"] else FAIR_FOLK
        s.winner = winner
        dealer.tell(MatchEnded, FACTION[winner])
        return
    s.lantern = rival(s, s.lantern)  # (4)
    for faction in s.rivals:  # (5)
        s.boards[faction].broken = 0
        s.boards[faction].attacked = False
    s.round += 1
    s.then(*["fresh_tiles"] * (s.chapter >= 3), "begin_round")


def answer_taunts(s: Harrow, dealer: Dealer) -> Rule[None]:
    """H-166: a haint on every hex with a taunt; with too few haints their owner says where."""
    places = [hex for hex in sorted(s.taunts) if may_enter(s, PROTECTORS, hex)]
    for hex in s.taunts:
        s.stock.taunts += 1
        s.traps -= 1
        dealer.tell(ThingRemoved, "taunt", HEX[hex])
    s.taunts = []
    while places and s.stock.haints[PROTECTORS]:
        hex = places[0]
        if len(places) > s.stock.haints[PROTECTORS]:
            chosen = yield from ask(s, PROTECTORS, "spawn", [SPAWN_OPTION[hex] for hex in places], rule="H-166")
            hex = chosen[1]
        places.remove(hex)
        spawn(s, dealer, PROTECTORS, hex)


def brambles(s: Harrow, dealer: Dealer) -> None:
    """H-133: a point for a unit in the brambles."""
    for faction in s.rivals:
        if s.units[faction][CENTRE]:
            score(s, dealer, faction, s.kit.number["brambles_vp"], "brambles")


def top(s: Harrow) -> int:
    return max(s.boards[faction].vp for faction in s.rivals)


def decided(s: Harrow) -> bool:
    return top(s) >= s.kit.number["vp_to_trigger_end"] or s.fair_folk.items_found == 3  # H-134, H-318


def leader(s: Harrow) -> int:
    """H-134: the most points; a tie goes to the lantern."""
    return max(s.rivals, key=lambda faction: (s.boards[faction].vp, faction == s.lantern))
