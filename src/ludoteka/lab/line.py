"""A line of play that stops where chance is called, can be copied anywhere, and can be dealt anew.

A live table draws from its source; a program that thinks about chance wants to draw itself. So a line is kept as the
last checkpoint, the moves and outcomes since, and the running rule, which is made again from the other three whenever
it is needed: after a copy, and after a draw that the outcomes did not reach.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any, ParamSpec

from ludoteka.kernel import (
    Ask,
    BadRecord,
    Event,
    Game,
    IllegalChoice,
    Imagined,
    LudotekaError,
    Outcome,
    Seat,
    State,
    TapeEnds,
    text,
)
from ludoteka.kernel.run import Sealed

from .variant import Variant

P = ParamSpec("P")
CHANCE, OVER = -1, -4  # whose turn it is when it is no seat's; OpenSpiel's numbers


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


Move = int | tuple[Seat, str] | Redeal  # an outcome of chance, a decision, a new deal


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat was asked and what it said: a part of what it remembers."""

    ask: Ask[Any]
    key: str

    def __str__(self) -> str:
        asked = text([self.ask.prompt, self.ask.about, self.ask.keys])
        return f"{self.key}?{hashlib.sha1(asked.encode(), usedforsecurity=False).hexdigest()[:8]}"


class Line:
    """A match in the hands of a program: it makes the decisions and the draws."""

    __slots__ = (
        "_base",
        "_draw",
        "_heard",
        "_log",
        "_outcomes",
        "_run",
        "_since",
        "_told",
        "_turn",
        "history",
        "memo",
        "variant",
    )

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self._base = variant.game.setup(variant.seats, variant.settings)
        self.history: list[Move] = []  # everything since the beginning
        self._since: list[tuple[Seat, str] | Redeal] = []  # moves since the checkpoint
        self._outcomes: list[int] = []  # outcomes drawn since the checkpoint
        self._told = 0  # events told since the checkpoint
        self._log: list[Event | Decision] = []  # what happened and is not in `_heard` yet
        self._heard: list[list[str]] = [[] for _ in range(variant.seats + 1)]  # per seat; the last is a spectator
        self._run: Imagined[Any] | None = None
        self._draw: Draw | None = None
        self._turn: int | None = None  # not worked out yet
        self.memo: dict[Any, Any] = {}  # whatever others work out about this position; empty after every move

    # -- Looking -----------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat asked next, or CHANCE, or OVER."""
        if self._turn is None:
            ask = self.ask
            self._turn = ask.seat if ask is not None else OVER if self._draw is None else CHANCE
        return self._turn

    @property
    def draw(self) -> int | None:
        """How many outcomes are possible, where chance is due; None where a seat is asked or the match is over."""
        self._settle()
        return None if self._draw is None else self._draw.n

    @property
    def ask(self) -> Ask[Any] | None:
        """The question to answer next; of several asked at once, the lowest seat's."""
        self._settle()
        run = self._run
        if run is None:
            return None
        return run.ask or next(iter(run.asks.values()), None)

    @property
    def outcome(self) -> Outcome | None:
        """None while playing."""
        self._settle()
        return None if self._run is None else self._run.outcome

    @property
    def state(self) -> Any:
        """The state, where a seat is asked or the match is over: not to be changed."""
        return self._table().state

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat sees, where a seat is asked or the match is over."""
        return self._table().view(None if seat is None else Seat(seat))

    def asked(self, seat: int) -> Ask[Any] | None:
        """What this seat is asked now, if anything."""
        self._settle()
        return None if self._run is None else self._run.asks.get(Seat(seat))

    def heard(self, seat: int | None) -> list[str]:
        """Everything this seat was told and has decided since the beginning, one text each."""
        for entry in self._log:
            for listener, told in enumerate(self._heard):
                line = _hear(entry, None if listener == self.variant.seats else Seat(listener))
                if line:
                    told.append(line)
        self._log = []
        return self._heard[self.variant.seats if seat is None else seat]

    def __str__(self) -> str:
        if self.turn != CHANCE:
            return text(self.state)
        return text({"chance": self.draw, "drawn": self._outcomes, "told": self.heard(None)})

    # -- Playing -----------------------------------------------------------------------------------------------------

    def decide(self, key: str) -> None:
        """Answer the question of `ask`."""
        ask = self.ask
        if ask is None:
            raise IllegalChoice(f"{key!r} is not offered: nobody is asked")
        option = ask.option(key)
        if option is None:
            raise IllegalChoice(f"{key!r} is not offered to seat {ask.seat}; offered: {', '.join(ask.keys)}")
        assert self._run is not None
        self._moved()
        self._log.append(Decision(ask, key))
        self._since.append((ask.seat, key))
        self.history.append((ask.seat, key))
        try:
            self._run.answer(ask.seat, option)
        except Draw as draw:
            self._run, self._draw = None, draw

    def deal(self, outcome: int) -> None:
        """Say what chance brings."""
        n = self.draw
        if n is None or not 0 <= outcome < n:
            raise LudotekaError(
                f"outcome {outcome} cannot be drawn: {'no chance is due' if n is None else f'0 … {n - 1}'}"
            )
        assert self._draw is not None
        self._moved()
        self._outcomes.append(outcome)
        self.history.append(outcome)
        self._draw = Draw(n - 1, True) if self._draw.shuffling and n > 2 else None

    def _moved(self) -> None:
        self._turn = None
        if self.memo:
            self.memo = {}

    def copy(self) -> Line:
        """An independent copy; its rule is run again when it is needed."""
        new: Line = Line.__new__(Line)
        new.variant, new._base, new._told, new._draw = self.variant, self._base, self._told, self._draw
        new._since, new._outcomes, new._log = self._since[:], self._outcomes[:], self._log[:]
        new._heard = [told[:] for told in self._heard]
        new.history = self.history[:]
        new._run, new._turn, new.memo = None, self._turn, self.memo.copy()
        return new

    def imagined(self, seat: int, seed: int) -> Line:
        """A copy in which everything the seat cannot know is dealt anew.

        The seat remembers all it did; the others remember what was public, for what else they would remember in the
        imagined world nobody knows. Sealed answers of others are drawn anew among what they are then offered.
        """
        run = self._table()
        me, dice = Seat(seat), Random(seed)
        self.heard(None)
        new = self.copy()
        new.memo = {}
        new._heard = [
            list(self._heard[seat if other == seat else self.variant.seats]) for other in range(len(self._heard))
        ]
        sealed = run.joint.answers if isinstance(run.joint, Sealed) else {}
        kept = len(self._since) - len(sealed)
        new._since = [move for i, move in enumerate(self._since) if i < kept or _seat_of(move) == me]
        new._since.append(Redeal(me, dice.getrandbits(62)))
        new.history.append(Redeal(me, seed))
        for other in sealed:
            ask = None if other == me else new.asked(other)
            if ask is not None:
                new._since.append((other, dice.choice(ask.options).key))
                new._run, new._turn, new.memo = None, self._turn, self.memo.copy()
        return new

    # -- Running -----------------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Run the rules from the checkpoint through moves and outcomes to the next question, draw, or the end."""
        if self._run is not None or self._draw is not None:
            return
        run = Imagined(_marked(self.variant), self._base.copy(), _Dealer(self), None)  # type: ignore[arg-type]
        try:
            run.start()
            for move in tuple(self._since):
                if isinstance(move, Redeal):
                    run.seat = move.seat
                    run.redeal(Random(move.seed))
                else:
                    option = run.asks[move[0]].option(move[1])
                    assert option is not None, f"{move[1]!r} is not offered when its line is played again"
                    run.answer(move[0], option)
        except Draw as draw:
            self._draw = draw
        else:
            self._run = run

    def _table(self) -> Imagined[Any]:
        self._settle()
        if self._run is None:
            raise LudotekaError("chance is due: there is nothing to look at before it is drawn")
        return self._run

    # -- Keeping and copying by others ---------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> Line:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        v = self.variant
        return replayed, (v.game.id, v.game.version, v.seats, v.settings, self.history)


