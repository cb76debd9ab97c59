"""Dealing again what a seat cannot know, keeping everything that it could infer (section 18)."""

from __future__ import annotations

from random import Random
from typing import Any

from ....kernel import Seat
from ..hexes import HEXES
from ..pieces import FAIR_FOLK, FAMILY, FIGURES, KAMMI, VP_FACTIONS, Card
from ..sides.fair_folk.guessing import in_area
from ..state import Harrow


def redeal(s: Harrow, seat: Seat | None, random: Random) -> None:
    """Deal again hands, decks, stocks, the goblin, the real doll, the Family's drawn tokens and the hidden things."""
    me = s.factions[seat] if seat is not None else -1
    for faction in s.factions:
        _hand(s, faction, faction == me, random)
    _shuffled(s.tiles.stock, random)
    if me != FAMILY and s.family.drawn:
        _drawn(s, random)
    if KAMMI in s.rivals:
        _secrets(s, me, random)
    if s.mode in ("solo", "duel"):
        _solo_decks(s, random)
    if s.fair_folk.quests:
        _fair(s, me, random)


def _shuffled(pile: list[Any], random: Random) -> None:
    pile.sort(key=lambda thing: thing.ref)
    random.shuffle(pile)


def _hand(s: Harrow, faction: int, own: bool, random: Random) -> None:
    """The own deck keeps the cards the owner put under it; others' hands and decks are one pool."""
    hand, deck = s.hands[faction], s.decks[faction]
    if own:
        sunk = deck[: s.sunk[faction]]
        rest = deck[s.sunk[faction] :]
        _shuffled(rest, random)
        deck[:] = sunk + rest
        return
    pool = hand + deck
    _shuffled(pool, random)
    size = len(hand)
    hand[:] = sorted(pool[:size], key=lambda card: card.id)
    deck[:] = pool[size:]


def _drawn(s: Harrow, random: Random) -> None:
    """Tokens the Family has drawn and not shown yet."""
    pool = [kind for kind, number in enumerate(s.family.bag) for _ in range(number)] + s.family.drawn
    pool.sort()
    random.shuffle(pool)
    s.family.drawn = sorted(pool[: len(s.family.drawn)])
    s.family.bag = [0] * len(s.family.bag)
    for kind in pool[len(s.family.drawn) :]:
        s.family.bag[kind] += 1


def _secrets(s: Harrow, me: int, random: Random) -> None:
    """Which figure is the goblin, for all but Kammi; which doll is real, for all but her rival."""
    if me != KAMMI and not s.kammi.deduced:
        s.kammi.goblin = random.choice(FIGURES)
    rival = s.rivals[0] if s.rivals[1] == KAMMI else s.rivals[1]
    if me != rival and s.kammi.suspects:
        s.kammi.real = random.choice(s.kammi.suspects)


def _solo_decks(s: Harrow, random: Random) -> None:
    """Cards left out were not seen either."""
    out: list[Card] = []
    for faction, deck in zip(VP_FACTIONS, s.automata.decks, strict=True):
        aside = [card for card in s.automata.out if card.faction == faction]
        pool = deck + aside
        _shuffled(pool, random)
        out += sorted(pool[: len(aside)], key=lambda card: card.id)
        deck[:] = pool[len(aside) :]
    s.automata.out = tuple(out)
    s.automata.coins = tuple(sorted(s.automata.coins))


def _fair(s: Harrow, me: int, random: Random) -> None:
    if me != FAIR_FOLK:
        pool = s.fair_folk.quests + s.fair_folk.quest_deck
        _shuffled(pool, random)
        size = len(s.fair_folk.quests)
        s.fair_folk.quests[:] = sorted(pool[:size], key=lambda quest: quest.id)
        s.fair_folk.quest_deck[:] = pool[size:]
        offers = sorted(s.fair_folk.prepared + s.fair_folk.offer_bag)
        random.shuffle(offers)
        size = len(s.fair_folk.prepared)
        s.fair_folk.prepared, s.fair_folk.offer_bag = sorted(offers[:size]), sorted(offers[size:])
    else:
        _shuffled(s.fair_folk.quest_deck, random)
        s.fair_folk.offer_bag.sort()
    if me in (FAIR_FOLK, -1):
        _items(s, random)


def _items(s: Harrow, random: Random) -> None:
    """Put the thing sought where arrows and crosses allow it, and the later ones on any other hexes."""
    placed = s.fair_folk.items[: s.fair_folk.items_found]
    for item in range(s.fair_folk.items_found, len(s.fair_folk.items)):
        free = [hex for hex in HEXES if hex not in placed]
        if item == s.fair_folk.items_found:
            free = [
                hex
                for hex in free
                if hex not in s.fair_folk.crosses and all(in_area(arrow, hex) for arrow in s.fair_folk.arrows)
            ]
        placed += (random.choice(free),)
    s.fair_folk.items = placed
