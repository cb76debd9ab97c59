"""Every prompt, option, event and why-not of Valeria has words in the three languages."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from ludoteka.games.valeria import GAME
from ludoteka.kernel import BadSetting
from ludoteka.words import LANGUAGES, game_words
from tests.games.valeria.table import OTHER_SET, deal, position

PLAYERS = ("Jana", "Tomáš", "Zosia", "Eva", "Jan")
RAW = re.compile(r"[{}$·]|[a-z]+-[a-z]+-\d|event-|prompt-|ref-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "seats, settings",
    [(1, {"level": "very-hard", "events": "on"}), (5, {"events": "on", **OTHER_SET}), (3, {"dukes": "off"})],
)
def test_every_question_option_and_event_of_a_match_has_words(
    language: str, seats: int, settings: dict[str, Any]
) -> None:
    words = game_words("valeria", language, PLAYERS[:seats])
    random = Random(2)
    table = deal(seats, "words", **settings)
    sentences: set[str] = set()
    while table.asks:
        for ask in table.asks.values():
            sentences |= {words.prompt(ask), *(words.option(key) for key in ask.keys)}
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.options).key)
    for event in table.events:
        for viewer in (event, event.seen_by(None)):
            sentence = words.event(viewer) if viewer else ""
            assert sentence is not None, f"{type(event).__name__} has no words"
            sentences.add(sentence)
    assert table.outcome is not None
    sentences.add(words.reason(table.outcome))
    assert not [sentence for sentence in sentences if RAW.search(sentence)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    words = game_words("valeria", language, PLAYERS)
    table = position("p0 gold-2 strength-1 magic-0; domains palace-of-the-dawn; left forest*1")
    for card in ("goblin-king", "monk", "archer", "spider-queen", "palace-of-the-dawn"):
        why = table.why_not(0, card)
        assert why is not None and not RAW.search(words.why(why).replace(str(why.rule), ""))


WRONG: list[tuple[int, dict[str, str]]] = [
    (2, {"citizens": "cleric+monk+mercenary+archer+peasant+knight+rogue+champion+paladin+butcher"}),
    (1, {"dukes": "off"}),
    (2, {"level": "hard"}),
    (2, {"first": "p4"}),
    (2, {"chosen-events": "mimic"}),
    (1, {"events": "on", "chosen-events": "mimic+bat-swarm"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats, settings", WRONG)
def test_settings_that_do_not_go_together_are_refused_in_words(
    language: str, seats: int, settings: dict[str, str]
) -> None:
    words = game_words("valeria", language)
    with pytest.raises(BadSetting) as refused:
        GAME.complete_settings(seats, settings)
    why = refused.value.why
    assert why is not None and words.messages.has(why.message)
    assert not RAW.search(words.why(why).replace(str(why.rule), ""))


@pytest.mark.parametrize(
    "language, what, sentence",
    [
        ("pl", "gold-1", "Jana zdobywa 1 sztukę złota."),
        ("pl", "strength-1+magic-1", "Jana zdobywa 1 siłę + 1 magię."),
        ("pl", "gold-3", "Jana zdobywa 3 sztuki złota."),
        ("pl", "gold-5", "Jana zdobywa 5 sztuk złota."),
        ("cs", "strength-1+magic-1", "Jana získává 1 sílu + 1 magii."),
        ("cs", "strength-2+gold-5", "Jana získává 2 síly + 5 zlaťáků."),
        ("en", "gold-1", "Jana gains 1 gold."),
    ],
)
def test_gained_things_are_in_the_accusative(language: str, what: str, sentence: str) -> None:
    words = game_words("valeria", language, PLAYERS)
    assert words.event({"type": "ResourceGained", "seat": "p0", "what": what}) == sentence
    assert words.name("strength-1") in ("1 síla", "1 siła", "1 strength")


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_have_names(language: str) -> None:
    words = game_words("valeria", language)
    for setting in GAME.settings:
        assert words.setting(setting.id) != setting.id
        for choice in setting.choices:
            assert words.setting(setting.id, choice) != choice
