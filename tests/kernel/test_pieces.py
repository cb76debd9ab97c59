"""Pieces are one object for equal values, however they are spelled, copied or sent."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, field

import pytest

from ludoteka.kernel import piece, remember
from ludoteka.kernel.pieces import MOST_REMEMBERED


@piece
class Chip:
    colour: str
    worth: int = 1
    marks: tuple[str, ...] = ()


@piece
class Coin(Chip):
    year: int = 2000


@piece
class Token:
    name: str
    at: int = field(default=0, kw_only=True)
    size: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", len(self.name))


def test_equal_pieces_are_one_object() -> None:
    assert Chip("red", 2) is Chip("red", 2)
    assert Chip("red", 2) is not Chip("red", 1)


def test_a_piece_is_the_same_however_it_is_spelled() -> None:
    plain = Chip("red", 1, ())
    assert Chip("red") is plain and Chip("red", 1) is plain
    assert Chip(colour="red") is plain and Chip(marks=(), colour="red") is plain
    assert Chip("red", marks=()) is plain


def test_a_default_that_was_skipped_is_not_taken_for_the_next_field() -> None:
    marked = Chip("red", marks=("x",))
    assert (marked.worth, marked.marks) == (1, ("x",))
    assert marked is Chip("red", 1, ("x",)) and marked is not Chip("red")


def test_a_field_by_name_only_and_one_that_is_worked_out_count_too() -> None:
    assert Token("tea", at=3) is Token(at=3, name="tea")
    assert Token("tea", at=3) is not Token("tea")
    assert Token("tea").size == 3


def test_wrong_fields_are_refused_as_by_any_class() -> None:
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'colour'"):
        Chip()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected keyword argument 'size'"):
        Chip("red", size=3)  # type: ignore[call-arg]


def test_a_piece_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Chip("red").worth = 9  # type: ignore[misc]


@pytest.mark.parametrize("thing", [Chip("red", 3), Coin("red", 3, year=1999), Token("tea", at=2)])
def test_a_piece_stays_one_object_through_copy_and_pickle(thing: object) -> None:
    assert copy.copy(thing) is thing
    assert copy.deepcopy([thing])[0] is thing
    assert pickle.loads(pickle.dumps(thing)) is thing


def test_kinds_of_pieces_do_not_mix() -> None:
    assert type(Coin("red")) is Coin and type(Chip("red")) is Chip


def test_a_kind_without_the_decorator_says_so() -> None:
    class Bare(Chip):
        pass

    with pytest.raises(TypeError, match="Bare lacks the @piece decorator"):
        Bare("red")


def test_remember_computes_once_and_drops_the_oldest_result() -> None:
    asked = []

    @remember
    def double(n: int) -> int:
        asked.append(n)
        return 2 * n

    assert [double(4), double(4)] == [8, 8] and asked == [4]
    for n in range(100, 100 + MOST_REMEMBERED):
        double(n)
    double(4)
    assert asked.count(4) == 2
