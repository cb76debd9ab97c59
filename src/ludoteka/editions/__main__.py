"""python -m ludoteka.editions freeze GAME …    the same as `ludoteka edition freeze`, without any extra installed"""

from __future__ import annotations

import sys

from ..kernel.errors import LudotekaError
from ..shelf import game, games
from . import versions
from .freezing import freeze


def main(words: list[str]) -> int:
    """Freeze the present editions of these games, or list what is frozen."""
    try:
        if words[:1] == ["freeze"] and words[1:]:
            for id in words[1:]:
                file, new = freeze(game(id))
                print(f"{file.name} {'written' if new else 'is there already, the same'}")
            return 0
        if words == ["list"]:
            for id, rules in games().items():
                print(id, *versions(rules), f"(now {rules.version})")
            return 0
    except LudotekaError as error:
        print(error, file=sys.stderr)
        return 2
    print("python -m ludoteka.editions freeze GAME … | list", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
