"""A running rule: the part that live and imagined tables share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from .asking import Ask, Option, Parallel, Question, Rule, Seat, Together
from .chance import Dealer
from .errors import BrokenRule, IllegalChoice
from .game import Game
from .state import State, Step

S = TypeVar("S", bound=State)


class Sealed:
    """Answers to questions asked together, hidden until the last one is in."""

    __slots__ = ("answers", "asks")

    def __init__(self, question: Together) -> None:
        self.asks: dict[Seat, Ask[Any]] = dict(question.asks)
        self.answers: dict[Seat, Any] = {}

    def answer(self, seat: Seat, option: Option[Any]) -> None:
        del self.asks[seat]
        self.answers[seat] = option.value

    def result(self) -> dict[Seat, Any]:
        return {seat: self.answers[seat] for seat in sorted(self.answers)}


class Walks:
    """Rules that seats walk through in parallel."""

    __slots__ = ("asks", "dealer", "results", "rules")

    def __init__(self, question: Parallel, dealer: Dealer) -> None:
        self.rules: dict[Seat, Rule[Any]] = dict(question.rules)
        self.asks: dict[Seat, Ask[Any]] = {}
        self.results: dict[Seat, Any] = {}
        self.dealer: Dealer = dealer
        for seat in self.rules:
            self._walk(seat, None)

    def answer(self, seat: Seat, option: Option[Any]) -> None:
        del self.asks[seat]
        self._walk(seat, option.value)

    def _walk(self, seat: Seat, value: Any) -> None:
        self.dealer.in_parallel = True
        try:
            question = self.rules[seat].send(value)
        except StopIteration as stop:
            self.results[seat] = stop.value
        else:
            if not isinstance(question, Ask) or question.seat != seat:
                raise BrokenRule(f"a parallel rule may ask its own seat only, this one is seat {seat}'s: {question!r}")
            self.asks[seat] = question
        finally:
            self.dealer.in_parallel = False

    def result(self) -> dict[Seat, Any]:
        return {seat: self.results[seat] for seat in sorted(self.results)}


def all_steps(
    state: State, steps: Mapping[str, Step], dealer: Any, checkpoint: Callable[[], None] | None
) -> Rule[None]:
    """Every step on the agenda, one after another, as one rule; `checkpoint` is called before each of them."""
    agenda = state.agenda
    while agenda:
        if checkpoint is not None:
            checkpoint()
        step = agenda.pop()
        take = steps[step[0]]
        rule = take(state, dealer) if len(step) == 1 else take(state, dealer, *step[1:])
        if rule is not None:
            yield from rule


def asked_in_short(ask: Ask[Any]) -> str:
    """A question in a few words, for a person at a Python prompt."""
    count = len(ask.options)
    return f"asked {ask.prompt!r}, {count} option{'s' if count > 1 else ''}"


class Run(Generic[S]):
    """A state, the rule that runs on it, and the current question."""

    __slots__ = ("_rule", "ask", "dealer", "game", "joint", "state")

    def __init__(self, game: Game[S], state: S, dealer: Any) -> None:
        self.game: Game[S] = game
        self.state: S = state
        self.dealer: Any = dealer
        self.ask: Ask[Any] | None = None  # the question, when one seat is asked
        self.joint: Sealed | Walks | None = None  # the questions, when several are
        self._rule: Rule[None]

    @property
    def asks(self) -> dict[Seat, Ask[Any]]:
        """The open questions by seat; empty when the match is over."""
        if self.joint is not None:
            return dict(sorted(self.joint.asks.items()))
        return {} if self.ask is None else {self.ask.seat: self.ask}

    def stands_at(self) -> str:
        """Who is asked what, or the outcome, in a few words."""
        if self.over:
            outcome = self.game.outcome(self.state)
            winners = ", ".join(f"seat {seat}" for seat in outcome.winners) or "nobody"
            return f"over ({outcome.reason}): {winners} won"
        return "; ".join(f"seat {seat} {asked_in_short(ask)}" for seat, ask in self.asks.items())

    @property
    def over(self) -> bool:
        return self.ask is None and self.joint is None

    def start(self, checkpoint: Callable[[], None] | None = None) -> None:
        """Run to the first question."""
        self._rule = all_steps(self.state, self.game.steps, self.dealer, checkpoint)
        self._pose(next(self._rule, None))

    def offered(self, seat: object, key: object) -> tuple[Seat, Option[Any]]:
        """Return the seat and the option with this key; IllegalChoice lists what is offered, and to whom."""
        asks = self.asks
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in asks:
            asked = ", ".join(map(str, asks)) or "nobody: the match is over"
            raise IllegalChoice(f"seat {seat!r} is not asked; asked now: {asked}")
        ask = asks[Seat(seat)]
        option = ask.option(key)
        if option is None:
            raise IllegalChoice(f"{key!r} is not offered to seat {seat}; offered: {', '.join(ask.keys)}")
        return Seat(seat), option

    def answer(self, seat: Seat, option: Option[Any]) -> None:
        """Take an answer, unchecked, and run to the next question."""
        if self.joint is None:
            value = option.value
        else:
            self.joint.answer(seat, option)
            if self.joint.asks:
                return
            value = self.joint.result()
            self.joint = None
        self._pose(self._resume(value))

    def answer_again(self, seat: Seat, key: str) -> None:
        """Repeat an earlier answer, when the choices since a checkpoint are made again."""
        ask = self.asks.get(seat)
        option = None if ask is None else ask.option(key)
        if option is None:
            raise BrokenRule(f"the choice {key!r} of seat {seat} is not offered when it is repeated from a copy")
        self.answer(seat, option)

    def _resume(self, value: Any) -> Question | None:
        """Send the rule its answer; None if that was the last answer of the match."""
        try:
            return self._rule.send(value)
        except StopIteration:
            return None

    def _pose(self, question: Question | None) -> None:
        """Stop at this question; a joint question that nobody has to answer is answered at once."""
        while True:
            if question is None or type(question) is Ask:
                self.ask = question
                return
            self.ask = None
            joint = Sealed(question) if isinstance(question, Together) else Walks(question, self.dealer)  # type: ignore[arg-type]
            if joint.asks:
                self.joint = joint
                return
            question = self._resume(joint.result())
