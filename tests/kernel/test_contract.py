"""A contract defines exactly which plain data are valid."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from ludoteka.kernel import Contract, Event, Nothing, Option, Seat, event
from ludoteka.kernel.contract import conforms


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Card(Option["Card"]):
    __slots__ = ("ref",)


class Tree(TypedDict):
    name: str
    below: list[Tree]
    note: NotRequired[str | None]


class Loose(TypedDict, total=False):
    gold: int


class Both(Loose):
    magic: int


RIGHT: list[tuple[Any, Any]] = [
    (1, int),
    (None, int | None),
    (1, float),
    (0.5, float),
    (["a"], list[str]),
    ([1, "a"], tuple[int, str]),
    ([], tuple[int, ...]),
    ({"a": 1}, dict[str, int]),
    ({"a": 1}, Mapping[str, int]),
    ({"red": 1}, dict[Colour, int]),
    ("blue", Colour),
    ("blue", Annotated[str, Colour]),
    (2, Annotated[int, Literal[1, 2]]),
    ([1, None], Annotated[list[int | None], tuple[int | None, int | None]]),
    ("goblins-7", Card),
    (1, Seat),
    ({"name": "a", "below": [{"name": "b", "below": [], "note": None}]}, Tree),
    ({"magic": 1}, Both),
    ({"magic": 1, "gold": 2}, Both),
    ({}, Nothing),
    ([{"anything": None}], list[Any]),
]
WRONG: list[tuple[Any, Any, str]] = [
    (True, int, "not int: True"),
    (1.0, int, "not int: 1.0"),
    ("1", int | None, "not int: '1' and not null: '1'"),
    (["a", 1], list[str], "[1]: not str: 1"),
    ([1], tuple[int, str], "not a list of 2: [1]"),
    ({"a": "b"}, dict[str, int], ".a: not int: 'b'"),
    ({"green": 1}, dict[Colour, int], ".green: not one of 'red', 'blue': 'green'"),
    ([], dict[str, int], "not a dict: []"),
    ({"a": "b"}, Mapping[str, int], ".a: not int: 'b'"),
    ("green", Annotated[str, Colour], "not one of 'red', 'blue': 'green'"),
    (3, Annotated[int, Literal[1, 2]], "not one of 1, 2: 3"),
    ([1], Annotated[list[int | None], tuple[int | None, int | None]], "not a list of 2: [1]"),
    (1, Literal[True], "not one of True: 1"),
    ({"name": "a"}, Tree, ".below: missing in Tree"),
    ({"name": "a", "below": [], "nam": 1}, Tree, ".nam: Tree has no such field"),
    ({"name": "a", "below": [{"name": 2, "below": []}]}, Tree, ".below[0].name: not str: 2"),
    ({"name": "a", "below": "b"}, Tree, ".below: not a list: 'b'"),
    ({"gold": 1}, Both, ".magic: missing in Both"),
    ({"more": 1}, Nothing, ".more: Nothing has no such field"),
    (None, Tree, "not a Tree: None"),
]


@pytest.mark.parametrize(("value", "kind"), RIGHT, ids=str)
def test_a_value_of_the_type_conforms(value: Any, kind: Any) -> None:
    assert conforms(value, kind) is None


@pytest.mark.parametrize(("value", "kind", "problem"), WRONG, ids=str)
def test_a_value_of_the_wrong_type_is_reported_with_its_path(value: Any, kind: Any, problem: str) -> None:
    assert conforms(value, kind) == problem


def test_a_type_without_plain_form_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot be part of a contract"):
        conforms(1, set[int])


@event
class Moved(Event):
    who: Seat
    others: tuple[Seat | None, ...]
    card: Card | None
    colour: Colour
    face: Annotated[str, Literal["up", "down"]]


CONTRACT = Contract(view=Tree, questions={"ask": Nothing}, events=(Moved,))


def test_the_seats_of_an_event_are_references() -> None:
    data = Moved(Seat(0), (Seat(1), None), None, Colour.RED, "up").plain()
    assert CONTRACT.breach_of_event(Moved, data) is None
    assert CONTRACT.breach_of_event(Moved, data | {"who": 0}) == ".who: not a seat: 0"
    assert CONTRACT.breach_of_event(Moved, data | {"colour": "RED"}) == ".colour: not one of 'red', 'blue': 'RED'"
    assert CONTRACT.breach_of_event(Moved, data | {"face": "left"}) == ".face: not one of 'up', 'down': 'left'"
    assert CONTRACT.breach_of_event(Moved, data | {"to": "x"}) == ".to: Moved has no such field"
    for field in data:
        less = {name: value for name, value in data.items() if name != field}
        assert CONTRACT.breach_of_event(Moved, less) == f".{field}: missing in Moved"


def test_undeclared_data_breaches_the_contract() -> None:
    assert CONTRACT.breach({"name": "a", "below": []}) is None
    assert CONTRACT.breach({"name": "a"}) == ".below: missing in Tree"
    assert CONTRACT.breach_of_question("ask", {}) is None
    assert CONTRACT.breach_of_question("beg", {}) == "the contract has no question 'beg'"
    assert CONTRACT.breach_of_event(Event, {"type": "Event"}) == "the contract has no event Event"


class Printed(TypedDict):
    cards: dict[str, int]


def test_a_catalogue_is_of_its_type_and_no_field_is_in_the_view_as_well() -> None:
    agreed = Contract(view=Tree, questions={}, events=(), catalogue=Printed)
    assert agreed.breach_of_catalogue({"cards": {"a": 1}}) is None
    assert agreed.breach_of_catalogue({"cards": {"a": "b"}}) == ".cards.a: not int: 'b'"
    assert Contract(Printed, {}, (), Printed).breach_of_catalogue({"cards": {}}) == "the view has cards as well"
    assert CONTRACT.breach_of_catalogue({}) == "the contract has no catalogue"
