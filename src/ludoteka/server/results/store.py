"""The rows of results. They are written together with the end of the match; only who is forgotten leaves them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, false
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
    Column("level", String(10), nullable=False),  # the bot; neither: who is gone, or played on another's device
    Column("resigned", Boolean, nullable=False),
    Column("score", Float, nullable=False),
    Column("place", Integer, nullable=False),  # 1 for whoever won; those with equal scores share a place
    Column("won", Boolean, nullable=False),
    Column("faction", String(40), nullable=True),  # what the seat played, where that differs
    Column("ended", BigInteger, nullable=False),
    Column("fate", String(5), nullable=False, server_default=""),  # won, drawn, lost
    Column("reason", String(40), nullable=False, server_default=""),  # of the end: the game's own, resigned, time, …
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("helped", Boolean, nullable=False, server_default=false()),  # by a lesson, a hint, or a bot that played on
    Index("results_of_a_guest", "guest", "ended"),
    Index("results_of_a_game", "game", "seats", "ended"),
    sqlite_with_rowid=False,
)

unlisted = SqlTable(  # who does not want their results to be seen by others
    "unlisted",
    metadata,
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
)


def settings_mark(settings: Mapping[str, str]) -> str:
    """The same for the same settings, in whatever order."""
    return sha256(msgspec.json.encode(settings, order="sorted")).hexdigest()


def places(scores: Sequence[float], winners: Sequence[int]) -> list[int]:
    """The place of each seat: winners first, then by score."""
    ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > mine for other in ranks) for mine in ranks]


def fates(seats: int, winners: Sequence[int]) -> list[str]:
    """What the match was for each seat: drawn where nobody won, or all who played."""
    if not winners or len(winners) == seats > 1:
        return ["drawn"] * seats
    return ["won" if seat in winners else "lost" for seat in range(seats)]


def rows(table: Mapping[str, Any], chairs: Sequence[Any], factions: Sequence[str | None]) -> list[dict[str, Any]]:
    """The rows of a finished match, as they were at first: `table` has id, game, version, settings, outcome, ended."""
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
            "guest": None if chair.local else chair.guest,
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
