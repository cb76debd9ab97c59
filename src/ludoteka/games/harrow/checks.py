"""Checks of the whole box: the number of components, and their consistency."""

from __future__ import annotations

from ...kernel.content import Entry
from .pieces import FAIR_FOLK, FAMILY, HESTER, KAMMI, PROTECTORS, Kit

# So many of each are needed by the setup; an owner may say more.
LEAST = {
    **{"haint-red": 8, "haint-blue": 8, "haint-purple": 8, "advance": 8, "spawn": 8, "strengthen": 8, "legend": 4},
    **{"wild-token": 3, "storm-token": 1, "trail-token": 4, "iron-nail": 1, "taunt-token": 2, "flame-token": 7},
    **{"nest": 4},
}
DECKS = {PROTECTORS: "tactic_card", FAMILY: "upgrade_card", KAMMI: "goblin_card"}  # the solo game deals these out
EXACTLY = {PROTECTORS: 16, FAMILY: 9, KAMMI: 12}
GROWING = {HESTER: ("hester_card", 13), FAIR_FOLK: ("fair_folk_card", 13)}


def check(kit: Kit, book: Entry) -> None:
    """Raise BadContent if the components are not consistent."""
    for faction, name in DECKS.items():
        _count(book, name, len(kit.cards[faction]), EXACTLY[faction], "no more and no fewer")
    for faction, (name, least) in GROWING.items():
        _least(book, name, len(kit.cards[faction]), least)
    _least(book, "quest_card", len(kit.quests), 16)
    _least(book, "offer", len(kit.offers), 11)
    _count(book, "bonus_tile", len(kit.tiles), 9, "no more and no fewer")
    _count(book, "map", len(kit.lands), 2, "its two sides")
    _count(book, "legend", sum(map(len, kit.heroes)), 14, "besides Kammi and Hester")
    _count(book, "legend_track", len(kit.tracks), 6, "two for each faction that has them")
    _count(book, "board", len(kit.rows) + len(kit.draw), 5, "besides those of Hester and the Fair Folk")
    if kit.number["attack_cost_on_brambles"] > kit.number["attack_cost"]:
        raise book.entry("meta").fail("attack_cost_on_brambles", "should not be more than attack_cost")


def _count(book: Entry, name: str, number: int, expected: int, what: str) -> None:
    if number != expected:
        raise book.fail(name, f"there are {number}; there should be {expected}, {what}")


def _least(book: Entry, name: str, number: int, least: int) -> None:
    if number < least:
        raise book.fail(name, f"there are {number}; there should be at least {least}")
