"""Whole games in every mode, content of owners, vocabulary, words, rules in three languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludoteka import words
from ludoteka.games import harrow
from ludoteka.games.harrow import GAME, make
from ludoteka.games.harrow.mind.chances import value
from ludoteka.games.harrow.mind.heuristics import weigh
from ludoteka.kernel.content import BadContent
from tests.games.harrow.table import ask, fresh, pos

PACKAGE = Path(harrow.__file__).parent
HERE = Path(__file__).parent
MODES = [
    (2, {"chapter": "1", "map": "a"}),
    (2, {"chapter": "1", "map": "b"}),
    (2, {"chapter": "2", "map": "b"}),
    (2, {"chapter": "3", "map": "a"}),
    (2, {"chapter": "3", "map": "b"}),
    (2, {"chapter": "4", "map": "a"}),
    (2, {"chapter": "4", "sides": "kammi-family", "map": "b"}),
    (3, {"chapter": "5", "map": "a"}),
    (3, {"chapter": "5", "sides": "kammi-protectors", "map": "b"}),
    (3, {"chapter": "5", "sides": "kammi-family", "map": "a"}),
    (1, {"level": "1", "map": "a"}),
    (1, {"level": "2", "map": "b"}),
    (1, {"level": "3", "map": "a"}),
    (2, {"chapter": "fair", "map": "a"}),
    (3, {"chapter": "fair", "map": "b"}),
    (3, {"chapter": "fair", "sides": "kammi-family", "map": "a"}),
    (4, {"map": "a"}),
    (4, {"sides": "kammi-protectors", "map": "b"}),
]


@pytest.mark.parametrize(("seats", "settings"), MODES, ids=str)
def test_random_games_end_in_every_mode_and_can_be_read(seats: int, settings: dict[str, str]) -> None:
    table = fresh(seats, seed=str(settings), **settings)
    random = Random(str(settings))
    say = {language: words.game_words("harrow", language, ["A", "B", "C", "D"]) for language in words.LANGUAGES}
    prompts: dict[str, object] = {}
    verbs: dict[str, str] = {}
    rules = numbers((PACKAGE / "book/en.md").read_text(encoding="utf-8"))
    while table.asks:
        question = ask(table)
        assert question.rule in rules, question  # whoever asks says by which rule
        prompts.setdefault(question.prompt, question)
        for key in question.keys[:8]:
            verbs.setdefault(f"{key.split('/')[0]}{key.count('/')}", key)
        table.choose(question.seat, random.choice(question.options).key)
    assert table.outcome is not None
    events = {type(event).__name__: event for event in table.events}
    for voice in say.values():
        assert all(voice.prompt(question) != question.prompt for question in prompts.values())  # type: ignore[attr-defined, arg-type]
        assert not [key for key in verbs.values() if " · " in voice.option(key) or "{" in voice.option(key)]
        assert all(voice.event(event) for event in events.values())
        assert voice.reason(table.outcome) != table.outcome.reason


FIRE_TIME = ("square", "scatter", "doll")  # a fire is being made: things still stand where they may not stay


@pytest.mark.parametrize(("seats", "settings"), MODES[::2], ids=str)
def test_the_limits_of_every_hex_hold_at_every_question(seats: int, settings: dict[str, str]) -> None:  # H-30 … H-36
    table = fresh(seats, seed=f"limits {settings}", **settings)
    random = Random(f"limits {settings}")
    for _ in range(400):
        if not table.asks:
            break
        question = ask(table)
        if question.prompt not in FIRE_TIME:
            for place in table.view(None)["hexes"]:
                assert_limits(place)
        busy = [key for key in question.keys if key not in ("done", "end", "skip", "bag", "stop")]
        table.choose(question.seat, random.choice(busy or question.keys))


def assert_limits(place: dict[str, Any]) -> None:
    units = {name: number for name, number in place.get("units", {}).items() if name != "hester"}
    sides = {name.split("-")[0].replace("figure", "purple") for name in units}
    folk, building = place.get("townsfolk", 0), place.get("building", 0)
    assert len(sides) < 2 and sum(units.values()) <= 4, place  # H-30, H-32
    assert not (folk and building) and not (folk and sides & {"blue", "purple"}), place  # H-20, H-31
    assert not (building and sides & {"red", "purple"}), place  # H-31
    assert place["terrain"] != "brambles" or not (folk or building or place.get("storms")), place  # H-33, A-5
    things = ("trails", "tokens", "doll", "nest", "shelter", "blood", "taunt", "sacrifice", "townsfolk", "building")
    assert not place.get("flames") or not (units or any(place.get(name) for name in things)), place  # H-34, H-225
    assert place.get("trails", 0) <= 2 and not (place.get("taunt") and units), place  # H-36, H-166


@pytest.mark.parametrize(("seats", "settings"), MODES[::3], ids=str)
def test_bots_get_a_weight_for_every_option_and_chances_for_every_seat(seats: int, settings: dict[str, str]) -> None:
    world = fresh(seats, seed="weigh", **settings).imagine(0, 1)
    random = Random(5)
    for _ in range(400):
        question = world.turn
        if question is None:
            break
        weights = weigh(world.state, question)
        assert len(weights) == len(question.options)
        chances = value(world.state)
        assert len(chances) == seats and all(0 <= chance <= 1 for chance in chances)
        world.play(random.choice(question.options))


def test_features_have_a_fixed_length() -> None:
    lengths = {
        len(GAME.features(fresh(seats, **settings).view(seat))) for seats, settings in MODES for seat in (0, None)
    }
    assert len(lengths) == 1


def test_an_owner_may_override_our_values() -> None:
    game = make(("mine.toml", {"meta": {"attack_cost": 3}, "board": [{"id": "family_basic", "draw": [5] * 12}]}))
    assert game.version != GAME.version and game.version.startswith(GAME.version)
    state = game.setup(2, game.complete_settings(2, {"chapter": "1"}))
    assert state.kit.number["attack_cost"] == 3 and state.kit.draw["family-basic"][0] == 5


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ({"tactic_card": [{"id": "rally", "effects": [{"op": "sing"}]}]}, "op"),
        ({"tactic_card": [{"id": "rally", "effects": [{"op": "spawn", "at": "beside:me"}]}]}, "at"),
        ({"tactic_card": [{"id": "nonsense"}]}, "nonsense"),
        ({"tree": {"p_fall_new_fraction": [9]}}, "p_fall_new_fraction"),
    ],
)
def test_bad_content_names_its_place(overlay: dict[str, object], message: str) -> None:
    with pytest.raises(BadContent, match=message):
        make(("mine.toml", overlay))


def test_reconstructed_things_keep_their_mark() -> None:
    table = pos(
        "chapter fair; turn fair-folk; items 1 2 3; quests one-cluster wetlands-and-bog; hand fair-folk flit calming",
        seats=3,
    )
    assert table.view(2)["marks"] == ["flit", "one-cluster", "side-a"]


def numbers(text: str) -> list[str]:
    return re.findall(r"^- \*\*(H-\d+a?)\*\*", text, re.M)


def test_every_rule_stands_in_all_three_languages() -> None:
    texts = {language: (PACKAGE / f"book/{language}.md").read_text(encoding="utf-8") for language in ("en", "cs", "pl")}
    assert numbers(texts["en"]) == numbers(texts["cs"]) == numbers(texts["pl"])
    assert len(numbers(texts["en"])) > 160


def test_every_rule_has_a_test() -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py"))
    named = set(re.findall(r"H-\d+a?", tests))
    rules = set(numbers((PACKAGE / "book/en.md").read_text(encoding="utf-8")))
    assert not rules - named
