"""`ludoteka arena`: bots against bots."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ludoteka.lab import arena as lab
from ludoteka.lab import report as page
from ludoteka.lab.arena_stats import Summary, points, summarise

from .program import Program, program_of, settings_of, write


def register(app: typer.Typer) -> None:
    app.command("arena")(run)


def run(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game's id, such as claim.")],
    bots: Annotated[
        str, typer.Option(help="The bots: hard,medium,easy,random; with budgets as hard@200 or hard@50ms.")
    ] = ("hard,medium"),
    games: Annotated[int, typer.Option(min=1, help="Number of games, rounded up to whole rotations.")] = 100,
    seats: Annotated[int | None, typer.Option(min=1, help="Number of seats.")] = None,
    settings: Annotated[
        list[str] | None, typer.Option(help="A setting of the game: name=value. May be repeated.")
    ] = None,
    iterations: Annotated[int | None, typer.Option(min=1, help="Budget of a search per decision.")] = None,
    ms: Annotated[float | None, typer.Option(min=1, help="Budget of a search per decision, in milliseconds.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Number of processes; all cores by default.")] = None,
    seed: Annotated[str, typer.Option(help="Seed of all deals.")] = "ludoteka",
    report: Annotated[Path | None, typer.Option(help="Write a page with plots here.")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the numbers here.")] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster instead of this machine.")] = False,
) -> None:
    """Let bots play each other: rotated seats, the same deals for all, win rates with intervals, ratings."""
    program = program_of(context)
    entered = lab.entrants(bots.split(","), iterations, ms)
    matches = lab.schedule(game, entered, games, seats, settings_of(settings or []), seed)
    results = watched(program, matches, workers, ray)
    summary = summarise(game, dict(matches[0].settings), seed, results)
    _show(program, summary)
    if report is not None:
        write(report, page.html(summary, program.language))
    if json_file is not None:
        write(json_file, json.dumps(summary.plain(), ensure_ascii=False, indent=1) + "\n")


def watched(program: Program, matches: list[lab.Match], workers: int | None, ray: bool) -> list[lab.MatchResult]:
    """Play all matches behind a progress bar that shows the leader; Ctrl-C stops and keeps the results so far."""
    results: list[lab.MatchResult] = []
    ahead: dict[str, float] = defaultdict(float)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=program.console, transient=True) as bar:
        task = bar.add_task(program.words(matches[0].game).game, total=len(matches))

        def note(result: lab.MatchResult) -> None:
            results.append(result)
            for seat, name in enumerate(result.seats):
                ahead[name] += points(result, seat)
            bar.update(task, advance=1, description="  ".join(f"{n} {p:g}" for n, p in ahead.items()))

        try:
            return lab.run(matches, workers, ray, program.content, note)
        except KeyboardInterrupt:
            if not results:
                raise
            program.console.print(program.say("arena-stopped", games=len(results)))
            return results


def _show(program: Program, summary: Summary) -> None:
    game = program.words(summary.game)
    title = program.say("report-played", games=summary.games, deals=summary.deals, seats=summary.seats)
    hidden = {"arena-decisions", "arena-options"} | ({"arena-place"} if summary.seats < 3 else set())
    rows = [[cell for cell in page.cells(standing) if cell[0] not in hidden] for standing in summary.standings]
    grid = Grid(title=f"{game.game} · {title}", title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for message, _ in rows[0]:
        grid.add_column(program.say(message), justify="left" if message == "arena-bot" else "right", no_wrap=True)
    for row in rows:
        grid.add_row(*(cell for _, cell in row))
    program.console.print(grid)
    if len(summary.by_seat) > 1:
        shares = ", ".join(f"{100 * rate.share:.1f} %" for rate in summary.by_seat)
        program.console.print(program.say("arena-by-seat", shares=shares))
    program.console.print(program.say("arena-length", median=summary.length))
