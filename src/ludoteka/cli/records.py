"""`games`, `replay`, `verify`: list the games, look at matches, check them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

import ludoteka
from ludoteka import fairness
from ludoteka.kernel import Event, Record, Seat, Setting, Table
from ludoteka.words import GameWords

from .program import Program, plain_settings, program_of, read_receipt, read_record
from .screen import call, paint

_MARKS = {"good": "[green]✓[/]", "note": "[yellow]·[/]", "bad": "[red]✗[/]"}


def register(app: typer.Typer) -> None:
    for command in (games, replay, verify):
        app.command()(command)


def games(context: typer.Context) -> None:
    """List the games with their seats and settings."""
    program = program_of(context)
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 1, 0))
    for column in ("games-id", "games-name", "games-seats", "games-settings", "games-version"):
        grid.add_column(program.say(column))
    for id, game in ludoteka.games().items():
        names = program.words(id)
        settings = "\n".join(_described(program, setting) for setting in game.settings)
        grid.add_row(id, names.game, ", ".join(map(str, game.seats)), settings, game.version)
    program.console.print(grid)


def _described(program: Program, setting: Setting) -> str:
    """A setting with its default, its other values, and the cases in which it has an effect."""
    needs = (", ".join(f"{other}={'|'.join(values)}" for other, values in need.items()) for need in setting.needs)
    where = "; ".join(needs)
    line = f"{setting.id}={setting.default}  [dim]{_short(setting.choices)}[/]"
    return f"{line}\n  [dim]{program.say('games-only', where=where)}[/]" if where else line


def _short(choices: Sequence[str], most: int = 6) -> str:
    return ", ".join(choices[:most]) + (f", … ({len(choices)})" if len(choices) > most else "")


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A record, as `save` and the server write it.")],
    receipt: Annotated[
        Path | None, typer.Option(help="The receipt that your browser stored; download it after the match.")
    ] = None,
) -> None:
    """Prove that a match was not manipulated:

    rules, result, committed seed, salts, every outcome of chance. With a receipt also that it is the match that you
    saw. Exits with 0 if all holds, with 1 if the receipt contradicts the record, and with 2 if the record is
    inconsistent or a file cannot be read.
    """
    program = program_of(context)
    record = read_record(file)
    saved = None if receipt is None else read_receipt(receipt)
    findings = [] if saved is None else fairness.check(record, saved)
    for finding in findings:
        program.console.print(f"{_MARKS[finding.grade]} {finding.sentence}")
    if any(finding.grade == "bad" for finding in findings):
        raise typer.Exit(1)
    for line in ludoteka.verify(record):
        program.console.print(f"[green]✓[/] {line}")


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A record, as `save` and the server write it.")],
    seat: Annotated[
        int | None, typer.Option(min=1, help="Show the view of this seat; by default all hands are open.")
    ] = None,
    move: Annotated[int, typer.Option(min=0, help="Start after this many decisions.")] = 0,
    text: Annotated[bool, typer.Option("--text", help="Print the whole match instead of stepping through it.")] = False,
) -> None:
    """Step through a match: Enter goes forward, b goes back, a number jumps, q quits."""
    program = program_of(context)
    record = read_record(file)
    end = ludoteka.replay(record)  # the whole of it, so that a bad record is refused before anything is shown
    eyes = None if seat is None else Seat(min(seat, record.seats) - 1)
    names = program.words(end.game, [program.say("player-number", number=n + 1) for n in range(record.seats)])
    program.console.print(f"[bold]{names.game}[/] · {plain_settings(names, record.settings)}")
    if text or not program.console.is_terminal:
        _print_all(program, names, record, eyes)
        return
    at = min(move, len(record.decisions))
    while at <= len(record.decisions):
        table = ludoteka.replay(record, at)
        before = len(ludoteka.replay(record, at - 1).events) if at else 0
        call(table, eyes, names)
        _say(program, names, at, table.events[before:], eyes)
        program.console.print(paint(table, eyes, names))
        _say_end(program, names, table)
        typed = program.console.input(program.say("replay-prompt", at=at, of=len(record.decisions)) + " ").strip()
        if typed in ("q", "quit"):
            return
        at = int(typed) if typed.isdigit() else max(0, at - 1) if typed == "b" else at + 1


def _print_all(program: Program, names: GameWords, record: Record, eyes: Seat | None) -> None:
    table = ludoteka.replay(record, 0)
    _say(program, names, 0, table.events, eyes)
    for at, (seat, key) in enumerate(record.decisions):
        events = table.choose(seat, key)
        call(table, eyes, names)
        _say(program, names, at + 1, events, eyes)
    _say_end(program, names, table)


def _say(program: Program, names: GameWords, at: int, events: Sequence[Event], eyes: Seat | None) -> None:
    """The events of the last decision, as this viewer saw them."""
    visible = events if eyes is None else [e for e in (event.seen_by(eyes) for event in events) if e is not None]
    sentences = [sentence for sentence in (names.event(event) for event in visible) if sentence]
    program.console.print(f"{at:>4}  {' '.join(sentences)}", markup=False)


def _say_end(program: Program, names: GameWords, table: Table[Any]) -> None:
    if table.outcome is not None:
        scores = " : ".join(f"{score:g}" for score in table.outcome.scores)
        program.console.print(f"[bold]{names.reason(table.outcome)}[/] {scores}")
