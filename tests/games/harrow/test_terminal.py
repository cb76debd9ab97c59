"""The board in the terminal shows the whole map."""

from __future__ import annotations

import io

from rich.console import Console

from ludoteka.games.harrow import GAME
from ludoteka.games.harrow.state import Harrow
from ludoteka.kernel import Seat, Table
from ludoteka.words import GameWords, game_words
from tests.games.harrow.table import pos

PLAYERS = ("Jana", "Tomáš", "Zosia", "Eva")


def screen(table: Table[Harrow], words: GameWords, seat: int | None = 0) -> str:
    assert GAME.terminal is not None
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(GAME.terminal(table, None if seat is None else Seat(seat), words))
    return console.export_text()


def test_the_map_shows_every_hex_its_units_and_what_lies_there() -> None:
    words = game_words("harrow", "en", PLAYERS[:2])
    table = pos("chapter 3; turn protectors; red-haint 20 20; blue-legend 13; storms 20; folk 7")
    text = screen(table, words)
    assert all(
        f"┌{column}{row} " in text
        for column, rows in zip("ABCDEFG", (4, 5, 6, 7, 6, 5, 4), strict=True)
        for row in range(1, rows + 1)
    )
    assert "turn: Protectors" in text and "P2 " in text and "F★" in text and "⚡" in text and "☺" in text
