"""Pictures of every page for docs/screenshots, on a laptop and on a phone.

python -m tests.web.screenshots [NAME ...]    all, or those whose name begins so
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.house import ROOT
from tests.web.people import FLAGS, Person, chromium, serving, sit_down
from tests.web.test_wonderland import play_until

FOLDER = ROOT / "docs" / "screenshots"


def page(path: str) -> Callable[[Person], None]:
    def show(me: Person) -> None:
        me.go(path)

    return show


def waiting(me: Person) -> None:
    me.go(me.lay_table(seats=[{"kind": "me"}, {"kind": "open"}]))


def table(game: str, decisions: int, seats: int = 2, **settings: str) -> Callable[[Person], None]:
    """A table after a number of own decisions, against bots."""

    def show(me: Person) -> None:
        chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (seats - 1)]
        me.go(me.lay_table(game, seats=chairs, settings=settings))
        me.play_some(decisions)

    return show


def market(me: Person) -> None:
    """A turn of Valeria with everything to buy before one."""
    table("valeria", 24, seats=4)(me)
    play_until(me, "act")


def battle(me: Person) -> None:
    """A battle of Wonderland's War, where one draws or stops."""
    chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2]
    me.go(me.lay_table("wonderland", seats=chairs))
    play_until(me, "draw")
    for _ in range(2):
        me.play_some(1)
        play_until(me, "draw")


def result(game: str, seats: int = 2) -> Callable[[Person], None]:
    def show(me: Person) -> None:
        chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (seats - 1)]
        me.go(me.lay_table(game, seats=chairs))
        me.play_some(1000)
        me.page.wait_for_timeout(1500)

    return show


def replay(me: Person) -> None:
    link = me.lay_table()
    me.go(link)
    me.play_some(1000)
    me.go(f"{link}/replay/24")


SCENES: dict[str, Callable[[Person], None]] = {
    "home": page("/"),
    "settings": page("/settings"),
    "about": page("/about"),
    "rules": page("/rules/claim"),
    "rules-book": page("/rules/claim/book"),
    "waiting": waiting,
    "claim-table": table("claim", 4),
    "claim-phase-two": table("claim", 17),
    "claim-result": result("claim"),
    "replay": replay,
    "valeria-table": market,
    "valeria-solo": table("valeria", 18, seats=1),
    "valeria-result": result("valeria"),
    "wonderland-tea": table("wonderland", 4, seats=4),
    "wonderland-war": battle,
    "harrow-map": table("harrow", 30),
    "harrow-solo": table("harrow", 14, seats=1),
}


def take(browser: Browser, house: str, name: str, phone: bool) -> Path:
    """Take one picture, as a new guest."""
    language = {"h": "cs", "c": "cs", "v": "en", "w": "pl"}.get(name[0], "en")
    me = sit_down(browser, house, language, phone=phone, color_scheme="dark")
    me.go()
    SCENES[name](me)
    me.page.wait_for_timeout(900)
    file = FOLDER / f"{name}-{'phone' if phone else 'desktop'}.jpg"
    me.page.screenshot(path=file, type="jpeg", quality=82)
    me.context.close()
    return file


def main(prefixes: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = [name for name in SCENES if not prefixes or any(name.startswith(one) for one in prefixes)]
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in names:
            for phone in (False, True):
                print(take(browser, house, name, phone).name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
