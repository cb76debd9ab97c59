"""A game for programs: fixed seats and settings, numbered actions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from operator import index
from typing import Any

import ludoteka
from ludoteka.kernel import Ask, Game, Luck, LudotekaError, State, Table, stream

BOUND = 1e6  # features are small numbers, but learning libraries want a bound on them


class FixedGame:
    """One game with fixed seats and settings. An action's id is the index of its key in the vocabulary."""

    def __init__(
        self, game: str | Game[Any], seats: int | None = None, settings: Mapping[str, object] | None = None
    ) -> None:
        self.game: Game[Any] = ludoteka.game(game) if isinstance(game, str) else game
        self.seats: int = self.game.seats[0] if seats is None else seats
        self.settings: dict[str, str] = self.game.complete_settings(self.seats, settings or {})
        self.keys: tuple[str, ...] = tuple(self.game.vocabulary(self.seats, self.settings))
        self.ids: dict[str, int] = {key: id for id, key in enumerate(self.keys)}
        if len(self.ids) < len(self.keys):
            raise LudotekaError(f"the vocabulary of {self.game.id} names a key twice")

    @cached_property
    def width(self) -> int:
        """The length of the observation of a view."""
        return len(self.game.features(self.table("width").view(0)))

    @cached_property
    def box(self) -> State:
        """The match before the first question; it must not be changed."""
        box: State = self.game.setup(self.seats, self.settings)
        return box

    def table(self, seed: str) -> Table[Any]:
        """Return a new table; the seed determines all luck."""
        return Table(self.game, self.seats, self.settings, Luck(seed=seed, source=stream(seed)))

    def key(self, action: object) -> str:
        """The key of an action id; raises LudotekaError if there is none."""
        try:
            id: int = index(action)  # type: ignore[arg-type]  # numpy's integers are welcome too
        except TypeError:
            raise LudotekaError(f"{action!r} is not an action; actions are numbers below {len(self.keys)}") from None
        if not 0 <= id < len(self.keys):
            raise LudotekaError(f"there is no action {id}; {self.game.id} has actions 0 … {len(self.keys) - 1}")
        return self.keys[id]

    def legal(self, ask: Ask[Any]) -> list[int]:
        """The ids of the offered options, in ascending order."""
        ids = self.ids
        return sorted([ids[option.key] for option in ask.options])


_fixed_games: dict[tuple[str, int, tuple[tuple[str, str], ...]], FixedGame] = {}


def fixed_game(game: str | Game[Any], seats: int, settings: Mapping[str, str]) -> FixedGame:
    """Return the game with these seats and settings; equal arguments return the same object."""
    name = (game if isinstance(game, str) else game.id, seats, tuple(sorted(settings.items())))
    fixed = _fixed_games.get(name)
    if fixed is None or not (isinstance(game, str) or fixed.game is game):
        fixed = _fixed_games[name] = FixedGame(game, seats, settings)
    return fixed
