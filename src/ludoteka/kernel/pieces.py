"""Pieces: the frozen, interned values that lie on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar, dataclass_transform

C = TypeVar("C", bound=type)
P = ParamSpec("P")
T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def piece(cls: C) -> C:
    """Make a frozen class whose equal values are one object: five "goblins 0" are the same piece.

    So comparing and finding pieces costs nothing, and copying a state shares them.
    """
    has_repr = "__repr__" in cls.__dict__
    piece_type: Any = dataclass(frozen=True, eq=False, slots=True)(cls)
    names = [f.name for f in fields(piece_type)]
    arguments = [f.name for f in fields(piece_type) if f.init]
    spelled: dict[tuple[Any, ...], Any] = {}  # by its arguments, where they were given by place: the fast way
    by_fields: dict[tuple[Any, ...], Any] = {}  # by all its fields, however it was spelled
    fill = piece_type.__init__

    def new(cls: Any, *args: Any, **named: Any) -> Any:
        if not named:
            shared = spelled.get(args)
            if shared is not None:
                return shared
        one = object.__new__(cls)
        fill(one, *args, **named)
        shared = by_fields.setdefault(tuple([getattr(one, name) for name in names]), one)
        if not named:
            spelled[args] = shared
        return shared

    def once(self: Any, *args: Any, **named: Any) -> None:
        """Do nothing when an interned piece is initialised again: its fields are set already."""

    def refuse(cls: Any, *args: Any, **named: Any) -> Any:
        raise TypeError(f"{cls.__name__} lacks the @piece decorator")

    def inherited(cls: Any) -> None:
        cls.__new__ = refuse  # or it would share the pieces of its parent; the decorator puts its own in place

    piece_type.__new__ = new
    piece_type.__init__ = once
    piece_type.__init_subclass__ = classmethod(inherited)
    piece_type.__reduce__ = lambda self: (
        _unpickled,
        (piece_type, {name: getattr(self, name) for name in arguments}),
    )
    piece_type.__getstate__ = None
    if "ref" in names and not has_repr:
        piece_type.__repr__ = lambda self: f"{type(self).__name__}({self.ref!r})"
    return piece_type  # type: ignore[no-any-return]


def _unpickled(cls: Callable[..., T], fields: dict[str, Any]) -> T:
    """Return the interned piece when a pickled one is loaded."""
    return cls(**fields)


MOST_REMEMBERED = 1 << 14


def remember(function: Callable[P, T]) -> Callable[P, T]:
    """Cache the results of a function of pieces and values, such as options and prices.

    Only the latest answers are kept, so that memory does not grow with every content that owners lay over.
    """
    return lru_cache(maxsize=MOST_REMEMBERED)(function)  # type: ignore[return-value]
