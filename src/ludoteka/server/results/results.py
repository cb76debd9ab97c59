"""Keeping the results of matches as they end."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert

from ludoteka.kernel import Table

from ..feature import Part
from ..house import House
from ..log import log
from ..store import now
from ..store.writer import Statement
from ..tables.live import Live
from ..tables.memory import Tables
from .store import results, rows

_ADD = insert(results)


class Results(Part):
    """Every match that ends leaves a row for each seat, in the same transaction."""

    def __init__(self, house: House) -> None:
        house[Tables].on_finish.append(_kept)


def _kept(live: Live) -> Statement:
    sheet = live.sheet
    told = {
        "id": sheet.id,
        "game": sheet.game,
        "version": sheet.version,
        "settings": sheet.settings,
        "outcome": sheet.outcome,
        "ended": now(),
    }
    return Statement(_ADD, rows(told, sheet.chairs, factions(live.table, len(sheet.chairs))))


def factions(table: Table[Any] | None, seats: int) -> list[str | None]:
    """What each seat played, where the game tells it: of matches that ended by the rules, not of old editions."""
    statistics = getattr(table.game, "statistics", None) if table and table.over else None
    if statistics is None or statistics.traits is None:
        return [None] * seats
    try:
        return [traits.get("faction") for traits in statistics.traits(table)]
    except Exception as error:  # counting must never keep a match from ending
        log.error("the factions could not be told", error=repr(error))
        return [None] * seats
