"""Many matches before the referees: `python -m tests.referees --help`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from .running import Disagreement, benches, play, run


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.referees")
    parser.add_argument("game", nargs="*", help="games; all that have a referee unless said")
    parser.add_argument("--matches", type=int, default=200, help="how many matches of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first seed")
    parser.add_argument("--only", help="one match again: PLACE:WAY:SEED")
    options = parser.parse_args(arguments)
    by_game = benches()
    for name in options.game or list(by_game):
        try:
            if options.only:
                place, way, seed = options.only.split(":", 2)
                print(f"{name}: {play(by_game[name], int(place), way, seed)} decisions")
            else:
                run(by_game[name], options.matches, options.first)
        except Disagreement as disagreement:
            print(disagreement)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
