"""The live table: it asks, seats choose, rules run; every choice is checked, recorded and, if fair, can be undone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from .asking import Ask, Seat, seat_of
from .chance import MuteDealer, Source, TapeDealer, commitment
from .errors import RuleCrashed, TapeEnds, UndoRefused
from .events import Event
from .game import Game, Outcome, View, Why
from .imagined import Imagined
from .preview import Preview, PreviewDealer, merge_previews, run_preview
from .record import Record
from .run import Run, Sealed, Walks, asked_in_short
from .state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Checkpoint(Generic[S]):
    """The state between two steps, and the length of the match that led to it."""

    state: S
    decisions: int
    tape: int


class Checkpoints(Generic[S]):
    """Stores the last checkpoint of a running rule, without a reference to the table, so that tables are freed at
    once.
    """

    __slots__ = ("dealer", "decisions", "last", "state")

    def __init__(self, state: S, decisions: list[tuple[Seat, str]], dealer: TapeDealer) -> None:
        self.state: S = state
        self.decisions: list[tuple[Seat, str]] = decisions
        self.dealer: TapeDealer = dealer
        self.last: Checkpoint[S]

    def keep(self) -> None:
        """Store the state between two steps, when no generator is alive."""
        if not self.dealer.muted:  # choices that are replayed lead from the last checkpoint to the question
            self.last = Checkpoint(self.state.copy(), len(self.decisions), self.dealer.at)


@dataclass(frozen=True, slots=True)
class UndoPoint(Generic[S]):
    """A decision that can still be taken back."""

    seat: Seat
    decision: int  # its place among the decisions
    events: int  # how many events there were before it
    checkpoint: Checkpoint[S]


@dataclass(frozen=True, slots=True)
class Luck:
    """The source of a table's outcomes, and the commitment to them."""

    table: str = ""
    seed: str | None = None
    salts: tuple[str, ...] = ()
    source: Source | None = None


def source_of(game: Game[S], source: Source | None) -> Source | None:
    """The source of a game's outcomes; a lesson prepares the first of them."""
    return source if game.prepared_luck is None else game.prepared_luck(source)


