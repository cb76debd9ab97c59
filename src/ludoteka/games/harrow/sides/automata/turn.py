"""What an automaton does when a card is turned (H-261 … H-269, H-331)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....kernel import Dealer, Option, Rule
from ...events.map import ObjectivePlaced
from ...events.match import AutomatonActivated, SoloCardTurned
from ...hexes import CENTRE, HEX, HEXES, OFF
from ...pieces import (
    ADVANCE,
    FACTION,
    FAMILY,
    HESTER,
    HESTER_UNIT,
    LAND_COLOURS,
    PROTECTORS,
    SOLO_DECKS,
    SOLO_FIELDS,
    Card,
)
from ...rules.abilities import act, spawn, strengthen
from ...rules.attack import ATTACK_OPTION, Target, begin, pay, targets
from ...rules.carrying import claim_goal
from ...rules.choosing import ask
from ...rules.cleanup import keep_six
from ...rules.units import has_units, may_enter, put_building, put_folk
from ...state import Fight, Harrow

_DECK = [Option(f"deck/{ref}", i) for i, ref in enumerate(SOLO_DECKS)]
_PLACE = [Option(f"objective/{HEX[hex]}", hex) for hex in HEXES]
_BIRTH = [Option(f"spawn/{HEX[hex]}", hex) for hex in HEXES]
_START = [Option(f"start/{ref}", i) for i, ref in enumerate(SOLO_FIELDS)]
_ACTIVATE = [Option(f"activate/{FACTION[faction]}", faction) for faction in (PROTECTORS, FAMILY)]
_REDRAW: Option[int] = Option("redraw", OFF)


# -- Turning cards (H-261, H-262) -------------------------------------------------------------------------------------
def turn_card(s: Harrow, dealer: Dealer, driver: int) -> Rule[Card | None]:
    """A card from a deck of choice lies open; None and the game is lost if there is none."""
    decks = [i for i in range(3) if s.automata.decks[i]]
    if s.automata.card is not None:
        s.automata.discard += (s.automata.card,)
        s.automata.card = None
    if not decks:
        s.automata.lost = True
        return None
    deck = decks[0]
    if len(decks) > 1:
        deck = yield from ask(s, driver, "deck", [_DECK[i] for i in decks], rule="H-261")
    card = s.automata.decks[deck].pop()
    s.automata.card = card
    dealer.reveal(SoloCardTurned, card.ref)
    return card


def lose_cubes(s: Harrow, dealer: Dealer) -> None:
    """Faceless Portraits cost Hester all her cubes (H-261, H-263)."""
    for colour in LAND_COLOURS:
        if s.ground[colour]:
            pay(s, dealer, colour, s.ground[colour])


def place_objective(s: Harrow, dealer: Dealer, faction: int, driver: int) -> Rule[None]:
    """H-261: a townsfolk or a building, where there is none."""
    here, other = (s.folk, s.buildings) if faction == PROTECTORS else (s.buildings, s.folk)
    if any(here) or s.automata.lost:
        return
    places: list[int] = []
    while not places:
        card = yield from turn_card(s, dealer, driver)
        if card is None:
            return
        if card.solo.joker:
            lose_cubes(s, dealer)
        allowed = HEXES if card.solo.joker else card.solo.hexes
        places = [hex for hex in allowed if hex != CENTRE and not (has_units(s, hex) or s.flames[hex] or other[hex])]
    hex = places[0]
    thing = "townsfolk" if faction == PROTECTORS else "building"
    if len(places) > 1:
        hex = yield from ask(s, driver, "objective", [_PLACE[hex] for hex in places], rule="H-261", objective=thing)
    (put_folk if faction == PROTECTORS else put_building)(s, hex, 1)
    dealer.tell(ObjectivePlaced, FACTION[driver], thing, HEX[hex])


def activate(s: Harrow, dealer: Dealer, driver: int, redraws: int) -> Rule[None]:
    """H-262: turn a card, once another instead of it, and say which faction it moves."""
    if s.automata.lost:
        return
    card = yield from turn_card(s, dealer, driver)
    if card is None:
        return
    options: list[Option[int]] = [*_ACTIVATE]
    if redraws and any(s.automata.decks):
        options.append(_REDRAW)
    faction = yield from ask(s, driver, "activate", options, rule="H-262", card=card.ref)
    if faction == OFF:
        s.then(("activate", driver, redraws - 1))
        return
    start = card.solo.start
    if card.solo.joker:
        lose_cubes(s, dealer)
        start = yield from ask(s, driver, "start", _START, rule="H-263")
    s.who[PROTECTORS] = s.who[FAMILY] = s.who[driver]
    lit = [(start + i) % 3 for i in range(s.hester.action_flames)]  # H-263
    s.automata.flames = tuple(map(lit.count, range(3)))
    dealer.tell(AutomatonActivated, FACTION[faction], card.ref)
    symbol = card.solo.hester
    fields = [_FIELDS[(start + i) % 3] for i in range(3)]
    steps: list[tuple[Any, ...]] = [(field, faction, driver, *[card] * (field == "field_spawn")) for field in fields]
    s.then(*steps, ("automaton_attack", faction, symbol), ("automaton_over", faction))


def field_cube(s: Harrow, dealer: Dealer, faction: int, driver: int) -> None:
    strengthen(s, dealer, faction, 1 + s.automata.flames[0])  # H-264


def field_spawn(s: Harrow, dealer: Dealer, faction: int, driver: int, card: Card) -> Rule[None]:
    """H-265: haints on one of the hexes of the card; if neither will do, another card says where."""
    here: Card | None = card
    while here is not None and s.stock.haints[faction]:
        allowed = HEXES if here.solo.joker else here.solo.hexes
        places = [hex for hex in allowed if may_spawn(s, faction, hex)]
        if places:
            hex = places[0]
            if len(places) > 1:
                hex = yield from ask(s, driver, "spawn", [_BIRTH[hex] for hex in places], rule="H-265")
            for _ in range(1 + s.automata.flames[1]):
                if s.stock.haints[faction] and may_enter(s, faction, hex):
                    spawn(s, dealer, faction, hex)
            claim_goal(s, dealer, faction, hex)
            return
        here = yield from turn_card(s, dealer, driver)
        if here is not None and here.solo.joker:
            lose_cubes(s, dealer)


def may_spawn(s: Harrow, faction: int, hex: int) -> bool:
    """H-265: no units at all, no fire and no hostile objective; at some tables own units do not matter."""
    return may_enter(s, faction, hex) and (s.rulings.automata_join_units or not has_units(s, hex))


def field_move(s: Harrow, dealer: Dealer, faction: int, driver: int) -> None:
    if s.automata.lost and s.mode == "solo":  # H-272
        return
    passes = 1 + s.automata.flames[2]
    s.then(*[("begin_pass", faction), ("pass", faction)] * passes)  # H-266


def replace(s: Harrow, dealer: Dealer) -> None:
    """H-331: in the duel whoever drives the automaton replaces an objective that was taken."""
    s.then(("place_objective", PROTECTORS, s.now.whose), ("place_objective", FAMILY, s.now.whose))


_FIELDS = ("field_cube", "field_spawn", "field_move")


# -- The automaton's attack (H-269) -----------------------------------------------------------------------------------
def automaton_attack(s: Harrow, dealer: Dealer, faction: int, symbol: bool) -> Rule[None]:
    offered = automaton_targets(s, faction, symbol)
    if s.automata.lost or not offered:
        return
    chosen: Target | None = offered[0]
    if len(offered) > 1:
        chosen = yield from ask(s, faction, "attack", [ATTACK_OPTION[target] for target in offered], rule="H-269")
    assert chosen is not None
    begin(s, dealer, faction, chosen)


def automaton_targets(s: Harrow, faction: int, symbol: bool) -> list[Target]:
    """Hester first, then a fire, if the card shows her; else a hex with no more units than the attackers'."""
    attacks = targets(s, faction)
    if symbol:
        on_hester = [target for target in attacks if target[2] == HESTER and s.legend_at[HESTER_UNIT] == target[1]]
        on_fire = [target for target in attacks if target[2] == HESTER]
        if on_hester or on_fire:
            return on_hester or on_fire
    return [
        target
        for target in attacks
        if target[2] != HESTER and s.units[target[2]][target[1]] <= s.units[faction][target[0]]
    ]


