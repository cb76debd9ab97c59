"""The board in the terminal fits a screen, names things in the reader's language and tells what cards do."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.console import Console

from ludoteka.games.valeria import GAME
from ludoteka.games.valeria.pieces import Valeria
from ludoteka.kernel import Seat, Table
from ludoteka.kernel.contract import seen
from ludoteka.words import LANGUAGES, GameWords, catalogue
from tests.games.valeria.table import OTHER_SET, deal, position

PLAYERS = ("Jana", "Tomáš", "Zosia", "Eva", "Jan")
RAW = re.compile(r"sign-|terminal-|score-|[a-z]+-[a-z]+-|\{")
MOST_LINES = 45


def screen(table: Table[Valeria], words: GameWords, seat: int | None = 0) -> str:
    assert GAME.terminal is not None
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(GAME.terminal(table, None if seat is None else Seat(seat), words))
    return console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_position_of_a_match_fits_a_screen_and_is_all_words(language: str, seats: int) -> None:
    table = deal(seats, "screen", events="on", **OTHER_SET)
    words = catalogue("valeria", language, PLAYERS[:seats])
    random, place = Random(5), 0
    while table.asks:
        if place % 12 == 0:
            text = screen(table, words)
            assert len(text.splitlines()) <= MOST_LINES
            assert not RAW.search(text), text
        place += 1
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.options).key)
    assert len(screen(table, words, None).splitlines()) <= MOST_LINES


def test_the_board_shows_what_things_cost_and_bring() -> None:
    words = catalogue("valeria", "en", PLAYERS[:2])
    text = screen(position("p0 gold-3 strength-2 archer; p1 gold-1"), words)
    assert re.search(r"Goblin ×5", text)
    assert re.search(r"\[1\] 3G  Holy", text)  # the cleric: his number, his price, his role
    assert re.search(r"3M  \| 1M", text)  # what he brings on one's own roll and on others'
    assert re.search(r"▸ Jana +3G \+ 2S", text)


@pytest.mark.parametrize(
    ("language", "card", "said"),
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
def test_a_card_explains_itself(language: str, card: str, said: list[str]) -> None:
    words = catalogue("valeria", language)
    view = seen(position("p0 gold-3"), 0)
    assert [words.sentence(sentence) for sentence in GAME.explain(view, card)] == said
