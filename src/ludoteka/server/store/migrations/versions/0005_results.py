"""A row for each seat of a finished match, for existing matches too."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    results = op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.String(20), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("settings", sa.String(64), nullable=False),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=True),
        sa.Column("level", sa.String(10), nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("faction", sa.String(40), nullable=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("results_of_a_guest", "results", ["guest", "ended"])
    op.create_index("results_of_a_game", "results", ["game", "seats", "ended"])
    _fill(op.get_bind(), results)


def _fill(store: sa.Connection, results: sa.Table) -> None:
    finished = store.execute(
        sa.text(
            "SELECT id, game, version, settings, outcome, moved, "
            "(SELECT max(at) FROM decisions WHERE table_id = tables.id) AS decided "
            "FROM tables WHERE status = 'finished' AND outcome <> ''"
        )
    ).all()
    for table in finished:
        chairs = store.execute(
            sa.text("SELECT guest, level, resigned, 0 AS local FROM chairs WHERE table_id = :id ORDER BY seat"),
            {"id": table.id},
        ).all()
        match = {
            "id": table.id,
            "game": table.game,
            "version": table.version,
            "settings": json.loads(table.settings),
            "outcome": json.loads(table.outcome),
            "ended": max(table.moved, table.decided or 0),
        }
        if len(chairs) == len(match["outcome"]["scores"]):
            store.execute(results.insert(), _rows(match, chairs))


def _rows(match: Mapping[str, Any], chairs: Sequence[Any]) -> list[dict[str, Any]]:
    """Return a row for each seat of a finished match."""
    scores, winners = match["outcome"]["scores"], match["outcome"]["winners"]
    ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [
        {
            "table_id": match["id"],
            "seat": seat,
            "game": match["game"],
            "version": match["version"],
            "seats": len(chairs),
            "settings": sha256(msgspec.json.encode(match["settings"], order="sorted")).hexdigest(),
            "guest": None if chair.local else chair.guest,
            "level": chair.level,
            "resigned": bool(chair.resigned),
            "score": float(scores[seat]),
            "place": 1 + sum(other > ranks[seat] for other in ranks),
            "won": seat in winners,
            "faction": None,
            "ended": match["ended"],
        }
        for seat, chair in enumerate(chairs)
    ]
