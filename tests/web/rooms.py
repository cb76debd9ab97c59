"""A look at every question of every room at every size: pictures and what is wrong, in build/rooms.

python -m tests.web.rooms [GAME ...]    all, or those of these games
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.house import ROOT, Deals, assert_built, serving
from tests.web.people import FLAGS, chromium, sit_down
from tests.web.positions import MATCHES
from tests.web.test_geometry import LAPTOP, TOUCH, walk_round

FOLDER = ROOT / "build" / "rooms"


def main() -> None:
    assert_built()
    FOLDER.mkdir(parents=True, exist_ok=True)
    deals = Deals()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), deals) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in sys.argv[1:] or MATCHES:
            wrong = 0
            with (FOLDER / f"{game}.txt").open("w", encoding="utf-8") as report:
                for touch in (True, False):
                    me = sit_down(browser, house, "pl", phone=touch, deals=deals)
                    for where, found in walk_round(me, game, TOUCH if touch else LAPTOP, touch):
                        me.page.screenshot(path=FOLDER / f"{where.replace('/', '-').replace(' ', '-')}.png")
                        if found:
                            wrong += 1
                            print(where, json.dumps(found, ensure_ascii=False), file=report, flush=True)
                    me.context.close()
            print(f"{game}: {wrong} looks with something to mend, told in {FOLDER / game}.txt", flush=True)


if __name__ == "__main__":
    main()
