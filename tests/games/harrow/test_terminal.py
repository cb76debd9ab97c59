"""The board in the terminal fits a screen, names things in the reader's language and shows the whole map."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.console import Console

from ludoteka.games.harrow import GAME
from ludoteka.games.harrow.state import Harrow
from ludoteka.kernel import Seat, Table
from ludoteka.words import LANGUAGES, GameWords, catalogue
from tests.games.harrow.table import fresh, pos

PLAYERS = ("Jana", "Tomáš", "Zosia", "Eva")
RAW = re.compile(r"terminal-|[a-z]+-[a-z]+-|\{")
MOST_LINES = 45


def screen(table: Table[Harrow], words: GameWords, seat: int | None = 0) -> str:
    assert GAME.terminal is not None
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(GAME.terminal(table, None if seat is None else Seat(seat), words))
    return console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_of_a_match_fits_a_screen_and_is_all_words(language: str, seats: int) -> None:
    table = fresh(seats, "screen")
    words = catalogue("harrow", language, PLAYERS[:seats])
    random = Random(5)
    for place in range(240):
        if not table.asks:
            break
        if place % 20 == 0:
            text = screen(table, words)
            assert len(text.splitlines()) <= MOST_LINES
            assert not RAW.search(text), text
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.options).key)
    assert len(screen(table, words, None).splitlines()) <= MOST_LINES


def test_the_map_shows_every_hex_its_units_and_what_lies_there() -> None:
    words = catalogue("harrow", "en", PLAYERS[:2])
    table = pos("chapter 3; turn protectors; red-haint 20 20; blue-legend 13; storms 20; folk 7")
    text = screen(table, words)
    assert all(
        f"┌{column}{row} " in text
        for column, rows in zip("ABCDEFG", (4, 5, 6, 7, 6, 5, 4), strict=True)
        for row in range(1, rows + 1)
    )
    assert "turn: Protectors" in text and "P2 " in text and "F★" in text and "⚡" in text and "☺" in text
