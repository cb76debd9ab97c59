"""The board in the terminal fits a screen, names things in the reader's language and tells what abilities do."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.console import Console

from ludoteka import words
from ludoteka.games.wonderland.pieces import Wonderland
from ludoteka.kernel import Seat, Table
from tests.games.wonderland.table import GAME, fresh, position

MOST = 45
PLAYERS = ["Ada", "Ben", "Cyn", "Dan", "Eve"]
RAW = re.compile(r"terminal-|text-|[a-z]+-[a-z]+-\d|\{|\$")


def drawn(table: Table[Wonderland], seat: int | None, language: str = "en") -> list[str]:
    console = Console(file=io.StringIO(), width=110)
    assert GAME.terminal is not None
    say = words.catalogue("wonderland", language, PLAYERS[: table.seats])
    console.print(GAME.terminal(table, None if seat is None else Seat(seat), say))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_question_of_a_game_fits_a_screen_in_words(seats: int, language: str) -> None:
    table, random = fresh(seats, f"terminal {language}", allies="mixed"), Random(seats)
    while table.asks:
        seat, ask = random.choice(list(table.asks.items()))
        lines = drawn(table, seat, language)
        assert len(lines) <= MOST, ask.prompt
        assert not [line for line in lines if RAW.search(line)]
        table.choose(seat, random.choice(ask.options).key)
    assert len(drawn(table, None, language)) <= MOST


def test_it_shows_who_stands_where_the_odds_and_what_abilities_do() -> None:
    table = position(
        """battle red-keep
        p0 alice: bag forge madness faction-1; red-keep supporter*2 castle; powers undaunted
        p1 queen-of-hearts: bag forge*5; red-keep leader
        p2 mad-hatter: bag forge*5; witzend supporter"""
    )
    table.choose(2, "pass")
    text = "\n".join(drawn(table, 0))
    assert "Ali 2+castle" in text and "Que leader" in text
    assert "2 chips, 1 madness (50 %)" in text
    assert "Undaunted: Artifact played: mend your shield." in text
