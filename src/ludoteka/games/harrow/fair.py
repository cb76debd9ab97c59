"""The Fair Folk (section 15): nests, quests, arrows and guesses, offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Dealer, Option, Rule, Seat
from .abilities import strengthen
from .asking import DONE, ask, pick
from .attack import pay, strength
from .cards import draw_card
from .effects import resolve
from .events import (
    ArrowPlaced,
    CardPlayed,
    CrossPlaced,
    Guessed,
    ItemFound,
    ItemHidden,
    NestPlaced,
    NestTaken,
    OfferTaken,
    QuestDone,
    SearchCubePlaced,
)
from .hexes import ALONG, AXES, HEX, HEXES, OFF
from .pieces import (
    EMPTY_NEST,
    FACTION,
    FAIR_FOLK,
    HESTER,
    HESTER_UNIT,
    SILVER,
    TERRAIN,
    Card,
    Harrow,
    Quest,
)
from .quests import nests_for
from .units import has_units

ITEMS = ("sword", "crown", "queen")
TOKENS = 8  # arrows, and X tokens
_HIDE = [Option(f"hide/{HEX[h]}", h) for h in HEXES]
_SEARCH = [Option(f"search/{ref}", t) for t, ref in enumerate(TERRAIN[:4])]
_GUESS = [Option(f"guess/{HEX[h]}", ("guess", h)) for h in HEXES]
_TAKE_NEST = [Option(f"take-nest/{HEX[h]}", ("take_nest", h)) for h in HEXES]
_TAKE_OFFER = [Option(f"take-offer/{HEX[h]}", h) for h in HEXES]
_ARROW = {
    (h, axis, side): Option(f"arrow/{HEX[h]}/{AXES[axis]}/{'plus' if side > 0 else 'minus'}", ("arrow", h, axis, side))
    for h in HEXES
    for axis in range(3)
    for side in (-1, 1)
}
_END: Option[Any] = Option("end", ("end",))


# -- Setup (H-290) ----------------------------------------------------------------------------------------------------
def fair_setup(s: Harrow, dealer: Dealer) -> Rule[None]:
    """Quests and offers drawn, three things hidden by another player, a search cube on the board."""
    s.quest_deck = list(s.kit.quests)
    dealer.shuffle(s.quest_deck)
    s.quests = [s.quest_deck.pop() for _ in range(3)]
    s.nest_supply = s.kit.count["nest"]
    s.offer_bag = list(range(len(s.kit.offers)))
    for _ in range(3):
        draw_offer(s, dealer)
    hider = HESTER if s.mode == "duel" else s.lantern
    fairies = Seat(s.who[FAIR_FOLK])
    for item in ITEMS:
        h = yield from ask(s, hider, "hide", lambda: [_HIDE[h] for h in HEXES if h not in s.items], item=item)
        s.items.append(h)
        dealer.reveal(ItemHidden, item, HEX[h], fairies)
    yield from search_cube(s, dealer)


def draw_offer(s: Harrow, dealer: Dealer) -> None:
    """An offer out of the bag goes into a nest from the supply."""
    if s.nest_supply and s.offer_bag:
        s.nest_supply -= 1
        s.prepared.append(s.offer_bag.pop(dealer.below(len(s.offer_bag))))
        s.prepared.sort()


def search_cube(s: Harrow, dealer: Dealer) -> Rule[None]:
    """A search cube on a terrain of the board that has none."""
    options = [_SEARCH[t] for t in range(4) if t not in s.lure]
    if s.supply[SILVER]:
        terrain = yield from ask(s, FAIR_FOLK, "search", options)
        s.supply[SILVER] -= 1
        s.lure.append(terrain)
        dealer.tell(SearchCubePlaced, TERRAIN[terrain])


# -- A turn (H-292) ---------------------------------------------------------------------------------------------------
def fair_turn(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """A nest, a quest, cards, in the order the player likes; then clean-up."""
    if s.found == 3:
        return
    choice = yield from ask(s, f, "fair", lambda: fair_options(s))
    _TURN[choice[0]](s, dealer, *choice[1:])


def nest_hexes(s: Harrow) -> list[int]:
    """H-293: no units, no fire, no nest (A-27)."""
    return [h for h in HEXES if s.nests[h] == OFF and not s.flames[h] and not has_units(s, h)]


def fair_options(s: Harrow) -> list[Option[Any]]:
    options: list[Option[Any]] = [_END]
    if not s.laid:
        options += nest_options(s)
    if s.nested and not s.acted:
        options += [Option(f"quest/{q.ref}", ("quest", q)) for q in s.quests if nests_for(s, q)]
    options += [Option(f"card/{c.ref}", ("card", c)) for c in s.hands[FAIR_FOLK] if c.cost <= s.ground[SILVER]]
    return options


def nest_options(s: Harrow) -> list[Option[Any]]:
    if not s.prepared:
        return [_TAKE_NEST[h] for h in HEXES if s.nests[h] != OFF]
    ends = nest_hexes(s)
    return [
        Option(f"nest/{s.kit.offers[offer].ref}/{HEX[h]}", ("nest", offer, h)) for offer in s.prepared for h in ends
    ]


def _nest(s: Harrow, dealer: Dealer, offer: int, h: int) -> None:
    lay_nest(s, dealer, offer, h)
    s.laid = True
    s.then(("turn", FAIR_FOLK))


def lay_nest(s: Harrow, dealer: Dealer, offer: int, h: int) -> None:
    s.prepared.remove(offer)
    s.nests[h] = offer
    s.nested = True
    dealer.reveal(NestPlaced, HEX[h], s.kit.offers[offer].ref)
    if s.land.terrain[h] in s.lure:
        strengthen(s, dealer, SILVER)


def _take_nest(s: Harrow, dealer: Dealer, h: int) -> None:
    """No nest or offer left: one comes back from the map and gets a new offer."""
    lift_nest(s, dealer, h)
    draw_offer(s, dealer)
    s.then(("turn", FAIR_FOLK))


def lift_nest(s: Harrow, dealer: Dealer, h: int) -> None:
    if s.nests[h] != EMPTY_NEST:
        s.offer_bag.append(s.nests[h])
        s.offer_bag.sort()
    s.nests[h] = OFF
    s.nest_supply += 1
    dealer.tell(NestTaken, HEX[h])


def _quest(s: Harrow, dealer: Dealer, quest: Quest) -> None:
    s.acted = True
    s.quests.remove(quest)
    s.quest_pile.append(quest)
    dealer.reveal(QuestDone, quest.ref)
    s.then(("reward", quest), ("turn", FAIR_FOLK))


def reward(s: Harrow, dealer: Dealer, quest: Quest) -> Rule[None]:
    """H-295: an arrow at one of the nests that still has its offer, or a guess."""
    nests = [h for h in nests_for(s, quest) if s.nests[h] != EMPTY_NEST]
    chosen = yield from ask(s, FAIR_FOLK, "reward", [*arrow_options(nests), *guess_options(s)])
    if chosen[0] == "guess":
        yield from guess(s, dealer, chosen[1])
        return
    _, h, axis, side = chosen
    s.offer_bag.append(s.nests[h])
    s.offer_bag.sort()
    s.nests[h] = EMPTY_NEST
    yield from arrow(s, dealer, h, axis, side)


def _card(s: Harrow, dealer: Dealer, card: Card) -> None:
    s.then(("fair_card", card), ("turn", FAIR_FOLK))


def fair_card(s: Harrow, dealer: Dealer, card: Card) -> Rule[None]:
    """H-300: paid in search cubes."""
    s.hands[FAIR_FOLK].remove(card)
    s.discards[FAIR_FOLK].append(card)
    pay(s, dealer, SILVER, card.cost)
    dealer.reveal(CardPlayed, FACTION[FAIR_FOLK], card.ref)
    yield from resolve(s, dealer, FAIR_FOLK, card.effects)


def _end(s: Harrow, dealer: Dealer) -> None:
    """H-302: six cubes, three quests, three cards, three offers."""
    surplus = s.ground[SILVER] - s.kit.number["battleground_slots_per_player"]
    if surplus > 0:
        pay(s, dealer, SILVER, surplus)
    while len(s.quests) < 3 and draw_quest(s, dealer):
        pass
    while len(s.hands[FAIR_FOLK]) < 3 and refill_deck(s, dealer):
        draw_card(s, dealer, FAIR_FOLK)
    while len(s.prepared) < 3 and s.nest_supply and s.offer_bag:
        draw_offer(s, dealer)


def draw_quest(s: Harrow, dealer: Dealer) -> bool:
    if not s.quest_deck:
        s.quest_deck, s.quest_pile = sorted(s.quest_pile, key=lambda q: q.id), []
        dealer.shuffle(s.quest_deck)
    if s.quest_deck:
        s.quests.append(s.quest_deck.pop())
        dealer.below(1)
        return True
    return False


def refill_deck(s: Harrow, dealer: Dealer) -> bool:
    if not s.decks[FAIR_FOLK]:
        s.decks[FAIR_FOLK] = sorted(s.discards[FAIR_FOLK], key=lambda c: c.id)
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


# -- Arrows and guesses (H-296 … H-298) -------------------------------------------------------------------------------
def arrow_options(nests: list[int]) -> list[Option[Any]]:
    return [_ARROW[h, axis, side] for h in nests for axis in range(3) for side in (-1, 1)]


def guess_options(s: Harrow) -> list[Option[Any]]:
    return [_GUESS[h] for h in HEXES if h not in s.crosses and h not in s.found_at]


def in_area(arrow: tuple[int, int, int, int], h: int) -> bool:
    """Does the arrow point to this hex?"""
    nest, axis, side, line = arrow
    ahead = (ALONG[h][axis] - ALONG[nest][axis]) * side
    return ahead > 0 or (ahead == 0 and bool(line))


def arrow(s: Harrow, dealer: Dealer, h: int, axis: int, side: int) -> Rule[None]:
    """The side named first includes the line (A-28); if the thing is not there, the arrow is turned."""
    if len(s.arrows) == TOKENS:  # H-317
        old = [Option(f"drop-arrow/{i + 1}", i) for i in range(TOKENS)]
        del s.arrows[(yield from ask(s, FAIR_FOLK, "drop-arrow", old))]
    placed = (h, axis, side, 1)
    if not in_area(placed, s.items[s.found]):
        placed = (h, axis, -side, 0)
    s.arrows.append(placed)
    dealer.reveal(ArrowPlaced, HEX[h], AXES[axis], "plus" if placed[2] > 0 else "minus")


def cross(s: Harrow, dealer: Dealer, h: int) -> Rule[None]:
    """An X where the sought thing is not; with all out, one is taken from the map first (H-317)."""
    if len(s.crosses) + len(s.found_at) >= TOKENS:
        old = [Option(f"lift-x/{HEX[c]}", c) for c in s.crosses]
        s.crosses.remove((yield from ask(s, FAIR_FOLK, "lift-x", old)))
    s.crosses.append(h)
    dealer.reveal(CrossPlaced, HEX[h])


def guess(s: Harrow, dealer: Dealer, h: int) -> Rule[None]:
    right = s.items[s.found] == h
    dealer.reveal(Guessed, HEX[h], right)
    if not right:
        yield from cross(s, dealer, h)
        return
    item = ITEMS[s.found]
    s.found += 1
    s.found_at.append(h)
    s.arrows, s.crosses = [], []
    for nest in HEXES:
        if s.nests[nest] == EMPTY_NEST:
            s.nests[nest] = OFF
            s.nest_supply += 1
    dealer.reveal(ItemFound, item, HEX[h])
    if item == "crown":
        yield from search_cube(s, dealer)


# -- Offers taken by others (H-316) -----------------------------------------------------------------------------------
def take_offers(s: Harrow, dealer: Dealer, f: int) -> Rule[None] | None:
    if FAIR_FOLK not in s.factions:
        return None
    return _take_offers(s, dealer, f)


def offer_hexes(s: Harrow, f: int) -> list[int]:
    """Nests with offers where the player stands (Hester: herself or an infected haint)."""
    if f == HESTER:
        return [
            h
            for h in HEXES
            if s.nests[h] not in (OFF, EMPTY_NEST)
            and (s.legend_at[HESTER_UNIT] == h or any(s.sick[g][h] for g in s.rivals))
        ]
    return [h for h in HEXES if s.nests[h] not in (OFF, EMPTY_NEST) and s.units[f][h]]


def _take_offers(s: Harrow, dealer: Dealer, f: int) -> Rule[None]:
    """Take the offer, shake the tree; the Fair Folk may come closer to what they seek."""
    places = offer_hexes(s, f)
    if not places:
        return
    h = places[0]
    if len(places) > 1:
        h = yield from ask(s, f, "take-offer", [_TAKE_OFFER[h] for h in places])
    offer, s.nests[h] = s.nests[h], EMPTY_NEST
    s.offers_held[f].append(offer)
    s.offers_held[f].sort()
    dealer.tell(OfferTaken, FACTION[f], s.kit.offers[offer].ref, HEX[h])
    s.then("shake", ("answer", f, h), ("take_offers", f))


def answer(s: Harrow, dealer: Dealer, f: int, h: int) -> Rule[None]:
    """With at least as many cubes as the taker, the Fair Folk place an arrow here and may guess."""
    if s.found == 3 or s.ground[SILVER] < strength(s, f):
        return
    chosen = yield from ask(s, FAIR_FOLK, "arrow", arrow_options([h]))
    yield from arrow(s, dealer, *chosen[1:])
    chosen = yield from pick(s, FAIR_FOLK, "guess", lambda: [DONE, *guess_options(s)], False)
    if chosen is not None:
        yield from guess(s, dealer, chosen[1])


STEPS: dict[str, Callable[..., Any]] = {
    "fair_setup": fair_setup,
    "fair_card": fair_card,
    "reward": reward,
    "answer": answer,
}
