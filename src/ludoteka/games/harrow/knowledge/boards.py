"""A seat's view of the factions: their cards, boards and supplies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....kernel import Seat
from .. import contract
from ..hexes import HEX, OFF
from ..pieces import (
    FACTION,
    FAIR_FOLK,
    FAMILY,
    FIELDS,
    JAR,
    KAMMI,
    SOLO_DECKS,
    SOLO_FIELDS,
    TERRAIN,
    TOKEN,
    UNIT,
    VP_FACTIONS,
    Card,
    Solo,
)
from ..rules.cards import board
from ..sides.fair_folk.guessing import ITEMS
from ..sides.family.tokens import token_ref
from ..sides.hester.powers import snakes_left
from ..state import Harrow


def knows(s: Harrow, seat: Seat | None, faction: int) -> bool:
    """True if this seat holds the faction's secrets."""
    return seat is not None and faction in s.factions and s.factions[seat] == faction


def refs(pile: Iterable[Any]) -> list[str]:
    return [thing.ref for thing in pile]


# -- The factions -----------------------------------------------------------------------------------------------------
def side(s: Harrow, seat: Seat | None, faction: int) -> contract.Side:
    hand: list[str] | int = sorted(refs(s.hands[faction])) if knows(s, seat, faction) else len(s.hands[faction])
    side: contract.Side = {
        "seat": s.factions.index(faction) if faction in s.factions else None,
        "automaton": faction not in s.factions,
        "hand": hand,
        "deck": len(s.decks[faction]),
        "discard": sorted(refs(s.discards[faction])),
        "in_play": refs(s.in_play[faction]),
        "offers": [s.kit.offers[i].ref for i in s.offers_held[faction]],
    }
    if faction not in VP_FACTIONS:
        return side
    hero = s.boards[faction].hero
    return {
        **side,
        "home": HEX[s.home[faction]],
        "hero": hero.ref if hero else None,
        "track": f"{FACTION[faction]}-{s.boards[faction].track}" if s.boards[faction].track else None,
        "scrolls": s.boards[faction].scrolls,
        "vp": s.boards[faction].vp,
        "dial": s.boards[faction].dial if s.chapter >= 3 else None,
        "plate": {
            name: s.boards[faction].plate[i]
            for i, name in enumerate((*UNIT[:3], "virtual"))
            if s.boards[faction].plate[i]
        },
        "wild": s.boards[faction].wild,
        "jars": {JAR[jar]: not s.boards[faction].broken >> jar & 1 for jar in range(4)},
        "attacked": s.boards[faction].attacked,
        "haints": s.stock.haints[faction],
        "board": _board(s, faction),
    }


def _board(s: Harrow, faction: int) -> dict[str, contract.Row]:
    if faction == FAMILY or s.mode in ("solo", "duel"):
        return {}
    values = s.kit.rows[board(s, faction)]
    return {
        TOKEN[kind]: {
            "tokens": s.boards[faction].rows[kind],
            "value": values[kind][s.boards[faction].rows[kind]],
            "values": list(values[kind]),
        }
        for kind in range(3)
    }


def family(s: Harrow, seat: Seat | None) -> contract.Family:
    """The Family's tokens: only the Family sees drawn ones until it keeps them (H-58); the bag as the settings say."""
    mine = knows(s, seat, FAMILY)
    bag = list(s.family.bag)
    if not mine:
        for kind in s.family.drawn:
            bag[kind] += 1
    refs = {token_ref(s, token): n for token, n in enumerate(bag) if n}
    name = board(s, FAMILY)
    place = min(len(s.family.slots), len(s.kit.draw[name]) - 1)
    return {
        "bag": refs if mine or s.open_bag else None,
        "bag_size": sum(s.family.bag),
        "drawn": [token_ref(s, token) for token in s.family.drawn] if mine else len(s.family.drawn),
        "ready": [token_ref(s, token) for token in s.family.ready],
        "front": [token_ref(s, token) for token in s.family.front],
        "waiting": [token_ref(s, token) for token in s.family.waiting],
        "slots": [token_ref(s, token) for token in s.family.slots],
        "draw": s.kit.draw[name][place],
        "give_back": s.kit.give_back[name][place],
        "odessa": s.family.odessa,
        "upgrades": [token_ref(s, token) for token in s.family.upgrades],
        "prices": {card.ref: TOKEN[card.cost] for card in s.kit.upgrades if s.chapter > 1},
    }


