"""The example game as if it were installed, and short hand to play it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

import pytest

import ludoteka
from ludoteka import shelf
from ludoteka.kernel import Table
from ludoteka_herons import make
from ludoteka_herons.pieces import Herons

GAME = make()


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """Put Herons on the shelf, and remove it afterwards."""
    installed = shelf.installed() | {"herons": EntryPoint("herons", "ludoteka_herons:make", shelf.GROUP)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shelf, "installed", lambda: installed)
        for name in ("_today", "_loaded", "_contents"):
            patch.setattr(shelf, name, dict(getattr(shelf, name)))
        yield


def laid(seats: int = 2, length: str = "day", seed: str = "spring") -> Table[Herons]:
    return ludoteka.set_up(GAME, seats, GAME.complete_settings(seats, {"length": length}), "t", seed)


def all_wait(table: Table[Herons], place: int = 0) -> list[int]:
    """Let everybody play the card at this position of their hand; returns the cards by seat."""
    cards = [hand[place] for hand in table.state.hands]
    for seat in list(table.asks):
        table.choose(seat, f"wait/patience-{cards[seat]}")
    return cards


def play_out(table: Table[Herons]) -> Table[Herons]:
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        table.choose(seat, ask.keys[-1])
    return table
