"""What a seat sees of the factions: their cards, boards and supplies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....kernel import Seat, View
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
    Harrow,
    Solo,
)
from ..rules.cards import board
from ..sides.fair_folk.guessing import ITEMS
from ..sides.family.tokens import token_ref
from ..sides.hester.powers import snakes_left


def knows(s: Harrow, seat: Seat | None, f: int) -> bool:
    """Does this seat hold the faction's secrets?"""
    return seat is not None and f in s.factions and s.factions[seat] == f


def refs(pile: Iterable[Any]) -> list[str]:
    return [thing.ref for thing in pile]


# -- The factions -----------------------------------------------------------------------------------------------------
def side(s: Harrow, seat: Seat | None, f: int) -> View:
    hand: list[str] | int = sorted(refs(s.hands[f])) if knows(s, seat, f) else len(s.hands[f])
    side: View = {
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
    hero = s.hero[f]
    return {
        **side,
        "home": HEX[s.home[f]],
        "hero": hero.ref if hero else None,
        "track": f"{FACTION[f]}-{s.side[f]}" if s.side[f] else None,
        "scrolls": s.scrolls[f],
        "vp": s.vp[f],
        "dial": s.dial[f] if s.chapter >= 3 else None,
        "plate": {name: s.plate[f][i] for i, name in enumerate((*UNIT[:3], "virtual")) if s.plate[f][i]},
        "wild": s.wild[f],
        "jars": {JAR[jar]: not s.broken[f] >> jar & 1 for jar in range(4)},
        "attacked": s.attacked[f],
        "haints": s.haint_supply[f],
        "board": _board(s, f),
    }


def _board(s: Harrow, f: int) -> View:
    if f == FAMILY or s.mode in ("solo", "duel"):
        return {}
    values = s.kit.rows[board(s, f)]
    return {
        TOKEN[k]: {"tokens": s.rows[f][k], "value": values[k][s.rows[f][k]], "values": list(values[k])}
        for k in range(3)
    }


def family(s: Harrow, seat: Seat | None) -> View:
    """H-58: what was drawn is seen by the Family alone until it is kept; the bag by all, if the table says so."""
    mine = knows(s, seat, FAMILY)
    bag = list(s.bag)
    if not mine:
        for kind in s.drawn:
            bag[kind] += 1
    refs = {token_ref(s, k): n for k, n in enumerate(bag) if n}
    name = board(s, FAMILY)
    place = min(len(s.slots), len(s.kit.draw[name]) - 1)
    return {
        "bag": refs if mine or s.open_bag else None,
        "bag_size": sum(s.bag),
        "drawn": [token_ref(s, k) for k in s.drawn] if mine else len(s.drawn),
        "ready": [token_ref(s, k) for k in s.ready],
        "front": [token_ref(s, k) for k in s.front],
        "waiting": [token_ref(s, k) for k in s.waiting],
        "slots": [token_ref(s, k) for k in s.slots],
        "draw": s.kit.draw[name][place],
        "give_back": s.kit.give_back[name][place],
        "odessa": s.odessa,
        "upgrades": [token_ref(s, k) for k in s.upgrade_supply],
        "prices": {card.ref: TOKEN[card.cost] for card in s.kit.upgrades if s.chapter > 1},
    }


def kammi(s: Harrow, seat: Seat | None) -> View:
    told = s.unmasked or knows(s, seat, KAMMI)
    return {
        "grid": [[TOKEN[k] for k in s.grid[2 * row : 2 * row + 2]] for row in range(3)],
        "loose": TOKEN[s.loose],
        "loose_row": s.loose_row + 1 if s.loose_row != OFF else None,
        "row_cubes": list(s.row_cubes),
        "gift": s.gift,
        "goblin": UNIT[s.goblin] if told else None,
        "unmasked": s.unmasked,
        "dolls_out": s.dolls_out,
    }


def hester(s: Harrow) -> View:
    return {
        "fire_fields": list(s.fire_fields),
        "flames": s.flame_supply,
        "actions": s.action_flames,
        "spent": [FIELDS[i] for i in s.spent],
        "squares": {FACTION[s.rivals[i]]: [list(square) for square in s.squares[i]] for i in range(2)},
        "stacks": [refs(stack) for stack in s.stacks],
        "activated": refs(s.activated),
        "snakes": snakes_left(s),
        "shaken": s.shaken,
    }


def solo(s: Harrow) -> View:
    card: Card | None = s.solo_card
    return {
        "card": card.ref if card else None,
        "orders": _orders(card.solo) if card else None,
        "decks": {name: len(deck) for name, deck in zip(SOLO_DECKS, s.solo_decks, strict=True)},
        "discard": refs(s.solo_discard),
        "level": s.level,
        "fields": dict(zip(SOLO_FIELDS, s.solo_flames, strict=True)),
        "coins": len(s.coins),
    }


def _orders(solo: Solo) -> View:
    """What the turned card tells the automata."""
    return {
        "hexes": [HEX[h] for h in solo.hexes],
        "start": SOLO_FIELDS[solo.start],
        "hester": solo.hester,
        "joker": solo.joker,
    }


def fair_folk(s: Harrow, seat: Seat | None) -> View:
    mine = knows(s, seat, FAIR_FOLK)
    items = None
    if seat is not None and not mine:
        items = {ITEMS[i]: HEX[h] for i, h in enumerate(s.items)}
    return {
        "nests": s.nest_supply,
        "prepared": [s.kit.offers[i].ref for i in s.prepared] if mine else len(s.prepared),
        "offers": len(s.offer_bag),
        "found": list(ITEMS[: s.found]),
        "seeking": ITEMS[s.found] if s.found < 3 else None,
        "items": items,
        "search": [TERRAIN[t] for t in s.lure],
        "quests": sorted(refs(s.quests)) if mine else len(s.quests),
        "quest_deck": len(s.quest_deck),
        "quest_pile": sorted(refs(s.quest_pile)),
        "calm": [FACTION[f] for f in s.calm],
        "nested": s.laid,
        "prices": {card.ref: card.cost for card in s.kit.cards[FAIR_FOLK]},
    }
