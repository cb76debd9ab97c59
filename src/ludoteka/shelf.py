"""The shelf: the games by id and version.

Games plug in by the entry point group `ludoteka.games`: its names are ids, its values functions `make(overlay)` that
give the game, with a content file of the owner's laid over its own where it has one. Asked for by an old version, it
is the game of that frozen edition; a version `2+67f9abd7` is edition 2 with the content that has this mark,
and `2@first` is edition 2 as its lesson of that name lays it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, TypeAlias
from warnings import warn

from . import editions
from . import games as built_in  # before the function of that name takes its place in `ludoteka`
from .kernel import Game, UnknownGame, UnknownVersion
from .kernel.content import BadContent, parse, text_of
from .kernel.overlay import Printed

GROUP = "ludoteka.games"
BUILT_IN = ("claim", "valeria", "wonderland", "harrow")  # ours come first, and are there in a bare checkout too
Overlay: TypeAlias = tuple[str, Mapping[str, Any]] | None
Make: TypeAlias = Callable[[Overlay], Game[Any]]

_today: dict[str, Game[Any]] = {}
_loaded: dict[tuple[str, str], Game[Any]] = {}  # by id and version
_contents: dict[tuple[str, str], str] = {}  # what was laid over, by id and version


@cache
def installed() -> dict[str, EntryPoint]:
    """What is installed, by id: the games of the house, then the others."""
    ours = {id: EntryPoint(id, f"{built_in.__name__}.{id}:make", GROUP) for id in BUILT_IN}
    others = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return ours | {entry.name: entry for entry in others if entry.name not in ours}


def game(id: str, version: str | None = None, content: str | None = None) -> Game[Any]:
    """Return a game: the current version, or the given one with the owner's content that belongs to it.

    UnknownGame lists those there are; UnknownVersion says which versions can be had.
    """
    if id not in _today:
        _today[id] = _know(_make(id)(None))
    if version is None or version == _today[id].version:
        return _today[id]
    if (id, version) not in _loaded:
        whole, _, lesson = version.partition("@")
        if lesson:
            base = game(id, whole, content)
            module = editions.of(base, "kernel.lesson_run")
            if not hasattr(module, "lesson_game"):
                raise UnknownVersion(f"{id} {whole} is too old: its lessons cannot be continued")
            return _know(module.lesson_game(base, module.find_lesson(base, lesson)), content)
        edition, _, mark = version.partition("+")
        if mark and content is None:
            raise UnknownVersion(f"{id} {version} was played with an owner's content: lay that over, with --content")
        rules = _edition(id, edition)(_overlay(f"content {mark}", content) if content is not None else None)
        if rules.version != version:
            raise UnknownVersion(f"this content makes {id} {rules.version}, not {version}")
        _know(rules, content)
    return _loaded[id, version]


def games() -> dict[str, Game[Any]]:
    """All games by id in their current version; a game that fails to load is left out with a warning."""
    loaded = {}
    for id in installed():
        try:
            loaded[id] = game(id)
        except UnknownGame as error:
            warn(str(error), stacklevel=2)
    return loaded


def is_loaded(id: str, version: str) -> bool:
    """True if this game is loaded; otherwise its package must be imported first."""
    return (id, version) in _loaded


def content_of(game: Game[Any]) -> str | None:
    """The owner's content file of this game, to be passed on with its version."""
    return _contents.get((game.id, game.version))


def use_content(path: Path) -> Game[Any]:
    """Apply a content file to a game from now on. Its line `for = "valeria"` names the game."""
    text = text_of(path)
    id = parse(path.name, text).get("for")
    if not isinstance(id, str) or id not in installed():
        raise BadContent(f'{path.name}: the first line should say which game it is for, as in: for = "{BUILT_IN[-1]}"')
    game(id)
    _today[id] = _know(_make(id)(_overlay(path.name, text)), text)
    return _today[id]


def use_contents(paths: Iterable[Path]) -> list[Game[Any]]:
    """Apply several content files from now on, at most one per game."""
    laid: dict[str, Path] = {}
    changed = []
    for path in paths:
        changed.append(use_content(path))
        before = laid.setdefault(changed[-1].id, path)
        if before != path:
            raise BadContent(f"{path.name}: {before.name} is for {changed[-1].id} already; one game takes one file")
    return changed


def own_content(game: Game[Any]) -> Printed:
    """The game's own content, or BadContent if it has none that can be overlaid."""
    if game.printed is None:
        raise BadContent(f"{game.id} has no content that could be laid over")
    return game.printed


def _overlay(name: str, text: str) -> tuple[str, dict[str, Any]]:
    overlay = parse(name, text)
    overlay.pop("for", None)
    return name, overlay


def _know(rules: Game[Any], content: str | None = None) -> Game[Any]:
    _loaded[rules.id, rules.version] = rules
    if content is not None:
        _contents[rules.id, rules.version] = content
    return rules


def _make(id: str) -> Make:
    """Return the function that makes the game of the installed package."""
    if id not in installed():
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(installed())}")
    if id in BUILT_IN:
        ours: Make = installed()[id].load()
        return ours
    try:
        make: Make = installed()[id].load()
        named = make(None).id
    except Exception as error:  # somebody else's package: the house goes on without it
        raise UnknownGame(f"the game {id!r} is installed, but it does not load: {error!r}") from error
    if named != id:
        raise UnknownGame(f"the game {id!r} is installed, but it calls itself {named!r}")
    return make


def _edition(id: str, version: str) -> Make:
    """Return the function that makes the game of a version: the installed one if the versions are equal."""
    make = _make(id)
    now = make(None)
    if version == now.version:
        return make
    try:
        frozen: Make = editions.package(now, version).make
        return frozen
    except LookupError:
        had = ", ".join([*editions.versions(now), now.version])
        raise UnknownVersion(f"there is no version {version!r} of {id}; there are: {had}") from None
