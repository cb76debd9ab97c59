"""`check` and `content`: for who owns the box and lays its true values over ours."""

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

WIDTH = 100  # signs of a value that are shown


def register(app: typer.Typer) -> None:
    for command in (check, content):
        app.command()(command)


def check(
    context: typer.Context, file: Annotated[Path, typer.Argument(help="A content file to be laid over.")]
) -> None:
    """Check a content file: it says what is wrong, or that the game takes it and what is different then."""
    program = program_of(context)
    game = use_content(file)
    good = program.say("check-good", file=file.name, game=game.id, version=game.version)
    program.console.print(f"[green]✓[/] {good}")
    overlay = parse(file.name, text_of(file))
    overlay.pop("for", None)
    for where, old, new in differences(own_content(game), overlay):
        typer.echo(f"  {where}: {_shown(old)} → {_shown(new)}")


def content(
    game: Annotated[str, typer.Argument(help="A game with cards.")],
    only_reconstructed: Annotated[
        bool, typer.Option("--reconstructed", help="Only where values stand that we had to reconstruct.")
    ] = False,
    verbs: Annotated[
        bool, typer.Option("--verbs", help="Every verb that its cards can have, and what it takes.")
    ] = False,
) -> None:
    """Print the content that comes with a game: what there is to be laid over."""
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
    """As it could stand in a file, shortened; nothing if there is nothing."""
    if value is None:
        return "–"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= WIDTH else f"{text[: WIDTH - 1]}…"
