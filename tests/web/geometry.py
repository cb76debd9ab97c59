"""Where things stand on a screen: what overlaps, what is cut, what is too small to read or to hit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SURVEY = Path(__file__).with_name("survey.js").read_text(encoding="utf-8").split("\n", 1)[1]


def survey(page: Page, touch: bool) -> dict[str, Any]:
    """What is wrong on the screen now, by kind; nothing of a kind that is in order."""
    found: dict[str, Any] = page.evaluate(SURVEY, touch)
    return {kind: what for kind, what in found.items() if what}
