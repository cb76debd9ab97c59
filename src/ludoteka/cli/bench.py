"""`ludoteka bench`: speed next to comparable libraries, from the benchmarks of the source tree."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

import ludoteka
from ludoteka.kernel import LudotekaError

from .program import program_of

FOLDER = Path(ludoteka.__file__).resolve().parents[2] / "benchmarks"


def register(app: typer.Typer) -> None:
    app.command("bench")(bench)


def bench(
    context: typer.Context,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the numbers here.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="One short run of each, as a check.")] = False,
    only: Annotated[str | None, typer.Option(help="Only the benchmarks whose name contains this.")] = None,
    serving: Annotated[bool, typer.Option("--serving", help="Measure the server instead.")] = False,
) -> None:
    """Measure speed on one core, with comparable libraries in the same run."""
    if serving:
        sys.argv = ["serving.py"]
        _load("serving").main()
    else:
        _load("speed").main(program_of(context).console, json_file, quick, only)


def _load(name: str) -> ModuleType:
    """Load a benchmark by name; benchmarks are part of the source tree, not of the installed package."""
    if not (FOLDER / f"{name}.py").exists():
        raise LudotekaError(f"{name}.py is not here: benchmarks are part of the source tree, run them from there")
    sys.path.insert(0, str(FOLDER.parent))
    return import_module(f"benchmarks.{name}")
