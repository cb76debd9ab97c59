"""Every question in the terminal fits a screen, with the table and the input line, all in words."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from rich.console import Console

import ludoteka
from ludoteka.cli import menu, screen
from ludoteka.kernel import Seat, Table
from ludoteka.words import LANGUAGES, game_words

WIDTH = 100  # letters
OFTEN = 9  # of so many questions one is looked at, each time in the next language
PLAYERS = ("Jana", "Bot 2 (střední)", "Zosia", "Eva", "Jan")
RAW = re.compile(r"terminal-|sign-|score-|text-|ref-|\{|\$|\b[a-z]+-[a-z]+-\d")
SETTINGS = {"valeria": {"events": "on"}, "wonderland": {"allies": "mixed"}}
TABLES = [(game, seats) for game in ludoteka.games() for seats in ludoteka.game(game).seats]


def shown(table: Table[Any], seat: Seat | None, language: str, order: Mapping[str, int]) -> str:
    """The screen when this seat is asked; without a seat, the screen at the end."""
    console = Console(width=WIDTH, file=io.StringIO())
    names = game_words(table.game, language, PLAYERS[: table.seats])
    screen.call(table, seat, names)
    board = screen.paint(table, seat, names)
    console.print(board)
    if seat is not None:
        room = screen.LINES - screen.height(console, board)
        keys = menu.in_order(table, seat, order)
        console.print(screen.question(console, table, seat, names, keys, "", room)[0])
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue() + "> "


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game} {seats}" for game, seats in TABLES])
def test_every_question_of_a_match_fits_a_screen_and_is_all_words(game: str, seats: int) -> None:
    table, random, asked = ludoteka.open_table(game, seats, "screens", SETTINGS.get(game)), Random(seats), 0
    order = menu.places(table)
    while table.asks:
        seat, ask = random.choice(list(table.asks.items()))
        if asked % OFTEN == 0:
            text = shown(table, seat, LANGUAGES[asked // OFTEN % len(LANGUAGES)], order)
            assert len(text.splitlines()) <= screen.LINES and not RAW.search(text), f"{ask.prompt}\n{text}"
        asked += 1
        table.choose(seat, random.choice(ask.options).key)
    assert len(shown(table, None, "pl", order).splitlines()) <= screen.LINES
