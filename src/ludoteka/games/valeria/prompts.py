"""The questions to players. Each prompt is declared once, beside the rule that asks it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, TypedDict, TypeVar

from ...kernel import Ask, Rule, Seat
from ...kernel.asking import Offer

T = TypeVar("T")
Place = Literal["", "centre", "own", "any"]


class About(TypedDict):
    """The arguments of every question."""

    on: Place  # where cards lie that can be pointed at to answer: in the centre, before the player, either
    listed: bool  # are the answers to be written out too?


class AboutCard(About):
    card: str  # whose effect asks


class Prompt:
    """A question of the game."""

    __slots__ = ("about", "always", "prompt", "rule")
    declared: ClassVar[dict[str, Prompt]] = {}

    def __init__(
        self, prompt: str, rule: str, on: Place = "", *, listed: bool = True, about: type[About] = AboutCard
    ) -> None:
        self.prompt: str = prompt
        self.rule: str = rule
        self.about: type[About] = about
        self.always: Mapping[str, Any] = {"on": on, "listed": listed}
        self.declared[prompt] = self

    def to(self, seat: Seat, options: Offer[T], **about: Any) -> Ask[T]:
        """This question for this seat."""
        return Ask(seat, self.prompt, options, self.rule, {**self.always, **about})

    def ask(self, seat: Seat, options: Offer[T], **about: Any) -> Rule[T]:
        """Ask it; `yield from PROMPT.ask(...)` gives the chosen option's value."""
        answer: T = yield self.to(seat, options, **about)
        return answer
