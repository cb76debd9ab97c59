"""The bots' estimates of win chances."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteka.games.harrow.hexes import CENTRE
from ludoteka.games.harrow.mind.chances import value
from ludoteka.games.harrow.pieces import FAIR_FOLK, FAMILY, HESTER, PROTECTORS
from ludoteka.games.harrow.state import Harrow
from tests.games.harrow.table import fresh

Change = Callable[[Harrow], None]


def points(faction: int) -> Change:
    def change(s: Harrow) -> None:
        s.boards[faction].vp += 4

    return change


def brambles(s: Harrow) -> None:
    s.units[FAMILY][CENTRE] += 1


def squares(s: Harrow) -> None:
    s.hester.squares[0].append(("red-haint",))


def sword(s: Harrow) -> None:
    s.fair_folk.items_found += 1


def crosses(s: Harrow) -> None:
    s.fair_folk.crosses.extend(hex for hex in range(30) if hex not in s.fair_folk.items)


@pytest.mark.parametrize(
    ("seats", "chapter", "change", "faction"),
    [
        (2, "1", points(PROTECTORS), PROTECTORS),
        (2, "3", points(FAMILY), FAMILY),
        (2, "3", brambles, FAMILY),
        (3, "5", points(FAMILY), FAMILY),
        (3, "5", squares, HESTER),
        (3, "fair", points(PROTECTORS), PROTECTORS),
        (3, "fair", sword, FAIR_FOLK),
        (4, "fair", squares, HESTER),
        (4, "fair", crosses, FAIR_FOLK),
        (2, "fair", squares, HESTER),
        (2, "fair", sword, FAIR_FOLK),
        (1, "solo", squares, HESTER),
    ],
)
def test_a_seat_that_makes_progress_has_a_higher_win_chance(
    seats: int, chapter: str, change: Change, faction: int
) -> None:
    s = fresh(seats, chapter=chapter).state
    seat = s.factions.index(faction)
    before = value(s)
    change(s)
    after = value(s)
    assert after[seat] > before[seat]
    assert seats == 1 or sum(after) == pytest.approx(1)


def test_the_same_lead_counts_more_near_the_end() -> None:
    s = fresh(2, chapter="3").state
    s.boards[FAMILY].vp = 2
    early = value(s)[s.factions.index(FAMILY)]
    s.boards[FAMILY].vp, s.boards[PROTECTORS].vp = 6, 4
    assert value(s)[s.factions.index(FAMILY)] > early
