"""`ludoteka play`: a game in the terminal, against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import ludoteka
from ludoteka.kernel import LudotekaError, Seat, fresh_seed

from .play_session import PlaySession
from .program import program_of, read_record, settings_of


def register(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="The game's id, such as claim; not needed with --resume.")] = None,
    bots: Annotated[
        str,
        typer.Option("--bots", "--against", help="Levels of the bots: one for all, or one each, as in hard,easy."),
    ] = "medium",
    seats: Annotated[int | None, typer.Option(min=1, help="Number of players, you and the bots.")] = None,
    seat: Annotated[int, typer.Option(min=1, help="Your seat, from 1.")] = 1,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    settings: Annotated[
        list[str] | None, typer.Option(help="A setting of the game: name=value. May be repeated.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The seed of all chance; without it, a new one.")] = None,
    ms: Annotated[float, typer.Option(min=1, help="Milliseconds that a hard bot thinks about a decision.")] = 1000,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved match.")] = None,
) -> None:
    """Play a game in the terminal. Type a number, the name of a thing, or help."""
    program = program_of(context)
    if resume is not None:
        record = read_record(resume)
        secret = record.seed if record.seed is not None else fresh_seed()
        table = ludoteka.replay(record, seed=secret)
        if table.outcome is not None:
            raise LudotekaError(f"{resume}: this match is over; look at it with: ludoteka replay {resume}")
    elif game is None:
        raise LudotekaError(f"say which game: {', '.join(ludoteka.games())}")
    else:
        table = ludoteka.open_table(game, seats or _fewest(game), seed, chosen := settings_of(settings or []))
        relevant = {setting.id for setting in table.game.relevant_settings(table.seats, table.settings)}
        if unused := [f"{setting}={value}" for setting, value in chosen.items() if setting not in relevant]:
            program.console.print(program.say("setting-idle", settings=", ".join(unused)), style="yellow")
    if seat > table.seats:
        raise LudotekaError(f"there is no seat {seat}: this table has {table.seats}")
    levels = _levels(bots, table.seats - 1)
    opponents = {}
    for number, level in zip([s for s in range(table.seats) if s != seat - 1], levels, strict=True):
        opponents[Seat(number)] = (level, ludoteka.bot(table.game, level, seed, milliseconds=ms))
    PlaySession(program, table, Seat(seat - 1), name, opponents).play()


def _fewest(game: str) -> int:
    """A game for two, or else the smallest with more than one player."""
    counts = ludoteka.game(game).seats
    return 2 if 2 in counts else counts[0]


def _levels(text: str, number: int) -> list[str]:
    levels = [level.strip() for level in text.split(",")]
    if len(levels) == 1:
        levels *= number
    if len(levels) != number:
        raise LudotekaError(f"there are {number} bots at this table, but {len(levels)} levels were named")
    return levels
