"""Choosing one of many options by number, by key, or by the name of a thing, and completing what is typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteka.kernel import Seat, Table
from ludoteka.words import GameWords

LONG = 24  # longer lists are offered one segment of the keys at a time


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a menu: an option, or the beginning that several share."""

    key: str
    label: str
    whole: bool


def in_order(table: Table[Any], seat: Seat) -> list[str]:
    """The keys that are offered to a seat, in the game's own order of things; none if it is not asked."""
    ask = table.asks.get(seat)
    if ask is None:
        return []
    place = {key: i for i, key in enumerate(table.game.vocabulary(table.seats, table.settings))}
    return sorted(ask.keys, key=lambda key: place.get(key, len(place)))


def lines(keys: Sequence[str], start: str, names: GameWords) -> list[Line]:
    """What to offer after the beginning that was chosen: a short list whole, a long one by the next segment."""
    if len(keys) <= LONG:
        return [Line(key, names.option(key), True) for key in keys]
    depth = len(start.split("/")) if start else 0
    begins: dict[str, list[str]] = {}
    for key in keys:
        begins.setdefault("/".join(key.split("/")[: depth + 1]), []).append(key)
    if len(begins) == 1 and depth < max(key.count("/") for key in keys):
        return lines(keys, next(iter(begins)), names)
    made = []
    for begin, under in begins.items():
        single = len(under) == 1
        made.append(Line(under[0] if single else begin, names.option(under[0] if single else begin), single))
    return made


def plain(text: str) -> str:
    """Lower case without accents, so that `skret` finds Skřet."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def find(typed: str, offered: Sequence[Line], keys: Sequence[str], names: GameWords) -> list[str]:
    """The keys or beginnings that what was typed may mean, by the closest reading that means anything."""
    if typed.isdigit() and 1 <= int(typed) <= len(offered):
        return [offered[int(typed) - 1].key]
    text = plain(typed)
    readings: list[Callable[[str], bool]] = [
        lambda key: key == text,
        lambda key: key.startswith(text),
        lambda key: any(segment == text for segment in key.split("/")),
        lambda key: any(segment.startswith(text) for segment in key.split("/")),
        lambda key: any(plain(names.name(segment)) == text for segment in key.split("/")[1:]),
        lambda key: text in plain(names.option(key)),
    ]
    for reading in readings:
        found = [key for key in keys if reading(key)]
        if found:
            return found
    return []


def complete(words: Callable[[], Sequence[str]]) -> None:
    """Let the Tab key complete these words, where the terminal can."""
    try:
        import readline
    except ImportError:  # Windows
        return

    def completer(text: str, state: int) -> str | None:
        matching = [word for word in words() if word.startswith(text)]
        return matching[state] if state < len(matching) else None

    readline.set_completer(completer)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
