"""`ludoteka laws`: test a game against the laws that every game must obey."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

import ludoteka
from ludoteka.kernel import LudotekaError
from ludoteka.laws import LAWS, Case, Law, cases_of
from ludoteka.laws.words import spoken

from .program import Program, program_of

ALL: dict[str, Law] = {**LAWS, "words": spoken}


def register(app: typer.Typer) -> None:
    app.command("laws")(laws)


def laws(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game's id, such as claim.")],
    law: Annotated[list[str] | None, typer.Option(help="Only this law. May be repeated.")] = None,
    seats: Annotated[int | None, typer.Option(min=1, help="Only with this number of players.")] = None,
    seed: Annotated[str, typer.Option(help="Seed of the matches.")] = "spring",
) -> None:
    """Test the laws that every game must obey: every seat count, every choice of every setting."""
    program = program_of(context)
    if not __debug__:
        raise LudotekaError("laws are assertions: run Python without -O")
    names = law or list(ALL)
    unknown = [name for name in names if name not in ALL]
    if unknown:
        raise LudotekaError(f"there is no law {unknown[0]!r}; there are: {', '.join(ALL)}")
    cases = [case for case in cases_of(ludoteka.game(game)) if seats in (None, case.seats)]
    broken = sum(not _obeys(program, case, name, seed) for case in cases for name in names)
    tried = len(cases) * len(names)
    program.console.print(program.say("laws-kept" if not broken else "laws-broken", tried=tried, broken=broken))
    if broken:
        raise typer.Exit(1)


def _obeys(program: Program, case: Case, law: str, seed: str) -> bool:
    try:
        ALL[law](case, seed)
    except Exception as error:  # whatever a foreign game does wrong is told, and the next law is tried
        reason = escape(str(error) or type(error).__name__)
        program.console.print(f"[red]✗[/] {case} · {law}: {reason}")
        return False
    program.console.print(f"[green]✓[/] {case} · {law}")
    return True