def kammi(s: Harrow, seat: Seat | None) -> contract.Kammi:
    goblin_known = s.kammi.unmasked or knows(s, seat, KAMMI)
    return {
        "grid": [[TOKEN[kind] for kind in s.kammi.grid[2 * row : 2 * row + 2]] for row in range(3)],
        "loose": TOKEN[s.kammi.loose],
        "loose_row": s.kammi.loose_row + 1 if s.kammi.loose_row != OFF else None,
        "row_cubes": list(s.kammi.row_cubes),
        "gift": s.kammi.gift,
        "goblin": UNIT[s.kammi.goblin] if goblin_known else None,
        "unmasked": s.kammi.unmasked,
        "dolls_out": s.kammi.dolls_out,
    }


def hester(s: Harrow) -> contract.Hester:
    return {
        "fire_fields": list(s.hester.fire_fields),
        "flames": s.hester.flame_supply,
        "actions": s.hester.action_flames,
        "spent": [FIELDS[i] for i in s.hester.spent],
        "squares": {FACTION[s.rivals[i]]: [list(square) for square in s.hester.squares[i]] for i in range(2)},
        "stacks": [refs(stack) for stack in s.hester.stacks],
        "activated": refs(s.hester.activated),
        "snakes": snakes_left(s),
        "shaken": s.hester.shaken,
    }


def solo(s: Harrow) -> contract.Solo:
    card: Card | None = s.automata.card
    return {
        "card": card.ref if card else None,
        "orders": _orders(card.solo) if card else None,
        "decks": {name: len(deck) for name, deck in zip(SOLO_DECKS, s.automata.decks, strict=True)},
        "discard": refs(s.automata.discard),
        "level": s.automata.level,
        "fields": dict(zip(SOLO_FIELDS, s.automata.flames, strict=True)),
        "coins": len(s.automata.coins),
    }


def _orders(solo: Solo) -> contract.Orders:
    """The turned card's orders to the automata."""
    return {
        "hexes": [HEX[hex] for hex in solo.hexes],
        "start": SOLO_FIELDS[solo.start],
        "hester": solo.hester,
        "joker": solo.joker,
    }


def fair_folk(s: Harrow, seat: Seat | None) -> contract.Fair:
    mine = knows(s, seat, FAIR_FOLK)
    items = None
    if seat is not None and not mine:
        items = {ITEMS[i]: HEX[hex] for i, hex in enumerate(s.fair_folk.items)}
    return {
        "nests": s.fair_folk.nest_supply,
        "prepared": [s.kit.offers[i].ref for i in s.fair_folk.prepared] if mine else len(s.fair_folk.prepared),
        "offers": len(s.fair_folk.offer_bag),
        "found": list(ITEMS[: s.fair_folk.items_found]),
        "seeking": ITEMS[s.fair_folk.items_found] if s.fair_folk.items_found < 3 else None,
        "items": items,
        "search": [TERRAIN[terrain] for terrain in s.fair_folk.lure],
        "quests": sorted(refs(s.fair_folk.quests)) if mine else len(s.fair_folk.quests),
        "quest_deck": len(s.fair_folk.quest_deck),
        "quest_pile": sorted(refs(s.fair_folk.quest_pile)),
        "calm": [FACTION[faction] for faction in s.fair_folk.calm],
        "nested": s.fair_folk.laid,
        "prices": {card.ref: card.cost for card in s.kit.cards[FAIR_FOLK]},
    }
