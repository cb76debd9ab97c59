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
class FullMatch:
    """A match from its beginning."""

    record: ludoteka.Record
    content: str | None  # of the owner's, where the game was made with it


@dataclass(frozen=True, slots=True)
class MatchDelta:
    """The decisions after a number of decisions, and the chance that they consumed."""

    decisions: int
    new_decisions: tuple[tuple[int, str], ...]
    drawn: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BotChoice:
    """What a bot chose, and what went wrong if it failed; no key: the table is not known here any more."""

    key: str | None
    failure: str = ""

    @property
    def forgot(self) -> bool:
        return self.key is None


@dataclass(frozen=True, slots=True)
class BotAdvice:
    """What an adviser found and how many seconds it took; no advice: the table is not known here any more."""

    advice: Advice | None
    seconds: float = 0.0

    @property
    def forgot(self) -> bool:
        return self.advice is None


def think(table_id: str, source: FullMatch | MatchDelta, seat: int, level: str, seed: str) -> BotChoice:
    """Compute the choice of a bot of this level on this seat; a bot that fails is replaced by a random choice."""
    table = _table(table_id, source)
    if table is None:
        return BotChoice(None)
    perspective = table.perspective(seat)
    if perspective.ask is None:
        raise ValueError(f"seat {seat} is not asked at this table")
    try:
        key: str = ludoteka.bot(table.game, level, seed).choose(perspective)
        if key not in perspective.ask.keys:
            raise ValueError(f"{key!r} was not offered")
        return BotChoice(key)
    except Exception:
        return BotChoice(Random(seed).choice(perspective.ask.keys), traceback.format_exc())


def advise(table_id: str, source: FullMatch | MatchDelta, seat: int, level: str, seed: str) -> BotAdvice:
    """Compute the strongest bot's advice for a seat, from what that seat may know."""
    table = _table(table_id, source)
    if table is None:
        return BotAdvice(None)
    began = perf_counter()
    random = Random(f"{table.game.id}/{seed}")
    advice = Adviser(random).advise(table.perspective(seat))
    return BotAdvice(advice, perf_counter() - began)


def _table(id: str, source: FullMatch | MatchDelta) -> Table[Any] | None:
    table = _warm.pop(id, None)  # back again only when it is as it should be
    if isinstance(source, FullMatch):
        if source.content is not None:
            ludoteka.game(source.record.game, source.record.version, source.content)
        table = ludoteka.replay(source.record)
    elif table is None or len(table.decisions) != source.decisions:
        return None
    else:
        table.tape.extend(source.drawn)
        for seat, key in source.new_decisions:
            table.choose(seat, key)
    _warm[id] = table
    if len(_warm) > MOST_WARM:
        _warm.popitem(last=False)
    return table
