"""Twin worlds: tables that differ only in what a seat cannot know give that seat the same bytes.

A comparison takes a position of a random match and somebody who looks at it, a seat or a spectator. The twin is the
same table with everything dealt anew that the looker cannot know. Compared are the state as it goes over the socket,
the answers to questions why something cannot be done, and the previews of options. Where answers are sealed, the
twin is the table in which somebody else gave another answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any

import ludoteka
from ludoteka.kernel import Seat, Table
from ludoteka.laws import Case, cases_of, walk
from ludoteka.server.tables.live import LiveTable
from ludoteka.server.tables.previews import preview_option
from ludoteka.server.tables.sheet import Sheet
from ludoteka.server.tables.table_socket import TableSocket
from ludoteka.server.wire import encode

from .progress import Progress

WHYS = 3  # questions why not, and options foreseen, at every comparison


class Leak(AssertionError):
    """Somebody is sent different data because of something that they cannot know."""


def sent(table: Table[Any], marks: list[int], looker: Seat | None) -> str:
    """The whole state as this looker gets it."""
    id = table.game.id
    sheet = Sheet(id, id, table.game.version, {}, "", False, 0, "playing", "", "", 0, 0, 0)
    watcher = TableSocket(None, None if looker is None else int(looker), -1, 0, "")
    LiveTable(sheet, table, list(marks)).show_to(watcher)
    return watcher._waiting[0]


def twin_of(table: Table[Any], looker: Seat | None, dice: Random) -> Table[Any]:
    """The same table with everything dealt again that the viewer cannot know."""
    twin = table.clone()
    twin.game.redeal(twin.state, looker, dice)
    for ask in twin.asks.values():
        if ask.seat != looker and ask.offer is not None:
            ask.options = ask.offer()
    return twin


class Comparing:
    """Walks through matches of one case and compares."""

    def __init__(self, case: Case, seed: str, done: Counter[str]) -> None:
        self._case, self._seed, self._done = case, seed, done
        self._dice = Random(f"{case} {seed}")
        vocabulary = case.game.vocabulary(case.seats, case.game.complete_settings(case.seats, dict(case.settings)))
        self._references = sorted({part for key in vocabulary for part in key.split("/")[1:]})

    def match(self) -> Iterator[int]:
        """Play one match; yields the number of comparisons after every position."""
        table = self._case.table(self._seed)
        marks = [len(table.events)]
        for _ in walk(table, self._dice):
            while len(marks) <= len(table.decisions):
                marks.append(len(table.events))
            if table.sealed or len(table.asks) > 1:
                self._sealed(table, marks)
            if not table.sealed:
                self._dealt(table, marks)
            yield self._done.total()

    def _dealt(self, table: Table[Any], marks: list[int]) -> None:
        looker = self._dice.choice([*(Seat(i) for i in range(table.seats)), None])
        twin = twin_of(table, looker, self._dice)
        self._same("state", looker, *(sent(world, marks, looker) for world in (table, twin)))
        if looker is None:
            return
        for ref in self._dice.sample(self._references, min(WHYS, len(self._references))):
            whys = [encode(world.why_not(looker, ref)).decode() for world in (table, twin)]
            self._same("why-not", looker, *whys)
        ask = table.asks.get(looker)
        if ask is not None:
            for key in self._dice.sample(ask.keys, min(WHYS, len(ask.keys))):
                previews = [encode(preview_option(world, int(looker), key)[0]).decode() for world in (table, twin)]
                self._same("preview", looker, *previews)

    def _sealed(self, table: Table[Any], marks: list[int]) -> None:
        """Give different answers in the two worlds: nobody else may see a difference while they are sealed."""
        seat, ask = self._dice.choice([*table.asks.items()])
        if len(ask.keys) < 2:
            return
        worlds = []
        for key in self._dice.sample(ask.keys, 2):
            world = table.clone()
            world.choose(seat, key)
            worlds.append(world)
        if not all(seat in world.sealed for world in worlds):
            return
        for looker in [*(Seat(i) for i in range(table.seats) if i != seat), None]:
            states = [sent(world, [*marks, len(world.events)], looker) for world in worlds]
            self._same("sealed answer", looker, *states)

    def _same(self, what: str, looker: Seat | None, *worlds: str) -> None:
        self._done[what] += 1
        if len({*worlds}) > 1:
            raise Leak("\n".join([f"{what} of {looker} in {self._case}, seed {self._seed}:", *worlds]))


def compare(cases: Sequence[Case], states: int, first: int = 0) -> Counter[str]:
    """Compare until a number of states were equal, cycling through the cases; returns the counts by kind."""
    done: Counter[str] = Counter()
    progress = Progress("states", states)
    for seed in count(first):
        for case in cases:
            for _ in Comparing(case, str(seed), done).match():
                compared = done["state"] + done["sealed answer"]
                progress.tell(compared, f"({case})")
                if compared >= states:
                    return done
    raise AssertionError("unreachable")


def everything() -> list[Case]:
    """All games, seat counts, chapters and settings."""
    return [case for game in ludoteka.games().values() for case in cases_of(game)]
