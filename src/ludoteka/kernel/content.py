"""Content files: cards and boards as TOML, read with errors that name file, entry and field.

A game's own file is the base; people who own the box may lay a file of theirs over it: entries of a list are matched
by their `id` and only the fields that the overlay names are replaced.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any

from .errors import LudotekaError


class BadContent(LudotekaError):
    """A content file says something that cannot be: the message names file, entry and field."""


def read(path: Traversable) -> dict[str, Any]:
    """A TOML file as data."""
    return parse(path.name, text_of(path))


def text_of(path: Traversable) -> str:
    """What stands in a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadContent(f"{path.name}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise BadContent(f"{path.name}: not TOML ({error})") from None


def parse(name: str, text: str) -> dict[str, Any]:
    """The text of a TOML file as data."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{name}: not TOML ({error})") from None


def lay_over(base: Mapping[str, Any], overlay: Mapping[str, Any], file: str) -> dict[str, Any]:
    """The base with the overlay's values in place of its own; what the base does not have is an error."""
    merged = dict(base)
    for name, value in overlay.items():
        if name not in base:
            raise BadContent(f"{file}: there is no {name!r} to lay over; there are: {', '.join(sorted(base))}")
        old = base[name]
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            merged[name] = {**old, **value}
        elif _has_ids(old) and isinstance(value, list):
            merged[name] = _lay_entries(old, value, f"{file}: {name}")
        else:
            merged[name] = value
    return merged


def _has_ids(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(v, Mapping) and "id" in v for v in value)


def _lay_entries(old: Sequence[Mapping[str, Any]], new: Sequence[Any], where: str) -> list[dict[str, Any]]:
    entries = {entry["id"]: dict(entry) for entry in old}
    for entry in new:
        if not isinstance(entry, Mapping) or entry.get("id") not in entries:
            named = entry.get("id") if isinstance(entry, Mapping) else entry
            raise BadContent(f"{where}: there is no entry with id {named!r} to lay over")
        entries[entry["id"]].update(entry)
    return list(entries.values())


class Entry:
    """One table of a content file, read field by field. `done()` complains of fields nobody read."""

    def __init__(self, data: Mapping[str, Any], where: str) -> None:
        self._data = data
        self._read: set[str] = set()
        self.where = where

    def fail(self, field: str, problem: str) -> BadContent:
        """The error to raise for a field."""
        return BadContent(f"{self.where}, field {field!r}: {problem}")

    def has(self, field: str) -> bool:
        return field in self._data

    def raw(self, field: str, default: Any = ...) -> Any:
        """Any value; without a default the field must be there."""
        self._read.add(field)
        value = self._data.get(field, default)
        if value is ...:
            raise self.fail(field, "is missing")
        return value

    def text(self, field: str, default: Any = ..., choices: Sequence[str] | None = None) -> str:
        value = self.raw(field, default)
        if value is default:
            return value  # type: ignore[no-any-return]
        if not isinstance(value, str):
            raise self.fail(field, f"{value!r} should be text")
        if choices is not None and value not in choices:
            raise self.fail(field, f"{value!r} should be one of: {', '.join(choices)}")
        return value

    def number(self, field: str, default: Any = ..., least: int = 0, most: int | None = None) -> int:
        value = self.raw(field, default)
        if value is default:
            return value  # type: ignore[no-any-return]
        if (
            isinstance(value, bool)
            or not isinstance(value, int)
            or value < least
            or (most is not None and value > most)
        ):
            raise self.fail(
                field, f"{value!r} should be a whole number from {least}{f' to {most}' if most is not None else ''}"
            )
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        value = self.raw(field, default)
        if not isinstance(value, bool):
            raise self.fail(field, f"{value!r} should be true or false")
        return value

    def list(self, field: str, default: Any = ...) -> list[Any]:
        value = self.raw(field, default)
        if not isinstance(value, list):
            raise self.fail(field, f"{value!r} should be a list")
        return value

    def entry(self, field: str) -> Entry:
        """A nested table."""
        return Entry(self._table(field, self.raw(field)), f"{self.where}, {field}")

    def entries(self, field: str, default: Any = ...) -> Iterator[Entry]:
        """A list of nested tables."""
        for index, value in enumerate(self.list(field, default)):
            table = self._table(field, value)
            yield Entry(table, f"{self.where}, {field} {table.get('id', index)!r}")

    def _table(self, field: str, value: Any) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise self.fail(field, f"{value!r} should be a table")
        return value

    def done(self) -> None:
        """Every field was read, or the file has one that means nothing."""
        unknown = sorted(set(self._data) - self._read)
        if unknown:
            raise self.fail(unknown[0], "is unknown here")
