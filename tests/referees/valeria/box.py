"""The components of Valeria: the cards of the content file, with hyphenated names, and amounts as text."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

CONTENT = Path(__file__).parents[3] / "src/ludoteka/games/valeria/content/valeria.toml"
TRACKS = ("gold", "strength", "magic", "vp")
RESOURCES = TRACKS[:3]
ROLES = ("worker", "soldier", "shadow", "holy")
KINDS = ("starter", "citizen", "monster", "event", "domain", "duke")

Card = dict[str, Any]
Effect = dict[str, Any]
Amounts = Mapping[str, int]


def hyphened(name: str) -> str:
    return name.replace("_", "-")


def _read() -> dict[str, Any]:
    with CONTENT.open("rb") as file:
        return tomllib.load(file)


DATA = _read()
BY_KIND: dict[str, dict[str, Card]] = {
    kind: {hyphened(card["id"]): {**card, "kind": kind} for card in DATA[kind]} for kind in KINDS
}
CARDS: dict[str, Card] = {name: card for cards in BY_KIND.values() for name, card in cards.items()}
CITIZENS = BY_KIND["citizen"]
STARTERS = BY_KIND["starter"]
HERALD = "starter-herald"


def effects(name: str, side: str) -> list[Effect]:
    """The printed effects of a card: active or passive side, reward, instruction."""
    printed: list[Effect] = CARDS[name][side]
    return printed


def abilities(domain: str, trigger: str) -> list[list[Effect]]:
    """The effects of a domain that this trigger sets off."""
    return [ability["effects"] for ability in CARDS[domain]["abilities"] if ability["trigger"] == trigger]


def modifier(domain: str) -> Card:
    """The lasting modifier of a domain."""
    values: Card = next((a["modifier"] for a in CARDS[domain]["abilities"] if a["trigger"] == "static"), {})
    return values


def amounts_of(effect: Effect, times: int = 1) -> dict[str, int]:
    return {track: effect[track] * times for track in TRACKS if effect.get(track, 0) * times}


def amounts_text(amounts: Amounts) -> str:
    """Amounts as in events and keys."""
    return "+".join(f"{track}-{amounts[track]}" for track in TRACKS if amounts.get(track)) or "nothing"


def read_amounts(text: str) -> dict[str, int]:
    """Parse the amounts in a key or an event."""
    if text == "nothing":
        return {}
    return {track: int(number) for track, _, number in (part.partition("-") for part in text.split("+"))}


def numbers_of(name: str) -> list[int]:
    numbers: list[int] = CARDS[name]["activation"]
    return numbers


def citizens_of(number: int) -> list[str]:
    """The kinds of citizens with this activation number."""
    return [name for name, card in CITIZENS.items() if number in card["activation"]]


def stack_of_area(area: str, seats: int) -> list[str]:
    """V-12, V-91: the monsters of an area, lowest strength on top; with five players also those with the symbol."""
    kinds = [(name, card) for name, card in BY_KIND["monster"].items() if card["area"] == area]
    kinds.sort(key=lambda kind: kind[1]["strength"])
    return [name for name, card in kinds for _ in range(card["count"] - (0 if seats == 5 else card["five_player"]))]


def area_order(area: str, seats: int) -> tuple[int, int, int, str]:
    """V-13, VA-5: by the strength on top, then the magic on top, the boss, the area's name."""
    stack = [CARDS[name] for name in stack_of_area(area, seats)]
    return stack[0]["strength"], stack[0]["magic"], stack[-1]["strength"], area
