"""A row for each seat of a finished match; those that are finished already get theirs."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from ludoteka.server.results.store import rows

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
        told = {
            "id": table.id,
            "game": table.game,
            "version": table.version,
            "settings": json.loads(table.settings),
            "outcome": json.loads(table.outcome),
            "ended": max(table.moved, table.decided or 0),
        }
        if len(chairs) == len(told["outcome"]["scores"]):
            store.execute(results.insert(), rows(told, chairs, [None] * len(chairs)))
