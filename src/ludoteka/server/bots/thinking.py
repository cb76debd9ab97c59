"""Runs in a worker process: tables stay in memory, so that a bot replays only the moves since its last decision."""

from __future__ import annotations

import traceback
from collections import OrderedDict
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

import ludoteka
from ludoteka.bots import Advice, Adviser
from ludoteka.kernel import Table

MOST_WARM = 64  # tables in one process

_warm: OrderedDict[str, Table[Any]] = OrderedDict()


@dataclass(frozen=True, slots=True)
class Whole:
    """A match from its beginning."""

    record: ludoteka.Record
    content: str | None  # of the owner's, where the game was made with it


@dataclass(frozen=True, slots=True)
class Since:
    """The decisions after a number of decisions, and the chance that they consumed."""

    decisions: int
    made: tuple[tuple[int, str], ...]
    drawn: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot chose, and what went wrong if it failed; no key: the table is not known here any more."""

    key: str | None
    failure: str = ""

    @property
    def forgot(self) -> bool:
        return self.key is None


@dataclass(frozen=True, slots=True)
class Counsel:
    """What an adviser found and how many seconds it took; no advice: the table is not known here any more."""

    advice: Advice | None
    seconds: float = 0.0

    @property
    def forgot(self) -> bool:
        return self.advice is None


def think(table_id: str, story: Whole | Since, seat: int, level: str, seed: str) -> Thought:
    """Compute the choice of a bot of this level on this seat; a bot that fails is replaced by a random choice."""
    table = _table(table_id, story)
    if table is None:
        return Thought(None)
    perspective = table.perspective(seat)
    if perspective.ask is None:
        raise ValueError(f"seat {seat} is not asked at this table")
    try:
        key: str = ludoteka.bot(table.game, level, seed).choose(perspective)
        if key not in perspective.ask.keys:
            raise ValueError(f"{key!r} was not offered")
        return Thought(key)
    except Exception:
        return Thought(Random(seed).choice(perspective.ask.keys), traceback.format_exc())


def advise(table_id: str, story: Whole | Since, seat: int, level: str, seed: str) -> Counsel:
    """Compute the strongest bot's advice for a seat, from what that seat may know."""
    table = _table(table_id, story)
    if table is None:
        return Counsel(None)
    began = perf_counter()
    random = Random(f"{table.game.id}/{seed}")
    advice = Adviser(random).advise(table.perspective(seat))
    return Counsel(advice, perf_counter() - began)


def _table(id: str, story: Whole | Since) -> Table[Any] | None:
    table = _warm.pop(id, None)  # back again only when it is as it should be
    if isinstance(story, Whole):
        if story.content is not None:
            ludoteka.game(story.record.game, story.record.version, story.content)
        table = ludoteka.replay(story.record)
    elif table is None or len(table.decisions) != story.decisions:
        return None
    else:
        table.tape.extend(story.drawn)
        for seat, key in story.made:
            table.choose(seat, key)
    _warm[id] = table
    if len(_warm) > MOST_WARM:
        _warm.popitem(last=False)
    return table
