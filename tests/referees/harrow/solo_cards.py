"""The cards' orders to the automata, and the current activation (H-260 to H-263)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .land import HEXES, LAND_CUBE, Hex, cards_of, content, entry

DECKS = {"tactics": "protectors", "upgrades": "family", "goblins": "kammi"}
KIND = {"tactics": "tactic_card", "upgrades": "upgrade_card", "goblins": "goblin_card"}
JOKER = "faceless-portraits"
SOLO = next(mode for mode in content()["mode"] if mode["id"] == "solo")
FIELDS: list[str] = SOLO["action_fields_clockwise"]
LAND_COLOURS = tuple(LAND_CUBE.values())
SEEKERS = ("protectors", "family")


def deck_of(card: str) -> str:
    return next(deck for deck, side in DECKS.items() if card in cards_of(side))


def orders(card: str) -> dict[str, object]:
    """The orders of a card to the automata."""
    orders_of_card: dict[str, object] = entry(KIND[deck_of(card)], card)["solo"]
    return orders_of_card


def hexes_of(card: str) -> list[Hex]:
    """The two hexes of a card; the joker's are all."""
    printed = orders(card)["hexes"]
    assert isinstance(printed, list)
    return list(HEXES) if card == JOKER else [int(n) for n in printed]


@dataclass
class Activation:
    """One turn of an automaton (H-263): the parts that are still to be done."""

    side: str
    card: str
    fields: list[tuple[str, int]]  # from the start clockwise, how often each
    spawn_card: str  # another one if the first has no hex that is open (H-265)
    done: int = 0  # fields that are finished
    spawned: int = 0
    spawn_at: Hex | None = None
    passes: int = 0  # passes that began
    unmoved: set[Hex] = field(default_factory=set)
    gained: bool = False
    attacked: bool = False
    offering: bool = False  # all is done but the offers (H-332)
