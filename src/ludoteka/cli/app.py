"""The program and its options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import ludoteka
from ludoteka.shelf import use_contents

from . import admin, arena, balance, bench, editions, laws, owners, play, records, serving
from .program import Commands, Program, content_files, language_of_option

app: typer.Typer = typer.Typer(
    name="ludoteka",
    cls=Commands,
    no_args_is_help=True,
    add_completion=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Board games by their full rules: against bots here, with people in the browser.",
)


def _version(show: bool) -> None:
    if show:
        typer.echo(f"ludoteka {ludoteka.__version__}")
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    language: Annotated[str | None, typer.Option(help="cs, pl or en; else the environment's LANG decides.")] = None,
    content: Annotated[
        list[Path] | None, typer.Option(help="Your own content file, applied over a game's content; one for each game.")
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Board games by their full rules: against bots here, with people in the browser."""
    files = content_files(content)
    use_contents(files)
    context.obj = Program(language_of_option(language), files, Console(highlight=False))


for _command in (play, arena, balance, bench, records, owners, editions, laws, serving, admin):
    _command.register(app)
