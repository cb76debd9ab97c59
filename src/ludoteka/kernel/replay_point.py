"""A point in a match that can be copied: the last checkpoint, with the decisions and outcomes since.

A live table draws from its source; somebody who thinks about chance wants to draw alone. So the rules are run from the
checkpoint through the moves and outcomes since, and stop where they draw and the outcomes have ended.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from .asking import Seat
from .chance import Dealer, Fields
from .errors import BrokenRule, TapeEnds
from .events import Event
from .game import Game
from .imagined import Imagined
from .state import State

S = TypeVar("S", bound=State)
Choice = tuple[Seat, str]


class Draw(TapeEnds):
    """An outcome is needed: one of `n`; in a shuffle, then one of n-1 … 2, whatever comes out."""

    def __init__(self, n: int, shuffling: bool) -> None:
        super().__init__(n)
        self.shuffling = shuffling


@dataclass(frozen=True, slots=True)
class Redeal:
    """The moment at which everything that a seat cannot know was dealt again."""

    seat: Seat | None
    seed: int


class ReplayPoint(Generic[S]):
    """A point in a match, as plain data. Running it moves its checkpoint to the last step that began."""

    __slots__ = ("base", "logged", "outcomes", "since")

    def __init__(self, base: S) -> None:
        self.base: S = base  # never changed, so copies share it
        self.since: list[Choice | Redeal] = []
        self.outcomes: list[int] = []
        self.logged: int = 0  # how many events are in the log already

    def copy(self) -> ReplayPoint[S]:
        new = ReplayPoint(self.base)
        new.since, new.outcomes, new.logged = self.since[:], self.outcomes[:], self.logged
        return new

    def run(self, game: Game[S], log: MutableSequence[Any]) -> Imagined[S]:
        """Return the running rule at this point. Raises Draw if an outcome is needed; new events go to the log."""
        state = self.base.copy()
        dealer = ReplayDealer(self, state, log)
        run = Imagined(game, state, dealer, None)
        run.start(dealer.checkpoint)
        for move in tuple(self.since):
            if isinstance(move, Redeal):
                run.seat = move.seat
                run.redeal(Random(move.seed))
            else:
                run.answer_again(*move)
        return run


class ReplayDealer(Dealer):
    """Reads the outcomes since the checkpoint, stops when they end, and collects new events."""

    __slots__ = ("_at", "_log", "_point", "_replayed", "_started", "_state")

    def __init__(self, point: ReplayPoint[Any], state: State, log: MutableSequence[Any]) -> None:
        self._point = point
        self._state = state
        self._log = log
        self._at = 0
        self._replayed = point.logged  # so many events are known already
        self._started = False
        self.listening = True
        self.in_parallel = False

    def below(self, n: int) -> int:
        return self._drawn(n, False)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self._drawn(i + 1, True)
            items[i], items[j] = items[j], items[i]

    def _drawn(self, n: int, shuffling: bool) -> int:
        if self.in_parallel:
            raise BrokenRule("rules that seats walk through in parallel must not draw: draw before or after")
        outcomes = self._point.outcomes
        if self._at == len(outcomes):
            raise Draw(n, shuffling)
        self._at += 1
        return outcomes[self._at - 1]

    def tell(self, event: Callable[[*Fields], Event], *args: *Fields) -> None:
        if self._replayed:
            self._replayed -= 1
        else:
            self._log.append(event(*args))
            self._point.logged += 1

    show = reveal = tell

    def checkpoint(self) -> None:
        """Move the checkpoint here, because a step begins and nothing before it need be replayed."""
        if not self._started:  # the step of the checkpoint itself
            self._started = True
            return
        point = self._point
        point.base = self._state.copy()
        point.since, point.logged = [], 0
        point.outcomes = point.outcomes[self._at :]
        self._at = 0
