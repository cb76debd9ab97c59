"""Geometry of a screen: overlaps, cut-offs, text and targets that are too small."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page


def _script(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8").split("\n", 1)[1]


SURVEY, LOOKING = _script("survey.js"), _script("looking.js")


def survey(page: Page, touch: bool) -> dict[str, Any]:
    """The faults on the screen now, by kind; kinds without faults are left out."""
    problems: dict[str, Any] = page.evaluate(SURVEY, touch)
    return {kind: what for kind, what in problems.items() if what}


def looked(page: Page, touch: bool) -> dict[str, Any]:
    """The faults on a page that is not a room, by kind."""
    problems: dict[str, Any] = page.evaluate(LOOKING, touch)
    return {kind: what for kind, what in problems.items() if what}
