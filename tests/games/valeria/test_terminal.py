"""The board in the terminal shows prices, incomes and the effects of cards."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from ludoteka.games.valeria import GAME
from ludoteka.games.valeria.pieces import Valeria
from ludoteka.kernel import Seat, Table
from ludoteka.kernel.contract import full_view
from ludoteka.words import GameWords, game_words
from tests.games.valeria.table import position

PLAYERS = ("Jana", "Tomáš", "Zosia", "Eva", "Jan")


def screen(table: Table[Valeria], words: GameWords, seat: int | None = 0) -> str:
    assert GAME.terminal is not None
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(GAME.terminal(table, None if seat is None else Seat(seat), words))
    return console.export_text()


def test_the_terminal_shows_prices_and_gains() -> None:
    words = game_words("valeria", "en", PLAYERS[:2])
    text = screen(position("p0 gold-3 strength-2 archer; p1 gold-1"), words)
    assert re.search(r"Goblin ×5", text)
    assert re.search(r"\[1\] 3G  Holy", text)  # the cleric: his number, his price, his role
    assert re.search(r"3M \| 1M", text)  # what he brings on one's own roll and on others'
    assert re.search(r"▸ Jana +3G\+2S", text)


@pytest.mark.parametrize(
    ("language", "card", "sentences"),
    [
        (
            "en",
            "rogue",
            [
                "Citizen, Shadow, pays on 7, about 17 times in 100 rolls",
                "On the owner's roll: gain 2 gold + 2 strength",
                "On other rolls: gain 1 gold + 1 strength",
            ],
        ),
        ("cs", "goblin", ["Nestvůra, Služebník, 1 vítězný bod", "Odměna: získáš 1 zlaťák"]),
        ("pl", "no-such-thing", []),
    ],
)
def test_a_card_explains_itself(language: str, card: str, sentences: list[str]) -> None:
    words = game_words("valeria", language)
    view = full_view(position("p0 gold-3"), 0)
    assert [words.sentence(sentence) for sentence in GAME.explain(view, card)] == sentences
