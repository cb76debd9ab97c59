"""At every kept position what a preview promises comes true, and worlds that a seat cannot tell apart promise the same.

The suite tries the positions that are near, with a few of their options; all of them, with more options:

python -m tests.laws.test_previews [GAME ...]
"""

from __future__ import annotations

import sys
from random import Random

import pytest

from ludoteka.laws import check_preview_is_true, check_preview_leaks_nothing
from tests.web.positions import MATCHES, Position, positions, reached

NEAR, FEW, MANY = 100, 2, 24  # decisions into a match, options in the suite and by the command


def promises(positions: list[Position], most: int) -> int:
    """How many options were tried at these positions; all of them keep their word."""
    tried = 0
    for position, table in reached(positions):
        seat, lot = position.whose, Random(str(position))
        keys = table.asks[seat].keys
        for key in lot.sample(keys, min(most, len(keys))):
            check_preview_is_true(table, seat, key)
            check_preview_leaks_nothing(table, seat, key)
            tried += 1
    return tried


@pytest.mark.parametrize("game", MATCHES)
def test_previews_at_stored_positions_come_true(game: str) -> None:
    near = [position for position in positions(game) if position.decisions <= NEAR]
    assert promises(near, FEW) >= len(near) > 0


if __name__ == "__main__":
    for name in sys.argv[1:] or MATCHES:
        print(name, promises(positions(name), MANY), "options keep their word")
