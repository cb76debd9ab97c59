"""Verbs: declared once, read with clear errors, said and drawn by their fields."""

from __future__ import annotations

from typing import Annotated

import pytest

from ludoteka.kernel import piece
from ludoteka.kernel.content import BadContent, Entry
from ludoteka.kernel.verbs import Flag, Grammar, Inner, Number, OneOf, Verb, Word, as_sentences

VERBS: Grammar[Verb] = Grammar()


@VERBS.verb("eat", places=("meal", "choice"), signs="{n} {what}", remarks=("slowly",))
@piece
class Eat(Verb):
    n: Annotated[int, Number(least=1, most=9)]
    what: Annotated[str | None, Word(("bread", "soup"), default=None)]
    aloud: Annotated[bool, Flag()]


@VERBS.verb("rest", places=("meal",), signs="bed")
@piece
class Rest(Verb):
    pass


@VERBS.verb("after_all", places=("meal",), signs="{first} then {rest}")
@piece
class After(Verb):
    first: Annotated[tuple[Verb, ...], Inner(VERBS, "meal")]
    rest: Annotated[tuple[tuple[Verb, ...], ...], OneOf(VERBS, "choice")]


def read(*effects: object, place: str = "meal") -> tuple[Verb, ...]:
    return VERBS.read(Entry({"does": list(effects)}, "menu.toml"), "does", place)


def test_a_verb_is_read_by_its_fields() -> None:
    bread, soup = read({"op": "eat", "n": 2, "what": "bread"}, {"op": "eat", "n": 1, "aloud": True})
    assert bread is Eat(2, "bread", False)
    assert soup is Eat(1, None, True)


def test_a_field_that_is_not_there_means_no_verbs() -> None:
    assert VERBS.read(Entry({}, "menu.toml"), "does", "meal") == ()


@pytest.mark.parametrize(
    ("effect", "place", "complaint"),
    [
        ({"op": "drink"}, "meal", "field 'op': 'drink' should be one of: eat, rest, after_all"),
        ({"op": "rest"}, "choice", "field 'op': 'rest' cannot stand here"),
        ({"op": "eat"}, "meal", "field 'n': is missing"),
        ({"op": "eat", "n": 10}, "meal", "field 'n': 10 should be a whole number from 1 to 9"),
        ({"op": "eat", "n": 1, "what": "hay"}, "meal", "field 'what': 'hay' should be one of: bread, soup"),
        ({"op": "rest", "n": 1}, "meal", "field 'n': is unknown here"),
        ({"op": "after_all", "first": [], "rest": []}, "meal", "field 'rest': should offer something"),
        (
            {"op": "after_all", "first": [], "rest": [[{"op": "rest"}]]},
            "meal",
            "option 0, option 0, field 'op': 'rest' cannot stand here",
        ),
    ],
)
def test_impossible_values_are_refused_with_entry_and_field(effect: object, place: str, complaint: str) -> None:
    with pytest.raises(BadContent) as refused:
        read(effect, place=place)
    assert str(refused.value).startswith("menu.toml, does 0")
    assert str(refused.value).endswith(complaint)


def test_a_remark_may_be_given_and_says_nothing() -> None:
    assert read({"op": "eat", "n": 1, "slowly": True}) == read({"op": "eat", "n": 1})


def test_verbs_are_told_as_messages_with_arguments_and_drawn_by_signs() -> None:
    (after,) = read(
        {
            "op": "after_all",
            "first": [{"op": "eat", "n": 2}, {"op": "rest"}],
            "rest": [[{"op": "eat", "n": 1, "what": "soup"}], [{"op": "eat", "n": 3}, {"op": "eat", "n": 4}]],
        }
    )
    assert after.signs() == ["2", "plus", "bed", "then", "1", "soup", "or", "3", "plus", "4"]
    assert after.plain() == {
        "say": "fx-after-all",
        "first": [{"say": "fx-eat", "n": 2, "what": None, "aloud": False}, {"say": "fx-rest"}],
        "rest": {
            "or": [
                [{"say": "fx-eat", "n": 1, "what": "soup", "aloud": False}],
                [
                    {"say": "fx-eat", "n": 3, "what": None, "aloud": False},
                    {"say": "fx-eat", "n": 4, "what": None, "aloud": False},
                ],
            ]
        },
    }


def test_a_list_of_verbs_is_one_line() -> None:
    line = as_sentences(read({"op": "rest"}, {"op": "eat", "n": 5}))
    assert line["signs"] == ["bed", "plus", "5"]
    assert [one["say"] for one in line["says"]] == ["fx-rest", "fx-eat"]


def test_two_verbs_cannot_share_a_name_and_signs_name_real_fields() -> None:
    grammar: Grammar[Verb] = Grammar()
    grammar.verb("nap", places=())(Rest)
    with pytest.raises(AssertionError, match="already"):
        grammar.verb("nap", places=())(Rest)
    with pytest.raises(AssertionError, match="no field"):
        grammar.verb("doze", places=(), signs="{hours}")(Rest)
    Rest.op, Rest.drawn = "rest", ("bed",)  # as it was declared above


def test_a_field_must_say_how_it_is_read() -> None:
    @piece
    class Vague(Verb):
        n: int

    with pytest.raises(AssertionError, match="should say how it is read"):
        VERBS.verb("mumble", places=())(Vague)


def test_a_number_begins_at_nothing_unless_it_is_said() -> None:
    assert Number().read(Entry({"n": 0}, "menu.toml"), "n") == 0
    with pytest.raises(BadContent, match="-1 should be a whole number from 0"):
        Number().read(Entry({"n": -1}, "menu.toml"), "n")
