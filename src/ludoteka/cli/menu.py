"""Choosing an option by number, key or name, and completing typed text."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteka.kernel import Seat, Table
from ludoteka.words import GameWords


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One line of a menu: an option, or a beginning that several options share."""

    key: str
    label: str
    whole: bool


def places(table: Table[Any]) -> dict[str, int]:
    """The position of each option in the game's own order, which no match changes."""
    return {key: place for place, key in enumerate(table.game.vocabulary(table.seats, table.settings))}


def in_order(table: Table[Any], seat: Seat, order: Mapping[str, int]) -> list[str]:
    """The keys offered to a seat, in the game's order; none if it is not asked."""
    ask = table.asks.get(seat)
    return [] if ask is None else sorted(ask.keys, key=lambda key: order.get(key, len(order)))


def lines(
    keys: Sequence[str], start: str, names: GameWords, fits: Callable[[Sequence[MenuEntry]], bool]
) -> list[MenuEntry]:
    """The menu after a chosen beginning: whole options if they fit, otherwise beginnings as long as possible."""
    depth = len(start.split("/")) if start else 0
    deepest = max(key.count("/") + 1 for key in keys)
    offered = _beginnings(keys, deepest, names)
    for less in range(deepest - 1, depth, -1):
        if fits(offered):
            break
        shorter = _beginnings(keys, less, names)
        if len(shorter) == 1:  # nobody is asked for what all of them share
            break
        offered = shorter
    return offered


def _beginnings(keys: Sequence[str], depth: int, names: GameWords) -> list[MenuEntry]:
    """The beginnings of the keys up to a number of segments, each once; a beginning with one option is shown whole."""
    under: dict[str, list[str]] = {}
    for key in keys:
        under.setdefault("/".join(key.split("/")[:depth]), []).append(key)
    entries = [(begin if len(some) > 1 else some[0], len(some) == 1) for begin, some in under.items()]
    return [MenuEntry(key, names.option(key), whole) for key, whole in entries]


def plain(text: str) -> str:
    """Lower case without accents, so that `skret` finds Skřet."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def find(typed: str, offered: Sequence[MenuEntry], keys: Sequence[str], names: GameWords) -> list[str]:
    """The keys or beginnings that typed text may mean, by the closest reading that matches any."""
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
        matches = [key for key in keys if reading(key)]
        if matches:
            return matches
    return []


def complete(words: Callable[[], Sequence[str]]) -> None:
    """Let the Tab key complete these words, if the terminal supports it."""
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
