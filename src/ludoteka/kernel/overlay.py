"""Apply an owner's content file over a game's own: changed values, added and removed entries, new names.

A table is laid over field by field, so an overlay says only what is different. The entries of a list are told apart by
their `id`, or by what else the game tells them apart by; a list whose entries have nothing of the kind is replaced
whole, and so is a table that says anew what it is (`op`, `kind`). An entry is removed by `remove = true` and added by
`new = true`: nothing comes or goes by being forgotten or misspelt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from .content import BadContent, Entry, read
from .verbs import Grammar

Overlay: TypeAlias = tuple[str, Mapping[str, Any]] | None  # the name of the file, and what it says
Keys: TypeAlias = Sequence[tuple[str, ...]]  # by which fields the entries of a list may be told apart
BY_ID: Keys = (("id",),)
KINDS = ("op", "kind")  # a table with these is of that kind as a whole
ORDERS = ("new", "remove")
MOST = 99  # no box has a larger number on it; with one, lists of what could be paid would never end


@dataclass(frozen=True, slots=True)
class Printed:
    """A game's own content: its file, the fields that identify the entries of lists, and the verbs of its cards."""

    file: Traversable
    keys: Keys = BY_ID
    grammar: Grammar[Any] | None = None


def merged(printed: Printed, overlay: Overlay) -> Entry:
    """Return the content to read: the game's own, with the overlay applied if there is one."""
    base = read(printed.file)
    if overlay is None:
        return Entry(base, printed.file.name)
    return Entry(apply_overlay(base, overlay[1], overlay[0], printed.keys), overlay[0])


# -- Laying over ------------------------------------------------------------------------------------------------------
def apply_overlay(base: Mapping[str, Any], overlay: Mapping[str, Any], file: str, keys: Keys = BY_ID) -> dict[str, Any]:
    """Return the base with the overlay's values in place of its own; an unknown entry in the overlay is an error."""
    for name in overlay:
        if name not in base:
            raise BadContent(f"{file}: there is no {name!r} to lay over; there are: {', '.join(sorted(base))}")
        _check(overlay[name], f"{file}, {name}")
    return _table(base, overlay, file, keys)


def _table(old: Mapping[str, Any], new: Mapping[str, Any], where: str, keys: Keys) -> dict[str, Any]:
    return dict(old) | {name: _value(old.get(name), new[name], f"{where}, {name}", keys) for name in new}


def _value(old: Any, new: Any, where: str, keys: Keys) -> Any:
    if isinstance(old, Mapping) and isinstance(new, Mapping) and not any(kind in new for kind in KINDS):
        return _table(old, new, where, keys)
    id_fields = id_fields_of(old, keys)
    return _entries(old, new, where, keys, id_fields) if id_fields and isinstance(new, list) else new


def id_fields_of(old: Any, keys: Keys) -> tuple[str, ...]:
    """The fields that identify the entries of this list; none if its entries cannot be identified."""
    if not isinstance(old, list) or not old or not all(isinstance(entry, Mapping) for entry in old):
        return ()
    return next((fields for fields in keys if all(field in entry for entry in old for field in fields)), ())


def _entries(old: list[Any], new: list[Any], where: str, keys: Keys, by: tuple[str, ...]) -> list[Any]:
    entries = {tuple(entry[field] for field in by): entry for entry in old}
    handled = set()
    for entry in new:
        if not isinstance(entry, Mapping) or any(isinstance(entry.get(field), list | Mapping | None) for field in by):
            raise BadContent(f"{where}: {entry!r} should say which entry it is, by: {', '.join(by)}")
        key = tuple(entry[field] for field in by)
        place = f"{where} {shown(key)}"
        if key in handled:
            raise BadContent(f"{place}: this entry is here twice; its changes belong together")
        handled.add(key)
        values = {name: value for name, value in entry.items() if name not in ORDERS}
        order = _order(entry, place)
        if order == "new":
            if key in entries:
                raise BadContent(f"{place}: there is such an entry already; without `new` it is laid over")
            entries[key] = _table({}, values, place, keys)
        elif key not in entries:
            raise BadContent(f"{where}: there is no entry {shown(key)} to lay over{_meant(key, entries)}")
        elif order == "remove":
            del entries[key]
        else:
            entries[key] = _table(entries[key], values, place, keys)
    return list(entries.values())


def _order(entry: Mapping[str, Any], place: str) -> str:
    orders = [name for name in ORDERS if name in entry]
    for name in orders:
        if entry[name] is not True:
            raise BadContent(f"{place}, field {name!r}: should be true, or not be here")
    if len(orders) > 1:
        raise BadContent(f"{place}: an entry cannot be both new and removed")
    return orders[0] if orders else ""


def _meant(key: tuple[Any, ...], entries: Mapping[tuple[Any, ...], Any]) -> str:
    by_text = {shown(one): one for one in entries}
    near = get_close_matches(shown(key), by_text, 3, 0.6)
    asked = (
        f"; is it {' or '.join(near)}?" if near else f"; there are: {', '.join(by_text)}." if len(by_text) < 12 else "."
    )
    return f"{asked} One that the game does not have needs `new = true`"


