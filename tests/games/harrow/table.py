"""Positions, keys and looks for the tests of Harrow County."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteka.games.harrow import GAME
from ludoteka.games.harrow.notation import position
from ludoteka.games.harrow.state import Harrow
from ludoteka.kernel import Ask, Luck, Table, stream

FALL = [0] * 60  # a tape on which every cube falls through the tree


def pos(text: str, tape: Sequence[int] = (), seats: int = 2) -> Table[Harrow]:
    return position(GAME, text, seats, luck=tape)


def hester(text: str, tape: Sequence[int] = ()) -> Table[Harrow]:
    """It is Hester's turn, in her chapter, and her roots have grown."""
    return pos(f"chapter 5; step hester_acts; {text}", tape, seats=3)


def fresh(seats: int = 2, seed: str = "test", **settings: str) -> Table[Harrow]:
    """A new match, at its first question."""
    return Table(GAME, seats, GAME.complete_settings(seats, settings), Luck(source=stream(seed)))


def ask(table: Table[Harrow]) -> Ask[Any]:
    (only,) = table.asks.values()
    return only


def keys(table: Table[Harrow], start: str = "") -> list[str]:
    return [key for key in ask(table).keys if key.startswith(start)]


def play(table: Table[Harrow], *chosen: str) -> Table[Harrow]:
    """Let the seats to move choose these keys, one after another."""
    for key in chosen:
        table.choose(ask(table).seat, key)
    return table


def first(table: Table[Harrow], until: str = "") -> Table[Harrow]:
    """Take the first option until a question of this kind is asked."""
    while table.asks and ask(table).prompt != until:
        play(table, ask(table).keys[0])
    return table


def hex_at(table: Table[Harrow], number: int, seat: int | None = None) -> dict[str, Any]:
    place: dict[str, Any] = table.view(seat)["hexes"][number - 1]
    return place


def units(table: Table[Harrow], number: int) -> dict[str, int]:
    numbers: dict[str, int] = hex_at(table, number).get("units", {})
    return numbers


def side(table: Table[Harrow], name: str) -> dict[str, Any]:
    board: dict[str, Any] = table.view(None)["sides"][name]
    return board


def ground(table: Table[Harrow]) -> dict[str, int]:
    cubes: dict[str, int] = table.view(None)["battleground"]
    return cubes


def vp(table: Table[Harrow], name: str) -> int:
    return int(side(table, name)["vp"])