def replayed(id: str, version: str, seats: int, settings: dict[str, str], history: Sequence[Move]) -> Line:
    """The line that a history leads to."""
    variant = known(id, seats, settings)
    if variant.game.version != version:
        raise BadRecord(f"the line is of {id} version {version!r}; this program plays {variant.game.version!r}")
    line = Line(variant)
    for move in history:
        if isinstance(move, int):
            line.deal(move)
        elif isinstance(move, Redeal):
            line = line.imagined(move.seat, move.seed)
        else:
            line.decide(move[1])
    return line


_variants: dict[tuple[str, int, tuple[tuple[str, str], ...]], Variant] = {}


def known(game: str | Game[Any], seats: int, settings: dict[str, str]) -> Variant:
    """The variant with these seats and settings; the same object for the same question."""
    name = (game if isinstance(game, str) else game.id, seats, tuple(sorted(settings.items())))
    found = _variants.get(name)
    if found is None or not (isinstance(game, str) or found.game is game):
        found = _variants[name] = Variant(game, seats, settings)
    return found


class _Dealer:
    """Reads the outcomes since the checkpoint and stops where they end; keeps the events that are new."""

    __slots__ = ("_at", "_line", "_replayed", "_started", "side_by_side")
    listening = True

    def __init__(self, line: Line) -> None:
        self._line = line
        self._at = 0
        self._replayed = line._told  # so many events are known already
        self._started = False
        self.side_by_side = False

    def below(self, n: int) -> int:
        outcomes = self._line._outcomes
        if self._at == len(outcomes):
            raise Draw(n, False)
        self._at += 1
        return outcomes[self._at - 1]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        outcomes = self._line._outcomes
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
            self._line._log.append(event(*args, **kwargs))
            self._line._told += 1

    reveal = tell

    def mark(self, s: State, step: tuple[Any, ...]) -> None:
        """A step begins: what led here need not be played again."""
        if not self._started:  # the step of the checkpoint itself
            self._started = True
            return
        line = self._line
        line._base = s.copy()
        line._base.agenda.append(step)
        line._since, line._told = [], 0
        line._outcomes = line._outcomes[self._at :]
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


def _seat_of(move: tuple[Seat, str] | Redeal) -> Seat:
    return move.seat if isinstance(move, Redeal) else move[0]


def _hear(entry: Event | Decision, seat: Seat | None) -> str:
    if isinstance(entry, Decision):
        return str(entry) if entry.ask.seat == seat else ""
    seen = entry.seen_by(seat)
    return "" if seen is None else text(seen.plain())
