"""Hester against the Fair Folk: turn tokens and the end (H-330 … H-334)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....kernel import Dealer
from ...events.match import MatchEnded, TurnTokenDrawn
from ...hexes import OFF
from ...pieces import FACTION, FAIR_FOLK, HESTER
from ...rules.rounds import brambles, start_turn
from ...state import Harrow, without
from ..hester.fire import squares_full


# -- Fair Folk against Hester (H-330 … H-334) -------------------------------------------------------------------------
def duel_round(s: Harrow, dealer: Dealer) -> None:
    """Turn tokens are drawn until none is left; then the brambles, and all return."""
    if over(s):
        finish(s, dealer)
    elif s.automata.coins or s.cycle == 0:
        if s.cycle == 0:
            s.automata.coins = (FAIR_FOLK, FAIR_FOLK, HESTER, OFF)
            s.cycle = 1
        s.then("draw_coin", "duel_round")
    else:
        s.cycle = 0
        s.round += 1
        brambles(s, dealer)
        if s.fair_folk.items_found == 3:
            s.winner = FAIR_FOLK
            dealer.tell(MatchEnded, FACTION[FAIR_FOLK])
        else:
            s.then("duel_round")


def draw_coin(s: Harrow, dealer: Dealer) -> None:
    token = s.automata.coins[dealer.below(len(s.automata.coins))]
    s.automata.coins = without(s.automata.coins, token)
    dealer.reveal(TurnTokenDrawn, FACTION[token] if token != OFF else "coin")
    s.automata.goal = (OFF, OFF)
    if token == OFF:
        driver = HESTER if s.fair_folk.items_found == 3 else (HESTER, FAIR_FOLK)[dealer.below(2)]
        start_turn(s, driver)
        s.then(("activate", driver, 1), "pause")
    elif token == HESTER or s.fair_folk.items_found < 3:
        start_turn(s, token)
        s.then(("turn", token), ("rest", token))


def rest(s: Harrow, dealer: Dealer, faction: int) -> None:
    """The end of a turn in the duel."""
    if faction in s.fair_folk.calm:
        s.fair_folk.calm = without(s.fair_folk.calm, faction)
    pause(s, dealer)


def pause(s: Harrow, dealer: Dealer) -> None:
    """After the coin: whoever drove an automaton has not had a turn, so Catch Your Breath goes on (H-330)."""
    s.now.whose = OFF


def over(s: Harrow) -> bool:
    full = squares_full(s) == 6
    return (
        full
        or s.automata.lost
        or max(s.boards[faction].vp for faction in s.rivals) >= s.kit.number["vp_to_trigger_end"]
    )


def finish(s: Harrow, dealer: Dealer) -> None:
    """H-333, H-334: Hester with six squares, else a minor victory by what was found."""
    squares = squares_full(s)
    needed = (2, 3, 5, 6)[s.fair_folk.items_found]
    if squares == 6 or squares >= needed:
        s.winner = HESTER
    elif s.fair_folk.items_found:
        s.winner = FAIR_FOLK
    dealer.tell(MatchEnded, FACTION[s.winner] if s.winner != OFF else "nobody")


STEPS: dict[str, Callable[..., Any]] = {"duel_round": duel_round, "draw_coin": draw_coin, "rest": rest, "pause": pause}
