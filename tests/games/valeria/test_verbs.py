"""Verbs provide the sentences and the signs of the cards."""

from __future__ import annotations

import re

import pytest

from ludoteka.games.valeria.content import load
from ludoteka.games.valeria.grammar import ROLES, TRACKS, VERBS
from ludoteka.games.valeria.knowledge.catalogue import describe
from ludoteka.games.valeria.pieces import Duke, Source
from ludoteka.kernel import Seat
from ludoteka.words import LANGUAGES, game_words
from tests.games.valeria.table import position

BOX = load()
MONSTERS = [monster for area in BOX.areas for monster in dict.fromkeys(BOX.monsters[area][1])]
CARDS: list[Source | Duke] = [*BOX.starters, *BOX.citizens, *MONSTERS, *BOX.events, *BOX.domains, *BOX.dukes]
RAW = re.compile(r"[{}$·]|[a-z]+-[a-z0-9]+-|\bnone\b|\b(fx|per|one|when|shift)-")
SIGNS = {*TRACKS, *ROLES, "any", "plus", "or", "per", "most", "pay", "take", "die", "citizen", "citizens", "monster"}
SIGNS |= {"monsters", "domain", "domains", "player", "slay", "doubles", "turn", "no-surcharge"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_card_is_a_sentence(language: str) -> None:
    words = game_words("valeria", language)
    lines_by_ref = {card.ref: [words.sentence(line["says"]) for line in describe(card)["lines"]] for card in CARDS}
    assert all(lines_by_ref.values())
    assert not {ref: lines for ref, lines in lines_by_ref.items() if any(RAW.search(line) for line in lines)}


def test_every_line_is_drawn_with_numbers_known_signs_or_names_of_things() -> None:
    words = game_words("valeria", "en")
    for card in CARDS:
        for line in describe(card)["lines"]:
            for sign in line["signs"]:
                drawn = re.fullmatch(r"[+-]?\d+|die-\d", sign) or sign in SIGNS
                assert drawn or words.name(sign) != sign, (card.ref, sign)


def test_every_verb_of_the_grammar_stands_on_some_card() -> None:
    used = {effect["say"] for card in CARDS for line in describe(card)["lines"] for effect in _sentences(line["says"])}
    assert {f"fx-{op.replace('_', '-')}" for op in VERBS.verbs} <= used


def _sentences(says: object) -> list[dict[str, object]]:
    parts = says if isinstance(says, list) else list(says.values()) if isinstance(says, dict) else []
    own = [says] if isinstance(says, dict) and "say" in says else []
    return own + [one for part in parts for one in _sentences(part)]


@pytest.mark.parametrize(
    ("language", "card", "at", "sentence"),
    [
        ("cs", "starter-herald", 0, "získáš 1 libovolný zdroj"),
        ("pl", "starter-herald", 0, "zyskujesz 1 dowolny zasób"),
        ("cs", "simon-the-unclean", 1, "1 VB za každý symbol vojáka"),
        ("en", "simon-the-unclean", 0, "1 VP for each Worker symbol"),
        (
            "cs",
            "cloudriders-camp",
            0,
            "Po vybudování: získáš 3 síly a můžeš si ze středu zdarma vzít vojáka s tištěnou cenou nejvýš 2.",
        ),
        ("en", "bane-spider", 0, "gain 3 gold or take a Knight from the centre for free"),
        ("pl", "thief", 0, "możesz zabrać wybranemu przeciwnikowi 3 sztuki złota albo 3 magii"),
        ("en", "the-desert-orchid", 0, "After your roll: you may pay 1 gold for each Holy citizen: one die becomes 1."),
    ],
)
def test_lines_of_cards_read_naturally_in_every_language(language: str, card: str, at: int, sentence: str) -> None:
    face = describe(next(one for one in CARDS if one.ref == card))
    assert game_words("valeria", language).sentence(face["lines"][at]["says"]) == sentence


def test_every_question_names_its_rule_and_the_places_of_its_answers() -> None:
    table = position("p0 gold-9 strength-9; domains watcher-on-the-water")
    ask = table.asks[Seat(0)]
    assert (ask.prompt, ask.rule, ask.about["on"], ask.about["listed"]) == ("act", "V-40", "centre", False)


def test_the_view_shows_the_new_value_of_a_die_and_its_price() -> None:
    table = position("p0 gold-3 palace-of-the-dawn foxgrove-palisade; roll 3 5")
    assert table.view(0)["changes"] == [
        {"key": "change/palace-of-the-dawn/die-1", "before": 3, "after": 2, "paid": "nothing"},
        {"key": "change/palace-of-the-dawn/die-2", "before": 5, "after": 4, "paid": "nothing"},
        {"key": "change/foxgrove-palisade/die-1", "before": 3, "after": 6, "paid": "gold-2"},
        {"key": "change/foxgrove-palisade/die-2", "before": 5, "after": 6, "paid": "gold-2"},
    ]