class Table(Run[S]):
    """A match being played. Bots, server, command line and adapters all talk to this and nothing else."""

    __slots__ = ("_checkpoints", "_undo_points", "decisions", "luck", "seats", "settings")
    dealer: TapeDealer
    state: S
    ask: Ask[Any] | None
    joint: Sealed | Walks | None

    def __init__(
        self, game: Game[S], seats: int, settings: Mapping[str, str], luck: Luck, tape: Sequence[int] = ()
    ) -> None:
        super().__init__(game, game.setup(seats, settings), TapeDealer(list(tape), source_of(game, luck.source)))
        self.seats: int = seats
        self.settings: dict[str, str] = dict(settings)
        self.luck: Luck = luck
        self.decisions: list[tuple[Seat, str]] = []
        self._undo_points: list[UndoPoint[S]] = []
        self._checkpoints = Checkpoints(self.state, self.decisions, self.dealer)
        self.start(self._checkpoints.keep)

    def __repr__(self) -> str:
        return f"<Table {self.game.id}, {self.seats} seat{'s' if self.seats > 1 else ''}, {self.stands_at()}>"

    # -- Looking -----------------------------------------------------------------------------------------------------

    @property
    def tape(self) -> list[int]:
        """The outcomes drawn so far, which determine all luck of the match."""
        return self.dealer.tape

    @property
    def events(self) -> list[Event]:
        """All events so far; `event.seen_by(seat)` is the part that a seat may know."""
        return self.dealer.events

    @property
    def sealed(self) -> frozenset[Seat]:
        """Seats that have answered a question asked together while others have not."""
        return frozenset(self.joint.answers) if isinstance(self.joint, Sealed) else frozenset()

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the match is being played."""
        return self.game.outcome(self.state) if self.over else None

    @property
    def commitment(self) -> str:
        """The published hash of the seed; empty when the luck of this table is not committed to."""
        return commitment(self.luck.seed, self.luck.table) if self.luck.seed is not None else ""

    def view(self, seat: Seat | int | None) -> View:
        """What this seat sees, as plain data; None stands for a spectator."""
        view: View = self.game.view(self.state, None if seat is None else seat_of(seat, self.seats))
        return view

    def why_not(self, seat: Seat | int, reference: str) -> Why | None:
        """The reason why this seat cannot choose the thing now, or None if the game gives none."""
        return self.game.why_not(self.state, seat_of(seat, self.seats), reference)

    # -- Deciding ----------------------------------------------------------------------------------------------------

    def choose(self, seat: Seat | int, key: str) -> list[Event]:
        """Make a decision and return the events it caused.

        Raises IllegalChoice and changes nothing if it was not offered.
        """
        seat, option = self.offered(seat_of(seat, self.seats), key)
        before = len(self.dealer.events)
        learned = self.dealer.learned
        unsealed = isinstance(self.joint, Sealed) and len(self.joint.asks) == 1  # all answers become known
        point = UndoPoint(seat, len(self.decisions), before, self._checkpoints.last)
        tape = len(self.dealer.tape)
        self.decisions.append((seat, key))
        try:
            self.answer(seat, option)
        except Exception as error:
            crash = None if isinstance(error, TapeEnds) else RuleCrashed(seat, key, self.record().to_json())
            del self.decisions[-1:], self.dealer.tape[tape:], self.dealer.events[before:]
            self._restore(point.checkpoint)
            if crash is None:
                raise
            raise crash from error
        if unsealed or self.dealer.learned != learned:
            self._undo_points.clear()
        else:
            self._undo_points = [m for m in self._undo_points if m.seat == seat] + [point]
        return self.dealer.events[before:]

    # -- Taking back -------------------------------------------------------------------------------------------------

    def can_undo(self, seat: Seat | int) -> bool:
        """True if nothing was drawn, revealed or decided by others since this seat's last decision."""
        seat = seat_of(seat, self.seats)
        return seat in self.sealed or bool(self._undo_points and self._undo_points[-1].seat == seat)

    def undo(self, seat: Seat | int) -> None:
        """Take back the seat's last decision, or withdraw its sealed answer."""
        seat = seat_of(seat, self.seats)
        if seat in self.sealed:
            last = max(i for i, (s, _) in enumerate(self.decisions) if s == seat)
            del self.decisions[last]
            self._undo_points = [m for m in self._undo_points if m.decision < last]
            self._restore(self._checkpoints.last)
        elif self.can_undo(seat):
            point = self._undo_points.pop()
            del self.decisions[point.decision :], self.dealer.events[point.events :]
            self._restore(point.checkpoint)
        else:
            raise UndoRefused(
                f"seat {seat!r} has nothing to take back: something was drawn, revealed or decided by others since"
            )

    def _restore(self, checkpoint: Checkpoint[S]) -> None:
        """Go back to the checkpoint and replay the decisions made since."""
        since = self.decisions[checkpoint.decisions :]
        dealer = self.dealer
        self.state = checkpoint.state.copy()
        self.ask = self.joint = None
        dealer.at = checkpoint.tape
        dealer.muted = True
        del self.decisions[checkpoint.decisions :]
        self._checkpoints = Checkpoints(self.state, self.decisions, dealer)
        self._checkpoints.last = checkpoint
        try:
            self.start(self._checkpoints.keep)
            for seat, key in since:
                self.decisions.append((seat, key))
                self.answer_again(seat, key)
        finally:
            dealer.muted = False

    # -- Copying -----------------------------------------------------------------------------------------------------

    def clone(self) -> Table[S]:
        """An independent copy: the last checkpoint and the choices since."""
        new: Table[S] = Table.__new__(Table)
        dealer = TapeDealer(self.dealer.tape[:], self.dealer.source)
        dealer.events = self.dealer.events[:]
        Run.__init__(new, self.game, self.state, dealer)
        new.seats, new.settings, new.luck = self.seats, self.settings, self.luck
        new.decisions = self.decisions[:]
        new._undo_points = self._undo_points[:]
        if self.over:
            new.state = self.state.copy()
            new._checkpoints = self._checkpoints
        else:
            new._restore(self._checkpoints.last)
        return new

    def imagine(self, seat: Seat | int | None, random: Random | int | str | None = None) -> Imagined[S]:
        """A copy for search: hidden things are dealt again, and the other seats' sealed answers are dropped."""
        dice = random if isinstance(random, Random) else Random(random)
        me = None if seat is None else seat_of(seat, self.seats)
        dealer = MuteDealer(dice, self._outcomes_since())
        if self.over:
            return Imagined(self.game, self.state.copy(), dealer, me)
        imagined = Imagined(self.game, self._checkpoints.last.state.copy(), dealer, me)
        imagined.replay(self._choices_since(me))
        imagined.redeal(dice)
        return imagined

    def _outcomes_since(self) -> list[int]:
        """The outcomes drawn since the checkpoint, last first."""
        since, tape = self._checkpoints.last.tape, self.dealer.tape
        return tape[since : self.dealer.at][::-1] if since < len(tape) else []

    def _choices_since(self, me: Seat | None) -> list[tuple[Seat, str]]:
        """The decisions made since the checkpoint, without the sealed answers of others."""
        choices = self.decisions[self._checkpoints.last.decisions :]
        if isinstance(self.joint, Sealed):
            hidden = len(choices) - len(self.joint.answers)
            choices = [c for i, c in enumerate(choices) if i < hidden or c[0] == me]
        return choices

    def preview(self, seat: Seat | int, key: str) -> Preview:
        """Preview the certain effects of an option up to the first chance, secret or question.

        It runs in two imagined worlds, so it reveals nothing that the seat does not know, and it does not change the
        table.
        """
        me, _ = self.offered(seat_of(seat, self.seats), key)
        return merge_previews(self.preview_in(me, key, Random(1)), self.preview_in(me, key, Random(2)))

    def preview_in(self, me: Seat, key: str, random: Random | None) -> Preview:
        """Preview an option in one imagined world; without dice in the true world, which only laws may do."""
        state = self._checkpoints.last.state.copy()
        dealer = PreviewDealer(state, me, self._outcomes_since())
        imagined = Imagined(self.game, state, dealer, me)
        imagined.replay(self._choices_since(me), dealer.checkpoint)
        if random is not None:
            imagined.redeal(random)
        try:
            return run_preview(imagined, dealer, me, key)
        except Exception as error:
            raise RuleCrashed(me, key, self.record().to_json()) from error

    def perspective(self, seat: Seat | int) -> Perspective[S]:
        """The perspective of a seat, which is all that a bot gets."""
        return Perspective(self, seat_of(seat, self.seats))

    # -- Keeping -----------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The match so far, with the seed only if the match is over."""
        outcome = self.outcome
        return Record(
            game=self.game.id,
            version=self.game.version,
            settings=self.settings,
            seats=self.seats,
            tape=tuple(self.dealer.tape),
            decisions=tuple((int(seat), key) for seat, key in self.decisions),
            table=self.luck.table,
            commitment=self.commitment,
            salts=self.luck.salts,
            seed=self.luck.seed if outcome else None,
            outcome=None if outcome is None else _plain_outcome(outcome),
        )


