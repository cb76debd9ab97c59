"""A point in a match that can be copied anywhere: the last checkpoint, and what was decided and drawn since.

A live table draws from its source; a program that thinks about chance wants to draw itself. So the rules are run from
the checkpoint through the moves and outcomes since, and stop where they draw and the outcomes have ended.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any, ParamSpec

from ludoteka.kernel import Event, Game, Imagined, Seat, State, TapeEnds

from .variant import Variant

P = ParamSpec("P")
Choice = tuple[Seat, str]


class Draw(TapeEnds):
    """Chance is due: one of `n` outcomes, and in a shuffle then one of n-1 … 2, whatever comes out."""

    def __init__(self, n: int, shuffling: bool) -> None:
        super().__init__(n)
        self.shuffling = shuffling


@dataclass(frozen=True, slots=True)
class Redeal:
    """The moment at which everything a seat cannot know was dealt anew."""

    seat: Seat
    seed: int


class Point:
    """Where a match stands, as plain data. Running it moves its checkpoint to the last step that began."""

    __slots__ = ("base", "outcomes", "since", "told")

    def __init__(self, base: State) -> None:
        self.base = base  # never changed, so copies share it
        self.since: list[Choice | Redeal] = []
        self.outcomes: list[int] = []
        self.told = 0  # events

    def copy(self) -> Point:
        new = Point(self.base)
        new.since, new.outcomes, new.told = self.since[:], self.outcomes[:], self.told
        return new

    def run(self, variant: Variant, log: MutableSequence[Any]) -> Imagined[Any]:
        """The running rule at this point. Raises Draw where chance is due; events that are new go to the log."""
        run = Imagined(_marked(variant), self.base.copy(), _Dealer(self, log), None)  # type: ignore[arg-type]
        run.start()
        for move in tuple(self.since):
            if isinstance(move, Redeal):
                run.seat = move.seat
                run.redeal(Random(move.seed))
            else:
                seat, key = move
                option = run.asks[seat].option(key)
                assert option is not None, (
                    f"{key!r} is not offered when the choices since the checkpoint are made again"
                )
                run.answer(seat, option)
        return run


class _Dealer:
    """Reads the outcomes since the checkpoint and stops where they end; keeps the events that are new."""

    __slots__ = ("_at", "_log", "_point", "_replayed", "_started", "side_by_side")

    def __init__(self, point: Point, log: MutableSequence[Any]) -> None:
        self._point = point
        self._log = log
        self._at = 0
        self._replayed = point.told  # so many events are known already
        self._started = False
        self.side_by_side = False

    def below(self, n: int) -> int:
        outcomes = self._point.outcomes
        if self._at == len(outcomes):
            raise Draw(n, False)
        self._at += 1
        return outcomes[self._at - 1]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        outcomes = self._point.outcomes
        for i in range(len(items) - 1, 0, -1):
            if self._at == len(outcomes):
                raise Draw(i + 1, True)
            j = outcomes[self._at]
            self._at += 1
            items[i], items[j] = items[j], items[i]

    def roll(self, sides: int) -> int:
        return 1 + self.below(sides)

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        if self._replayed:
            self._replayed -= 1
        else:
            self._log.append(event(*args, **kwargs))
            self._point.told += 1

    reveal = tell

    def mark(self, s: State, step: tuple[Any, ...]) -> None:
        """A step begins: what led here need not be played again."""
        if not self._started:  # the step of the checkpoint itself
            self._started = True
            return
        point = self._point
        point.base = s.copy()
        point.base.agenda.append(step)
        point.since, point.told = [], 0
        point.outcomes = point.outcomes[self._at :]
        self._at = 0


@lru_cache(maxsize=64)
def _marked(variant: Variant) -> Game[Any]:
    """The game with steps that tell the dealer when they begin."""

    def marking(name: str, step: Callable[..., Any]) -> Callable[..., Any]:
        def begin(s: State, dealer: _Dealer, *args: Any) -> Any:
            dealer.mark(s, (name, *args))
            return step(s, dealer, *args)

        return begin

    return replace(variant.game, steps={name: marking(name, step) for name, step in variant.game.steps.items()})
