"""Imagined tables for search: the same rules, unchecked, unrecorded and silent, with their own random stream."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from .asking import Ask, Option, Question, Seat
from .chance import Dealer
from .game import Game, Outcome, View
from .run import Run, Sealed, Walks
from .state import State

S = TypeVar("S", bound=State)


class Imagined(Run[S]):
    """A table in which everything that its seat cannot know was dealt again. Play it to the end and discard it."""

    __slots__ = ("seat",)

    def __init__(self, game: Game[S], state: S, dealer: Dealer, seat: Seat | None) -> None:
        Run.__init__(self, game, state, dealer)
        self.seat: Seat | None = seat

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<Imagined {self.game.id} by {whose}, {self.stands_at()}>"

    @property
    def turn(self) -> Ask[Any] | None:
        """The question to answer next: the imagining seat's own before the others'; None when the match is over."""
        if self.joint is None:
            return self.ask
        return self._joint_turn(self.joint)

    def _joint_turn(self, joint: Sealed | Walks) -> Ask[Any]:
        mine = joint.asks.get(self.seat) if self.seat is not None else None
        return mine or next(iter(joint.asks.values()))

    def play(self, option: Option[Any]) -> Ask[Any] | None:
        """Answer the question of `turn` with one of its options; returns the next question."""
        if self.joint is None:
            try:
                question = self._rule.send(option.value)
            except StopIteration:
                self.ask = None
                return None
            if type(question) is Ask:
                self.ask = question
                return question
            self._pose(question)
        else:
            self.answer(self._joint_turn(self.joint).seat, option)
        return self.turn

    def finish(self, random: Random) -> Outcome:
        """Play random moves to the end: the inner loop of search, optimised for speed."""
        uniform, send = random.random, self._rule.send
        ask = self.turn
        while ask is not None:
            options = ask.options
            if self.joint is not None:
                ask = self.play(options[int(uniform() * len(options))])
                continue
            question: Question = ask
            try:
                while type(question) is Ask:
                    options = question.options
                    question = send(options[int(uniform() * len(options))].value)
            except StopIteration:
                break
            self._pose(question)
            ask = self.turn
        self.ask = None
        return self.game.outcome(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state) if self.over else None

    def view(self, seat: Seat | None) -> View:
        view: View = self.game.view(self.state, seat)
        return view

    def replay(self, choices: Sequence[tuple[Seat, str]], checkpoint: Callable[[], None] | None = None) -> None:
        """Play the choices made since the checkpoint; from then on `checkpoint` is called before each step."""
        self.start(checkpoint)
        for seat, key in choices:
            self.answer_again(seat, key)

    def redeal(self, random: Random) -> None:
        """Deal again what the imagining seat cannot know, and recompute the others' questions that depend on it."""
        self.game.redeal(self.state, self.seat, random)
        for ask in self.asks.values():
            if ask.seat != self.seat and ask.offer is not None:
                ask.options = ask.offer()
