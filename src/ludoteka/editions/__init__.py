"""Editions: the rules as they were. A match goes on by the edition it was begun with, whatever the tree says today.

An edition is one archive beside this file that Python imports as it is, under a private name: a game's package with the
kernel and the bots it ran on. What passes between an edition and today's program is plain data, records and errors;
the classes of the last two are today's, so that `except` and `isinstance` hold.
"""

from __future__ import annotations

import sys
import zipimport
from dataclasses import MISSING, fields
from importlib import import_module
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from ..kernel import errors, record
from ..kernel.game import Game

FOLDER = Path(__file__).parent
PREFIX = "ludoteka_edition_"
SHARED = {"kernel.errors": errors, "kernel.record": record}


def name_of(game: str, version: str) -> str:
    """The private name under which an edition is imported."""
    return PREFIX + "".join(letter if letter.isalnum() else "_" for letter in f"{game}_{version}")


def file_of(game: str, version: str) -> Path:
    """Where an edition lies, or would lie."""
    return FOLDER / f"{game}-{version}.zip"


def versions(game: str) -> list[str]:
    """The frozen versions of a game."""
    return sorted(file.stem.removeprefix(f"{game}-") for file in FOLDER.glob(f"{game}-*.zip"))


def package(game: str, version: str) -> ModuleType:
    """The package of a game as it was; LookupError if that version was not frozen."""
    root, file = name_of(game, version), file_of(game, version)
    if root not in sys.modules:
        if not file.is_file():
            raise LookupError(f"{game} {version} was not frozen")
        spec = zipimport.zipimporter(str(file)).find_spec(root)
        assert spec is not None and spec.loader is not None, f"{file.name} holds {root}"
        for name, shared in SHARED.items():
            sys.modules[f"{root}.{name}"] = shared
        module = sys.modules[root] = module_from_spec(spec)
        spec.loader.exec_module(module)
    return import_module(f"{root}.games.{game}")


def completed(game: Game[Any]) -> Game[Any]:
    """A game of an edition with the fields that `Game` has gained since, each as if nothing had been said."""
    for field in fields(Game):
        if not hasattr(game, field.name):
            made = field.default if field.default_factory is MISSING else field.default_factory()
            assert made is not MISSING, f"{game.id} {game.version} does not say its {field.name}"
            object.__setattr__(game, field.name, made)  # it is frozen, and nobody has seen it yet
    return game


def of(game: Game[Any], part: str) -> ModuleType:
    """A part of the program as this game needs it, such as `bots` or `kernel.replay`: its edition's, or today's."""
    root = game.package.partition(".")[0]
    return import_module(f"{root if root.startswith(PREFIX) else 'ludoteka'}.{part}")
