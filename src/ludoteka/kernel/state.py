"""States: all data of a match, with a copy generated from the field types."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, NewType, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

from .asking import Option
from .verbs import Verb

C = TypeVar("C", bound=type)
S = TypeVar("S", bound="State")

_VALUES = (int, float, str, bool, bytes, NoneType)


@dataclass(slots=True)
class State:
    """All data of a match in progress, the agenda of steps to come included."""

    agenda: list[tuple[Any, ...]] = field(default_factory=list, kw_only=True)

    def then(self, *steps: str | tuple[Any, ...]) -> None:
        """Put steps on the agenda; they run in reading order, before what is already there."""
        for step in reversed(steps):
            self.agenda.append((step,) if isinstance(step, str) else step)

    def copy(self: S) -> S:
        raise TypeError(f"{type(self).__name__} lacks the @state decorator")


@dataclass_transform(field_specifiers=(field,))
def state(cls: C) -> C:
    """Make a class of plain data with slots, equality and a `copy` generated from its field types.

    Lists, dicts, sets and nested states are copied, values and pieces are shared. A field whose type is neither is an
    error at import, so that no two copies can ever share something that changes.
    """
    data_class: Any = dataclass(slots=True)(cls)
    scope: dict[str, Any] = {"make": object.__new__, "copy_list": list.copy}
    lines = _copy_lines(data_class, "self", "new", scope)
    exec("\n    ".join(["def copy(self):", *lines, "return new"]), scope)
    data_class.copy = scope["copy"]
    data_class.__ludoteka_state__ = True
    return data_class  # type: ignore[no-any-return]


def _copy_lines(data_class: Any, old: str, new: str, scope: dict[str, Any]) -> list[str]:
    """Return the statements that make `new` a copy of `old`; nested states are copied inline, without calls."""
    hints = get_type_hints(data_class)
    scope[f"class_{new}"] = data_class
    lines = [f"{new} = make(class_{new})"]
    for f in fields(data_class):
        kind = hints[f.name]
        if getattr(kind, "__ludoteka_state__", False):
            inner = f"{new}_{f.name}"
            lines.append(f"old_{inner} = {old}.{f.name}")
            lines += _copy_lines(kind, f"old_{inner}", inner, scope)
            lines.append(f"{new}.{f.name} = {inner}")
        else:
            copied = _copy_code(kind, f"{old}.{f.name}", f"{data_class.__name__}.{f.name}")
            lines.append(f"{new}.{f.name} = {copied}")
    return lines


def _copy_code(kind: Any, value: str, where: str, depth: int = 0) -> str:
    """Return the Python source that copies `value` of the type `kind`."""
    if _is_value(kind):
        return value
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        rest = [arg for arg in args if arg is not NoneType]
        if len(rest) == 1:
            return f"None if {value} is None else {_copy_code(rest[0], value, where, depth)}"
    inner = f"x{depth}"
    if origin is list or origin is set:
        copied = _copy_code(args[0], inner, where, depth + 1)
        if copied == inner:
            return f"{value}[:]" if origin is list else f"{value}.copy()"
        return f"[*map(copy_list, {value})]" if copied == f"{inner}[:]" else f"[{copied} for {inner} in {value}]"
    if origin is dict:
        copied = _copy_code(args[1], inner, where, depth + 1)
        return f"{value}.copy()" if copied == inner else f"{{k: {copied} for k, {inner} in {value}.items()}}"
    if getattr(kind, "__ludoteka_state__", False):
        return f"{value}.copy()"
    raise TypeError(
        f"{where}: do not know how to copy {kind}; use a value, a piece, a state, or a list/dict/set of them"
    )


def _is_value(kind: Any) -> bool:
    """True if values of this type never change, so that copies may share them."""
    if isinstance(kind, NewType):
        return _is_value(kind.__supertype__)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return True
    if origin in (Union, UnionType, tuple, frozenset):
        return all(_is_value(arg) for arg in args if arg is not Ellipsis)
    if kind is Any:  # only the agenda's tuples: names and plain values
        return True
    if not isinstance(kind, type):
        return False
    if issubclass(kind, Enum | Option | Verb) or kind in _VALUES:
        return True
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):  # a NamedTuple
        return all(map(_is_value, get_type_hints(kind).values()))
    return is_dataclass(kind) and _is_frozen(kind)


def _is_frozen(kind: type) -> bool:
    params: Any = getattr(kind, "__dataclass_params__", None)
    return bool(params and params.frozen)


Step = Callable[..., Any]
