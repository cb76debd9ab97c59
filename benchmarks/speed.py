"""Speed, ours and the peers', in one run on one core: `ludoteka bench`, or `python -m benchmarks.speed`."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path

from benchmarks import ours, peers
from benchmarks.timing import QUICK, WHOLE, Pace, Row, pinned
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

BENCHMARKS: dict[str, Callable[[Pace], Iterator[Row]]] = {
    "open-spiel": peers.open_spiel,
    "rlcard": peers.rlcard,
    "random": ours.random_decisions,
    "copying": ours.copying,
    "search": ours.searching,
    "solver": ours.solving,
    "games": ours.other_games,
}


def main(console: Console, json_file: Path | None = None, quick: bool = False, only: str | None = None) -> None:
    pace = QUICK if quick else WHOLE
    rows: list[Row] = []
    with pinned() as core:
        where = f"Python {platform.python_version()}, {platform.machine()}, {core}"
        for name, benchmark in BENCHMARKS.items():
            if only is None or only in name:
                with console.status(name):
                    rows += benchmark(pace)
    console.print(_grid(rows, where, console.width >= 120))
    for peer in peers.missing():
        console.print(f"{peer} is not installed and was skipped; the extra lab and the group bench bring the peers")
    if json_file is not None:
        json_file.write_text(json.dumps({"where": where, "rows": [asdict(row) for row in rows]}, indent=1) + "\n")


def _grid(rows: list[Row], where: str, wide: bool) -> Grid:
    grid = Grid(title=where, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in ("", "median", "unit", *(["range"] if wide else []), "× peer", "asked"):
        grid.add_column(column, justify="left" if column in ("", "unit") else "right", no_wrap=True)
    by_name = {row.name: row for row in rows}
    for row in rows:
        spread = [f"{_number(row.low)} – {_number(row.high)}" if row.high else ""] if wide else []
        grid.add_row(row.name, _number(row.value), row.unit, *spread, _ratio(row, by_name), _asked(row, by_name))
    return grid


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _ratio(row: Row, by_name: dict[str, Row]) -> str:
    """The ratio to the other library; above 1 we are better."""
    if row.peer not in by_name:
        return ""
    times = row.value / by_name[row.peer].value
    return f"{1 / times if row.less else times:.2f}"


def _asked(row: Row, by_name: dict[str, Row]) -> str:
    target = row.target
    if row.times is not None and row.peer in by_name:
        target = row.times * by_name[row.peer].value
    if target is None:
        return ""
    met = row.value <= target if row.less else row.value >= target
    return f"{'≤' if row.less else '≥'} {_number(target)} {'✓' if met else '✗'}"


if __name__ == "__main__":
    main(Console())
