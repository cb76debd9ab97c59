"""Asking from a rule: questions, options and the three ways to put them to seats."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import wraps
from typing import Any, ClassVar, Generic, NewType, ParamSpec, TypeAlias, TypeVar

from .errors import BrokenRule, UnknownSeat

Seat = NewType("Seat", int)
P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


def seat_of(seat: object, seats: int) -> Seat:
    """The seat, or UnknownSeat if a table of so many seats has none of this number."""
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats:
        return Seat(seat)
    raise UnknownSeat(f"there is no seat {seat!r} at a table of {seats}; seats are numbered from 0")


def seat_ref(seat: int) -> str:
    """A seat as a reference: `p0` is the first seat."""
    return f"p{seat}"


class Option(Generic[T_co]):
    """One thing that a seat may choose:

    a key that survives releases, and its value for the rule that asked. A piece may be its own option (its value is
    itself) if choosing it can mean one thing only.
    """

    __slots__ = ("key", "value")

    def __init__(self, key: str, value: T_co) -> None:
        self.key: str = key
        self.value: T_co = value

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


Offer: TypeAlias = Sequence[Option[T_co]] | Callable[[], Sequence[Option[T_co]]]
NOTHING: Mapping[str, Any] = {}
SHOWN = 8  # most options in the repr of a question


class Ask(Generic[T_co]):
    """A question: this seat picks exactly one of these options.

    Where the options depend on what other seats cannot see, pass a function that makes them: a table imagined
    from another seat asks it again after the hidden things were dealt anew. `rule` is the number of the rule that
    asks, for people who want to read it.
    """

    __slots__ = ("about", "offer", "options", "prompt", "rule", "seat")

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        options: Offer[T_co],
        rule: str | None = None,
        about: Mapping[str, Any] = NOTHING,
    ) -> None:
        self.seat: Seat = seat
        self.prompt: str = prompt
        self.rule: str | None = rule
        self.about: Mapping[str, Any] = about
        self.offer: Callable[[], Sequence[Option[T_co]]] | None
        self.options: Sequence[Option[T_co]]
        if callable(options):
            self.offer = options
            self.options = options()
        else:
            self.offer = None
            self.options = options

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.options]

    def option(self, key: object) -> Option[T_co] | None:
        """The option with this key, or None."""
        return next((option for option in self.options if option.key == key), None)

    def bare(self) -> Ask[T_co]:
        """The same question without the link back to the rules, for readers."""
        return Ask(self.seat, self.prompt, self.options, self.rule, self.about)

    def __repr__(self) -> str:
        keys = [*map(repr, self.keys[:SHOWN]), *([f"… {len(self.keys)} in all"] if len(self.keys) > SHOWN else [])]
        rule = f", rule={self.rule!r}" if self.rule else ""
        return f"Ask(p{self.seat}, {self.prompt!r}, [{', '.join(keys)}]{rule})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ask) and (self.seat, self.prompt, self.keys, self.about, self.rule) == (
            other.seat,
            other.prompt,
            other.keys,
            other.about,
            other.rule,
        )

    __hash__: ClassVar[None]  # type: ignore[assignment]  # a question is compared, never kept in a set


class Together:
    """Questions asked at once; nobody learns an answer before all are in."""

    __slots__ = ("asks",)

    def __init__(self, asks: Iterable[Ask[Any]]) -> None:
        questions = list(asks)
        self.asks: dict[Seat, Ask[Any]] = {ask.seat: ask for ask in questions}
        if len(self.asks) < len(questions):
            raise BrokenRule(f"questions asked together go to different seats, not {[ask.seat for ask in questions]}")


class Parallel:
    """Rules that seats walk through in parallel, each at its own pace; each asks its own seat only."""

    __slots__ = ("rules",)

    def __init__(self, rules: Mapping[Seat, Rule[Any]]) -> None:
        self.rules: Mapping[Seat, Rule[Any]] = rules


Question: TypeAlias = Ask[Any] | Together | Parallel
Rule: TypeAlias = Generator[Question, Any, T]


def do(rule: Rule[T] | None) -> Rule[T | None]:
    """Carry out an effect that may or may not ask:

    `yield from do(effect(...))`; one that asks nothing is a plain function.
    """
    return _ASKS_NOTHING if rule is None else rule  # type: ignore[return-value]


_ASKS_NOTHING: tuple[Question, ...] = ()  # to `yield from` it costs nothing and gives None


def asks_nothing(deed: Callable[P, T]) -> Callable[P, Rule[T]]:
    """Wrap a function that asks nothing as a rule."""

    @wraps(deed)
    def rule(*args: P.args, **named: P.kwargs) -> Rule[T]:
        return deed(*args, **named)
        yield  # never reached: it makes this a generator

    return rule


def choose(seat: Seat, prompt: str, options: Offer[T], rule: str | None = None, **about: Any) -> Rule[T]:
    """Ask one seat, citing the rule with this number; `yield from choose(...)` returns the chosen option's value."""
    answer: T = yield Ask(seat, prompt, options, rule, about)
    return answer


def together(asks: Iterable[Ask[T]]) -> Rule[dict[Seat, T]]:
    """Ask several seats at once, sealed until all have answered."""
    answers: dict[Seat, T] = yield Together(asks)
    return answers


def parallel(rules: Mapping[Seat, Rule[T]]) -> Rule[dict[Seat, T]]:
    """Let each seat walk through its own rule; returns what each rule returned. The rules must commute."""
    results: dict[Seat, T] = yield Parallel(rules)
    return results
