"""Patches between two JSON values, usually much smaller than the new value.

A patch mirrors the value. `[new]` stands for a new value. Where an object stays an object, `{"gold": patch}` changes
its fields, and 0 removes one. Where a list stays a list, `{"2": patch}` changes its items, and
`{"~": [at, drop, items]}` puts items in the place of so many others. Null: nothing changed.

`web/src/lib/table/patch.ts` applies them; the cases of `tests/vectors/patches.json` are tried on both sides.
"""

from __future__ import annotations

from typing import Any

from msgspec.json import Encoder

Json = Any
Patch = Any
REMOVED = 0
_encode = Encoder().encode
_PARTED = frozenset((dict, list))


def patch_of(old: Json, new: Json) -> Patch | None:
    """The patch from the old value to the new one; both as decoded from JSON."""
    kind = type(new)
    if type(old) is not kind:
        return [new]
    if old == new and (kind not in _PARTED or _same(old, new)):
        return None
    if kind is dict:
        return _patch_of_fields(old, new)
    return _patch_of_items(old, new) if kind is list else [new]


def _patch_of_fields(old: dict[str, Json], new: dict[str, Json]) -> Patch | None:
    changed: dict[str, Patch] = {}
    for name, value in new.items():
        if name not in old:
            changed[name] = [value]
            continue
        before = old[name]
        if before is not value and (patch := patch_of(before, value)) is not None:
            changed[name] = patch
    if old.keys() != new.keys():
        changed |= {name: REMOVED for name in old if name not in new}
    return changed or None


def _patch_of_items(old: list[Json], new: list[Json]) -> Patch | None:
    if len(old) == len(new) and all(map(_PARTED.__contains__, map(type, new))):
        patches = {str(i): patch_of(a, b) for i, (a, b) in enumerate(zip(old, new, strict=True)) if a is not b}
        return {i: patch for i, patch in patches.items() if patch is not None} or None
    return _splice(old, new)


def _same(old: Json, new: Json) -> bool:
    """True if the values are certainly equal; unlike `==`, it distinguishes true from 1."""
    return _encode(old) == _encode(new)


def _splice(old: list[Json], new: list[Json]) -> Patch:
    """New items between the common beginning and end of two lists."""
    start, shorter = 0, min(len(old), len(new))
    while start < shorter and _alike(old[start], new[start]):
        start += 1
    end, rest = 0, shorter - start
    while end < rest and _alike(old[-1 - end], new[-1 - end]):
        end += 1
    return {"~": [start, len(old) - start - end, new[start : len(new) - end]]}


def _alike(old: Json, new: Json) -> bool:
    """True if an item did not change."""
    return type(old) is type(new) and old == new and (type(new) not in _PARTED or _same(old, new))


def patched(old: Json, patch: Patch | None) -> Json:
    """Apply a patch: returns the new value, which shares unchanged parts with the old one."""
    if patch is None:
        return old
    if type(patch) is list:
        return patch[0]
    if type(old) is dict:
        new = {name: value for name, value in old.items() if name not in patch}
        new.update({name: patched(old.get(name), part) for name, part in patch.items() if part != REMOVED})
        return new
    if "~" in patch:
        at, drop, items = patch["~"]
        return [*old[:at], *items, *old[at + drop :]]
    return [patched(item, patch.get(str(i))) for i, item in enumerate(old)]
