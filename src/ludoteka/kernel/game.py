"""The definition of a game: its steps, its settings, and queries about its state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from .asking import Ask, Option, Seat
from .chance import Source
from .contract import Contract
from .errors import BadSetting
from .overlay import Printed
from .state import State

S = TypeVar("S", bound=State)
View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Setting:
    """A choice made when a table is created. With `pick`, that many different values joined by `+`."""

    id: str
    choices: tuple[str, ...]
    default: str
    pick: tuple[int, int] | None = None  # fewest and most
    needs: tuple[
        Mapping[str, tuple[str, ...]], ...
    ] = ()  # matters only where all of one holds (`seats`: how many play)
    implied: Mapping[int, str] = field(default_factory=dict)  # the choice that the default stands for, by player count

    def effective(self, seats: int, value: str) -> str:
        """The value that the default stands for with this number of players."""
        return self.implied.get(seats, value) if value == self.default else value

    def check(self, value: object) -> str:
        """The value as text, or BadSetting with the allowed values."""
        text = str(value)
        if self.pick is None:
            if text not in self.choices:
                raise BadSetting(f"setting {self.id!r} is {text!r}; it takes one of: {', '.join(self.choices)}")
            return text
        chosen = text.split("+") if text else []
        wrong = [part for part in chosen if part not in self.choices]
        fewest, most = self.pick
        if wrong or len(set(chosen)) != len(chosen) or not fewest <= len(chosen) <= most:
            raise BadSetting(
                f"setting {self.id!r} is {text!r}; it takes {fewest} to {most} different ones of: "
                f"{', '.join(self.choices)}, joined by '+'"
            )
        return "+".join(part for part in self.choices if part in chosen)


@dataclass(frozen=True, slots=True)
class Preset:
    """Settings that go well together, for people who do not want to read all of them."""

    id: str
    settings: Mapping[str, str] = field(default_factory=dict)
    seats: tuple[int, ...] = ()  # the player counts it is for; empty: all


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a match. Without winners everybody lost or drew, as `reason` says."""

    scores: tuple[float, ...]
    winners: tuple[Seat, ...]
    reason: str  # message id


@dataclass(frozen=True, slots=True)
class Why:
    """The reason why a thing cannot be chosen now: a message, its arguments, and the number of the rule."""

    message: str
    about: Mapping[str, Any] = field(default_factory=dict)
    rule: str | None = None


@dataclass(frozen=True)
class Heuristics(Generic[S]):
    """A game's knowledge for bots, applied to imagined states only."""

    weigh: Callable[[S, Ask[Any]], Sequence[float]]  # how good each option looks, any scale; for greedy play and priors
    value: Callable[[S], Sequence[float]] | None = None  # chance of each seat to win if play stopped here, 0 … 1
    exact: Callable[[S, Ask[Any], int], str | None] | None = None  # the best key, if it can be worked out in n nodes
    depth: int | None = None  # rollouts stop after so many decisions and are valued; None: played to the end
    exploration: float = 1.2  # how much a seldom tried branch attracts: less where values differ by little
    rollout_bias: float = 0.5  # how often a rollout asks `weigh` instead of chance
    milliseconds: float = (
        1000.0  # what a search takes for one decision unless told otherwise: less where turns have many
    )
    stage: Callable[[S], str] | None = None  # how far the match is and who plays, as far as `value` errs alike there
    calibration: Mapping[str, tuple[float, float]] = field(
        default_factory=dict
    )  # by stage, what the logit of `value` is multiplied by before people are told; for a single seat, what is added
    reasons: Callable[[S, Ask[Any], Option[Any]], Sequence[Why]] | None = None  # what speaks for an option, most first


@dataclass(frozen=True)
class Statistics:
    """A game's statistics at the end of a match, one dictionary per seat, for the arena and balance reports."""

    measure: Callable[[Any], Sequence[Mapping[str, float]]] | None = None  # of a finished table: numbers to be averaged
    traits: Callable[[Any], Sequence[Mapping[str, str]]] | None = None  # of a finished table: what tells seats apart
    choices: tuple[str, ...] = ()  # the verbs whose choices are worth a table; none named: all


class Names(Protocol):
    """The words of a game in the reader's language with the players' names, for a board in a terminal."""

    players: Sequence[str]

    @property
    def game(self) -> str: ...

    def name(self, ref: str) -> str: ...

    def say(self, id: str, **args: object) -> str: ...

    def sentence(self, says: Any) -> str: ...