def shown(key: Sequence[Any]) -> str:
    """The identifier of an entry, as error messages show it."""
    return ", ".join(map(repr, key))


def _check(value: Any, where: str) -> None:
    """Refuse the TOML values that no content has: dates, and numbers of any size."""
    if isinstance(value, Mapping):
        for name, part in value.items():
            _check(part, f"{where}, {name}")
    elif isinstance(value, list):
        for part in value:
            _check(part, f"{where} {part['id']!r}" if isinstance(part, Mapping) and "id" in part else where)
    if not isinstance(value, str | int | float | list | Mapping):
        raise BadContent(f"{where}: {value} should be text, a number, true or false, a list or a table")
    if isinstance(value, int | float) and not -MOST <= value <= MOST:
        raise BadContent(f"{where}: {value} should be from {-MOST} to {MOST}")


# -- Afterwards -------------------------------------------------------------------------------------------------------
def check_all_read(book: Entry, printed: Printed, overlay: Overlay) -> None:
    """Refuse an overlay that changes values that the game does not read, because the change would have no effect."""
    if overlay is not None:
        _all_read(book, overlay[1], printed.keys)


def _all_read(entry: Entry, changes: Mapping[str, Any], keys: Keys) -> None:
    for name, value in changes.items():
        if name in ORDERS or any(name in fields for fields in keys):
            continue
        if not entry.was_read(name):
            raise entry.fail(name, "the game does not read it here, so it can change nothing")
        inner = entry.peek(name)
        if isinstance(inner, Mapping) and isinstance(value, Mapping):
            part = entry.inside(inner, name)
            if part.was_opened():
                _all_read(part, value, keys)
        by = id_fields_of(inner, keys)
        for one in value if by and isinstance(value, list) else ():
            for candidate in inner:
                if all(candidate[field] == one[field] for field in by):
                    _all_read(entry.inside(candidate, f"{name} {shown([one[field] for field in by])}"), one, keys)


def differences(printed: Printed, overlay: Mapping[str, Any]) -> Iterator[tuple[str, Any, Any]]:
    """List the changes of an overlay: path, old value and new value; None stands for a missing value."""
    base = read(printed.file)
    yield from _differ("", base, apply_overlay(base, overlay, printed.file.name, printed.keys), printed.keys)


def _differ(where: str, old: Any, new: Any, keys: Keys) -> Iterator[tuple[str, Any, Any]]:
    if old == new:
        return
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        for name in dict.fromkeys([*old, *new]):
            yield from _differ(f"{where}, {name}" if where else name, old.get(name), new.get(name), keys)
        return
    by = id_fields_of(old, keys)
    if by and by == id_fields_of(new, keys):
        before, after = ({shown([entry[f] for f in by]): entry for entry in entries} for entries in (old, new))
        for key in dict.fromkeys([*before, *after]):
            yield from _differ(f"{where} {key}", before.get(key), after.get(key), keys)
        return
    yield where, old, new


# -- Names ------------------------------------------------------------------------------------------------------------
def names_of(printed: Printed, overlay: Overlay) -> dict[str, dict[str, str]]:
    """The names that an overlay gives, by reference and language; `cs_accusative` is the Czech name as an object."""
    names: dict[str, dict[str, str]] = {}
    if overlay is not None:
        _names(read(printed.file), overlay[1], printed.keys, names)
    return names


def _names(old: Any, new: Mapping[str, Any], keys: Keys, names: dict[str, dict[str, str]]) -> None:
    own = new.get("names")
    id = new.get("id", old.get("id") if isinstance(old, Mapping) else None)
    if isinstance(own, Mapping) and isinstance(id, str):
        names[id.replace("_", "-")] = dict(own)
    for name, value in new.items():
        before = old.get(name) if isinstance(old, Mapping) else None
        if isinstance(value, Mapping):
            _names(before, value, keys, names)
        by = id_fields_of(before, keys)
        for one in value if by and isinstance(value, list) else ():
            same = (entry for entry in before or () if all(entry[field] == one[field] for field in by))
            _names(next(same, None), one, keys, names)


# -- Where values come from -------------------------------------------------------------------------------------------
def reconstructed(printed: Printed) -> Iterator[tuple[str, str]]:
    """The reconstructed parts of the game's own content: the path and the mark of each."""
    yield from _marked("", read(printed.file), printed.keys)


def _marked(where: str, content: Any, keys: Keys) -> Iterator[tuple[str, str]]:
    if isinstance(content, Mapping):
        for name, value in content.items():
            if value == "reconstructed" and (name == "source" or name.endswith("_source")):
                yield where, name
            else:
                yield from _marked(f"{where}, {name}" if where else name, value, keys)
    by = id_fields_of(content, keys)
    for entry in content if by else ():
        yield from _marked(f"{where} {shown([entry[field] for field in by])}", entry, keys)
