"""`check-content` and `content`: for owners of a box who replace reconstructed card values by the true ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

import ludoteka
from ludoteka.kernel.content import parse, text_of
from ludoteka.kernel.overlay import differences, reconstructed
from ludoteka.shelf import own_content, use_content

from .program import program_of

WIDTH = 100  # most characters of a value that are shown


def register(app: typer.Typer) -> None:
    app.command()(check_content)
    app.command("check", hidden=True)(check)
    app.command()(content)


def check_content(context: typer.Context, file: Annotated[Path, typer.Argument(help="A content file.")]) -> None:
    """Check a content file: list its errors, or what it changes in the game."""
    program = program_of(context)
    game = use_content(file)
    good = program.say("check-good", file=file.name, game=game.id, version=game.version)
    program.console.print(f"[green]✓[/] {good}")
    overlay = parse(file.name, text_of(file))
    overlay.pop("for", None)
    for where, old, new in differences(own_content(game), overlay):
        typer.echo(f"  {where}: {_shown(old)} → {_shown(new)}")


def check(context: typer.Context, file: Annotated[Path, typer.Argument(help="A content file.")]) -> None:
    """The former name of check-content, for one release."""
    typer.echo("`ludoteka check` is now `ludoteka check-content`.", err=True)
    check_content(context, file)


def content(
    game: Annotated[str, typer.Argument(help="A game with cards.")],
    only_reconstructed: Annotated[
        bool, typer.Option("--reconstructed", help="List only the places of reconstructed values.")
    ] = False,
    verbs: Annotated[
        bool, typer.Option("--verbs", help="List every verb that its cards can have, with its fields.")
    ] = False,
) -> None:
    """Print the content that comes with a game, which a content file may change."""
    printed = own_content(ludoteka.game(game))
    if verbs and printed.grammar is not None:
        for op, description in printed.grammar.described():
            typer.echo(f"{op}: {description}")
        return
    if not only_reconstructed:
        typer.echo(text_of(printed.file), nl=False)
        return
    for where, mark in reconstructed(printed):
        typer.echo(where if mark == "source" else f"{where}: {mark.removesuffix('_source')}")


def _shown(value: Any) -> str:
    """The value as in a file, shortened; a dash for None."""
    if value is None:
        return "–"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= WIDTH else f"{text[: WIDTH - 1]}…"
