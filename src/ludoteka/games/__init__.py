"""The games, by id. A game's package is imported when it is first asked for.

A package offers `make(overlay)`: the game, with a content file of the owner's laid over its own where it has one.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from ..kernel import Game, UnknownGame
from ..kernel.content import BadContent, read

IDS = ("claim", "valeria", "wonderland", "harrow")

_made: dict[str, Game[Any]] = {}


def game(id: str) -> Game[Any]:
    """The game with this id, or UnknownGame that lists those there are."""
    if id not in IDS:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(IDS)}")
    if id not in _made:
        _made[id] = import_module(f"ludoteka.games.{id}").make(None)
    return _made[id]


def games() -> dict[str, Game[Any]]:
    """All games by id."""
    return {id: game(id) for id in IDS}


def use_content(path: Path) -> Game[Any]:
    """Lay a content file over a game's own, from now on. Its line `for = "valeria"` says which game."""
    overlay = read(path)
    id = overlay.pop("for", None)
    if id not in IDS:
        raise BadContent(f'{path.name}: the first line should say which game it is for, as in: for = "{IDS[-1]}"')
    _made[id] = import_module(f"ludoteka.games.{id}").make((path.name, overlay))
    return _made[id]
