"""The Fair Folk's set-up and turn (section 15): nests, quests, cards, clean-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .....kernel import Dealer, Option, Rule, Seat
from ...effects.resolving import resolve
from ...events.cards import CardPlayed
from ...events.fair_folk import (
    ItemHidden,
    NestPlaced,
    NestTaken,
    QuestDone,
)
from ...hexes import HEX, HEXES, OFF
from ...pieces import EMPTY_NEST, FACTION, FAIR_FOLK, HESTER, SILVER, Card, Quest
from ...rules.abilities import strengthen
from ...rules.attack import pay
from ...rules.cards import draw_card
from ...rules.choosing import ask
from ...rules.units import has_units
from ...state import Harrow
from .guessing import ITEMS, arrow, arrow_options, guess, guess_options, search_cube
from .quests import nests_for

_HIDE = [Option(f"hide/{HEX[hex]}", hex) for hex in HEXES]
_TAKE_NEST = [Option(f"take-nest/{HEX[hex]}", ("take_nest", hex)) for hex in HEXES]
_END: Option[Any] = Option("end", ("end",))


# -- Setup (H-290) ----------------------------------------------------------------------------------------------------
def fair_setup(s: Harrow, dealer: Dealer) -> Rule[None]:
    """Quests and offers drawn, three things hidden by another player, a search cube on the board."""
    s.fair_folk.quest_deck = list(s.kit.quests)
    dealer.shuffle(s.fair_folk.quest_deck)
    s.fair_folk.quests = [s.fair_folk.quest_deck.pop() for _ in range(3)]
    s.fair_folk.nest_supply = s.kit.count["nest"]
    s.fair_folk.offer_bag = list(range(len(s.kit.offers)))
    for _ in range(3):
        draw_offer(s, dealer)
    hider = HESTER if s.mode == "duel" else s.lantern
    fairies = Seat(s.who[FAIR_FOLK])
    for item in ITEMS:
        hex = yield from ask(
            s,
            hider,
            "hide",
            lambda: [_HIDE[hex] for hex in HEXES if hex not in s.fair_folk.items],
            rule="H-290",
            item=item,
        )
        s.fair_folk.items += (hex,)
        dealer.show(ItemHidden, item, HEX[hex], fairies)
    yield from search_cube(s, dealer)


def draw_offer(s: Harrow, dealer: Dealer) -> None:
    """An offer out of the bag goes into a nest from the supply."""
    if s.fair_folk.nest_supply and s.fair_folk.offer_bag:
        s.fair_folk.nest_supply -= 1
        s.fair_folk.prepared.append(s.fair_folk.offer_bag.pop(dealer.below(len(s.fair_folk.offer_bag))))
        s.fair_folk.prepared.sort()


# -- A turn (H-292) ---------------------------------------------------------------------------------------------------
def fair_turn(s: Harrow, dealer: Dealer, faction: int) -> Rule[None]:
    """A nest, a quest, cards, in the order the player likes; then clean-up."""
    if s.fair_folk.items_found == 3:
        return
    choice = yield from ask(s, faction, "fair", lambda: fair_options(s), rule="H-292")
    _TURN[choice[0]](s, dealer, *choice[1:])


def nest_hexes(s: Harrow) -> list[int]:
    """Every hex on which a nest may be placed."""
    return [hex for hex in HEXES if may_hold_nest(s, hex)]


def may_hold_nest(s: Harrow, hex: int) -> bool:
    """H-293: no units, no fire, no nest (A-27)."""
    return s.fair_folk.nests[hex] == OFF and not s.flames[hex] and not has_units(s, hex)


def fair_options(s: Harrow) -> list[Option[Any]]:
    options: list[Option[Any]] = [_END]
    if not s.fair_folk.laid:
        options += nest_options(s)
    if s.fair_folk.nested and not s.now.acted:
        options += [
            Option(f"quest/{quest.ref}", ("quest", quest)) for quest in s.fair_folk.quests if nests_for(s, quest)
        ]
    options += [Option(f"card/{card.ref}", ("card", card)) for card in s.hands[FAIR_FOLK] if is_affordable(s, card)]
    return options


def is_affordable(s: Harrow, card: Card) -> bool:
    """Do the search cubes on the battleground pay for a card of the Fair Folk (H-300)?"""
    return card.cost <= s.ground[SILVER]


def nest_options(s: Harrow) -> list[Option[Any]]:
    if not s.fair_folk.prepared:
        return [_TAKE_NEST[hex] for hex in HEXES if s.fair_folk.nests[hex] != OFF]
    ends = nest_hexes(s)
    return [
        Option(f"nest/{s.kit.offers[offer].ref}/{HEX[hex]}", ("nest", offer, hex))
        for offer in s.fair_folk.prepared
        for hex in ends
    ]


def _nest(s: Harrow, dealer: Dealer, offer: int, hex: int) -> None:
    lay_nest(s, dealer, offer, hex)
    s.fair_folk.laid = True
    s.then(("turn", FAIR_FOLK))


def lay_nest(s: Harrow, dealer: Dealer, offer: int, hex: int) -> None:
    s.fair_folk.prepared.remove(offer)
    s.fair_folk.nests[hex] = offer
    s.fair_folk.nested = True
    dealer.show(NestPlaced, HEX[hex], s.kit.offers[offer].ref)
    if s.land.terrain[hex] in s.fair_folk.lure:
        strengthen(s, dealer, SILVER)


def _take_nest(s: Harrow, dealer: Dealer, hex: int) -> None:
    """No nest or offer left: one comes back from the map and gets a new offer."""
    lift_nest(s, dealer, hex)
    draw_offer(s, dealer)
    s.then(("turn", FAIR_FOLK))


def lift_nest(s: Harrow, dealer: Dealer, hex: int) -> None:
    if s.fair_folk.nests[hex] != EMPTY_NEST:
        s.fair_folk.offer_bag.append(s.fair_folk.nests[hex])
        s.fair_folk.offer_bag.sort()
    s.fair_folk.nests[hex] = OFF
    s.fair_folk.nest_supply += 1
    dealer.tell(NestTaken, HEX[hex])


def _quest(s: Harrow, dealer: Dealer, quest: Quest) -> None:
    s.now.acted = True
    s.fair_folk.quests.remove(quest)
    s.fair_folk.quest_pile.append(quest)
    dealer.show(QuestDone, quest.ref)
    s.then(("reward", quest), ("turn", FAIR_FOLK))


def reward(s: Harrow, dealer: Dealer, quest: Quest) -> Rule[None]:
    """H-295: an arrow at one of the nests that still has its offer, or a guess."""
    nests = [hex for hex in nests_for(s, quest) if s.fair_folk.nests[hex] != EMPTY_NEST]
    chosen = yield from ask(s, FAIR_FOLK, "reward", [*arrow_options(nests), *guess_options(s)], rule="H-295")
    if chosen[0] == "guess":
        yield from guess(s, dealer, chosen[1])
        return
    _, hex, axis, side = chosen
    s.fair_folk.offer_bag.append(s.fair_folk.nests[hex])
    s.fair_folk.offer_bag.sort()
    s.fair_folk.nests[hex] = EMPTY_NEST
    yield from arrow(s, dealer, hex, axis, side)


def _card(s: Harrow, dealer: Dealer, card: Card) -> None:
    s.then(("fair_card", card), ("turn", FAIR_FOLK))


def fair_card(s: Harrow, dealer: Dealer, card: Card) -> Rule[None]:
    """H-300: paid in search cubes."""
    s.hands[FAIR_FOLK].remove(card)
    s.discards[FAIR_FOLK].append(card)
    pay(s, dealer, SILVER, card.cost)
    dealer.show(CardPlayed, FACTION[FAIR_FOLK], card.ref)
    yield from resolve(s, dealer, FAIR_FOLK, card.effects)


def _end(s: Harrow, dealer: Dealer) -> None:
    """H-302: six cubes, three quests, three cards, three offers."""
    surplus = s.ground[SILVER] - s.kit.number["battleground_slots_per_player"]
    if surplus > 0:
        pay(s, dealer, SILVER, surplus)
    while len(s.fair_folk.quests) < 3 and draw_quest(s, dealer):
        pass
    while len(s.hands[FAIR_FOLK]) < 3 and refill_deck(s, dealer):
        draw_card(s, dealer, FAIR_FOLK)
    while len(s.fair_folk.prepared) < 3 and s.fair_folk.nest_supply and s.fair_folk.offer_bag:
        draw_offer(s, dealer)


def draw_quest(s: Harrow, dealer: Dealer) -> bool:
    if not s.fair_folk.quest_deck:
        s.fair_folk.quest_deck, s.fair_folk.quest_pile = sorted(s.fair_folk.quest_pile, key=lambda quest: quest.id), []
        dealer.shuffle(s.fair_folk.quest_deck)
    if s.fair_folk.quest_deck:
        s.fair_folk.quests.append(s.fair_folk.quest_deck.pop())
        dealer.below(1)
        return True
    return False


def refill_deck(s: Harrow, dealer: Dealer) -> bool:
    if not s.decks[FAIR_FOLK]:
        s.decks[FAIR_FOLK] = sorted(s.discards[FAIR_FOLK], key=lambda card: card.id)
        s.discards[FAIR_FOLK] = []
        dealer.shuffle(s.decks[FAIR_FOLK])
    return bool(s.decks[FAIR_FOLK])


_TURN: dict[str, Callable[..., None]] = {
    "nest": _nest,
    "take_nest": _take_nest,
    "quest": _quest,
    "card": _card,
    "end": _end,
}


STEPS: dict[str, Callable[..., Any]] = {
    "fair_setup": fair_setup,
    "fair_card": fair_card,
    "reward": reward,
}
