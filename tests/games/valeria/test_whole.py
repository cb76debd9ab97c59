"""Whole games in every variant, the content file, the words, and that every rule has its test."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.valeria.table import OTHER_SET, deal, play_out

import ludoteka
from ludoteka.games.valeria import GAME, make
from ludoteka.games.valeria.content import FILE
from ludoteka.kernel.content import BadContent

HERE = Path(__file__).parent
PACKAGE = FILE.parents[1]
LANGUAGES = ("cs", "pl", "en")
VARIANTS: list[dict[str, Any]] = [
    {},
    {"random_citizens": "on"},
    {"dukes": "off"},
    {"events": "on"},
    {"events": "on", "random_citizens": "on", **OTHER_SET},
    {"events": "on", "dukes": "off", "areas": "caverns+mountains+barrens+swamp+forest"},
]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: "+".join(v) or "first-game")
def test_every_variant_plays_to_its_end(seats: int, variant: dict[str, Any]) -> None:
    """V-62, V-106"""
    if seats == 1:
        variant = {**variant, "level": ("normal", "hard", "very-hard")[len(variant) % 3]}
        variant.pop("dukes", None)
    table = deal(seats, "whole", **variant)
    vocabulary = set(GAME.vocabulary(seats, table.settings))
    length = len(GAME.features(table.view(0)))
    random = Random(7)
    while table.asks:
        seat, ask = random.choice(list(table.asks.items()))
        assert set(ask.keys) <= vocabulary
        table.choose(seat, random.choice(ask.options).key)
    assert table.outcome is not None and len(GAME.features(table.view(None))) == length
    again = ludoteka.replay(table.record())
    assert again.view(0) == table.view(0)


def test_equal_turns_for_everybody() -> None:
    """V-63"""
    for seed in range(5):
        table = play_out(deal(3, str(seed)), seed)
        assert table.state.turn % 3 == 0


def test_no_turn_asks_more_than_it_must() -> None:
    """V-34, V-40: two actions, and now and then an income to choose."""
    turns = questions = 0
    for seed in range(5):
        table = play_out(deal(2, str(seed)), seed)
        turns += table.state.turn
        questions += len(table.decisions) - 2
    assert questions / turns < 4


# -- Content ----------------------------------------------------------------------------------------------------------
def test_an_owners_file_changes_the_game_and_its_version() -> None:
    game = make(("mine.toml", {"citizen": [{"id": "cleric", "cost": 5}]}))
    assert game.version != GAME.version
    state = game.setup(2, game.settle(2, {}))
    assert state.citizen_stacks[0][0].cost == 5 and GAME.setup(2, GAME.settle(2, {})).citizen_stacks[0][0].cost == 3


@pytest.mark.parametrize(
    "overlay, said",
    [
        ({"citizen": [{"id": "cleric", "cost": "three"}]}, "'cleric', field 'cost'"),
        ({"citizen": [{"id": "cleric", "active": [{"op": "give"}]}]}, "field 'op'"),
        ({"citizen": [{"id": "cleric", "active": [{"op": "slay"}]}]}, "cannot stand here"),
        ({"citizen": [{"id": "cleric", "active": [{"op": "gain", "gems": 1}]}]}, "field 'gems'"),
        ({"domain": [{"id": "halfpenny_hill", "roles": {"baker": 1}}]}, "field 'baker'"),
        ({"monster": [{"id": "dragon"}]}, "'dragon'"),
        ({"duke": [{"id": "simon_the_unclean", "score": [{"vp": 1}]}]}, "field 'per'"),
        ({"event": [{"id": "mimic", "instruction": [{"op": "lose", "who": "each_player"}]}]}, "one kind of resource"),
        ({"citizen": [{"id": "cleric", "active": [{"op": "take", "options": [{"gold": 1, "magic": 1}]}]}]}, "one kind"),
        ({"citizen": [{"id": "cleric", "activation": [1, 2]}]}, "no stack"),
    ],
)
def test_bad_content_fails_when_it_is_read_and_names_its_place(overlay: dict[str, Any], said: str) -> None:
    with pytest.raises(BadContent, match=said) as error:
        make(("mine.toml", overlay))
    assert "mine.toml" in str(error.value)


def test_every_card_names_its_source() -> None:
    assert "reconstructed" not in re.findall(r'^source = "(\w+)"', FILE.read_text(encoding="utf-8"), re.M)


# -- Words and rules --------------------------------------------------------------------------------------------------
def _messages(language: str) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", (PACKAGE / f"words/{language}.ftl").read_text(encoding="utf-8"), re.M)


def test_the_three_languages_have_the_same_messages() -> None:
    assert _messages("cs") == _messages("pl") == _messages("en")
    assert len(set(_messages("en"))) == len(_messages("en"))


def test_every_card_has_a_name() -> None:
    ids = re.findall(r'^id = "(\w+)"', FILE.read_text(encoding="utf-8"), re.M)
    names = set(_messages("en"))
    missing = [id for id in ids if f"ref-{id.replace('_', '-')}" not in names]
    assert set(missing) <= {"valeria", "normal", "hard", "very_hard"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_in_every_language(language: str) -> None:
    rules = (PACKAGE / f"rules/{language}.md").read_text(encoding="utf-8")
    numbers = [int(n) for n in re.findall(r"^- \*\*V-(\d+)\*\*", rules, re.M)]
    assert numbers == list(range(1, 117))


def test_every_rule_has_a_test() -> None:
    cited: set[int] = set()
    for file in HERE.glob("test_*.py"):
        for docstring in re.findall(r'"""(V-[^"]*)"""', file.read_text(encoding="utf-8")):
            for first, last in re.findall(r"V-(\d+)(?: to V-(\d+))?", docstring):
                cited |= set(range(int(first), int(last or first) + 1))
    assert set(range(1, 117)) - cited == set()
