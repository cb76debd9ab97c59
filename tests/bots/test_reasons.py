"""Reasons for an option are short, exist in three languages, and use nothing that the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka.bots.advice import MOST_REASONS
from ludoteka.bots.simple import GreedyBot
from ludoteka.kernel import Ask, Game, Option, Seat, Table, Why
from ludoteka.words import LANGUAGES, game_words

WORDS = 20  # in a sentence that one reads while playing
NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eva")
CASES = [
    (game, seats)
    for game in ludoteka.games().values()
    if game.heuristics and game.heuristics.reasons
    for seats in dict.fromkeys((game.seats[0], 2, game.seats[-1]))
]
case = pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda value: getattr(value, "id", value))


def choices(game: Game[Any], seats: int, every: int = 5) -> Iterator[tuple[Table[Any], Seat, Ask[Any]]]:
    """Some questions of a match between bots, each with a choice."""
    table = ludoteka.open_table(game.id, seats, seed=f"reasons {seats}")
    bot = GreedyBot(Random(seats), worlds=1)
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        if len(ask.keys) > 1 and len(table.decisions) % every == 0:
            yield table, seat, ask
        table.choose(seat, bot.choose(table.perspective(seat)))


def reasons_for(game: Game[Any], state: Any, ask: Ask[Any], option: Option[Any]) -> list[Why]:
    assert game.heuristics and game.heuristics.reasons
    return list(game.heuristics.reasons(state, ask, option))


@case
def test_the_reasons_for_an_option_are_the_same_in_every_possible_world(game: Game[Any], seats: int) -> None:
    for table, seat, ask in choices(game, seats):
        worlds = [table.imagine(seat, Random(n)) for n in range(3)]
        for key in Random(len(table.decisions)).sample(ask.keys, min(8, len(ask.keys))):
            by_world = [
                reasons_for(
                    game, world.state, world.asks[seat], next(o for o in world.asks[seat].options if o.key == key)
                )
                for world in worlds
            ]
            assert by_world[0] == by_world[1] == by_world[2], (key, by_world)
            assert len({repr(why) for why in by_world[0]}) == len(by_world[0])


@case
def test_the_reasons_for_an_option_are_one_short_sentence_in_every_language(game: Game[Any], seats: int) -> None:
    words = {language: game_words(game, language, NAMES) for language in LANGUAGES}
    wrong = set()
    for table, seat, _ in choices(game, seats, 2):
        world = table.imagine(seat, Random(1))
        for option in world.asks[seat].options[:40]:
            reasons = reasons_for(game, world.state, world.asks[seat], option)[:MOST_REASONS]
            for language, speech in words.items() if reasons else ():
                sentence = speech.speaks(reasons)
                wrong |= {f"{language}: {sentence}"} if len(sentence.split()) > WORDS else set()
                wrong |= {f"{language}: {sentence}"} if "hint-" in sentence or "{" in sentence else set()
    assert not wrong, "\n".join(sorted(wrong))


def test_two_reasons_are_joined_in_one_sentence() -> None:
    words = game_words("claim", "en")
    assert words.speaks([]) == ""
    two = [Why("hint-cheapest"), Why("hint-bodies", {"n": 2})]
    assert words.speaks(two) == "The cheapest of your cards that win here; both Undead score for you at once."
