"""`edition freeze`, `edition list`: freeze old rules, so that matches begun under them can go on."""

from __future__ import annotations

from typing import Annotated

import typer

import ludoteka
from ludoteka.editions import versions
from ludoteka.editions.freezing import freeze as freeze_edition

from .program import program_of

group: typer.Typer = typer.Typer(
    no_args_is_help=True, help="Freeze old rules, so that matches begun under them can go on."
)


def register(app: typer.Typer) -> None:
    app.add_typer(group, name="edition")


@group.command()
def freeze(context: typer.Context, game: Annotated[str, typer.Argument(help="The game's id, such as claim.")]) -> None:
    """Freeze the current version of a game. Do this before you change its rules, content or view."""
    file, new = freeze_edition(ludoteka.game(game))
    program = program_of(context)
    program.console.print(program.say("edition-frozen" if new else "edition-there", file=file.name))


@group.command("list")
def list_(context: typer.Context) -> None:
    """List the frozen versions of games."""
    program = program_of(context)
    for id, game in ludoteka.games().items():
        frozen = ", ".join(versions(game)) or "–"
        program.console.print(program.say("edition-line", game=id, kept=frozen, version=game.version))
