"""A game as programs play it: seats and settings fixed, actions numbered, the outcome as rewards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from operator import index
from typing import Any

import ludoteka
from ludoteka.kernel import Ask, Game, Luck, LudotekaError, Outcome, State, Table, stream

BOUND = 1e6  # features are small numbers, but learning libraries want a bound on them


class Variant:
    """One game with its seats and settings fixed. An action's id is its key's place in the vocabulary."""

    def __init__(
        self, game: str | Game[Any], seats: int | None = None, settings: Mapping[str, object] | None = None
    ) -> None:
        self.game = ludoteka.game(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.settings = self.game.settle(self.seats, settings or {})
        self.keys = tuple(self.game.vocabulary(self.seats, self.settings))
        self.ids = {key: id for id, key in enumerate(self.keys)}
        assert len(self.ids) == len(self.keys), f"the vocabulary of {self.game.id} names a key twice"

    @cached_property
    def width(self) -> int:
        """How many numbers describe a view."""
        return len(self.game.features(self.table("width").view(0)))

    @cached_property
    def box(self) -> State:
        """The match before anything has happened: not to be changed."""
        box: State = self.game.setup(self.seats, self.settings)
        return box

    def table(self, seed: str) -> Table[Any]:
        """A new table; the seed is the whole of its luck."""
        return Table(self.game, self.seats, self.settings, Luck(seed=seed, source=stream(seed)))

    def key(self, action: object) -> str:
        """The key of an action id; LudotekaError if there is none."""
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


def rewards(outcome: Outcome) -> list[float]:
    """The outcome as one number per seat: from 1 for the first place to -1 for the last, ties sharing the average.

    So two seats get 1 and -1, or 0 and 0 for a draw, and any number of seats from two sums to zero. Winners come first
    whatever their scores say; without a winner all are equal. A player alone gets 1 or -1.
    """
    seats = len(outcome.scores)
    if seats == 1:
        return [1.0 if outcome.winners else -1.0]
    if not outcome.winners:
        return [0.0] * seats
    rank = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    below = [sum(other < mine for other in rank) for mine in rank]
    above = [sum(other > mine for other in rank) for mine in rank]
    return [(b - a) / (seats - 1) for b, a in zip(below, above, strict=True)]
