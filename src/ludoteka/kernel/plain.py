"""Convert tables and their parts to plain data for views, events, comparison and files."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

AS_IT_IS = frozenset((type(None), bool, int, float, str))


def plain(value: Any) -> Any:
    """Return the value as JSON-able data; a piece becomes its reference."""
    kind = type(value)
    if kind in AS_IT_IS:
        return value
    if kind is dict:  # what holds the rest, without a call for each of what it holds
        return {
            k if type(k) is str else str(plain(k)): v if type(v) in AS_IT_IS else plain(v) for k, v in value.items()
        }
    if kind is list or kind is tuple:
        return [v if type(v) in AS_IT_IS else plain(v) for v in value]
    if isinstance(value, Enum):
        return value.value
    ref = getattr(value, "ref", None)
    if isinstance(ref, str):
        return ref
    if isinstance(value, int | float | str):
        return value
    if isinstance(value, dict):
        return {str(plain(k)): plain(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [plain(v) for v in value]
    if isinstance(value, set | frozenset):
        return sorted(plain(v) for v in value)
    if is_dataclass(value):
        return {f.name: plain(getattr(value, f.name)) for f in fields(value)}
    raise TypeError(f"{type(value).__name__} has no plain form: give it a `ref` or make it a state")


def text(value: Any) -> str:
    """Return the value as canonical text: equal values give equal bytes, whatever the hash seed."""
    return json.dumps(plain(value), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
