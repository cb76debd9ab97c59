"""Hester alone against two automata (section 14), and the automata in her duel with the Fair Folk (H-330 … H-334)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Dealer, Option, Rule
from .abilities import spawn, strengthen
from .asking import ask
from .attack import _ATTACK, Target, begin, pay, targets
from .cards import draw_card
from .events import AutomatonActivated, MatchEnded, ObjectivePlaced, SoloCardTurned, TurnTokenDrawn
from .fire import squares_full
from .hexes import CENTRE, HEX, HEXES, OFF
from .moving import claim_goal
from .pieces import (
    FACTION,
    FAIR_FOLK,
    FAMILY,
    HESTER,
    HESTER_UNIT,
    LAND_COLOURS,
    PROTECTORS,
    SOLO_FIELDS,
    VP_FACTIONS,
    Card,
    Harrow,
)
from .setup import lay_units
from .turns import brambles, start_turn
from .units import has_units, may_enter, put_building, put_folk

DECKS = ("tactics", "upgrades", "goblins")
_DECK = [Option(f"deck/{ref}", i) for i, ref in enumerate(DECKS)]
_PLACE = [Option(f"objective/{HEX[h]}", h) for h in HEXES]
_BIRTH = [Option(f"spawn/{HEX[h]}", h) for h in HEXES]
_START = [Option(f"start/{ref}", i) for i, ref in enumerate(SOLO_FIELDS)]
_ACTIVATE = [Option(f"activate/{FACTION[f]}", f) for f in (PROTECTORS, FAMILY)]
_REDRAW: Option[int] = Option("redraw", OFF)
_SIZES = [[Option(f"{ref}/{n}", n) for n in range(17)] for ref in DECKS]


# -- Setup (H-260, H-330) ---------------------------------------------------------------------------------------------
def solo_setup(s: Harrow, dealer: Dealer) -> Rule[None]:
    """Decks as the level says, starting cubes, units at home."""
    for f in s.rivals:
        s.hero[f] = s.kit.heroes[f][0]
    s.solo_decks = [list(s.kit.cards[f]) for f in VP_FACTIONS]
    for deck in s.solo_decks:
        dealer.shuffle(deck)
    lay_units(s)
    starting_cubes(s, dealer)
    if s.mode == "solo":
        yield from choose_sizes(s)
    for f in s.factions:
        s.decks[f] = list(s.kit.cards[f])
        dealer.shuffle(s.decks[f])
        for _ in range(4 if f == HESTER else 3):
            draw_card(s, dealer, f)
    if s.mode == "solo":
        s.then("solo_round")
    else:
        s.lantern = HESTER
        s.then(
            "fair_setup", ("place_objective", PROTECTORS, HESTER), ("place_objective", FAMILY, FAIR_FOLK), "duel_round"
        )


def starting_cubes(s: Harrow, dealer: Dealer) -> None:
    kind = s.kit.levels[s.level - 1][1]
    colours = list(LAND_COLOURS) if kind != "none" else []
    if kind == "two_random_different":
        dealer.shuffle(colours)
        colours = colours[:2]
    for colour in colours:
        strengthen(s, dealer, colour)


def choose_sizes(s: Harrow) -> Rule[None]:
    """The player says how many cards of each deck; they are taken from the top, unseen."""
    left = s.kit.levels[s.level - 1][0]
    sizes = [len(deck) for deck in s.solo_decks]
    for i in range(2):
        rest = sum(sizes[i + 1 :])
        fit = range(max(0, left - rest), min(sizes[i], left) + 1)
        number = yield from ask(s, HESTER, "deck-size", [_SIZES[i][n] for n in fit], left=left)
        sizes[i] = number
        left -= number
    sizes[2] = left
    for deck, size in zip(s.solo_decks, sizes, strict=True):
        s.solo_out += deck[: len(deck) - size]
        del deck[: len(deck) - size]


# -- Turning cards (H-261, H-262) -------------------------------------------------------------------------------------
def turn_card(s: Harrow, dealer: Dealer, driver: int) -> Rule[Card | None]:
    """A card from a deck of choice lies open; None and the game is lost if there is none."""
    decks = [i for i in range(3) if s.solo_decks[i]]
    if s.solo_card is not None:
        s.solo_discard.append(s.solo_card)
        s.solo_card = None
    if not decks:
        s.lost = True
        return None
    deck = decks[0]
    if len(decks) > 1:
        deck = yield from ask(s, driver, "deck", [_DECK[i] for i in decks])
    card = s.solo_decks[deck].pop()
    s.solo_card = card
    dealer.reveal(SoloCardTurned, card.ref)
    return card


def lose_cubes(s: Harrow, dealer: Dealer) -> None:
    """Faceless Portraits cost Hester all her cubes (H-261, H-263)."""
    for colour in LAND_COLOURS:
        if s.ground[colour]:
            pay(s, dealer, colour, s.ground[colour])


def place_objective(s: Harrow, dealer: Dealer, f: int, driver: int) -> Rule[None]:
    """H-261: a townsfolk or a building, where there is none."""
    here, other = (s.folk, s.buildings) if f == PROTECTORS else (s.buildings, s.folk)
    if any(here) or s.lost:
        return
    places: list[int] = []
    while not places:
        card = yield from turn_card(s, dealer, driver)
        if card is None:
            return
        if card.solo.joker:
            lose_cubes(s, dealer)
        wanted = HEXES if card.solo.joker else card.solo.hexes
        places = [h for h in wanted if h != CENTRE and not (has_units(s, h) or s.flames[h] or other[h])]
    h = places[0]
    if len(places) > 1:
        h = yield from ask(s, driver, "objective", [_PLACE[h] for h in places])
    (put_folk if f == PROTECTORS else put_building)(s, h, 1)
    dealer.tell(ObjectivePlaced, FACTION[driver], "townsfolk" if f == PROTECTORS else "building", HEX[h])


# -- A solo round -----------------------------------------------------------------------------------------------------
def solo_round(s: Harrow, dealer: Dealer) -> None:
    """H-261 … H-271: objectives, an automaton, Hester, the brambles."""
    s.goal = [OFF, OFF]
    start_turn(s, HESTER)
    s.then(
        ("place_objective", PROTECTORS, HESTER),
        ("place_objective", FAMILY, HESTER),
        ("activate", HESTER, 1),
        "hester_solo",
        "solo_end",
    )


def hester_solo(s: Harrow, dealer: Dealer) -> None:
    if not s.lost:
        s.then(("turn", HESTER))


def solo_end(s: Harrow, dealer: Dealer) -> None:
    """H-271 F, H-272."""
    if not s.lost:
        brambles(s, dealer)
    s.round += 1
    if s.lost or max(s.vp[f] for f in s.rivals) >= s.kit.number["vp_to_trigger_end"]:
        s.lost = True
        dealer.tell(MatchEnded, "automata")
    else:
        s.then("solo_round")


def activate(s: Harrow, dealer: Dealer, driver: int, redraws: int) -> Rule[None]:
    """H-262: turn a card, once another instead of it, and say which faction it moves."""
    if s.lost:
        return
    card = yield from turn_card(s, dealer, driver)
    if card is None:
        return
    options: list[Option[int]] = [*_ACTIVATE]
    if redraws and any(s.solo_decks):
        options.append(_REDRAW)
    f = yield from ask(s, driver, "activate", options, card=card.ref)
    if f == OFF:
        s.then(("activate", driver, redraws - 1))
        return
    start = card.solo.start
    if card.solo.joker:
        lose_cubes(s, dealer)
        start = yield from ask(s, driver, "start", _START)
    s.who[PROTECTORS] = s.who[FAMILY] = s.who[driver]
    s.solo_flames = [0, 0, 0]
    for i in range(s.action_flames):  # H-263
        s.solo_flames[(start + i) % 3] += 1
    dealer.tell(AutomatonActivated, FACTION[f], card.ref)
    symbol = card.solo.hester
    fields = [_FIELDS[(start + i) % 3] for i in range(3)]
    steps: list[tuple[Any, ...]] = [(field, f, driver, *[card] * (field == "field_spawn")) for field in fields]
    s.then(*steps, ("automaton_attack", f, symbol), ("replace", driver), ("automaton_over", f))


def field_cube(s: Harrow, dealer: Dealer, f: int, driver: int) -> None:
    strengthen(s, dealer, f, 1 + s.solo_flames[0])  # H-264


def field_spawn(s: Harrow, dealer: Dealer, f: int, driver: int, card: Card) -> Rule[None]:
    """H-265: haints on one of the hexes of the card; if neither will do, another card says where."""
    here: Card | None = card
    while here is not None and s.haint_supply[f]:
        wanted = HEXES if here.solo.joker else here.solo.hexes
        places = [h for h in wanted if may_enter(s, f, h)]
        if places:
            h = places[0]
            if len(places) > 1:
                h = yield from ask(s, driver, "spawn", [_BIRTH[h] for h in places])
            for _ in range(1 + s.solo_flames[1]):
                if s.haint_supply[f] and may_enter(s, f, h):
                    spawn(s, dealer, f, h)
            claim_goal(s, dealer, f, h)
            s.then(("replace", driver))
            return
        here = yield from turn_card(s, dealer, driver)
        if here is not None and here.solo.joker:
            lose_cubes(s, dealer)


def field_move(s: Harrow, dealer: Dealer, f: int, driver: int) -> None:
    if s.lost and s.mode == "solo":  # H-272
        return
    passes = 1 + s.solo_flames[2]
    s.then(*[("begin_pass", f), ("pass", f), ("replace", driver)] * passes)  # H-266


def replace(s: Harrow, dealer: Dealer, driver: int) -> None:
    """H-331: in the duel an objective that was taken is replaced at once."""
    if s.mode == "duel":
        s.then(("place_objective", PROTECTORS, driver), ("place_objective", FAMILY, driver))


_FIELDS = ("field_cube", "field_spawn", "field_move")


# -- The automaton's attack (H-269) -----------------------------------------------------------------------------------
def automaton_attack(s: Harrow, dealer: Dealer, f: int, symbol: bool) -> Rule[None]:
    offered = automaton_targets(s, f, symbol)
    if s.lost or not offered:
        return
    chosen: Target | None = offered[0]
    if len(offered) > 1:
        chosen = yield from ask(s, f, "attack", [_ATTACK[t] for t in offered])
    assert chosen is not None
    begin(s, dealer, f, chosen)


def automaton_targets(s: Harrow, f: int, symbol: bool) -> list[Target]:
    """Hester first, then a fire, if the card shows her; else a hex with no more units than the attackers'."""
    found = targets(s, f)
    if symbol:
        on_hester = [t for t in found if t[2] == HESTER and s.legend_at[HESTER_UNIT] == t[1]]
        on_fire = [t for t in found if t[2] == HESTER]
        if on_hester or on_fire:
            return on_hester or on_fire
    return [t for t in found if t[2] != HESTER and s.units[t[2]][t[1]] <= s.units[f][t[0]]]


