"""`games`, `replay`, `verify`, `check`: looking at what there is and what was played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

import ludoteka
from ludoteka.games import use_content
from ludoteka.kernel import Event, Record, Seat, Table
from ludoteka.words import GameWords

from .house import House, house_of, plain_settings, read_record
from .screen import call, paint


def register(app: typer.Typer) -> None:
    for command in (games, replay, verify, check):
        app.command()(command)


def games(context: typer.Context) -> None:
    """The games, how many can play them, and what can be set."""
    house = house_of(context)
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 1, 0))
    for column in ("games-id", "games-name", "games-seats", "games-settings", "games-version"):
        grid.add_column(house.say(column))
    for id, game in ludoteka.games().items():
        names = house.words(id)
        settings = "\n".join(f"{s.id}={s.default}  [dim]{_short(s.choices)}[/]" for s in game.settings)
        grid.add_row(id, names.game, ", ".join(map(str, game.seats)), settings, game.version)
    house.console.print(grid)


def _short(choices: Sequence[str], most: int = 6) -> str:
    return ", ".join(choices[:most]) + (f", … ({len(choices)})" if len(choices) > most else "")


def verify(
    context: typer.Context, file: Annotated[Path, typer.Argument(help="A record, as `save` and the server write it.")]
) -> None:
    """Prove that nothing in a record was fixed: rules, result, committed seed, every outcome of chance."""
    house = house_of(context)
    for line in ludoteka.verify(read_record(file)):
        house.console.print(f"[green]✓[/] {line}")


def check(
    context: typer.Context, file: Annotated[Path, typer.Argument(help="A content file to be laid over.")]
) -> None:
    """Check a content file: it says what is wrong, or that the game takes it."""
    house = house_of(context)
    game = use_content(file)
    house.console.print(f"[green]✓[/] {house.say('check-good', file=file.name, game=game.id, version=game.version)}")


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A record, as `save` and the server write it.")],
    seat: Annotated[int | None, typer.Option(min=1, help="Through the eyes of this seat; else all is open.")] = None,
    move: Annotated[int, typer.Option(min=0, help="Start after so many decisions.")] = 0,
    text: Annotated[bool, typer.Option("--text", help="Print the whole match instead of stepping through it.")] = False,
) -> None:
    """Step through a match: Enter goes on, b goes back, a number jumps there, q quits."""
    house = house_of(context)
    record = read_record(file)
    ludoteka.replay(record)  # the whole of it, so that a bad record is refused before anything is shown
    eyes = None if seat is None else Seat(min(seat, record.seats) - 1)
    names = house.words(record.game, [house.say("player-number", number=n + 1) for n in range(record.seats)])
    house.console.print(f"[bold]{names.game}[/] · {plain_settings(names, record.options)}")
    if text or not house.console.is_terminal:
        _print_all(house, names, record, eyes)
        return
    at = min(move, len(record.decisions))
    while at <= len(record.decisions):
        table = ludoteka.replay(record, at)
        before = len(ludoteka.replay(record, at - 1).events) if at else 0
        call(table, eyes, names)
        _say(house, names, at, table.events[before:], eyes)
        house.console.print(paint(table, eyes, names, house))
        _say_end(house, names, table)
        typed = house.console.input(house.say("replay-prompt", at=at, of=len(record.decisions)) + " ").strip()
        if typed in ("q", "quit"):
            return
        at = int(typed) if typed.isdigit() else max(0, at - 1) if typed == "b" else at + 1


def _print_all(house: House, names: GameWords, record: Record, eyes: Seat | None) -> None:
    table = ludoteka.replay(record, 0)
    _say(house, names, 0, table.events, eyes)
    for at, (seat, key) in enumerate(record.decisions):
        events = table.choose(seat, key)
        call(table, eyes, names)
        _say(house, names, at + 1, events, eyes)
    _say_end(house, names, table)


def _say(house: House, names: GameWords, at: int, events: Sequence[Event], eyes: Seat | None) -> None:
    """What the decision before this place caused, as far as these eyes saw it."""
    seen = events if eyes is None else [e for e in (event.seen_by(eyes) for event in events) if e is not None]
    said = [sentence for sentence in (names.event(event) for event in seen) if sentence]
    house.console.print(f"{at:>4}  {' '.join(said)}", markup=False)


def _say_end(house: House, names: GameWords, table: Table[Any]) -> None:
    if table.outcome is not None:
        scores = " : ".join(f"{score:g}" for score in table.outcome.scores)
        house.console.print(f"[bold]{names.reason(table.outcome)}[/] {scores}")
