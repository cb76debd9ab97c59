"""Matches played from the screen reader's output:

the question by its heading, the options by their names, with keys.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Locator

from tests.web.house import Deals
from tests.web.people import DESKTOP
from tests.web.pressing import STUCK, Match, Player

# What no ear should meet: keys of the rules, messages without words, an end that was left out.
RAW = re.compile(r"\b[a-z]+-[a-z0-9-]*\d\b|\w/\w|[{}]|\bundefined\b|\bnull\b|\bNaN\b")
BUTTON = re.compile(r"""- (?P<quote>'?)button(?: "(?P<name>(?:[^"\\]|\\.)*)")?""")


def names(tree: str) -> list[str]:
    """The names of the buttons in an accessibility tree, in its order."""
    matches = [BUTTON.match(line.strip()) for line in tree.splitlines()]
    return [_plain(match["name"] or "", bool(match["quote"])) for match in matches if match]


def _plain(name: str, quoted: bool) -> str:
    """A name without the notation of the tree."""
    return re.sub(r"\\(.)", r"\1", name.replace("''", "'") if quoted else name)


class Listener(Player):
    """A user of a screen reader with a keyboard."""

    def __init__(self, browser: Browser, house: str, deals: Deals, match: Match) -> None:
        super().__init__(browser, house, deals, match, (DESKTOP["width"], DESKTOP["height"]))
        self._list = self.me.say("options-title")
        self._close = self.me.say("close")

    def answer(self, state: dict[str, Any]) -> Iterator[None]:
        for _ in range(STUCK):
            self._hear_question()
            options = self._open_list()
            offered = names(options.aria_snapshot())
            self._judge(offered)
            if not offered:
                return self.find("dead end", "no option is named")
            name = self.lot.choice(offered)
            self.steps.append(repr(name))
            self.tally.presses += 1
            before = self.me.at
            options.get_by_role("button", name=name, exact=True).first.press("Enter")
            self.page.wait_for_function("before => eyes.at() !== before || eyes.wire.state?.over", arg=before)
            self.page.evaluate("eyes.quiet()")
            yield
            if self.is_answered(state):
                return
        self.find("dead end", f"{STUCK} options did not answer {state['prompt']!r}")

    def _hear_question(self) -> None:
        """Read the question, which is the page's heading and is announced at once."""
        heading = self.page.get_by_role("heading", level=1)
        question = heading.inner_text() if heading.count() == 1 else ""
        announced = self.page.locator("[aria-live=assertive]").all_inner_texts()
        if not question or RAW.search(question):
            self.find("question", f"headings of the first level: {heading.all_inner_texts()}")
        elif not any(question.casefold() in one.casefold() for one in announced):
            self.find("question", f"{question!r} is not announced, but {announced}")

    def _open_list(self) -> Locator:
        """The list of options: beside the table, or a sheet behind a button of this name."""
        options = self.page.get_by_role("region", name=self._list)
        if options.count() == 0:
            self.page.get_by_role("button", name=self._list, exact=True).press("Enter")
        options.wait_for()
        return options

    def _judge(self, offered: list[str]) -> None:
        twice = sorted({name for name in offered if offered.count(name) > 1})
        if twice:
            self.find("name", f"several options are called {twice}")
        for name in offered:
            if not name or RAW.search(name):
                self.find("name", f"an option is called {name!r}")