def automaton_over(s: Harrow, dealer: Dealer, faction: int) -> None:
    """In the duel the automaton's offers follow, which may shake the tree (H-331, H-332)."""
    keep_sixes(s, dealer)
    s.now.fight = Fight()
    if s.mode == "duel":
        s.then(("take_offers", faction), ("use_offers", faction), "keep_sixes")


def keep_sixes(s: Harrow, dealer: Dealer) -> None:
    """H-270: no automaton keeps more cubes than a player would."""
    for faction in s.rivals:
        keep_six(s, dealer, faction)


def use_offers(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """H-332: all of them, in the order the active player likes."""
    held = s.offers_held[faction]
    if not held:
        return
    offer = held[0]
    if len(held) > 1:
        offer = yield from ask(
            s, faction, "take-offer", [Option(f"offer/{s.kit.offers[i].ref}", i) for i in held], rule="H-315"
        )
    s.then(("use_offer", faction, offer), ("claim_goals", faction), ("use_offers", faction))


def advance_on(s: Harrow, dealer: Dealer, faction: int, points: int) -> Rule[None]:
    """The rest of an offer's points, when what was entered has been taken and replaced."""
    yield from act(s, dealer, faction, points, frozenset((ADVANCE,)))


STEPS: dict[str, Callable[..., Any]] = {
    "place_objective": place_objective,
    "activate": activate,
    "field_cube": field_cube,
    "field_spawn": field_spawn,
    "field_move": field_move,
    "replace": replace,
    "automaton_attack": automaton_attack,
    "automaton_over": automaton_over,
    "keep_sixes": keep_sixes,
    "advance_on": advance_on,
    "use_offers": use_offers,
}
