"""Tables of Wonderland's War for tests: positions in words, moves as "seat key", and views."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ludoteka.games.wonderland import make
from ludoteka.games.wonderland.content import load
from ludoteka.games.wonderland.notation import position as _position
from ludoteka.games.wonderland.pieces import Wonderland
from ludoteka.kernel import Event, Luck, Table, stream

GAME = make(None)
CONTENT = load(None)


def position(text: str, luck: Sequence[int] = (), **settings: object) -> Table[Wonderland]:
    return _position(CONTENT, GAME, text, None, settings, luck)


def fresh(seats: int, seed: str = "tea", **settings: object) -> Table[Wonderland]:
    return Table(GAME, seats, GAME.complete_settings(seats, settings), Luck("t", seed, (), stream(seed)))


def play(table: Table[Wonderland], *moves: str) -> list[Event]:
    """Make the moves, each a seat and a key: `0 draw`."""
    events: list[Event] = []
    for move in moves:
        seat, key = move.split()
        events += table.choose(int(seat), key)
    return events


def keys(table: Table[Wonderland], seat: int) -> list[str]:
    """The keys offered to this seat; none if it is not asked."""
    ask = {int(s): a for s, a in table.asks.items()}.get(seat)
    return [] if ask is None else ask.keys


def prompt(table: Table[Wonderland]) -> str:
    return next(iter(table.asks.values())).prompt


def player_view(table: Table[Wonderland], seat: int) -> dict[str, Any]:
    """A player as that player sees it."""
    shown: dict[str, Any] = table.view(seat)["players"][seat]
    return shown


def markers(table: Table[Wonderland]) -> list[int]:
    return [p["marker"] for p in table.view(None)["players"]]


def points(table: Table[Wonderland]) -> list[int]:
    return [p["vp"] for p in table.view(None)["players"]]


def events_of(table: Table[Wonderland], kind: str) -> list[dict[str, Any]]:
    """All events of a type so far, as a spectator sees them."""
    visible = [event.seen_by(None) for event in table.events]
    return [event.plain() for event in visible if event is not None and type(event).__name__ == kind]


def bag(table: Table[Wonderland], seat: int) -> list[str]:
    """The contents of a bag from the state; in the war no view shows them."""
    return sorted(chip.ref for chip in table.state.players[seat].bag)


def finish(table: Table[Wonderland], seed: int = 0) -> Table[Wonderland]:
    """Play on at random to the end."""
    random = Random(seed)
    while table.asks:
        seat, ask = random.choice(list(table.asks.items()))
        table.choose(seat, random.choice(ask.options).key)
    return table
