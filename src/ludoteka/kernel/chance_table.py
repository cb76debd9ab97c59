"""A table whose chance somebody else supplies: programs that make the draws themselves, copy it, and deal it anew.

table = ChanceTable(game, 2, game.settle(2, {}))
while not table.over:
    if table.draw is not None:
        table.deal(...)              # an outcome below table.draw
    else:
        table.choose(table.ask.seat, ...)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Generic, TypeVar

from .asking import Ask, Seat, seat_of
from .errors import IllegalChoice, LudotekaError
from .events import Event
from .game import Game, Outcome, View
from .imagined import Imagined
from .plain import plain, text
from .replay_point import Choice, Draw, Redeal, ReplayPoint
from .run import Sealed
from .state import State

S = TypeVar("S", bound=State)
D = TypeVar("D", bound="ChanceTable[Any]")
Move = int | Choice | Redeal  # an outcome of chance, a decision, a new deal


class Decision:
    """A choice and its context, as its seat remembers it."""

    __slots__ = ("key", "point", "seat", "sight")

    def __init__(self, seat: Seat, key: str, point: ReplayPoint[Any], sight: str | None) -> None:
        self.seat: Seat = seat
        self.key: str = key
        self.point: ReplayPoint[Any] = point
        self.sight = sight  # what the seat saw and was asked, if that was worked out already

    def remembered(self, game: Game[Any]) -> str:
        """The choice with a hash of what the seat saw and was asked."""
        if self.sight is None:
            run = self.point.run(game, [])
            self.sight = _sight(run.view(self.seat), run.asks[self.seat])
        mark = hashlib.sha1(self.sight.encode(), usedforsecurity=False).hexdigest()
        return f"{self.key} at {mark[:12]}"


class ChanceTable(Generic[S]):
    """A match from its beginning to a question, a draw or the end."""

    def __init__(self, game: Game[S], seats: int, settings: Mapping[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.settings: dict[str, str] = dict(settings)
        self.history: list[Move] = []  # everything since the beginning
        self.memo: dict[Any, Any] = {}  # whatever is worked out about this position; empty after every move
        self._point = ReplayPoint(game.setup(seats, settings))
        self._log: list[Event | Decision] = []  # what happened and is not in `_observations` yet
        self._observations: list[list[str]] = [[] for _ in range(seats + 1)]  # per seat; the last is a spectator
        self._run: Imagined[S] | None = None  # made from the replay point when it is needed
        self._draw: Draw | None = None

    def __repr__(self) -> str:
        due = f"one of {self.draw} outcomes is due" if self._run is None else self._run.stands_at()
        return f"<ChanceTable {self.game.id}, {self.seats} seat{'s' if self.seats > 1 else ''}, {due}>"

    # -- Looking -----------------------------------------------------------------------------------------------------

    @property
    def draw(self) -> int | None:
        """The number of possible outcomes if one is needed; None if a seat is asked or the match is over."""
        self._settle()
        return None if self._draw is None else self._draw.n

    @property
    def asks(self) -> dict[Seat, Ask[Any]]:
        """The open questions by seat; empty if an outcome is needed or the match is over."""
        self._settle()
        return {} if self._run is None else self._run.asks

    @property
    def ask(self) -> Ask[Any] | None:
        """The question to answer next; of several asked together, the lowest seat's."""
        return next(iter(self.asks.values()), None)

    @property
    def over(self) -> bool:
        self._settle()
        return self._run is not None and self._run.over

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the match is being played."""
        self._settle()
        return None if self._run is None else self._run.outcome

    @property
    def state(self) -> S:
        """The state when a seat is asked or the match is over; it must not be changed."""
        return self._table().state

    def view(self, seat: int | None) -> View:
        """The seat's view when a seat is asked or the match is over; it must not be changed."""
        view: View | None = self.memo.get(("view", seat))
        if view is None:
            me = None if seat is None else seat_of(seat, self.seats)
            view = self.memo["view", seat] = self._table().view(me)
        return view

    def sight(self, seat: int | None) -> str:
        """The seat's current view and question, as text."""
        sight: str | None = self.memo.get(("sight", seat))
        if sight is None:
            ask = None if seat is None else self.asks.get(seat_of(seat, self.seats))
            sight = self.memo["sight", seat] = _sight(self.view(seat), ask)
        return sight

    def observations(self, seat: int | None) -> list[str]:
        """Everything that this seat has seen and decided since the beginning, one text each."""
        for entry in self._log:
            for listener, entries in enumerate(self._observations):
                line = self._observation(entry, None if listener == self.seats else Seat(listener))
                if line:
                    entries.append(line)
        self._log.clear()  # the same list: the running rule goes on telling into it
        return self._observations[self.seats if seat is None else seat_of(seat, self.seats)]

    def _observation(self, entry: Event | Decision, seat: Seat | None) -> str:
        if isinstance(entry, Decision):
            return entry.remembered(self.game) if entry.seat == seat else ""
        visible = entry.seen_by(seat)
        return "" if visible is None else text(visible.plain())

    def __str__(self) -> str:
        if self.draw is None:
            return text(self.state)
        return text({"chance": self.draw, "drawn": self._point.outcomes, "observations": self.observations(None)})

    # -- Playing -----------------------------------------------------------------------------------------------------

    def choose(self, seat: Seat | int, key: str) -> None:
        """Make a decision. Raises IllegalChoice and changes nothing if it was not offered."""
        self._settle()
        run = self._run
        if run is None:
            raise IllegalChoice(f"{key!r} is not offered: an outcome of chance is needed first")
        seat, option = run.offered(seat_of(seat, self.seats), key)
        self._log.append(Decision(seat, key, self._point.copy(), self.memo.get(("sight", int(seat)))))
        self._point.since.append((seat, key))
        self._moved((seat, key))
        try:
            run.answer(seat, option)
        except Draw as draw:
            self._run, self._draw = None, draw

    def deal(self, outcome: int) -> None:
        """Supply an outcome of chance."""
        self._settle()
        draw = self._draw
        if draw is None or not 0 <= outcome < draw.n:
            due = "no chance is due" if draw is None else f"there are 0 … {draw.n - 1}"
            raise LudotekaError(f"outcome {outcome} cannot be drawn: {due}")
        self._point.outcomes.append(outcome)
        self._moved(outcome)
        self._draw = Draw(draw.n - 1, True) if draw.shuffling and draw.n > 2 else None

    def move(self: D, move: Move) -> D:
        """Make a move of a history; returns the table to go on with, which is another one after a redeal."""
        if isinstance(move, Redeal):
            return self.imagine(move.seat, move.seed)
        if isinstance(move, int):
            self.deal(move)
        else:
            self.choose(*move)
        return self

    def _moved(self, move: Move) -> None:
        self.history.append(move)
        if self.memo:
            self.memo = {}

    def clone(self: D) -> D:
        """An independent copy; its rule is run again when needed."""
        new: D = type(self).__new__(type(self))
        new.__dict__.update(self.__dict__)
        new._run = None
        new.history, new.memo = self.history[:], self.memo.copy()
        new._point, new._log = self._point.copy(), self._log[:]
        new._observations = [entries[:] for entries in self._observations]
        return new

    def imagine(self: D, seat: Seat | int | None, seed: int) -> D:
        """A copy in which everything that the seat cannot know is dealt again.

        The seat remembers all it did; the others remember what was public, for what else they would remember in the
        imagined world nobody knows. Sealed answers of others are drawn anew among what they are then offered.
        """
        run, me, dice = self._table(), None if seat is None else seat_of(seat, self.seats), Random(seed)
        sealed = run.joint.answers if isinstance(run.joint, Sealed) else {}
        public = self.observations(None)
        new = self.clone()
        new._moved(Redeal(me, seed))
        new._observations = [
            list(entries if listener == me else public) for listener, entries in enumerate(self._observations)
        ]
        since = new._point.since
        public_moves = len(since) - len(sealed)
        since[public_moves:] = [move for move in since[public_moves:] if isinstance(move, Redeal) or move[0] == me]
        since.append(Redeal(me, dice.getrandbits(62)))
        for other in sealed:
            ask = None if other == me else new.asks.get(other)
            if ask is not None:
                since.append((other, dice.choice(ask.options).key))
                new._run = None
        return new

    # -- Running -------------------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Run the rules to the next question, the next draw, or the end."""
        if self._run is None and self._draw is None:
            try:
                self._run = self._point.run(self.game, self._log)
            except Draw as draw:
                self._draw = draw

    def _table(self) -> Imagined[S]:
        self._settle()
        if self._run is None:
            raise LudotekaError("an outcome of chance is needed before there is a view")
        return self._run

    def __deepcopy__(self: D, memo: dict[int, Any]) -> D:
        return self.clone()


def along(table: D, history: Iterable[Move]) -> D:
    """The table that a history leads to from this one."""
    for move in history:
        table = table.move(move)
    return table


def _sight(view: View, ask: Ask[Any] | None) -> str:
    asked = None if ask is None else [ask.prompt, plain(ask.about), ask.keys]
    return json.dumps([view, asked], ensure_ascii=False, sort_keys=True, separators=(",", ":"))
