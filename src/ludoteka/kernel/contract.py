"""The contract: the types of everything that a game shows, in the standard library's typing.

A view and what a question is about are TypedDicts, an event is its own class. The same types are checked by mypy where
the view is made, by the law `contract` in play, and spelled in TypeScript for the client.
"""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache, reduce
from operator import or_
from types import ModuleType
from typing import Any, NewType, TypedDict

from .asking import Seat
from .events import Event

SeatRef = NewType("SeatRef", str)  # `p0` is the first seat
SEAT_REF = re.compile(r"p\d+")
Check = Callable[[Any], str | None]  # the first thing that is wrong with a value, or None


class Nothing(TypedDict):
    """A question without arguments."""


@dataclass(frozen=True)
class Contract:
    """The types of the data for clients: the view, the arguments of each question, and the events."""

    view: Any  # a TypedDict
    questions: Mapping[str, Any]  # prompt -> the TypedDict of its `about`
    events: tuple[type[Event], ...]
    catalogue: Any = None  # the TypedDict of `Game.catalogue`, where there is one

    def breach(self, view: Any) -> str | None:
        """The first fault of a view, or None."""
        return conforms(view, self.view)

    def breach_of_catalogue(self, data: Any) -> str | None:
        """The first fault of a catalogue, or None; a client merges it into the view, so no field may be in both."""
        if self.catalogue is None:
            return "the contract has no catalogue"
        twice = fields_of(self.catalogue).keys() & fields_of(self.view).keys()
        return f"the view has {', '.join(sorted(twice))} as well" if twice else conforms(data, self.catalogue)

    def breach_of_question(self, prompt: str, about: Mapping[str, Any]) -> str | None:
        """The first fault of a question, or None; `about` in its plain form."""
        if prompt not in self.questions:
            return f"the contract has no question {prompt!r}"
        return conforms(about, self.questions[prompt])

    def breach_of_event(self, kind: type[Event], data: Mapping[str, Any]) -> str | None:
        """The first fault of an event in its plain form, or None."""
        if kind not in self.events:
            return f"the contract has no event {kind.__name__}"
        return _event_check(kind)(data)  # type: ignore[arg-type]  # classes are hashable


def events_in(*modules: ModuleType) -> tuple[type[Event], ...]:
    """The events that these modules declare, in their order."""
    return tuple(
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Event) and value.__module__ == module.__name__
    )


def full_view(table: Any, seat: Seat | int | None) -> dict[str, Any]:
    """The view of a seat merged with the catalogue, as clients have it; for a table of any edition."""
    catalogue = table.game.catalogue
    return {**(catalogue(table.seats, table.settings) if catalogue else {}), **table.view(seat)}


def conforms(value: Any, kind: Any) -> str | None:
    """The first place where plain data is not of this type, or None."""
    return check_of(kind)(value)


