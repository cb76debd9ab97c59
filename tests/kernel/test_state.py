"""States are copied as their types say, and types that cannot be copied are refused at import."""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from typing import NamedTuple

import pytest

from ludoteka.kernel import State, piece, plain, state, text


class Colour(Enum):
    RED = "red"


@piece
class Chip:
    colour: Colour
    worth: int = 1

    @property
    def ref(self) -> str:
        return f"{self.colour.value}-{self.worth}"


@state
class Purse(State):
    chips: list[Chip] = field(default_factory=list)


class Spot(NamedTuple):
    row: int
    chip: Chip


@state
class Corner:
    marks: list[int] = field(default_factory=list)
    purse: Purse = field(default_factory=Purse)


@state
class Board(State):
    name: str
    rows: list[list[int]]
    purses: list[Purse]
    places: dict[str, list[Chip]]
    numbers: set[int]
    best: Chip | None = None
    pair: tuple[int, int] = (0, 0)
    spare: Purse | None = None
    corner: Corner = field(default_factory=Corner)
    spots: list[Spot] = field(default_factory=list)


def board() -> Board:
    chip = Chip(Colour.RED)
    return Board(
        "b",
        [[1], [2]],
        [Purse([chip])],
        {"north": [chip]},
        {1},
        chip,
        (1, 2),
        Purse(),
        Corner([3], Purse([chip])),
        [Spot(1, chip)],
    )


def test_a_copy_is_equal() -> None:
    assert board().copy() == board()


def test_a_copy_shares_nothing_that_changes() -> None:
    first = board()
    second = first.copy()
    second.rows[0].append(9)
    second.purses[0].chips.clear()
    second.places["north"].clear()
    second.numbers.add(5)
    second.agenda.append(("x",))
    assert second.spare is not None
    second.spare.chips.append(Chip(Colour.RED))
    second.spots.clear()
    assert first == board()


def test_a_copy_shares_nothing_of_the_states_inside_it() -> None:
    first = board()
    second = first.copy()
    second.corner.marks.append(4)
    second.corner.purse.chips.clear()
    second.corner.purse.agenda.append(("x",))
    assert first == board()


def test_a_named_tuple_with_something_that_changes_is_refused() -> None:
    class Heap(NamedTuple):
        chips: list[int]

    with pytest.raises(TypeError, match="do not know how to copy"):
        state(type("Wrong", (State,), {"__annotations__": {"heap": Heap}}))


def test_a_copy_shares_pieces() -> None:
    first = board()
    assert first.copy().best is first.best


def test_a_field_that_cannot_be_copied_is_refused_when_the_state_is_made() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.thing: do not know how to copy"):

        @state
        class Wrong(State):
            thing: bytearray


class Row(tuple[list[int]]):
    """A tuple of any type, which could contain something mutable."""


def test_a_tuple_without_named_fields_is_no_value() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.row: do not know how to copy"):

        @state
        class Wrong(State):
            row: Row


def test_a_state_without_the_decorator_says_so() -> None:
    class Bare(State):
        pass

    with pytest.raises(TypeError, match="lacks the @state decorator"):
        Bare().copy()


def test_steps_put_on_the_agenda_run_in_reading_order() -> None:
    s = Purse()
    s.then("last")
    s.then("first", ("second", 2))
    assert s.agenda[::-1] == [("first",), ("second", 2), ("last",)]


def test_plain_data_names_pieces_by_reference() -> None:
    assert plain(board())["places"] == {"north": ["red-1"]}
    assert text({"b": 1, "a": {2, 1}}) == '{"a":[1,2],"b":1}'


def test_a_value_without_a_plain_form_raises_a_clear_error() -> None:
    with pytest.raises(TypeError, match="has no plain form"):
        plain(object())
