"""Whole games, every component, every rule: nothing is left out."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka import words
from ludoteka.games.wonderland import make
from ludoteka.games.wonderland.effects.abilities import TRIGGERS
from ludoteka.games.wonderland.effects.standing import UNTOUCHED
from ludoteka.games.wonderland.grammar import CHOICES, COUNTERS, FACTS, SIGNS, VERBS, hyphens
from ludoteka.kernel import Table
from tests.games.numbered import named_in_tests, numbers
from tests.games.wonderland.table import CONTENT, GAME, events_of, finish, fresh, play, player_view, position


@pytest.mark.parametrize("allies", ["A", "B", "C", "D", "mixed"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_with_a_score_for_everybody(seats: int, allies: str) -> None:
    table = finish(fresh(seats, f"{allies}{seats}", allies=allies, factions="random"), seats)
    assert table.outcome is not None and len(table.outcome.scores) == seats and table.outcome.winners
    assert table.view(None)["phase"] == "over"


@pytest.mark.parametrize("seats", [2, 4])
def test_every_question_names_a_rule_of_the_book(seats: int) -> None:
    table, random = fresh(seats, f"rules{seats}", allies="mixed"), Random(seats)
    book = [f"W-{n}" for n in numbers("wonderland", "en")]
    while table.asks:
        for ask in table.asks.values():
            assert ask.rule in book, f"{ask.prompt} names {ask.rule}"
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.options).key)


def test_every_figure_and_every_item_can_be_recruited() -> None:
    for wonder in CONTENT.wonders:
        table = position(
            f"""tea p0; round 1; chairs tea-1-22; deck; market {wonder.ref} dodo
            p0 alice: chair 0
            p1 queen-of-hearts: chair 0; taken 4
            p2 mad-hatter: chair 0; taken 4"""
        )
        play(table, "0 take/tea-1-22", f"0 recruit/{wonder.ref}")
        if wonder.figure:
            for _ in range(wonder.count):
                play(table, f"0 send/{wonder.ref}/red-keep")
            assert player_view(table, 0)["figures"]["red-keep"] == [wonder.ref] * wonder.count
        else:
            assert player_view(table, 0)["bag"]["chips"][wonder.ref] == 2


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_every_tea_card_can_be_taken_and_resolved(round_: int) -> None:
    for card in CONTENT.tea:
        if card.round != round_:
            continue
        table = position(
            f"""tea p0; round {round_}; chairs {card.ref}; deck
            p0 cheshire-cat: bag faction-1 madness; shards 3; broken
            p1 queen-of-hearts: chair 0; taken 4
            p2 mad-hatter: chair 0; taken 4"""
        )
        play(table, f"0 take/{card.ref}")
        random = Random(card.ref)
        while 0 in table.asks:
            play(table, f"0 {random.choice(table.asks[0].keys)}")  # type: ignore[index]
        assert player_view(table, 0)["tea"][0]["ref"] == card.ref and not table.view(None)["rewards"]


# -- Words -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_everything_that_is_asked_or_happens_has_words(language: str) -> None:
    say = words.game_words("wonderland", language, ["Ada", "Ben", "Cyn", "Dan", "Eve"])
    unsaid: Counter[str] = Counter()
    for seats in (2, 4):
        table = fresh(seats, f"words {language}", factions="random", allies="mixed")
        random = Random(seats)
        while table.asks:
            seat, ask = random.choice(list(table.asks.items()))
            unsaid.update([ask.prompt] if say.prompt(ask) == ask.prompt else [])
            unsaid.update(
                key for key in ask.keys if " · " in say.option(key) or re.search(r"\w-\w+-\w", say.option(key))
            )
            table.choose(seat, random.choice(ask.options).key)
        for event in table.events:
            unsaid.update([type(event).__name__] if not say.event(event) or "$" in str(say.event(event)) else [])
    assert not unsaid


def test_every_reference_and_every_quest_has_words() -> None:
    say = words.game_words("wonderland", "en", ["Ada", "Ben", "Cyn", "Dan", "Eve"])
    for key in GAME.vocabulary(5, GAME.complete_settings(5, {})):
        for segment in key.split("/")[1:]:
            assert say.name(segment) != segment, segment
    for quest in CONTENT.quests:
        assert say.messages.find(f"feat-{quest.feat[0]}", test="")
        assert say.messages.find(f"objective-{quest.objective[0].split(':')[0]}", test="", kinds="")


LEFT_OPEN = re.compile(r"[{}$]|\b(fx|if|per|when|whom|kind)-|[a-z]_[a-z]")


def sentences(language: str, seats: int = 4) -> dict[str, str]:
    say = words.game_words("wonderland", language)
    texts = GAME.catalogue(seats, GAME.complete_settings(seats, {}))["texts"]  # type: ignore[misc]
    return {ref: " ".join(map(say.sentence, says)) for ref, says in texts.items()}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_ability_has_sentences_made_of_its_verbs(language: str) -> None:
    texts = sentences(language)
    assert set(texts) == {
        *(card.ref for card in CONTENT.allies),
        *(wonder.ref for wonder in CONTENT.wonders),
        *(ref for f in CONTENT.many for ref in (f.talent, *(power.ref for power in f.powers))),
    }
    assert [text for text in texts.values() if LEFT_OPEN.search(text) or not text.endswith(".")] == []


def test_a_text_describes_what_the_content_makes_the_card_do() -> None:
    assert sentences("en")["caterpillar"] == "end of battle, if you have not gone bust: discard up to 2 shards."
    assert sentences("cs")["caterpillar"] == "konec bitvy, pokud nepřestřelíš: odhoď až 2 úlomky."
    assert sentences("pl")["caterpillar"] == "koniec bitwy, gdy nie odpadniesz: odrzuć najwyżej 2 odłamki."
    assert sentences("en", 2)["all-mad-here"] == "end of battle, if you win: discard 1 shard."
    assert "one of your shards" in sentences("en", 4)["all-mad-here"]
    rule = {"on": "battle_end", "if": "won", "do": [{"op": "discard_shards", "n": 5, "per": "active:rose"}]}
    game = make(("mine.toml", {"wonderlandians": [{"id": "caterpillar", "abilities": [rule]}]}))
    says = game.catalogue(4, game.complete_settings(4, {}))["texts"]["caterpillar"]  # type: ignore[misc]
    text = {language: words.game_words("wonderland", language).sentence(says[0]) for language in words.LANGUAGES}
    assert text == {
        "en": "end of battle, if you win: discard up to 5 shards for each active Rose.",
        "cs": "konec bitvy, pokud vyhraješ: odhoď až 5 úlomků za každý aktivní žeton typu Růže.",
        "pl": "koniec bitwy, gdy wygrasz: odrzuć najwyżej 5 odłamków za każdy aktywny żeton typu Róża.",
    }


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_verb_counter_and_condition_has_words(language: str) -> None:
    """Also those that no card of the box uses: an owner's card may."""
    has = words.game_words("wonderland", language).messages.has
    ways: dict[str, tuple[str, ...]] = {"immune": tuple(f"-{hyphens(to)}" for to in UNTOUCHED)}
    ways["chip_strength"] = ("-add", "-less", "-mul", "-set")
    expected = [f"fx-{hyphens(op)}{way}" for op in VERBS.verbs for way in ways.get(op, ("",))]
    expected += [f"{kind}-{hyphens(name)}" for name in COUNTERS for kind in ("per", "if")]
    expected += [f"if-{hyphens(name)}" for name in (*FACTS, "most_active")]
    expected += [f"if-{what}-{value}" for what, values in CHOICES.items() for value in values]
    expected += [f"{than}{sign}" for sign in SIGNS.values() for than in ("", "printed-")]
    expected += [f"when-{hyphens(on)}-{by}" for on in ("play", "unit_lost") for by in (*TRIGGERS[on], "artifact")]
    expected += [f"when-{hyphens(on)}" for on in TRIGGERS if on not in ("play", "unit_lost", "static")]
    assert [id for id in expected if not has(id)] == []


# -- Rules -------------------------------------------------------------------------------------------------------------
def test_every_rule_stands_in_all_three_languages_once() -> None:
    expected = sorted({*range(1, 137)} - {53, 54, 55})
    for language in words.LANGUAGES:
        assert sorted(numbers("wonderland", language)) == expected


def test_every_rule_has_a_test_named_as_its_sentence() -> None:
    assert sorted(set(numbers("wonderland", "en")) - named_in_tests("wonderland")) == []


def test_a_game_can_be_taken_up_from_its_record() -> None:
    table: Table[Any] = ludoteka.open_table("wonderland", 4, seed="record", settings={"factions": "random"})
    random = Random(1)
    for _ in range(120):
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.options).key)
    again = ludoteka.replay(table.record())
    assert again.view(0) == table.view(0) and again.asks == table.asks
    assert events_of(fresh(3), "TableLaid")
