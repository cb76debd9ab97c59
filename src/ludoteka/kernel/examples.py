"""Examples: the positions in the book of a game, read from TOML and made by the engine when shown.

An example is data of its game: a table in `book/examples.toml`, with its caption in `book/{page,learn}.{cs,pl,en}.md`.
docs/rules-for-people.md has the format.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from .chance import stream
from .content import BadContent, Entry, read
from .errors import LudotekaError
from .game import Game
from .lessons import SEAT_AND_KEY, Reply
from .table import Luck, Table


@dataclass(frozen=True, slots=True)
class Example:
    """A position to show, and the facts that its caption may state."""

    id: str
    show: str  # which part of the table the room draws
    seats: int
    seat: int | None  # with whose eyes; None: a spectator's
    settings: Mapping[str, str]
    at: tuple[str, ...]  # references that matter: what is framed or lit
    do: tuple[Reply, ...]  # what is decided before one looks
    expect: Mapping[str, Any]  # path in the view -> what stands there
    printed: tuple[int, ...]  # numbers of the caption that are the rule's own
    position: str | None
    seed: str | None
    luck: tuple[int, ...]


def examples_of(game: Game[Any]) -> dict[str, Example]:
    """The examples of a game by their ids; none if its book has no `examples.toml`."""
    file = files(game.package) / "book" / "examples.toml" if game.package else None
    if file is None or not file.is_file():
        return {}
    return {id: _example(Entry(data, f"{game.id}: example {id}"), id) for id, data in read(file).items()}


def lay_out(game: Game[Any], example: Example) -> Table[Any]:
    """The table of an example after its decisions; BadContent names one that cannot be made."""
    try:
        table = _begun(game, example)
        for reply in example.do:
            table.choose(reply.seat, reply.key)
    except LudotekaError as error:
        raise BadContent(f"{game.id}: example {example.id}: {error}") from None
    return table


def _begun(game: Game[Any], example: Example) -> Table[Any]:
    if example.position is None:
        seed = example.seed or ""
        settings = game.complete_settings(example.seats, example.settings)
        return Table(game, example.seats, settings, Luck(seed=seed, source=stream(seed)))
    if game.position is None:
        raise LudotekaError(f"{game.id} has no notation for positions")
    laid: Table[Any] = game.position(game, example.position, example.seats, example.settings, example.luck)
    return laid


def _example(entry: Entry, id: str) -> Example:
    seat = entry.number("seat", -1, least=-1)
    example = Example(
        id=id,
        show=entry.text("show"),
        seats=entry.number("seats", 2, least=1, most=9),
        seat=None if seat < 0 else seat,
        settings={key: str(value) for key, value in entry.raw("settings", {}).items()},
        at=tuple(entry.list("at", [])),
        do=tuple(_reply(entry, text) for text in entry.list("do", [])),
        expect=dict(entry.raw("expect", {})),
        printed=tuple(entry.list("printed", [])),
        position=entry.text("position", None),
        seed=entry.text("seed", None),
        luck=tuple(entry.list("luck", [])),
    )
    entry.done()
    if (example.seed is None) == (example.position is None):
        raise entry.fail("position", "an example has either a seed or a position")
    return example


def _reply(entry: Entry, text: Any) -> Reply:
    match = SEAT_AND_KEY.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        raise entry.fail("do", f"{text!r} should be a seat and a key, like 'p1 play/goblins-4'")
    return Reply(int(match[1]), match[2])
