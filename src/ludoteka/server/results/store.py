"""The rows of results. They are written together with the end of the match, and never changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String
from sqlalchemy import Table as SqlTable

from ..store.schema import metadata

results = SqlTable(
    "results",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("version", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", String(64), nullable=False),  # their hash: matches by the same settings have the same
    Column("guest", Integer, ForeignKey("guests.id"), nullable=True),  # the person, or
    Column("level", String(10), nullable=False),  # the bot
    Column("resigned", Boolean, nullable=False),
    Column("score", Float, nullable=False),
    Column("place", Integer, nullable=False),  # 1 for whoever won; those with equal scores share a place
    Column("won", Boolean, nullable=False),
    Column("faction", String(40), nullable=True),  # what the seat played, where that differs
    Column("ended", BigInteger, nullable=False),
    Index("results_of_a_guest", "guest", "ended"),
    Index("results_of_a_game", "game", "seats", "ended"),
    sqlite_with_rowid=False,
)


def settings_mark(settings: Mapping[str, str]) -> str:
    """The same for the same settings, in whatever order."""
    return sha256(msgspec.json.encode(settings, order="sorted")).hexdigest()


def places(scores: Sequence[float], winners: Sequence[int]) -> list[int]:
    """The place of each seat: winners first, then by score."""
    ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > mine for other in ranks) for mine in ranks]


def rows(table: Mapping[str, Any], chairs: Sequence[Any], factions: Sequence[str | None]) -> list[dict[str, Any]]:
    """The rows of a finished match: `table` has id, game, version, settings, outcome and ended."""
    outcome = table["outcome"]
    placed = places(outcome["scores"], outcome["winners"])
    return [
        {
            "table_id": table["id"],
            "seat": seat,
            "game": table["game"],
            "version": table["version"],
            "seats": len(chairs),
            "settings": settings_mark(table["settings"]),
            "guest": chair.guest,
            "level": chair.level,
            "resigned": bool(chair.resigned),
            "score": float(outcome["scores"][seat]),
            "place": placed[seat],
            "won": seat in outcome["winners"],
            "faction": factions[seat],
            "ended": table["ended"],
        }
        for seat, chair in enumerate(chairs)
    ]
