"""The table on a terminal: any game as a tree of what the seat sees; games with a picture of their own draw that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from ludoteka.kernel import Seat, Table
from ludoteka.words import GameWords

from . import claim
from .house import House

Painter = Callable[[Table[Any], Seat | None, GameWords, House], RenderableType]
PAINTERS: dict[str, Painter] = {"claim": claim.paint}


def paint(table: Table[Any], seat: Seat | None, names: GameWords, house: House) -> RenderableType:
    """What this seat sees; None sees everything that lies open, and where the game's own picture allows it, all."""
    painter = PAINTERS.get(table.game.id, paint_any)
    return painter(table, seat, names, house)


def paint_any(table: Table[Any], seat: Seat | None, names: GameWords, house: House) -> RenderableType:
    tree = Tree(Text(names.game, style="bold"))
    for name, value in table.view(seat).items():
        _grow(tree, name, value, names)
    return tree


def _grow(tree: Tree, name: str, value: Any, names: GameWords) -> None:
    """One entry of a view: short things on one line, nested ones as branches; what is empty is left out."""
    label = Text(name.replace("_", " "), style="dim")
    if value is None or value == [] or value == {}:
        return
    if isinstance(value, dict):
        branch = tree.add(label)
        for inner, part in value.items():
            _grow(branch, names.name(str(inner)), part, names)
    elif isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        branch = tree.add(label)
        for index, part in enumerate(value):
            _grow(branch, _heading(index, len(value), names), part, names)
    else:
        tree.add(label.append("  ").append(_inline(value, names), style="not dim"))


def _heading(index: int, number: int, names: GameWords) -> str:
    """Lists as long as there are players are lists by player."""
    return names.players[index] if number == len(names.players) else str(index + 1)


def _inline(value: Any, names: GameWords) -> str:
    if isinstance(value, list):
        return ", ".join(_inline(part, names) for part in value)
    return names.name(value) if isinstance(value, str) else str(value)