def automaton_over(s: Harrow, dealer: Dealer, f: int) -> None:
    """H-270; in the duel the automaton's offers follow (H-331, H-332)."""
    limit = s.kit.number["battleground_slots_per_player"]
    for g in s.rivals:
        if s.ground[g] > limit:
            pay(s, dealer, g, s.ground[g] - limit)
    s.fight = (OFF, OFF, OFF, OFF, 0)
    if s.mode == "duel":
        s.then(("take_offers", f), ("use_offers", f), ("begin_pass", f), ("replace", s.turn))


def use_offers(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """H-332: all of them, in the order the active player likes."""
    held = s.offers_held[f]
    if not held:
        return
    offer = held[0]
    if len(held) > 1:
        offer = yield from ask(s, f, "take-offer", [Option(f"offer/{s.kit.offers[i].ref}", i) for i in held])
    s.then(("use_offer", f, offer), ("use_offers", f))


# -- Fair Folk against Hester (H-330 … H-334) -------------------------------------------------------------------------
def duel_round(s: Harrow, dealer: Dealer) -> None:
    """Turn tokens are drawn until none is left; then the brambles, and all return."""
    if over(s):
        finish(s, dealer)
    elif s.coins or s.cycle == 0:
        if s.cycle == 0:
            s.coins = [FAIR_FOLK, FAIR_FOLK, HESTER, OFF]
            s.cycle = 1
        s.then("draw_coin", "duel_round")
    else:
        s.cycle = 0
        s.round += 1
        brambles(s, dealer)
        if s.found == 3:
            s.winner = FAIR_FOLK
            dealer.tell(MatchEnded, FACTION[FAIR_FOLK])
        else:
            s.then("duel_round")


def draw_coin(s: Harrow, dealer: Dealer) -> None:
    token = s.coins.pop(dealer.below(len(s.coins)))
    dealer.reveal(TurnTokenDrawn, FACTION[token] if token != OFF else "coin")
    s.goal = [OFF, OFF]
    if token == OFF:
        driver = HESTER if s.found == 3 else (HESTER, FAIR_FOLK)[dealer.below(2)]
        start_turn(s, driver)
        s.then(("activate", driver, 1), ("rest", driver))
    elif token == HESTER or s.found < 3:
        start_turn(s, token)
        s.then(("turn", token), ("rest", token))


def rest(s: Harrow, dealer: Dealer, f: int) -> None:
    """The end of a turn in the duel."""
    if f in s.calm:
        s.calm.remove(f)
    s.turn = OFF


def over(s: Harrow) -> bool:
    full = squares_full(s) == 6
    return full or s.lost or max(s.vp[f] for f in s.rivals) >= s.kit.number["vp_to_trigger_end"]


def finish(s: Harrow, dealer: Dealer) -> None:
    """H-333, H-334: Hester with six squares, else a minor victory by what was found."""
    squares = squares_full(s)
    needed = (2, 3, 5, 6)[s.found]
    if squares == 6 or squares >= needed:
        s.winner = HESTER
    elif s.found:
        s.winner = FAIR_FOLK
    dealer.tell(MatchEnded, FACTION[s.winner] if s.winner != OFF else "nobody")


STEPS: dict[str, Callable[..., Any]] = {
    "solo_setup": solo_setup,
    "solo_round": solo_round,
    "solo_end": solo_end,
    "hester_solo": hester_solo,
    "place_objective": place_objective,
    "activate": activate,
    "field_cube": field_cube,
    "field_spawn": field_spawn,
    "field_move": field_move,
    "replace": replace,
    "automaton_attack": automaton_attack,
    "automaton_over": automaton_over,
    "use_offers": use_offers,
    "duel_round": duel_round,
    "draw_coin": draw_coin,
    "rest": rest,
}
