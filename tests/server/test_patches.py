"""A patch makes the new value of the old one, exactly, and says no more than changed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteka
from ludoteka.server.tables.patches import patch_of, patched

CASES = json.loads((Path(__file__).parents[1] / "vectors" / "patches.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["case"])
def test_each_shared_case_holds_in_python_too(case: dict[str, Any]) -> None:
    assert text(patch_of(case["old"], case["new"])) == text(case["patch"])
    assert text(patched(case["old"], case["patch"])) == text(case["new"])


names = st.sampled_from(["a", "b", "~", "0", "1"])
values = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from(["", "a", "b"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
    max_leaves=12,
)


@given(values, values)
def test_any_value_becomes_any_other(old: Any, new: Any) -> None:
    before = text(old)
    patch = msgspec.json.decode(msgspec.json.encode(patch_of(old, new)))
    assert text(patched(old, patch)) == text(new)
    assert text(old) == before, "the old value is left as it was"
    assert patch_of(old, msgspec.json.decode(msgspec.json.encode(old))) is None


@pytest.mark.parametrize(("game", "seats"), [("claim", 2), ("valeria", 5), ("wonderland", 5), ("harrow", 4)])
def test_the_views_of_a_match_follow_from_the_first(game: str, seats: int) -> None:
    table, dice = ludoteka.open_table(game, seats=seats, seed="spring"), Random(1)
    client: Any = None
    whole = sent = 0
    for _ in range(120):
        if not table.asks:
            break
        view = msgspec.json.decode(msgspec.json.encode(table.view(0)))
        patch = patch_of(client, view)
        client = patched(client, patch)
        assert text(client) == text(view)
        whole += len(text(view))
        sent += len(text(patch))
        seat, ask = dice.choice(list(table.asks.items()))
        table.choose(seat, dice.choice(ask.options).key)
    assert sent * 3 < whole


def text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
