"""What changed between two JSON values, as a patch that is usually much smaller than the new value.

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


def patch_of(old: Json, new: Json) -> Patch | None:
    """The patch that makes the new value of the old one; both as decoded from JSON."""
    kind = type(new)
    if type(old) is not kind:
        return [new]
    if kind is dict:
        return _patch_of_fields(old, new)
    if kind is list:
        return _patch_of_items(old, new)
    return None if old == new else [new]


def _patch_of_fields(old: dict[str, Json], new: dict[str, Json]) -> Patch | None:
    changed: dict[str, Patch] = {name: REMOVED for name in old if name not in new}
    for name, value in new.items():
        if name not in old:
            changed[name] = [value]
        elif (patch := _patch_of_part(old[name], value)) is not None:
            changed[name] = patch
    return changed or None


def _patch_of_items(old: list[Json], new: list[Json]) -> Patch | None:
    if len(old) == len(new) and all(type(item) in (dict, list) for item in new):
        patches = {str(i): _patch_of_part(a, b) for i, (a, b) in enumerate(zip(old, new, strict=True))}
        return {i: patch for i, patch in patches.items() if patch is not None} or None
    return None if _same(old, new) else _splice(old, new)


def _patch_of_part(old: Json, new: Json) -> Patch | None:
    """As `patch_of`, for parts of which most are as they were."""
    return None if old is new or (type(new) is dict and _same(old, new)) else patch_of(old, new)


def _same(old: Json, new: Json) -> bool:
    """Are they surely the same? Quicker than looking at each part, and unlike `==` it can tell true from 1."""
    return _encode(old) == _encode(new)


def _splice(old: list[Json], new: list[Json]) -> Patch:
    """New items for those between the beginning and the end that both lists share."""
    before, after = [_encode(item) for item in old], [_encode(item) for item in new]
    shorter = min(len(old), len(new))
    start = next((i for i in range(shorter) if before[i] != after[i]), shorter)
    rest = shorter - start
    end = next((i for i in range(rest) if before[-1 - i] != after[-1 - i]), rest)
    return {"~": [start, len(old) - start - end, new[start : len(new) - end]]}


def patched(old: Json, patch: Patch | None) -> Json:
    """The new value; the old one is left as it is, and what did not change is shared."""
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
