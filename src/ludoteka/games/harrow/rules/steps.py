"""All steps of Harrow County by name, and how a match ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel import Dealer, Outcome, Rule, Seat
from .. import setup
from ..hexes import OFF
from ..pieces import FAIR_FOLK, HESTER, VP_FACTIONS
from ..sides import protectors
from ..sides.automata import duel, solo, walking
from ..sides.automata import turn as automata
from ..sides.fair_folk import offers
from ..sides.fair_folk import turn as fair_folk
from ..sides.family import tokens as family
from ..sides.hester import feast
from ..sides.hester import turn as hester
from ..sides.hester.fire import squares_full
from ..sides.kammi import turn as kammi
from ..state import Harrow
from . import attack, cleanup, jars, rounds, tiles, tracks, turns


def turn(s: Harrow, dealer: Dealer, faction: int) -> Rule[None] | None:
    """A turn of anybody."""
    if faction == FAIR_FOLK:
        return fair_folk.fair_turn(s, dealer, faction)
    if faction == HESTER:
        hester.begin_turn(s)
        return None
    return turns.turn(s, dealer, faction)


STEPS: dict[str, Callable[..., Any]] = {
    # setup
    "lay_map": setup.lay_map,
    "choose_hero": setup.choose_hero,
    "choose_track": setup.choose_track,
    "deal": setup.deal,
    "first_tiles": setup.first_tiles,
    "first_objectives": setup.first_objectives,
    "objective": setup.objective,
    # rounds and turns
    "begin_round": rounds.begin_round,
    "next_turn": rounds.next_turn,
    "turn": turn,
    "turn_over": rounds.turn_over,
    "end_round": rounds.end_round,
    "fresh_tiles": tiles.fresh_tiles,
    "acted": turns.acted,
    "use_tile": turns.use_tile,
    "play_card": turns.play_card,
    "use_offer": turns.use_offer,
    # jars
    "abilities_jar": jars.abilities_jar,
    "spend": jars.spend,
    "wild_jar": jars.wild_jar,
    "attack_jar": jars.attack_jar,
    "free_action": jars.free_action,
    "stroll": jars.stroll,
    "follow_up": jars.follow_up,
    "legend_jar": tracks.legend_jar,
    "use_ability": tracks.use_ability,
    "use_gift": tracks.use_gift,
    "family_jar": family.family_jar,
    "lay_waiting": family.lay_waiting,
    "family_tokens": family.family_tokens,
    "use_upgrade": family.use_upgrade,
    "wrath_back": protectors.wrath_back,
    # attacks
    "shake": attack.shake_step,
    "compare": attack.compare,
    "strike": attack.strike,
    "push_legend": attack.push_legend,
    "slay_anywhere": attack.slay_anywhere,
    "figure_hit": attack.figure_hit,
    "clash": attack.clash,
    "douse": attack.douse,
    # clean-up
    "clean_up": cleanup.clean_up,
    "keep_six": cleanup.keep_six,
    "rescue": cleanup.rescue,
    "stow": family.stow,
    "family_goal": cleanup.family_goal,
    "kammi_goal": cleanup.kammi_goal,
    **kammi.STEPS,
    **hester.STEPS,
    **feast.STEPS,
    **solo.STEPS,
    **duel.STEPS,
    **automata.STEPS,
    **walking.STEPS,
    **fair_folk.STEPS,
    **offers.STEPS,
}


def outcome(s: Harrow) -> Outcome:
    """H-134, H-247, H-272, H-318, H-334."""
    scores = tuple(float(_score(s, faction)) for faction in s.factions)
    winners = tuple(Seat(i) for i, faction in enumerate(s.factions) if faction == s.winner)
    if s.mode == "solo":
        return Outcome(scores, winners, "feast" if winners else "lost")
    if s.mode == "duel":
        return _duel_outcome(s, scores, winners)
    queen = FAIR_FOLK in s.factions and s.fair_folk.items_found == 3
    if s.winner == HESTER:
        return (
            Outcome(scores, _with_fair_folk(s, winners), "queen-and-feast")
            if queen
            else Outcome(scores, winners, "feast")
        )
    if queen:
        both = _with_fair_folk(s, winners)
        return Outcome(scores, both, "queen-and-points" if len(both) > 1 else "queen")
    top = sorted((s.boards[faction].vp for faction in s.rivals), reverse=True)
    return Outcome(scores, winners, "lantern" if top[0] == top[1] else "points")


def _with_fair_folk(s: Harrow, winners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """H-318: whoever finds the queen has won, whoever else wins in the same round."""
    return tuple(sorted({*winners, Seat(s.factions.index(FAIR_FOLK))}))


def _duel_outcome(s: Harrow, scores: tuple[float, ...], winners: tuple[Seat, ...]) -> Outcome:
    if s.winner == OFF:
        return Outcome(scores, (), "nobody")
    if s.winner == HESTER and s.fair_folk.items_found == 3:  # H-333: both have reached what they wanted
        return Outcome(scores, _with_fair_folk(s, winners), "queen-and-feast")
    if s.winner == HESTER:
        return Outcome(scores, winners, "feast" if squares_full(s) == 6 else "minor")
    return Outcome(scores, winners, "queen" if s.fair_folk.items_found == 3 else "minor")


def _score(s: Harrow, faction: int) -> int:
    if faction in VP_FACTIONS:
        return s.boards[faction].vp
    return squares_full(s) if faction == HESTER else s.fair_folk.items_found
