"""`ludoteka serve` and `ludoteka backup`."""

from __future__ import annotations

import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from .program import program_of

if TYPE_CHECKING:
    from ludoteka.server.settings import Settings

File = Annotated[Path | None, typer.Option("--config", help="Settings file (TOML).")]
Data = Annotated[Path | None, typer.Option("--data", help="Directory of the stored tables.")]


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 takes a free one.")] = None,
    data: Data = None,
    config: File = None,
    log: Annotated[str | None, typer.Option(help="Log level: debug, info, warning, error.")] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the tables to browsers."""
    from ludoteka.server.run import serve as run
    from ludoteka.server.start import CannotServe

    content = [str(file) for file in program_of(context).content] or None
    overrides = {"host": host, "port": port, "data": str(data) if data else None, "log_level": log, "content": content}
    settings = _settings(config, overrides)

    def ready(address: str, code: str) -> None:
        typer.echo(f"Ludoteka: {address}")
        if code:  # a secret: it is printed, and no log has it
            link = f"{(settings.public_url or address).rstrip('/')}/admin#{code}"
            typer.echo(program_of(context).say("serve-first-administrator", link=link))
        if open_:
            webbrowser.open(f"{address}/#administrator={code}" if code else address)

    if not (settings.client / "index.html").exists():
        _stop(f"The client is not in {settings.client}: run `make play` in a checkout, or install the package.")
    try:
        run(settings, ready)
    except CannotServe as error:
        _stop(str(error))


def backup(
    file: Annotated[Path, typer.Argument(help="Path of the copy.")],
    data: Data = None,
    config: File = None,
) -> None:
    """Copy all tables into one file; the server may be running."""
    from ludoteka.server import features  # noqa: F401  # they declare what a store holds
    from ludoteka.server.operations.backup import backup as copy
    from ludoteka.server.store.copies import CopyFailed

    try:
        size = copy(_settings(config, {"data": str(data) if data else None}), file)
    except CopyFailed as error:
        _stop(str(error))
    typer.echo(f"{file}: {size:,} bytes")


def _settings(config: Path | None, overrides: Mapping[str, object]) -> Settings:
    from ludoteka.server.settings import BadSettings, load

    try:
        return load(config, overrides=overrides)
    except BadSettings as error:
        _stop(str(error), 2)


def _stop(sentence: str, code: int = 1) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(code)


def register(app: typer.Typer) -> None:
    """Add these commands to the command line."""
    app.command()(serve)
    app.command()(backup)
