"""Hester alone against two automata (section 14): setting up, and the round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....kernel import Dealer, Option, Rule
from ...events.match import MatchEnded
from ...hexes import OFF
from ...pieces import FAIR_FOLK, FAMILY, HESTER, LAND_COLOURS, PROTECTORS, SOLO_DECKS, VP_FACTIONS
from ...rules.abilities import strengthen
from ...rules.cards import draw_card
from ...rules.choosing import ask
from ...rules.rounds import brambles, start_turn
from ...setup import lay_units
from ...state import Harrow

_SIZES = [[Option(f"{ref}/{n}", n) for n in range(17)] for ref in SOLO_DECKS]


# -- Setup (H-260, H-330) ---------------------------------------------------------------------------------------------
def solo_setup(s: Harrow, dealer: Dealer) -> Rule[None]:
    """Decks as the level says, starting cubes, units at home."""
    for faction in s.rivals:
        s.boards[faction].hero = s.kit.heroes[faction][0]
    s.automata.decks = [list(s.kit.cards[faction]) for faction in VP_FACTIONS]
    for deck in s.automata.decks:
        dealer.shuffle(deck)
    lay_units(s)
    starting_cubes(s, dealer)
    if s.mode == "solo":
        yield from choose_sizes(s)
    for faction in s.factions:
        s.decks[faction] = list(s.kit.cards[faction])
        dealer.shuffle(s.decks[faction])
        for _ in range(4 if faction == HESTER else 3):
            draw_card(s, dealer, faction)
    if s.mode == "solo":
        s.then("solo_round")
    else:
        s.lantern = HESTER
        s.then(
            "fair_setup", ("place_objective", PROTECTORS, HESTER), ("place_objective", FAMILY, FAIR_FOLK), "duel_round"
        )


def starting_cubes(s: Harrow, dealer: Dealer) -> None:
    kind = s.kit.levels[s.automata.level - 1][1]
    colours = list(LAND_COLOURS) if kind != "none" else []
    if kind == "two_random_different":
        dealer.shuffle(colours)
        colours = colours[:2]
    for colour in colours:
        strengthen(s, dealer, colour)


def choose_sizes(s: Harrow) -> Rule[None]:
    """The player says how many cards of each deck; they are taken from the top, unseen."""
    left = s.kit.levels[s.automata.level - 1][0]
    sizes = [len(deck) for deck in s.automata.decks]
    for i in range(2):
        rest = sum(sizes[i + 1 :])
        fit = range(max(0, left - rest), min(sizes[i], left) + 1)
        number = yield from ask(
            s, HESTER, "deck-size", [_SIZES[i][n] for n in fit], rule="H-260", deck=f"deck-{SOLO_DECKS[i]}", left=left
        )
        sizes[i] = number
        left -= number
    sizes[2] = left
    for deck, size in zip(s.automata.decks, sizes, strict=True):
        s.automata.out += tuple(deck[: len(deck) - size])
        del deck[: len(deck) - size]


# -- A solo round -----------------------------------------------------------------------------------------------------
def solo_round(s: Harrow, dealer: Dealer) -> None:
    """H-261 … H-271: objectives, an automaton, Hester, the brambles."""
    s.automata.goal = (OFF, OFF)
    start_turn(s, HESTER)
    s.then(
        ("place_objective", PROTECTORS, HESTER),
        ("place_objective", FAMILY, HESTER),
        ("activate", HESTER, 1),
        "hester_solo",
        "solo_end",
    )


def hester_solo(s: Harrow, dealer: Dealer) -> None:
    if not s.automata.lost:
        s.then(("turn", HESTER))


def solo_end(s: Harrow, dealer: Dealer) -> None:
    """H-271 F, H-272."""
    if not s.automata.lost:
        brambles(s, dealer)
    s.round += 1
    if s.automata.lost or max(s.boards[faction].vp for faction in s.rivals) >= s.kit.number["vp_to_trigger_end"]:
        s.automata.lost = True
        dealer.tell(MatchEnded, "automata")
    else:
        s.then("solo_round")


STEPS: dict[str, Callable[..., Any]] = {
    "solo_setup": solo_setup,
    "solo_round": solo_round,
    "solo_end": solo_end,
    "hester_solo": hester_solo,
}
