"""Whole games in every variant, the content file, the words, and that every rule has its test."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka.games import valeria
from ludoteka.games.valeria import GAME, make
from ludoteka.games.valeria.content import FILE
from ludoteka.games.valeria.notation import position
from ludoteka.kernel.content import BadContent
from tests.games.valeria.table import OTHER_SET, deal, play_out

HERE = Path(__file__).parent
PACKAGE = Path(valeria.__file__).parent
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


def test_the_books_agree_with_the_cards() -> None:
    """V-3, V-55, V-62: nothing below zero, symbols as on the citizens, exhausted slots as the empty ones."""
    random = Random(11)
    table = deal(4, "books", events="on", random_citizens="on")
    while table.asks:
        s = table.state
        citizens = s.variant.content.citizens
        for seat in range(4):
            assert min(s.have[seat]) >= 0
            roles = [sum(n for c, n in zip(citizens, s.citizens[seat], strict=True) if c.role == r) for r in range(4)]
            assert s.roles[seat] == roles
        for place in table.view(None)["market"]:
            assert (place["count"] > 0) != (place["cover"] is not None) or s.gaps
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.options).key)


def test_equal_turns_for_everybody() -> None:
    """V-63"""
    for seed in range(5):
        table = play_out(deal(3, str(seed)), seed)
        assert table.state.turn % 3 == 0


def test_no_turn_asks_more_questions_than_necessary() -> None:
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
    state = game.setup(2, game.complete_settings(2, {}))
    assert (
        state.citizen_stacks[0][0].cost == 5
        and GAME.setup(2, GAME.complete_settings(2, {})).citizen_stacks[0][0].cost == 3
    )


def test_abilities_may_ask_wherever_they_stand() -> None:
    """V-22, V-72: an owner's domains use other verbs than ours."""
    any_one = [{"op": "gain_any", "amount": 1}, {"op": "gain", "vp": 1}]
    moments = ("doubles", "action_start", "slay", "gain_citizen", "action_end")
    names = ("gargans_embrace", "halfpenny_hill", "the_violet_thorn", "forgotten_sorrows", "the_orb_of_urdr")
    overlay = [
        {"id": name, "abilities": [{"trigger": moment, "effects": any_one}]}
        for name, moment in zip(names, moments, strict=True)
    ]
    game = make(("mine.toml", {"domain": overlay}))
    refs = " ".join(name.replace("_", "-") for name in names)
    table = position(game, f"p0 strength-1 gold-3 {refs}; p1 archer; roll 4 4")
    for key in ("gargans-embrace/gold-1", "starter-herald/gold-1+magic-1", "starter-herald/gold-1"):
        table.choose(next(seat for seat, ask in table.asks.items() if ask.option(f"take/{key}")), f"take/{key}")
    table.choose(0, "take/halfpenny-hill/gold-1")
    for key in ("slay/goblin/strength-1", "take/the-violet-thorn/magic-1", "recruit/cleric/gold-3"):
        table.choose(0, key)
    table.choose(0, "take/forgotten-sorrows/magic-1")
    table.choose(0, "take/the-orb-of-urdr/strength-1")
    assert table.view(0)["players"][0]["vp"] == 5


@pytest.mark.parametrize(
    "overlay, message",
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
        ({"citizen": [{"id": "cleric", "active": [{"op": "choose", "options": []}]}]}, "should offer something"),
    ],
)
def test_bad_content_fails_when_it_is_read_and_names_its_place(overlay: dict[str, Any], message: str) -> None:
    with pytest.raises(BadContent, match=message) as error:
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
def test_the_rules_exist_in_every_language(language: str) -> None:
    rules = (PACKAGE / f"book/{language}.md").read_text(encoding="utf-8")
    numbers = [int(n) for n in re.findall(r"^- \*\*V-(\d+)\*\*", rules, re.M)]
    assert numbers == list(range(1, 117))


def test_every_rule_has_a_test() -> None:
    cited: set[int] = set()
    for file in HERE.glob("test_*.py"):
        for docstring in re.findall(r'"""(V-[^"]*)"""', file.read_text(encoding="utf-8")):
            for first, last in re.findall(r"V-(\d+)(?: to V-(\d+))?", docstring):
                cited |= set(range(int(first), int(last or first) + 1))
    assert set(range(1, 117)) - cited == set()


def test_a_position_may_name_a_monster_that_begins_like_a_resource() -> None:
    table = position(GAME, "p0 gold-3 gold-golem*2", 2, {"areas": OTHER_SET["areas"]})
    mine = table.view(0)["players"][0]
    assert mine["gold"] == 3 and mine["monsters"] == ["gold-golem", "gold-golem"]