@dataclass(frozen=True, repr=False)
class Game(Generic[S]):
    """A game: data and functions, without behaviour. The kernel knows games only through this."""

    id: str
    version: str  # changes whenever a rule change could make an old record replay differently
    seats: tuple[int, ...]  # the player counts it can be played with
    settings: tuple[Setting, ...]
    setup: Callable[
        [int, Mapping[str, str]], S
    ]  # the box on the table: no chance, no questions, first steps on the agenda
    steps: Mapping[str, Callable[..., Any]]  # generators (rules), or plain functions where nothing is asked
    view: Callable[[S, Seat | None], Any]  # what this seat sees, plain data as its contract says; None is a spectator
    redeal: Callable[[S, Seat | None, Random], None]  # deal anew what this seat cannot know, in place
    outcome: Callable[[S], Outcome]  # asked when the agenda is empty
    inventory: Callable[[S], Iterable[Any]]  # every component, wherever it lies: the same multiset at every question
    vocabulary: Callable[[int, Mapping[str, str]], Sequence[str]]  # every key that can ever be offered
    features: Callable[[Any], Sequence[float]]  # a view as numbers of fixed length, for learning programs
    why_not: Callable[[S, Seat, str], Why | None] = lambda s, seat, ref: None
    heuristics: Heuristics[S] | None = None
    contract: Contract | None = None  # the types of what is shown, for whoever draws it
    prepared_luck: Callable[[Source | None], Source | None] | None = None  # a lesson's luck, before that of the table
    position: Callable[[Any, str, int, Mapping[str, str], Sequence[int]], Any] | None = None  # notation -> a table
    catalogue: Callable[[int, Mapping[str, str]], Mapping[str, Any]] | None = (
        None  # what all may know and no match changes, as printed on cards; told once, views refer to it
    )
    check: Callable[[int, Mapping[str, str]], BadSetting | None] = lambda seats, settings: (
        None
    )  # what is wrong with a combination
    presets: tuple[Preset, ...] = ()  # the first is the one for newcomers
    package: str = ""  # where its words, its book and its lessons lie, and by which its edition is known
    odds: Callable[[S, Seat], Mapping[str, Any]] = lambda s, seat: {}  # how likely what is, where chance comes next
    secret_odds: Callable[[S, Seat, str], Mapping[str, Any]] = lambda s, seat, key: {}  # the same of an option's secret
    explain: Callable[[Any, str], Sequence[Any]] = lambda view, ref: ()  # what a thing says, in sentences of verbs
    aliases: Callable[[Any], Mapping[str, str]] = lambda view: {}  # by what other names things go while this is seen
    statistics: Statistics | None = None
    terminal: Callable[[Any, Seat | None, Names], Any] | None = None  # the board for rich to print: table, seat, words
    bots: Mapping[str, Callable[[Random, float | None, int | None], Any]] = field(
        default_factory=dict
    )  # levels the game plays by minds of its own: of chance, milliseconds, iterations
    printed: Printed | None = None  # its own content file, which an owner may lay values over
    custom_names: Mapping[str, Mapping[str, str]] = field(
        default_factory=dict
    )  # what an owner's content calls things, by reference and language
    drawn_as: int = 1  # raised when the web room can no longer draw the views, questions and events of before

    def __repr__(self) -> str:
        return f"<Game {self.id} {self.version}, for {', '.join(map(str, self.seats))} seats>"

    def complete_settings(self, seats: int, chosen: Mapping[str, object]) -> dict[str, str]:
        """The settings completed with defaults; BadSetting explains a wrong one and lists the allowed values."""
        if seats not in self.seats:
            counts = ", ".join(map(str, self.seats))
            raise BadSetting(f"{self.id} cannot be played by {seats}; seats may be: {counts}")
        by_id = {setting.id: setting for setting in self.settings}
        for name in chosen:
            if name not in by_id:
                raise BadSetting(f"{self.id} has no setting {name!r}; it has: {', '.join(by_id) or 'none'}")
        settled = {name: setting.check(chosen.get(name, setting.default)) for name, setting in by_id.items()}
        problem = self.check(seats, settled)
        if problem:
            raise problem
        return settled

    def relevant_settings(self, seats: int, settings: Mapping[str, str]) -> list[Setting]:
        """The settings that make a difference at a table with so many seats and these settings."""
        meant = {one.id: one.effective(seats, settings[one.id]) for one in self.settings if one.id in settings}
        meant["seats"] = str(seats)

        def holds(need: Mapping[str, tuple[str, ...]]) -> bool:
            return all(meant.get(other) in values for other, values in need.items())

        return [one for one in self.settings if not one.needs or any(map(holds, one.needs))]


def options_of(keys: Iterable[str]) -> list[Option[str]]:
    """Options whose value is their key, for small closed questions."""
    return [Option(key, key) for key in keys]
