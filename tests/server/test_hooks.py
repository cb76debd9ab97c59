"""Hooks: all in one place, typed, documented, and each of them called."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from ludoteka.server.hooks import Hooks

ROOT = Path(__file__).parents[2]
NAMES = [field.name for field in fields(Hooks)]


def test_every_hook_is_in_the_table_for_authors_of_features() -> None:
    table = (ROOT / "docs" / "adding-a-feature.md").read_text(encoding="utf-8")
    assert [name for name in NAMES if f"`{name}`" not in table] == []


def test_every_hook_is_called_by_one_feature_and_used_by_another() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "ludoteka" / "server").rglob("*.py")]
    registered = {name for name in NAMES for text in sources if f"server.hooks.{name}" in text}
    called = {name for name in NAMES for text in sources if re.search(rf"in \w+(\.\w+)*\.{name}\b", text)}
    assert registered == called == set(NAMES)


def test_servers_do_not_share_hooks() -> None:
    one, other = Hooks(), Hooks()
    one.on_arrival.append(lambda: None)
    assert other.on_arrival == []