def _plain_outcome(outcome: Outcome) -> dict[str, Any]:
    data = asdict(outcome)
    return {**data, "scores": list(outcome.scores), "winners": [int(seat) for seat in outcome.winners]}


class Imagine(Protocol[S]):
    """Makes a table for search in which everything that the seat cannot know is dealt anew."""

    def __call__(self, random: Random | int | str | None = None) -> Imagined[S]: ...


class Perspective(Generic[S]):
    """One seat's information about a table: its view, its question, and tables imagined from there."""

    __slots__ = ("_look", "ask", "game", "imagine", "seat")

    def __init__(self, table: Table[S], seat: Seat) -> None:
        ask = table.asks.get(seat)

        def imagine(random: Random | int | str | None = None) -> Imagined[S]:
            return table.imagine(seat, random)

        def look() -> View:
            return table.view(seat)

        self.game: Game[S] = table.game
        self.seat: Seat = seat
        self.ask: Ask[Any] | None = ask.bare() if ask else None
        self.imagine: Imagine[S] = imagine
        self._look = look

    def __repr__(self) -> str:
        asked = "not asked" if self.ask is None else asked_in_short(self.ask)
        return f"<Perspective on {self.game.id}, seat {self.seat} {asked}>"

    @property
    def view(self) -> View:
        """The seat's view, computed on demand because bots that search never need it."""
        return self._look()
