"""The table on a terminal: any game as a tree of what the seat sees; games with a picture of their own draw that."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from ludoteka.kernel import Seat, Table
from ludoteka.words import GameWords

LINE = 220  # letters; longer entries of a view are spread over several lines


def call(table: Table[Any], seat: Seat | None, names: GameWords) -> None:
    """Let things go by the names they have at this table now."""
    names.aliases = table.game.aliases(table.view(seat))


def paint(table: Table[Any], seat: Seat | None, names: GameWords) -> RenderableType:
    """What this seat sees; None sees everything that lies open, and where the game's own picture allows it, all."""
    if table.game.terminal is None:
        return paint_any(table, seat, names)
    board: RenderableType = table.game.terminal(table, seat, names)
    return board


def paint_any(table: Table[Any], seat: Seat | None, names: GameWords) -> RenderableType:
    tree = Tree(Text(names.game, style="bold"))
    for name, value in table.view(seat).items():
        _grow(tree, name, value, names)
    return tree


def _grow(tree: Tree, name: str, value: Any, names: GameWords) -> None:
    """One entry of a view: what fits stands on one line, the rest becomes branches; what is empty is left out."""
    if value is None or value is False or value in ([], {}, ""):
        return
    label = Text(name.replace("_", " "), style="dim")
    line = _inline(value, names)
    if not isinstance(value, dict | list) or len(line) <= LINE:
        tree.add(label.append("  ").append(line, style="not dim"))
        return
    branch = tree.add(label)
    if isinstance(value, dict):
        for inner, part in value.items():
            _grow(branch, names.name(str(inner)), part, names)
    elif all(isinstance(part, str | int | float) for part in value):
        branch.add(line)
    else:
        for index, part in enumerate(value):
            _grow(branch, _heading(index, len(value), names), part, names)


def _heading(index: int, number: int, names: GameWords) -> str:
    """Lists as long as there are players are lists by player."""
    return names.players[index] if number == len(names.players) else str(index + 1)


def _inline(value: Any, names: GameWords) -> str:
    if isinstance(value, dict):
        parts = ((names.name(str(name)), part) for name, part in value.items())
        return " · ".join(
            name if part is True else f"{name} {_inline(part, names)}"
            for name, part in parts
            if part is not None and part is not False and part not in ([], {}, "")
        )
    if isinstance(value, list):
        counted = Counter(_inline(part, names) for part in value)
        return ", ".join(text if number == 1 else f"{number}× {text}" for text, number in counted.items())
    return names.name(value) if isinstance(value, str) else str(value)
