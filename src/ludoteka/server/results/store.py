"""The store's tables for results; a row is written in the transaction that ends the match and never deleted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, false
from sqlalchemy import Table as SqlTable

from ..store.schema import metadata

results: SqlTable = SqlTable(
    "results",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("version", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", String(64), nullable=False),  # their hash
    Column("guest", Integer, ForeignKey("guests.id"), nullable=True),  # the person, if any
    Column(
        "level", String(10), nullable=False
    ),  # of a bot; empty for people; without person and level: a deleted account or a shared device
    Column("resigned", Boolean, nullable=False),
    Column("score", Float, nullable=False),
    Column("place", Integer, nullable=False),  # 1 for winners; equal scores share a place
    Column("won", Boolean, nullable=False),
    Column("faction", String(40), nullable=True),  # in games with factions
    Column("ended", BigInteger, nullable=False),
    Column("fate", String(5), key="result", nullable=False, server_default=""),  # won, drawn, lost
    Column(
        "reason", String(40), nullable=False, server_default=""
    ),  # why the match ended: the game's reason, "resigned", "time", …
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("helped", Boolean, nullable=False, server_default=false()),  # by a lesson, a hint or a stand-in bot
    Index("results_of_a_guest", "guest", "ended"),
    Index("results_of_a_game", "game", "seats", "ended"),
    sqlite_with_rowid=False,
)

unlisted: SqlTable = SqlTable(  # people who hide their results from others
    "unlisted",
    metadata,
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
)


def settings_mark(settings: Mapping[str, str]) -> str:
    """A hash of the settings that does not depend on their order."""
    return sha256(msgspec.json.encode(settings, order="sorted")).hexdigest()


def places(scores: Sequence[float], winners: Sequence[int]) -> list[int]:
    """The place of each seat, 1 for winners; the others are ordered by score, and equal scores share a place."""
    ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > mine for other in ranks) for mine in ranks]


def seat_results(seats: int, winners: Sequence[int]) -> list[str]:
    """ "won", "drawn" or "lost" for each seat; everybody drew if there is no winner or if all of several seats won."""
    if not winners or len(winners) == seats > 1:
        return ["drawn"] * seats
    return ["won" if seat in winners else "lost" for seat in range(seats)]


def result_rows(
    table: Mapping[str, Any], chairs: Sequence[Any], factions: Sequence[str | None]
) -> list[dict[str, Any]]:
    """The rows of a finished match; `table` has the keys id, game, version, settings, outcome and ended."""
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
