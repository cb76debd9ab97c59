"""Checks of the coach's reasons during a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeVar

from ludoteka.bots.simple import Bot
from ludoteka.kernel import Seat, Table, Why

Case = TypeVar("Case")


def reasons_for(table: Table[Any], seat: Seat, key: str) -> list[Why]:
    """The coach's reasons for an option, from what the seat can know."""
    world = table.imagine(seat, Random(1))
    ask = world.asks[seat]
    heuristics = table.game.heuristics
    assert heuristics and heuristics.reasons
    return list(heuristics.reasons(world.state, ask, next(o for o in ask.options if o.key == key)))


def check_reasons(
    table: Table[Any],
    mind: Bot,
    random: Random,
    options: int,
    case: Callable[[Table[Any], Seat, str], Case],
    true: Mapping[str, Callable[[Case, Any], bool]],
    decisions: int = 10**9,
) -> Counter[str]:
    """Let a bot play and check the reasons for some options of every question; returns how often each sentence came."""
    counts: Counter[str] = Counter()
    while table.asks and len(table.decisions) < decisions:
        seat, ask = next(iter(table.asks.items()))
        for key in random.sample(ask.keys, min(options, len(ask.keys))) if len(ask.keys) > 1 else ():
            for why in reasons_for(table, seat, key):
                counts[why.message] += 1
                assert true[why.message](case(table, seat, key), why.about), (key, why)
        table.choose(seat, mind.choose(table.perspective(seat)))
    return counts
