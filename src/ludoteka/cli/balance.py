"""`ludoteka balance`: a balance report as a page with plots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import ludoteka
from ludoteka.kernel import LudotekaError
from ludoteka.lab import arena as lab
from ludoteka.lab import balance
from ludoteka.lab.balance_page import Report, page

from .arena import watched
from .program import program_of, settings_of, write


def register(app: typer.Typer) -> None:
    app.command("balance")(run)


def run(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game's id, such as wonderland.")],
    out: Annotated[Path, typer.Option(help="Path of the page, FILE.md; plots are written beside it.")],
    bots: Annotated[str, typer.Option(help="The bots: medium, hard@200, …; seats are rotated.")] = "medium",
    games: Annotated[int, typer.Option(min=1, help="Number of games for each number of seats.")] = 1000,
    seats: Annotated[str | None, typer.Option(help="Numbers of seats: 5, or 2,3,4,5; all by default.")] = None,
    settings: Annotated[
        list[str] | None, typer.Option(help="A setting: name=value, or name=a,b to play each. May be repeated.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Number of processes; all cores by default.")] = None,
    seed: Annotated[str, typer.Option(help="Seed of all deals.")] = "ludoteka",
    notes: Annotated[Path | None, typer.Option(help="A Markdown file to put before the numbers.")] = None,
) -> None:
    """Let bots play many games and write a report: who won with what, sources of points, choices."""
    program = program_of(context)
    _writable(out)
    remarks = [] if notes is None else [_read(notes)]
    entered = lab.entrants(bots.split(","))
    chosen = {name: values.split(",") for name, values in settings_of(settings or []).items()}
    matches = balance.plan(game, entered, games, _numbers(game, seats), chosen, seed)
    parts = [balance.count(part, watched(program, part, workers, ray=False)) for part in matches]
    paragraphs = [
        *remarks,
        program.say("balance-how", version=ludoteka.game(game).version, bots=", ".join(e.name for e in entered)),
        f"    {_command(context)}",
    ]
    report = Report(game, parts, paragraphs, program.language, out.stem)
    write(out, page(report))
    for name, plot in report.plots.items():
        write(out.with_name(name), plot)
    program.console.print(program.say("balance-written", file=str(out), plots=len(report.plots)))


def _writable(out: Path) -> None:
    """Refuse an output that could not be written before the games are played."""
    if out.suffix != ".md":
        raise LudotekaError(f"{out}: the page is Markdown, so its name must end with .md")
    if not out.parent.is_dir():
        raise LudotekaError(f"{out}: there is no folder {str(out.parent)!r}")


def _numbers(game: str, seats: str | None) -> list[int]:
    if seats is None:
        return list(ludoteka.game(game).seats)
    numbers = [number.strip() for number in seats.split(",")]
    if not all(number.isdigit() for number in numbers):
        raise LudotekaError(f"--seats {seats}: numbers of seats are written 5 or 2,3,4,5")
    return list(dict.fromkeys(map(int, numbers)))


def _read(notes: Path) -> str:
    try:
        return notes.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        raise LudotekaError(f"{notes}: cannot be read") from None


def _command(context: typer.Context) -> str:
    """The command that repeats these games; files by name only."""
    program, typed = program_of(context), context.params
    words = [f"ludoteka balance {typed['game']}", *(f"--{name} {typed[name]}" for name in ("bots", "games"))]
    words += [f"--seats {typed['seats']}"] if typed["seats"] is not None else []
    words += [f"--settings {pair}" for pair in typed["settings"] or []]
    words.append(f"--seed {typed['seed']}")
    words += [f"--content {file.name}" for file in program.content]
    words += [f"--notes {typed['notes'].name}"] if typed["notes"] is not None else []
    return " ".join([*words, f"--out {typed['out'].name}"])
