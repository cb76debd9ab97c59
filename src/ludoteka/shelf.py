"""The games, by id and version. A game's package is imported when it is first asked for.

A package offers `make(overlay)`: the game, with a content file of the owner's laid over its own where it has one. Asked
for by an old version, a game is the one of that frozen edition; a version `2+67f9abd7` is edition 2 with the content
that has this mark, and `2@first` is edition 2 as its lesson of that name lays it out.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from . import editions
from . import games as packages  # before the function of that name takes its place in `ludoteka`
from .kernel import Game, UnknownGame, UnknownVersion
from .kernel.content import BadContent, parse, text_of

IDS = ("claim", "valeria", "wonderland", "harrow")

_today: dict[str, Game[Any]] = {}
_known: dict[tuple[str, str], Game[Any]] = {}  # by id and version
_contents: dict[tuple[str, str], str] = {}  # what was laid over, by id and version


def game(id: str, version: str | None = None, content: str | None = None) -> Game[Any]:
    """The game with this id: today's, or as it was in a version, with the owner's content that belongs to it.

    UnknownGame lists those there are; UnknownVersion says which versions can be had.
    """
    if id not in _today:
        _today[id] = _know(_package(id).make(None))
    if version is None or version == _today[id].version:
        return _today[id]
    if (id, version) not in _known:
        whole, _, lesson = version.partition("@")
        if lesson:
            base = game(id, whole, content)
            course = editions.of(base, "kernel.course")
            return _know(course.taught(base, course.find(base, lesson)), content)
        edition, _, mark = version.partition("+")
        if mark and content is None:
            raise UnknownVersion(f"{id} {version} was played with an owner's content: lay that over, with --content")
        made = _edition(id, edition).make(_overlay(f"content {mark}", content) if content is not None else None)
        if made.version != version:
            raise UnknownVersion(f"this content makes {id} {made.version}, not {version}")
        _know(made, content)
    return _known[id, version]


def games() -> dict[str, Game[Any]]:
    """All games by id, as they are played today."""
    return {id: game(id) for id in IDS}


def content_of(game: Game[Any]) -> str | None:
    """The owner's content file that this game was made with, to be handed on with its version."""
    return _contents.get((game.id, game.version))


def use_content(path: Path) -> Game[Any]:
    """Lay a content file over a game's own, from now on. Its line `for = "valeria"` says which game."""
    text = text_of(path)
    id = parse(path.name, text).get("for")
    if id not in IDS:
        raise BadContent(f'{path.name}: the first line should say which game it is for, as in: for = "{IDS[-1]}"')
    game(id)
    _today[id] = _know(_package(id).make(_overlay(path.name, text)), text)
    return _today[id]


def _overlay(name: str, text: str) -> tuple[str, dict[str, Any]]:
    overlay = parse(name, text)
    overlay.pop("for", None)
    return name, overlay


def _know(made: Game[Any], content: str | None = None) -> Game[Any]:
    _known[made.id, made.version] = made
    if content is not None:
        _contents[made.id, made.version] = content
    return made


def _package(id: str) -> ModuleType:
    if id not in IDS:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(IDS)}")
    return import_module(f"{packages.__name__}.{id}")


def _edition(id: str, version: str) -> ModuleType:
    """The package of a version: the tree's if that is what it plays."""
    package = _package(id)
    now = package.make(None).version
    if version == now:
        return package
    try:
        return editions.package(id, version)
    except LookupError:
        had = ", ".join([*editions.versions(id), now])
        raise UnknownVersion(f"there is no version {version!r} of {id}; there are: {had}") from None
