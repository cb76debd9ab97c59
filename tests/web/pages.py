"""A look at every page that is no room, at the sizes of the rooms: pictures and what is wrong, in build/pages.

python -m tests.web.pages [NAME ...]    all, or those whose name begins so

Languages and light go round: each page is seen in two languages, at each size dark or light.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from tests.web.geometry import looked
from tests.web.house import ROOT, Deals, assert_built, serving
from tests.web.people import FLAGS, LANGUAGES, Person, chromium
from tests.web.scenes import SCENES
from tests.web.test_geometry import LAPTOP, TOUCH
from tests.web.visiting import Visit

FOLDER = ROOT / "build" / "pages"
TV = [(1920, 1080)]
LONG = 3  # screens of a long page that are pictured


def looks(
    browser: Browser, house: str, data: Path, deals: Deals, names: list[str]
) -> Iterator[tuple[str, Person, bool]]:
    """Every page at every size, alternately dark and light; yields it when it is ready for a picture."""
    for number, name in enumerate(names):
        for touch in (False, True):
            language = LANGUAGES[(number + touch) % 3]
            visit = Visit(browser, house, data, deals, language, touch)
            try:
                SCENES[name](visit)
            except Exception as trouble:
                print(f"{name} {language}: {trouble}", flush=True)
                visit.leave()
                continue
            sizes = TOUCH if touch else [*LAPTOP, *(TV if name.startswith("tv-") else [])]
            for turn, (width, height) in enumerate(sizes):
                light: Literal["light", "dark"] = "light" if (number + turn) % 2 else "dark"
                visit.me.page.emulate_media(color_scheme=light)
                visit.me.page.set_viewport_size({"width": width, "height": height})
                visit.arrive()
                yield f"{name}-{width}x{height}-{language}-{light}", visit.me, touch
            visit.leave()


def picture(me: Person, file: Path) -> None:
    """A long page as far as a few screens reach."""
    size = me.page.viewport_size
    assert size
    height = min(me.page.evaluate("document.documentElement.scrollHeight"), LONG * size["height"])
    clip = {"x": 0, "y": 0, "width": size["width"], "height": max(height, size["height"])}
    me.page.screenshot(path=file, type="jpeg", quality=80, full_page=True, clip=clip)  # type: ignore[arg-type]


@contextmanager
def opened() -> Iterator[tuple[Browser, str, Path, Deals]]:
    assert_built()
    deals = Deals()
    with tempfile.TemporaryDirectory() as data, serving(Path(data), deals) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser, house, Path(data), deals
        browser.close()


def main(prefixes: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = [name for name in SCENES if not prefixes or any(name.startswith(one) for one in prefixes)]
    wrong = 0
    with opened() as (browser, house, data, deals), (FOLDER / "wrong.txt").open("w", encoding="utf-8") as report:
        for where, me, touch in looks(browser, house, data, deals, names):
            picture(me, FOLDER / f"{where}.jpg")
            problems = looked(me.page, touch)
            if problems:
                wrong += 1
                print(where, json.dumps(problems, ensure_ascii=False), file=report, flush=True)
    print(f"{wrong} looks with something to mend, told in {FOLDER / 'wrong.txt'}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
