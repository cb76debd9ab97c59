"""The table and the question in a terminal: any game as a tree of its view, or as its own picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from ludoteka.kernel import Seat, Table
from ludoteka.words import GameWords

from . import menu

LINES = 45  # of a screen: the table, the question, and the line on which one types
LINE = 220  # letters; longer entries of a view are spread over several lines


def call(table: Table[Any], seat: Seat | None, names: GameWords) -> None:
    """Use the aliases that are valid at this table now."""
    names.aliases = table.game.aliases(table.view(seat))


def paint(table: Table[Any], seat: Seat | None, names: GameWords) -> RenderableType:
    """The view of this seat; None shows everything public or, if the game's own picture allows it, everything."""
    if table.game.terminal is None:
        return paint_any(table, seat, names)
    board: RenderableType = table.game.terminal(table, seat, names)
    return board


def height(console: Console, shown: RenderableType) -> int:
    return len(console.render_lines(shown, pad=False))


def question(
    console: Console, table: Table[Any], seat: Seat, names: GameWords, keys: Sequence[str], start: str, room: int
) -> tuple[RenderableType, list[menu.MenuEntry]]:
    """The seat's question with numbered keys on a number of lines: options whole, or as much of each as fits."""
    ask = table.asks[seat]
    prompt = Text(names.prompt(ask), style="bold")
    prompt.append(f" ({ask.rule})" if ask.rule else "", style="not bold dim")
    left = room - height(console, prompt) - 1
    offered = menu.lines(keys, start, names, lambda entries: height(console, _numbered(entries)) <= left)
    return Group(prompt, _numbered(offered)), offered


def _numbered(offered: Sequence[menu.MenuEntry]) -> Columns:
    """The options in columns, without the words that all labels begin with (`Spider Queen:

    2 gold`, `Spider Queen: …`).
    """
    heads = {line.label.partition(": ")[0] for line in offered}
    skipped = len(heads.pop()) + 2 if len(offered) > 1 and len(heads) == 1 else 0
    labels = [
        Text.assemble((f"{number:>3} ", "dim"), line.label[skipped:], "" if line.whole or "…" in line.label else " …")
        for number, line in enumerate(offered, 1)
    ]
    return Columns(labels, padding=(0, 3), column_first=True)


def paint_any(table: Table[Any], seat: Seat | None, names: GameWords) -> RenderableType:
    tree = Tree(Text(names.game, style="bold"))
    for name, value in table.view(seat).items():
        _grow(tree, name, value, names)
    return tree


def _grow(tree: Tree, name: str, value: Any, names: GameWords) -> None:
    """Add one entry of a view: on one line if it fits, otherwise as branches; empty entries are left out."""
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
    """The headings of a list; a list as long as the number of players is a list by player."""
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
