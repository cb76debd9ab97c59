"""Whole matches in Chromium by random real presses: errors, dead ends, presses without effect, in build/presses.

python -m tests.web.presses [--game GAME] [--seats N] [--touch | --no-touch] [--ears] [--minutes M] ...
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count, islice, zip_longest
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.house import ROOT, Deals, assert_built, serving
from tests.web.listening import Listener
from tests.web.people import FLAGS, chromium
from tests.web.pressing import Match, Presser, Tally

FOLDER = ROOT / "build" / "presses"
# Every seat count, chapter and variant that looks different.
TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "claim": [(2, {}), (2, {"length": "3"})],
    "valeria": [
        (2, {}),
        (1, {}),
        (3, {"events": "on"}),
        (4, {"random-citizens": "on"}),
        (5, {"events": "on", "random-citizens": "on"}),
        (2, {"dukes": "off"}),
        (1, {"events": "on", "level": "hard"}),
    ],
    "wonderland": [
        (2, {}),
        (3, {"allies": "B"}),
        (4, {"allies": "C"}),
        (5, {"allies": "D"}),
        (3, {"bags": "always", "factions": "random"}),
    ],
    "harrow": [
        *((2, {"chapter": chapter}) for chapter in "123"),
        (2, {"chapter": "4", "sides": "kammi-protectors"}),
        (2, {"chapter": "4", "sides": "kammi-family"}),
        (3, {"chapter": "5"}),
        (1, {}),
        *((seats, {"chapter": "fair"}) for seats in (2, 3, 4)),
    ],
}


def matches(args: argparse.Namespace) -> Iterator[Match]:
    """A table of each game in turn, by mouse and by touch, again and again with other seeds."""
    for seed in count(args.seed):
        for number, row in enumerate(zip_longest(*TABLES.values())):
            for game, table in zip(TABLES, row, strict=True):
                if table is None or args.game not in (None, game) or args.seats not in (None, table[0]):
                    continue
                touch = (seed + number) % 2 == 1 if args.touch is None else args.touch
                yield Match(game, table[0], table[1], touch and not args.ears, seed, args.answering)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.web.presses", description=__doc__)
    parser.add_argument("--game", choices=TABLES)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--touch", action=argparse.BooleanOptionalAction, help="by touch or by mouse only")
    parser.add_argument("--ears", action="store_true", help="by accessible names and keys, as with a screen reader")
    parser.add_argument(
        "--answering", type=float, default=0.75, help="the share of presses that may answer the question"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--matches", type=int, help="so many and no more")
    parser.add_argument("--presses", type=int, help="so many in each match and no more")
    args = parser.parse_args()
    assert_built()
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    deadline = time.monotonic() + 60 * args.minutes
    total: dict[str, Tally] = {}
    findings = 0
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), deals := Deals()) as house,
        sync_playwright() as playwright,
        (FOLDER / "report.txt").open("w", encoding="utf-8") as report,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for number, match in enumerate(matches(args), 1):
            player = (Listener if args.ears else Presser)(browser, house, deals, match)
            for _ in islice(player.play(), args.presses):
                if time.monotonic() > deadline:
                    break
            player.close()
            for finding in player.findings:
                findings += 1
                report.write(f"{findings}. {finding.report()}\n")
                (FOLDER / f"{findings}.png").write_bytes(finding.picture)
            report.flush()
            tally = player.tally
            total[match.game] = total.get(match.game, Tally()) + tally
            over = "to the end" if tally.matches else "broken off"
            print(
                f"{match}: {tally.presses} presses, {tally.decisions} decisions, {over}, {len(player.findings)} found",
                flush=True,
            )
            if time.monotonic() > deadline or number == args.matches:
                break
    for game, tally in total.items():
        print(f"{game}: {tally.presses} presses, {tally.decisions} decisions, {tally.matches} whole matches")
    print(f"{findings} findings, described in {FOLDER / 'report.txt'}")
    sys.exit(findings > 0)


if __name__ == "__main__":
    main()
