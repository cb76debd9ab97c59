"""A line of play in the hands of a program: it makes the decisions and the draws, copies it, and deals it anew."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from random import Random
from typing import Any

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
    plain,
    text,
)
from ludoteka.kernel.run import Sealed

from .point import Choice, Draw, Point, Redeal
from .variant import Variant

CHANCE, OVER = -1, -4  # whose turn it is when it is no seat's; OpenSpiel's numbers
Move = int | Choice | Redeal  # an outcome of chance, a decision, a new deal


class Decision:
    """A choice and where it was made: a part of what its seat remembers."""

    __slots__ = ("key", "point", "seat", "sight")

    def __init__(self, seat: Seat, key: str, point: Point, sight: str | None) -> None:
        self.seat = seat
        self.key = key
        self.point = point
        self.sight = sight  # what the seat saw and was asked, if that was worked out already

    def remembered(self, variant: Variant) -> str:
        """The choice, and a mark that differs where the seat saw or was asked something else."""
        if self.sight is None:
            run = self.point.run(variant, [])
            self.sight = _sight(run.view(self.seat), run.asks[self.seat])
        mark = hashlib.sha1(self.sight.encode(), usedforsecurity=False).hexdigest()
        return f"{self.key} at {mark[:12]}"


class Line:
    """A match from the beginning to where it stands: at a question, at a draw, or at the end."""

    __slots__ = ("_draw", "_heard", "_log", "_point", "_run", "_turn", "history", "memo", "variant")

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.history: list[Move] = []  # everything since the beginning
        self.memo: dict[Any, Any] = {}  # whatever is worked out about this position; empty after every move
        self._point = Point(variant.box)
        self._log: list[Event | Decision] = []  # what happened and is not in `_heard` yet
        self._heard: list[list[str]] = [[] for _ in range(variant.seats + 1)]  # per seat; the last is a spectator
        self._run: Imagined[Any] | None = None  # made from the point when it is needed
        self._draw: Draw | None = None
        self._turn: int | None = None  # not worked out yet

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
        """What this seat sees, where a seat is asked or the match is over: not to be changed."""
        known: dict[str, Any] | None = self.memo.get(("view", seat))
        if known is None:
            known = self.memo["view", seat] = self._table().view(None if seat is None else Seat(seat))
        return known

    def asked(self, seat: int) -> Ask[Any] | None:
        """What this seat is asked now, if anything."""
        self._settle()
        return None if self._run is None else self._run.asks.get(Seat(seat))

    def sight(self, seat: int | None) -> str:
        """What this seat sees and is asked now, as text."""
        known: str | None = self.memo.get(seat)
        if known is None:
            known = self.memo[seat] = _sight(self.view(seat), None if seat is None else self.asked(seat))
        return known

    def heard(self, seat: int | None) -> list[str]:
        """Everything this seat was told and has decided since the beginning, one text each."""
        for entry in self._log:
            for listener, told in enumerate(self._heard):
                line = self._hear(entry, None if listener == self.variant.seats else Seat(listener))
                if line:
                    told.append(line)
        self._log.clear()  # the same list: the running rule goes on telling into it
        return self._heard[self.variant.seats if seat is None else seat]

    def _hear(self, entry: Event | Decision, seat: Seat | None) -> str:
        if isinstance(entry, Decision):
            return entry.remembered(self.variant) if entry.seat == seat else ""
        seen = entry.seen_by(seat)
        return "" if seen is None else text(seen.plain())

    def __str__(self) -> str:
        if self.turn != CHANCE:
            return text(self.state)
        return text({"chance": self.draw, "drawn": self._point.outcomes, "told": self.heard(None)})

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
        self._log.append(Decision(ask.seat, key, self._point.copy(), self.memo.get(ask.seat)))
        self._point.since.append((ask.seat, key))
        self._moved((ask.seat, key))
        try:
            self._run.answer(ask.seat, option)
        except Draw as draw:
            self._run, self._draw = None, draw

    def deal(self, outcome: int) -> None:
        """Say what chance brings."""
        n = self.draw
        if n is None or not 0 <= outcome < n:
            due = "no chance is due" if n is None else f"there are 0 … {n - 1}"
            raise LudotekaError(f"outcome {outcome} cannot be drawn: {due}")
        assert self._draw is not None
        self._point.outcomes.append(outcome)
        self._moved(outcome)
        self._draw = Draw(n - 1, True) if self._draw.shuffling and n > 2 else None

    def _moved(self, move: Move) -> None:
        self.history.append(move)
        self._turn = None
        if self.memo:
            self.memo = {}

    def copy(self) -> Line:
        """An independent copy; its rule is run again when it is needed."""
        new: Line = Line.__new__(Line)
        new.variant, new._run, new._draw, new._turn = self.variant, None, self._draw, self._turn
        new.history, new.memo = self.history[:], self.memo.copy()
        new._point, new._log = self._point.copy(), self._log[:]
        new._heard = [told[:] for told in self._heard]
        return new

    def imagined(self, seat: int, seed: int) -> Line:
        """A copy in which everything the seat cannot know is dealt anew.

        The seat remembers all it did; the others remember what was public, for what else they would remember in the
        imagined world nobody knows. Sealed answers of others are drawn anew among what they are then offered.
        """
        run, me, dice = self._table(), Seat(seat), Random(seed)
        sealed = run.joint.answers if isinstance(run.joint, Sealed) else {}
        public = self.heard(None)
        new = self.copy()
        new._moved(Redeal(me, seed))
        new._heard = [list(self._heard[seat] if other == seat else public) for other in range(len(self._heard))]
        since = new._point.since
        kept = len(since) - len(sealed)
        since[kept:] = [move for move in since[kept:] if isinstance(move, Redeal) or move[0] == me]
        since.append(Redeal(me, dice.getrandbits(62)))
        for other in sealed:
            ask = None if other == me else new.asked(other)
            if ask is not None:
                since.append((other, dice.choice(ask.options).key))
                new._run = None
        return new

    # -- Running and keeping -------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Run the rules to the next question, the next draw, or the end."""
        if self._run is None and self._draw is None:
            try:
                self._run = self._point.run(self.variant, self._log)
            except Draw as draw:
                self._draw = draw

    def _table(self) -> Imagined[Any]:
        self._settle()
        if self._run is None:
            raise LudotekaError("chance is due: there is nothing to look at before it is drawn")
        return self._run

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


def _sight(view: dict[str, Any], ask: Ask[Any] | None) -> str:
    asked = None if ask is None else [ask.prompt, plain(ask.about), ask.keys]
    return json.dumps([view, asked], ensure_ascii=False, sort_keys=True, separators=(",", ":"))


_variants: dict[tuple[str, int, tuple[tuple[str, str], ...]], Variant] = {}


def known(game: str | Game[Any], seats: int, settings: dict[str, str]) -> Variant:
    """The variant with these seats and settings; the same object for the same question."""
    name = (game if isinstance(game, str) else game.id, seats, tuple(sorted(settings.items())))
    found = _variants.get(name)
    if found is None or not (isinstance(game, str) or found.game is game):
        found = _variants[name] = Variant(game, seats, settings)
    return found
