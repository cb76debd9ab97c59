"""The games, by id. A game's package is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from ludoteka.kernel import Game, UnknownGame

IDS = ("claim",)


@cache
def game(id: str) -> Game[Any]:
    """The game with this id, or UnknownGame that lists those there are."""
    if id not in IDS:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(IDS)}")
    found: Game[Any] = import_module(f"ludoteka.games.{id}").GAME
    return found


def games() -> dict[str, Game[Any]]:
    """All games by id."""
    return {id: game(id) for id in IDS}
