"""Content files: cards and boards as TOML, read with errors that name file, entry and field.

A game's own file is the base; people who own the box may lay a file of theirs over it (`overlay`).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any

from .errors import LudotekaError

LANGUAGES = ("en", "cs", "pl")  # in which a content file may name things
SOURCES = ("rulebook", "public", "reconstructed", "box")  # where values come from; the last is the owner's own box
TRANSLATED = ("rulebook", "public", "translation", "box")  # and where a name in one language does
NOTES = ("note", "source_note", "rulebook_facts", "public_facts")


class BadContent(LudotekaError):
    """A content file has an impossible value; the message names file, entry and field."""


def read(path: Traversable) -> dict[str, Any]:
    """A TOML file as data."""
    return parse(path.name, text_of(path))


def text_of(path: Traversable) -> str:
    """The text of a file."""
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


class Entry:
    """One table of a content file, read field by field. `done()` refuses fields that nobody read."""

    def __init__(self, data: Mapping[str, Any], where: str, ledger: dict[int, set[str]] | None = None) -> None:
        self._data = data
        self._ledger: dict[int, set[str]] = {} if ledger is None else ledger  # what was read of every table of the file
        self._read = self._ledger.setdefault(id(data), set())
        self._left: set[str] = set()
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
        if not _is_whole(value) or value < least or (most is not None and value > most):
            raise self.fail(field, f"{value!r} should be a whole number {_range(least, most)}")
        return value  # type: ignore[no-any-return]

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
        return self.inside(self._table(field, self.raw(field)), field)

    def entries(self, field: str, default: Any = ...) -> Iterator[Entry]:
        """A list of nested tables."""
        for index, value in enumerate(self.list(field, default)):
            table = self._table(field, value)
            yield self.inside(table, f"{field} {table.get('id', index)!r}")

    def inside(self, data: Mapping[str, Any], place: str) -> Entry:
        """A table of the same file."""
        return Entry(data, f"{self.where}, {place}", self._ledger)

    def numbers(
        self, field: str, least: int = 0, most: int | None = None, length: int | None = None, empty: bool = False
    ) -> tuple[int, ...]:
        """A list of whole numbers, of the given length if any, and not empty unless `empty` allows it."""
        numbers = self.list(field)
        fits = len(numbers) == length if length is not None else bool(numbers) or empty
        if not fits or not all(_is_whole(n) and n >= least and (most is None or n <= most) for n in numbers):
            count = "" if length is None else f"{length} "
            raise self.fail(field, f"{numbers!r} should be a list of {count}whole numbers {_range(least, most)}")
        return tuple(numbers)

    def choices(self, field: str, allowed: Collection[str]) -> tuple[str, ...]:
        """A list of words, each of the given ones and at most once."""
        words = self.list(field)
        wrong = [word for word in words if word not in allowed or words.count(word) > 1]
        if wrong:
            raise self.fail(field, f"{wrong[0]!r} should be one of these, once: {', '.join(allowed)}")
        return tuple(words)

    def describe(self, named: bool = True) -> None:
        """Read the descriptive fields of an entry: names, sources, notes."""
        if named and self.has("id"):
            self._names()
        for field in self._data:
            if field == "source" or field.endswith("_source"):
                self.text(field, choices=TRANSLATED if field.partition("_")[0] in LANGUAGES else SOURCES)
        for field in NOTES:
            note = self.raw(field, "")
            if not all(isinstance(line, str) for line in (note if isinstance(note, list) else [note])):
                raise self.fail(field, f"{note!r} should be text, or a list of texts")

    def _names(self) -> None:
        if not self.has("names"):
            return
        names = self.entry("names")
        for name in names._data:
            language, _, form = name.partition("_")
            if language not in LANGUAGES or form not in ("", "accusative"):
                raise names.fail(name, f"should be one of: {', '.join(LANGUAGES)}, or {LANGUAGES[0]}_accusative")
            if not re.fullmatch(r"[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]{0,79}", names.text(name)):
                raise names.fail(name, "should be a name of up to 80 signs in one line")

    def _table(self, field: str, value: Any) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise self.fail(field, f"{value!r} should be a table")
        return value

    def leave(self, *fields: str) -> None:
        """Mark fields as notes for readers; the game does not use them, so an overlay cannot change them."""
        self._left.update(fields)

    def fields(self) -> Iterable[str]:
        """The names of the fields."""
        return self._data

    def peek(self, field: str) -> Any:
        """A value, without marking it as read."""
        return self._data.get(field)

    def was_read(self, field: str) -> bool:
        return field in self._read

    def was_opened(self) -> bool:
        """True if any of its fields was read, and false if the table was only taken as a whole."""
        return bool(self._read)

    def done(self) -> None:
        """Raise an error if a field was not read, because it would have no effect."""
        unknown = sorted(set(self._data) - self._read - self._left)
        if unknown:
            raise self.fail(unknown[0], "is unknown here")


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _range(least: int, most: int | None) -> str:
    return f"from {least}{f' to {most}' if most is not None else ''}"
