"""Editions: frozen versions of games. A match goes on in the edition with which it began.

An edition is one archive that Python imports as it is, under a private name: a game's package with the kernel and the
bots it ran on. Those of our games lie beside this file, those of a game in a package of its own in that package: they
come and go with it. What passes between an edition and today's program is plain data, records and errors; the classes
of the last two are today's, so that `except` and `isinstance` hold.
"""

from __future__ import annotations

import sys
import zipimport
from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec, module_from_spec
from operator import attrgetter
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from ..kernel import errors, record
from ..kernel.game import Game, Heuristics, Setting

FOLDER = Path(__file__).parent
PREFIX = "ludoteka_edition_"
TREE = __package__.rpartition(".")[0]
SHARED = {"kernel.errors": errors, "kernel.record": record}


# What an edition may call otherwise than today's program: classes by their names, then members, then modules.
EARLIER_CLASSES = {"Heuristics": "Hints", "LessonRun": "Course"}
EARLIER_MEMBERS = {
    "Game": {"heuristics": "hints", "complete_settings": "settle", "prepared_luck": "prepared"},
    "Heuristics": {"exploration": "explore", "rollout_bias": "heed", "calibration": "sure"},
    "LessonRun": {"acknowledge": "press", "expected": "wanted", "needs_acknowledgement": "waits_for_press"},
}
EARLIER_MODULES = {"kernel.lesson_run": "kernel.course"}
EARLIER_FUNCTIONS = {
    "kernel.lesson_run": {
        "find_lesson": "find",
        "lesson_game": "taught",
        "open_lesson_table": "lay",
        "replay_lesson": "take",
    }
}


def name_of(game: str, version: str) -> str:
    """The private name under which an edition is imported."""
    return PREFIX + "".join(letter if letter.isalnum() else "_" for letter in f"{game}_{version}")


def is_ours(game: Game[Any]) -> bool:
    """True if it is a game of this repository, not of a package of its own."""
    return game.package.startswith(f"{TREE}.games.")


def file_of(game: Game[Any], version: str) -> Path:
    """The path of an edition's archive, whether it exists or not."""
    folder = Path(str(files(game.package))) / "editions" if game.package and not is_ours(game) else FOLDER
    return folder / f"{game.id}-{version}.zip"


def versions(game: Game[Any]) -> list[str]:
    """The frozen versions of a game."""
    pattern = file_of(game, "*")
    return sorted(file.stem.removeprefix(f"{game.id}-") for file in pattern.parent.glob(pattern.name))


def package(game: Game[Any], version: str) -> ModuleType:
    """The package of a frozen game; LookupError if that version was not frozen."""
    root, file = name_of(game.id, version), file_of(game, version)
    if root not in sys.modules:
        if not file.is_file():
            raise LookupError(f"{game.id} {version} was not frozen")
        spec = zipimport.zipimporter(str(file)).find_spec(root)
        assert spec is not None and spec.loader is not None, f"{file.name} holds {root}"
        for name, shared in SHARED.items():
            sys.modules[f"{root}.{name}"] = shared
        module = sys.modules[root] = module_from_spec(spec)
        spec.loader.exec_module(module)
        adapt(import_module(f"{root}.kernel.game"))
    return import_module(f"{root}.games.{game.id}")


def of(game: Game[Any], part: str) -> ModuleType:
    """A module of the program for this game, such as `bots` or `kernel.replay`: its edition's, or today's."""
    root = game.package.partition(".")[0]
    if not root.startswith(PREFIX):
        return import_module(f"{TREE}.{part}")
    if part not in EARLIER_MODULES or find_spec(f"{root}.{part}") is not None:
        return import_module(f"{root}.{part}")
    module = import_module(f"{root}.{EARLIER_MODULES[part]}")
    for name, old in EARLIER_FUNCTIONS[part].items():
        if hasattr(module, old):
            setattr(module, name, getattr(module, old))
    adapt_members(module, "LessonRun")
    return module


def adapt(module: ModuleType) -> None:
    """Give the classes of an edition's `kernel.game` the fields and methods that today's have and they lack."""
    for today in (Game, Setting, Heuristics):
        theirs, present = adapt_members(module, today.__name__)
        for field in fields(today):
            if field.name not in present:
                default = field.default if field.default_factory is MISSING else field.default_factory()
                assert default is not MISSING, f"{module.__name__}: {today.__name__} has no {field.name}"
                setattr(theirs, field.name, _constant(default))
        for name, function in vars(today).items():
            if isinstance(function, FunctionType) and not name.startswith("_") and name not in present:
                setattr(theirs, name, function)
    needs = vars(module)["Setting"].needs
    if not isinstance(needs, property):  # some editions have one pair: a setting and its values
        vars(module)["Setting"].needs = property(lambda setting: _alternatives(needs.__get__(setting)), needs.__set__)


def adapt_members(module: ModuleType, name: str) -> tuple[type[Any], set[str]]:
    """Give today's names to members of an edition's class; returns the class and the names it has now."""
    theirs: type[Any] = getattr(module, name, None) or getattr(module, EARLIER_CLASSES[name])
    present = {field.name for field in fields(theirs)} if is_dataclass(theirs) else set()
    present |= set(vars(theirs))
    for new, old in EARLIER_MEMBERS.get(name, {}).items():
        if new not in present and old in present:
            setattr(theirs, new, property(attrgetter(old)))
            present.add(new)
    return theirs, present


def _constant(value: object) -> property:
    """A read-only field with this value."""
    return property(lambda _: value)


def _alternatives(needs: Any) -> Any:
    """The needs of a setting as today's are: a tuple of mappings."""
    is_pair = isinstance(needs, tuple) and len(needs) == 2 and isinstance(needs[0], str)
    return ({needs[0]: needs[1]},) if is_pair else needs or ()
