"""Events: past happenings, for animation and for the log in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, TypeVar, dataclass_transform, get_args, get_type_hints

from .asking import Seat, seat_ref
from .plain import AS_IT_IS, plain

C = TypeVar("C", bound=type)


class Event:
    """A past happening. Subclasses are frozen records made with `@event`, named in the past tense."""

    __slots__ = ()
    shape: ClassVar[tuple[tuple[str, bool], ...]] = ()  # its fields, and whether each holds seats

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The part of it that this seat (None: a spectator) may know; all of it unless a subclass overrides this."""
        return self

    def plain(self) -> dict[str, Any]:
        """The event as JSON-able data: its type, pieces by reference, seats as `p0`, `p1` …"""
        raise TypeError(f"{type(self).__name__} lacks the @event decorator")


@dataclass_transform(frozen_default=True)
def event(cls: C) -> C:
    """Make a frozen event record; fields of type Seat become references in its plain form.

    That form is generated from the fields unless the class has one of its own: a server makes it of every event, for
    everybody who watches.
    """
    record: Any = dataclass(frozen=True, slots=True)(cls)
    hints = get_type_hints(record)
    taken = {"type", "seq"} & set(hints)
    if taken:
        raise TypeError(
            f"{cls.__name__}: an event's own field cannot be called {taken}: it stands for the event itself"
        )
    record.shape = tuple((f.name, hints[f.name] is Seat or Seat in _parts(hints[f.name])) for f in fields(record))
    if "plain" not in cls.__dict__:
        record.plain = _plain_form(cls.__name__, hints, record.shape)
    return record  # type: ignore[no-any-return]


def _plain_form(name_of_type: str, hints: dict[str, Any], shape: Iterable[tuple[str, bool]]) -> Any:
    """Generate the method that returns the plain form of an event with these fields."""
    parts = [f'"type": {name_of_type!r}']
    for name, holds_seats in shape:
        if holds_seats:
            parts.append(f'"{name}": {"seat_ref" if hints[name] is Seat else "seat_refs"}(self.{name})')
        else:
            parts.append(f'"{name}": value if kind(value := self.{name}) in as_it_is else plain(value)')
    scope = {"plain": plain, "seat_ref": seat_ref, "seat_refs": _seat_refs, "kind": type, "as_it_is": AS_IT_IS}
    exec(f"def plain_form(self):\n    return {{{', '.join(parts)}}}", scope)
    return scope["plain_form"]


def _parts(kind: Any) -> list[Any]:
    return [part for arg in get_args(kind) for part in [arg, *_parts(arg)]]


def _seat_refs(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_seat_refs(v) for v in value]
    return None if value is None else seat_ref(value)
