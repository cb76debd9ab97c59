"""A look at every question of every room at every size: pictures and what is wrong, in build/rooms.

python -m tests.web.rooms [--axe] [GAME ...]    all, or those of these games; with --axe what it finds, in both themes

Languages take turns from question to question, and so do the dark and the light room.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.web.house import ROOT, Deals, assert_built, serving
from tests.web.people import FLAGS, LANGUAGES, Person, chromium, sit_down
from tests.web.positions import MATCHES, Position, positions
from tests.web.test_geometry import LAPTOP, TOUCH, walk_round
from tests.web.test_pages import violations

FOLDER = ROOT / "build" / "rooms"
THEMES = ("dark", "light")


def looks(me: Person, game: str, touch: bool, asked: list[Position]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Show these questions at every size; yields the faults."""
    for where, problems in walk_round(me, game, [(one, TOUCH if touch else LAPTOP) for one in asked], touch):
        me.page.screenshot(path=FOLDER / f"{where.replace('/', '-').replace(' ', '-')}.png")
        yield where, problems


def listens(me: Person, game: str, touch: bool, asked: list[Position]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Run axe on these questions on a laptop or a phone, in both themes."""
    for where, _ in walk_round(me, game, [(one, [(390, 844) if touch else (1280, 720)]) for one in asked], touch):
        by_theme = {}
        for theme in THEMES:
            me.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            me.settle()
            if problems := violations(me):
                by_theme[theme] = problems
                me.page.screenshot(path=FOLDER / f"axe-{theme}-{where.replace('/', '-').replace(' ', '-')}.png")
        yield where, by_theme


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.web.rooms", description=__doc__)
    parser.add_argument("--axe", action="store_true")
    parser.add_argument("games", nargs="*", metavar="GAME")
    args = parser.parse_args()
    look, file_name = (listens, "{}-axe.txt") if args.axe else (looks, "{}.txt")
    assert_built()
    FOLDER.mkdir(parents=True, exist_ok=True)
    deals = Deals()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), deals) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in args.games or MATCHES:
            total = wrong = 0
            with (FOLDER / file_name.format(game)).open("w", encoding="utf-8") as report:
                for touch, (turn, language) in product((True, False), enumerate(LANGUAGES)):
                    me = sit_down(browser, house, language, phone=touch, deals=deals)
                    me.want(theme="light" if touch == (turn == 1) else "dark")
                    for where, problems in look(me, game, touch, positions(game)[turn :: len(LANGUAGES)]):
                        total += 1
                        if problems:
                            wrong += 1
                            print(where, json.dumps(problems, ensure_ascii=False), file=report, flush=True)
                    me.context.close()
            print(
                f"{game}: {wrong} of {total} looks with something to mend, told in {FOLDER / file_name.format(game)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
