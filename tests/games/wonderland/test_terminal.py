"""The board in the terminal shows positions, odds and abilities."""

from __future__ import annotations

import io

from rich.console import Console

from ludoteka import words
from ludoteka.games.wonderland.pieces import Wonderland
from ludoteka.kernel import Seat, Table
from tests.games.wonderland.table import GAME, position


def drawn(table: Table[Wonderland], seat: int) -> str:
    console = Console(file=io.StringIO(), width=100)
    assert GAME.terminal is not None
    console.print(GAME.terminal(table, Seat(seat), words.game_words("wonderland", "en", ["Ada", "Ben", "Cyn"])))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_terminal_shows_markers_odds_and_texts_of_abilities() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag forge madness faction-1; red-keep supporter*2 castle; powers undaunted
        p1 queen-of-hearts: bag forge*5; red-keep leader
        p2 mad-hatter: bag forge*5; witzend supporter"""
    )
    table.choose(2, "pass")
    text = drawn(table, 0)
    assert "Ali 2+castle" in text and "Que leader" in text
    assert "2 chips, 1 madness (50%)" in text
    assert "Undaunted: Artifact played: mend your shield." in text
