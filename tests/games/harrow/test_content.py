"""Verbs in the content file: their sentences, and errors that name their place."""

from __future__ import annotations

import pickle
import re
from typing import Any

import pytest

from ludoteka import words
from ludoteka.games.harrow import make
from ludoteka.games.harrow.grammar import CONDITIONS, NUMBERS, POINTS, REFS, THINGS, UNITS, VERBS, Often
from ludoteka.games.harrow.grammar import words as spelled
from ludoteka.kernel.content import BadContent

GAME = make()
LEFT_OPEN = re.compile(r"[{}$]|\b(fx|often|if|n|some|each|of|is|with|to|hex)-[a-z]|[a-z]_[a-z]")


def tactic(*effects: dict[str, Any]) -> dict[str, Any]:
    return {"tactic_card": [{"id": "rally", "effects": [*effects]}]}


def sentences(language: str, game: Any = GAME) -> dict[str, str]:
    say = words.game_words("harrow", language)
    texts = game.catalogue(2, game.complete_settings(2, {}))["texts"]
    return {ref: " ".join(map(say.sentence, says)) for ref, says in texts.items()}


# -- What verbs say ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_text_is_complete_in_every_language(language: str) -> None:
    by_ref = sentences(language)
    assert {"scaredy-cat", "emmy", "lantern", "shove-enemy", "scroll-kammi-1-4", "on-the-edge", "sword"} <= set(by_ref)
    assert [text for text in by_ref.values() if LEFT_OPEN.search(text) or not text.endswith(".")] == []


def test_a_text_describes_what_the_content_makes_the_card_do() -> None:
    move = {"op": "move", "unit": "enemy.haint", "n": 5, "steps": 2, "start": "ring:goblin:1-2", "dest": "no:storm"}
    game = make(("mine.toml", tactic({"op": "if", "cond": "hand_not_empty", "then": [move]}, {"op": "spawn", "n": 2})))
    assert {language: sentences(language, game)["rally"] for language in words.LANGUAGES} == {
        "en": "if you have a card in hand: move up to 5 enemy haints 2 hexes from a hex 1–2 from your goblin "
        "to a hex without a storm. 2 SPAWN.",
        "cs": "pokud máš v ruce kartu: přesuň až 5 nepřátelských běsů o 2 hexy z hexu ve vzdálenosti 1–2 od skřetíka "
        "na hex bez bouře. 2 ZPLOZENÍ.",
        "pl": "jeśli masz kartę na ręce: przesuń najwyżej 5 wrogich mar o 2 pola z pola w odległości 1–2 od goblina "
        "na pole bez burzy. 2 ZRODZENIA.",
    }


def test_an_offer_states_its_effect_for_hester_and_a_goblin_that_it_is_used_once() -> None:
    by_ref = sentences("en")
    assert by_ref["advance-1"] == "1 ADVANCE. Hester: move 1 infected haint 1 hex."
    assert by_ref["shove-any"].endswith("Hester: no effect.") and by_ref["spawn-1"] == "1 SPAWN. Hester too."
    assert by_ref["nothing"] == "no effect." and by_ref["goblin-trickster"].startswith("once per game: pull 1 doll")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_verb_and_every_word_of_the_grammar_can_be_said(language: str) -> None:
    """Also those that no card of the box uses: an owner's card may."""
    has = words.game_words("harrow", language).messages.has
    ways = {"cubes_off": ("-opponent", "-each-opponent"), "range": ("-end-of-turn", "-next-attack")}
    expected = [f"fx-{spelled(op)}{way}" for op in VERBS.verbs for way in ways.get(op, ("",))]
    expected += [f"often-{op}" for op, verb in VERBS.verbs.items() if issubclass(verb, Often)]
    expected += [f"n-{spelled(name)}" for name in NUMBERS] + [f"if-{spelled(name)}" for name in CONDITIONS]
    expected += [f"some-{spelled(name)}" for name in (*UNITS, "townsfolk", "ability_token", "doll")]
    expected += [f"each-{spelled(name)}" for name in UNITS] + [f"to-{spelled(name)}" for name in POINTS]
    expected += [f"{form}-{spelled(name)}" for name in (*THINGS, *REFS) for form in ("of", "with")]
    expected += [f"is-{spelled(name)}" for name in REFS]
    hexes = ("terrain", "no-units", "empty", "not-brambles", "edge", "home", "no", "within", "exactly", "ring")
    expected += [f"hex-{name}" for name in (*hexes, "adjacent", "line", "terrain-as")]
    assert [id for id in expected if not has(id)] == []


def test_a_verb_that_is_one_function_can_be_pickled() -> None:
    card_action = VERBS.verbs["spite"]()
    assert pickle.loads(pickle.dumps(card_action)) is card_action


# -- Errors -----------------------------------------------------------------------------------------------------------
WRONG: list[tuple[dict[str, Any], list[str]]] = [
    (tactic({"op": "fly"}), ["'op'", "fly"]),
    (tactic({"op": "hook", "name": "spite"}), ["'op'", "hook"]),
    (tactic({"op": "spawn", "n": 0}), ["'n'"]),
    (tactic({"op": "spawn", "n": "many"}), ["'n'", "many", "half_spawn_value_up"]),
    (tactic({"op": "draw", "n": "half_spawn_value_up"}), ["'n'"]),
    (tactic({"op": "spawn", "at": "within:legend"}), ["'at'", "within:legend"]),
    (tactic({"op": "spawn", "at": "has:moon"}), ["'at'", "moon", "townsfolk"]),
    (tactic({"op": "spawn", "at": "adjacent:moon"}), ["'at'", "moon", "goblin"]),
    (tactic({"op": "move", "unit": "self.moon"}), ["'unit'", "self.moon", "self.haint"]),
    (tactic({"op": "move", "unit": "townsfolk"}), ["'unit'", "townsfolk"]),
    (tactic({"op": "pull", "what": "storm", "ref": "legend"}), ["'what'", "storm"]),
    (tactic({"op": "pull", "what": "doll", "ref": "moon"}), ["'ref'", "moon"]),
    (tactic({"op": "if", "cond": "full_moon", "then": []}), ["'cond'", "full_moon"]),
    (tactic({"op": "choose", "of": []}), ["'of'"]),
    (tactic({"op": "choose", "of": [[{"op": "fly"}]]}), ["option 0", "'op'", "fly"]),
    (tactic({"op": "range", "n": 1, "until": "dawn"}), ["'until'", "dawn"]),
    (tactic({"op": "tree", "n": 2}), ["'n'"]),
]


@pytest.mark.parametrize(("overlay", "named"), WRONG)
def test_bad_content_names_file_entry_and_field(overlay: dict[str, Any], named: list[str]) -> None:
    with pytest.raises(BadContent) as caught:
        make(("my.toml", overlay))
    for word in ("my.toml", "rally", *named):
        assert word in str(caught.value)
