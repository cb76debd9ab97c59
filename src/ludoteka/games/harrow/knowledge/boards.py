"""What a seat sees of the factions: their cards, boards and supplies."""

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


def knows(s: Harrow, seat: Seat | None, f: int) -> bool:
    """Does this seat hold the faction's secrets?"""
    return seat is not None and f in s.factions and s.factions[seat] == f


def refs(pile: Iterable[Any]) -> list[str]:
    return [thing.ref for thing in pile]


# -- The factions -----------------------------------------------------------------------------------------------------
def side(s: Harrow, seat: Seat | None, f: int) -> contract.Side:
    hand: list[str] | int = sorted(refs(s.hands[f])) if knows(s, seat, f) else len(s.hands[f])
    side: contract.Side = {
        "seat": s.factions.index(f) if f in s.factions else None,
        "automaton": f not in s.factions,
        "hand": hand,
        "deck": len(s.decks[f]),
        "discard": sorted(refs(s.discards[f])),
        "in_play": refs(s.in_play[f]),
        "offers": [s.kit.offers[i].ref for i in s.offers_held[f]],
    }
    if f not in VP_FACTIONS:
        return side
    hero = s.boards[f].hero
    return {
        **side,
        "home": HEX[s.home[f]],
        "hero": hero.ref if hero else None,
        "track": f"{FACTION[f]}-{s.boards[f].track}" if s.boards[f].track else None,
        "scrolls": s.boards[f].scrolls,
        "vp": s.boards[f].vp,
        "dial": s.boards[f].dial if s.chapter >= 3 else None,
        "plate": {name: s.boards[f].plate[i] for i, name in enumerate((*UNIT[:3], "virtual")) if s.boards[f].plate[i]},
        "wild": s.boards[f].wild,
        "jars": {JAR[jar]: not s.boards[f].broken >> jar & 1 for jar in range(4)},
        "attacked": s.boards[f].attacked,
        "haints": s.stock.haints[f],
        "board": _board(s, f),
    }


def _board(s: Harrow, f: int) -> dict[str, contract.Row]:
    if f == FAMILY or s.mode in ("solo", "duel"):
        return {}
    values = s.kit.rows[board(s, f)]
    return {
        TOKEN[k]: {"tokens": s.boards[f].rows[k], "value": values[k][s.boards[f].rows[k]], "values": list(values[k])}
        for k in range(3)
    }


def family(s: Harrow, seat: Seat | None) -> contract.Family:
    """H-58: what was drawn is seen by the Family alone until it is kept; the bag by all, if the table says so."""
    mine = knows(s, seat, FAMILY)
    bag = list(s.family.bag)
    if not mine:
        for kind in s.family.drawn:
            bag[kind] += 1
    refs = {token_ref(s, k): n for k, n in enumerate(bag) if n}
    name = board(s, FAMILY)
    place = min(len(s.family.slots), len(s.kit.draw[name]) - 1)
    return {
        "bag": refs if mine or s.open_bag else None,
        "bag_size": sum(s.family.bag),
        "drawn": [token_ref(s, k) for k in s.family.drawn] if mine else len(s.family.drawn),
        "ready": [token_ref(s, k) for k in s.family.ready],
        "front": [token_ref(s, k) for k in s.family.front],
        "waiting": [token_ref(s, k) for k in s.family.waiting],
        "slots": [token_ref(s, k) for k in s.family.slots],
        "draw": s.kit.draw[name][place],
        "give_back": s.kit.give_back[name][place],
        "odessa": s.family.odessa,
        "upgrades": [token_ref(s, k) for k in s.family.upgrades],
        "prices": {card.ref: TOKEN[card.cost] for card in s.kit.upgrades if s.chapter > 1},
    }


def kammi(s: Harrow, seat: Seat | None) -> contract.Kammi:
    told = s.kammi.unmasked or knows(s, seat, KAMMI)
    return {
        "grid": [[TOKEN[k] for k in s.kammi.grid[2 * row : 2 * row + 2]] for row in range(3)],
        "loose": TOKEN[s.kammi.loose],
        "loose_row": s.kammi.loose_row + 1 if s.kammi.loose_row != OFF else None,
        "row_cubes": list(s.kammi.row_cubes),
        "gift": s.kammi.gift,
        "goblin": UNIT[s.kammi.goblin] if told else None,
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
    """What the turned card tells the automata."""
    return {
        "hexes": [HEX[h] for h in solo.hexes],
        "start": SOLO_FIELDS[solo.start],
        "hester": solo.hester,
        "joker": solo.joker,
    }


def fair_folk(s: Harrow, seat: Seat | None) -> contract.Fair:
    mine = knows(s, seat, FAIR_FOLK)
    items = None
    if seat is not None and not mine:
        items = {ITEMS[i]: HEX[h] for i, h in enumerate(s.fair_folk.items)}
    return {
        "nests": s.fair_folk.nest_supply,
        "prepared": [s.kit.offers[i].ref for i in s.fair_folk.prepared] if mine else len(s.fair_folk.prepared),
        "offers": len(s.fair_folk.offer_bag),
        "found": list(ITEMS[: s.fair_folk.found]),
        "seeking": ITEMS[s.fair_folk.found] if s.fair_folk.found < 3 else None,
        "items": items,
        "search": [TERRAIN[t] for t in s.fair_folk.lure],
        "quests": sorted(refs(s.fair_folk.quests)) if mine else len(s.fair_folk.quests),
        "quest_deck": len(s.fair_folk.quest_deck),
        "quest_pile": sorted(refs(s.fair_folk.quest_pile)),
        "calm": [FACTION[f] for f in s.fair_folk.calm],
        "nested": s.fair_folk.laid,
        "prices": {card.ref: card.cost for card in s.kit.cards[FAIR_FOLK]},
    }
