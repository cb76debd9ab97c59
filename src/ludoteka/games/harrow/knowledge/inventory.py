"""Every component, wherever it lies: the same at every question (law of conservation)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ..hexes import OFF
from ..pieces import COLOUR, EMPTY_NEST, FAIR_FOLK, HESTER, KAMMI, SNAKES, TOKEN, UNIT, VP_FACTIONS
from ..sides.family.tokens import token_ref
from ..state import Harrow


def inventory(s: Harrow) -> list[str]:
    """All components as references, in no particular order."""
    return list(chain(_cubes(s), _haints(s), _tokens(s), _cards(s), _others(s)))


def _cubes(s: Harrow) -> Iterator[str]:
    for colour, name in enumerate(COLOUR):
        number = s.supply[colour] + s.ground[colour] + s.tower.inside[colour]
        number += sum(n for lent, n in s.borrowed if lent == colour) + s.sacrifice.count(colour)
        number += (
            sum(s.shelter),
            s.family.odessa,
            sum(s.blood) + sum(s.kammi.row_cubes),
            0,
            0,
            0,
            0,
            len(s.fair_folk.lure),
        )[colour]
        yield from [f"cube-{name}"] * number


def _haints(s: Harrow) -> Iterator[str]:
    on_squares = [thing for side in s.hester.squares for square in side for thing in square]
    for faction in VP_FACTIONS:
        number = (
            s.stock.haints[faction]
            + sum(s.haints[faction])
            + sum(s.sick[faction])
            + sum(board.plate[faction] for board in s.boards)
        )
        yield from [UNIT[faction]] * (number + on_squares.count(UNIT[faction]))
    for hexes in s.units:
        assert min(hexes) >= 0, "there are never fewer than no units on a hex"


def _tokens(s: Harrow) -> Iterator[str]:
    """Ability tokens and upgrades."""
    counts = [0] * 13
    for kind in range(4):
        counts[kind] += s.stock.tokens[kind]
    for kind in chain(
        *s.tokens,
        s.family.drawn,
        s.family.ready,
        s.family.front,
        s.family.waiting,
        s.family.slots,
        s.family.upgrades,
        s.kammi.grid,
    ):
        counts[kind] += 1
    for kind, number in enumerate(s.family.bag):
        counts[kind] += number
    for faction in VP_FACTIONS:
        counts[3] += s.boards[faction].scrolls
        for kind in range(3):
            counts[kind] += s.boards[faction].rows[kind]
    counts[s.kammi.loose] += bool(s.kammi.grid)
    eaten = [thing for side in s.hester.squares for square in side for thing in square]
    for kind, name in enumerate(TOKEN):
        counts[kind] += eaten.count(name)
    if KAMMI in s.rivals and not s.kammi.grid:  # not laid out yet: all still in the box
        counts[s.kammi.loose] += 0
    for kind, number in enumerate(counts):
        yield from [token_ref(s, kind)] * number
    yield from ["wild"] * (s.stock.wild + sum(board.wild for board in s.boards) + eaten.count("wild"))


def _cards(s: Harrow) -> Iterator[str]:
    piles = [s.hands, s.decks, s.discards, s.in_play]
    cards = [card for pile in piles for hand in pile for card in hand]
    cards += [card for stack in s.hester.stacks for card in stack]
    solo = [
        *s.automata.discard,
        *s.automata.out,
        *([s.automata.card] if s.automata.card else []),
        *chain(*s.automata.decks),
    ]
    dealt = {card.faction for card in cards}
    for faction in s.factions:  # cards not dealt yet lie in the box
        if faction not in dealt and s.chapter > 1:
            cards += s.kit.cards[faction]
    if s.mode in ("solo", "duel") and not solo:
        solo = [card for faction in VP_FACTIONS for card in s.kit.cards[faction]]
    yield from (card.ref for card in (*cards, *solo))
    if s.chapter == 3 and s.mode not in ("solo", "duel"):
        tiles = [*chain(*s.tiles.open, *s.tiles.used), *s.tiles.stock, *s.tiles.pile]
        yield from (f"tile-{tile.ref}" for tile in tiles or s.kit.tiles)
    if FAIR_FOLK in s.factions:
        quests = [*s.fair_folk.quests, *s.fair_folk.quest_deck, *s.fair_folk.quest_pile]
        yield from (quest.ref for quest in quests or s.kit.quests)


def _others(s: Harrow) -> Iterator[str]:
    yield from ["storm"] * (s.stock.storms + sum(s.storms))
    yield from ["nail"] * (s.stock.nails + len(s.nails))
    yield from ["taunt"] * (s.stock.taunts + len(s.taunts))
    if s.stock.trails or s.stock.trails_locked or s.trails_out:
        assert s.trails_out == sum(s.trails), "trails on the map are counted"
    if HESTER in s.factions:
        flames = s.hester.flame_supply + s.hester.action_flames + sum(s.hester.fire_fields) + sum(s.flames)
        yield from ["flame"] * flames
    if FAIR_FOLK in s.factions and s.fair_folk.quests:
        nests = sum(nest != OFF for nest in s.fair_folk.nests)
        yield from ["nest"] * (s.fair_folk.nest_supply + len(s.fair_folk.prepared) + nests)
        held = [*s.fair_folk.prepared, *s.fair_folk.offer_bag, *chain(*s.offers_held)]
        held += [nest for nest in s.fair_folk.nests if nest not in (OFF, EMPTY_NEST)]
        yield from (s.kit.offers[offer].ref for offer in sorted(held))
    elif FAIR_FOLK in s.factions:
        yield from ["nest"] * s.kit.count["nest"]
        yield from (offer.ref for offer in s.kit.offers)
    assert sum(map(sum, s.sick)) <= SNAKES, "there are eight snakes"