# -- What the types mean -----------------------------------------------------------------------------------------------
def fields_of(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict: the type of each, and whether it must be there."""
    types_by_name = {}
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        needed = name in kind.__required_keys__  # blind to NotRequired in postponed annotations: see below
        origin = typing.get_origin(hint)
        if origin in (typing.NotRequired, typing.Required):
            needed, hint = origin is typing.Required, typing.get_args(hint)[0]
        types_by_name[name] = hint, needed
    return types_by_name


def fields_of_event(kind: type[Event]) -> dict[str, Any]:
    """The fields of an event in its plain form, with seats as references."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {name: _by_ref(hints[name]) if seats else hints[name] for name, seats in kind.shape}


def _by_ref(kind: Any) -> Any:
    """The type with seats as references, as in an event's plain form."""
    if kind is Seat:
        return SeatRef
    args = typing.get_args(kind)
    if not args:
        return kind
    inner = tuple(_by_ref(arg) for arg in args)
    return reduce(or_, inner) if is_union(kind) else typing.get_origin(kind)[inner]


def is_union(kind: Any) -> bool:
    return typing.get_origin(kind) in (typing.Union, types.UnionType)


def narrowing(kind: Any) -> Any:
    """The values that an `Annotated[str, Literal[…]]`, `Annotated[str, SomeEnum]` or `Annotated[list[int],
    tuple[…]]` allows.
    """
    base, *notes = typing.get_args(kind)
    for note in notes:
        if typing.get_origin(note) in (typing.Literal, tuple) or (isinstance(note, type) and issubclass(note, Enum)):
            return note
    return base


def is_piece(kind: Any) -> bool:
    """True if the plain form of this class is its reference."""
    return isinstance(kind, type) and hasattr(kind, "ref")


# -- Checking ----------------------------------------------------------------------------------------------------------
@cache
def check_of(kind: Any) -> Check:
    """Return the function that checks plain data against a type."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind is Any:
        return lambda value: None
    if typing.is_typeddict(kind):
        return _struct_check(kind)
    if origin is typing.Annotated:
        return check_of(narrowing(kind))
    if origin is typing.Literal:
        return _choice_check(args)
    if is_union(kind):
        return _union_check(args)
    if origin is list or (origin is tuple and args[1:] == (...,)):
        return _list_check(check_of(args[0]))
    if origin is tuple:
        return _tuple_check([check_of(arg) for arg in args])
    if origin is dict or origin is Mapping:
        return _dict_check(check_of(args[0]), check_of(args[1]))
    if kind is SeatRef:
        return lambda value: None if isinstance(value, str) and SEAT_REF.fullmatch(value) else _not(value, "a seat")
    if isinstance(kind, NewType):
        return check_of(kind.__supertype__)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _choice_check(tuple(member.value for member in kind))
    if is_piece(kind):
        return check_of(str)
    if kind in (str, int, bool, float, type(None), None):
        return _simple_check(kind)
    raise TypeError(f"{kind!r} cannot be part of a contract: it has no plain form that could be checked")


def _not(value: Any, what: str) -> str:
    return f"not {what}: {value!r:.60}"


def _simple_check(kind: Any) -> Check:
    right = {float: (int, float), None: (type(None),)}.get(kind, (kind,))
    name = "null" if kind in (None, type(None)) else kind.__name__
    return lambda value: None if type(value) in right else _not(value, name)


def _choice_check(choices: tuple[Any, ...]) -> Check:
    right = {(type(choice), choice) for choice in choices}  # 1 and True are equal, and not the same
    kinds = {type(choice) for choice in choices}

    def check(value: Any) -> str | None:
        kind = type(value)
        if kind in kinds and (kind, value) in right:
            return None
        return _not(value, f"one of {', '.join(map(repr, choices))}")

    return check


def _union_check(kinds: tuple[Any, ...]) -> Check:
    checks = [check_of(kind) for kind in kinds]

    def check(value: Any) -> str | None:
        problems = []
        for check in checks:
            problem = check(value)
            if problem is None:
                return None
            problems.append(problem)
        return " and ".join(problems)

    return check


def _list_check(inner: Check) -> Check:
    def check(value: Any) -> str | None:
        if type(value) is not list:
            return _not(value, "a list")
        for i, one in enumerate(value):
            if problem := inner(one):
                return f"[{i}]{_at(problem)}"
        return None

    return check


def _tuple_check(inner: list[Check]) -> Check:
    def check(value: Any) -> str | None:
        if type(value) is not list or len(value) != len(inner):
            return _not(value, f"a list of {len(inner)}")
        pairs = enumerate(zip(inner, value, strict=True))
        return next((f"[{i}]{_at(problem)}" for i, (check, one) in pairs if (problem := check(one))), None)

    return check


def _dict_check(key: Check, inner: Check) -> Check:
    def check(value: Any) -> str | None:
        if type(value) is not dict:
            return _not(value, "a dict")
        for name, one in value.items():
            problem = key(name) or inner(one)
            if problem:
                return f".{name}{_at(problem)}"
        return None

    return check


def _struct_check(kind: Any) -> Check:
    checks: dict[str, tuple[Check, bool]] = {}

    def check(value: Any) -> str | None:
        if not checks:  # made late: a TypedDict may hold itself
            checks.update({name: (check_of(hint), needed) for name, (hint, needed) in fields_of(kind).items()})
        return _fields_problem(value, checks, kind.__name__)

    return check


@cache
def _event_check(kind: Any) -> Check:
    checks = {name: (check_of(hint), True) for name, hint in fields_of_event(kind).items()}
    checks["type"] = _choice_check((kind.__name__,)), True
    return lambda data: _fields_problem(data, checks, kind.__name__)


def _fields_problem(value: Any, checks: Mapping[str, tuple[Check, bool]], name: str) -> str | None:
    if type(value) is not dict:
        return _not(value, f"a {name}")
    if not value.keys() <= checks.keys():
        return f".{next(field for field in value if field not in checks)}: {name} has no such field"
    for field, (check, needed) in checks.items():
        if field not in value:
            if needed:
                return f".{field}: missing in {name}"
        elif problem := check(value[field]):
            return f".{field}{_at(problem)}"
    return None


def _at(problem: str) -> str:
    """A nested fault with its path in front."""
    return problem if problem[0] in ".[" else f": {problem}"
