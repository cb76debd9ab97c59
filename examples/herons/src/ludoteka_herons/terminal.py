"""The pond in a terminal: the fish on the surface, a line for each heron, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludoteka.kernel import Names, Seat, Table

from .contract import View


def paint(table: Table[Any], seat: Seat | None, names: Names) -> RenderableType:
    view = cast(View, table.view(seat))
    title = Text(names.say("terminal-round", round=view["round"], rounds=view["rounds"]), style="bold")
    parts: list[RenderableType] = [title, _line(names, "pool", view["pool"]), Text(), _herons(view, names)]
    if view["hand"]:
        parts += [Text(), _line(names, "hand", view["hand"])]
    return Panel(Group(*parts), title=names.game, title_align="left", padding=(0, 2))


def _line(names: Names, what: str, refs: Sequence[str]) -> Text:
    return Text.assemble((f"{names.name(what)}: ", "dim"), ", ".join(map(names.name, refs)) or "–")


def _herons(view: View, names: Names) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("heron", "points", "played", "caught"):
        grid.add_column(names.name(head))
    for player, heron in zip(names.players, view["herons"], strict=True):
        caught = ", ".join(f"{count}× {names.name(ref)}" for ref, count in Counter(heron["caught"]).items())
        grid.add_row(player, str(heron["points"]), names.name(heron["played"]) if heron["played"] else "–", caught)
    return grid
