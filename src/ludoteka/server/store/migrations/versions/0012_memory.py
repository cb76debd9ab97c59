"""Results record how a match ended, whether it was rated and whether a bot helped; deleted accounts become null."""

from __future__ import annotations

import json
from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("fate", sa.String(5), nullable=False, server_default=""))
    op.add_column("results", sa.Column("reason", sa.String(40), nullable=False, server_default=""))
    op.add_column("results", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("results", sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "unlisted",
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    store = op.get_bind()
    ended = sa.text("SELECT id, outcome FROM tables WHERE id IN (SELECT table_id FROM results)")
    update = sa.text("UPDATE results SET fate = :fate, reason = :reason WHERE table_id = :id AND seat = :seat")
    for table in store.execute(ended).all():
        outcome = json.loads(table.outcome)
        for seat, fate in enumerate(_fates(len(outcome["scores"]), outcome["winners"])):
            row = {"fate": fate, "reason": outcome["reason"], "id": table.id, "seat": seat}
            store.execute(update, row)
    store.execute(
        sa.text(
            "UPDATE results SET helped = :yes WHERE version LIKE '%@%' OR EXISTS (SELECT 1 FROM chairs "
            "WHERE chairs.table_id = results.table_id AND chairs.seat = results.seat AND chairs.stand_in <> '')"
        ),
        {"yes": True},
    )
    op.execute("UPDATE results SET guest = NULL WHERE guest IN (SELECT id FROM guests WHERE gone IS NOT NULL)")


def _fates(seats: int, winners: Sequence[int]) -> list[str]:
    """Return won, drawn or lost for each seat: all drew where nobody won, or all who played."""
    if not winners or len(winners) == seats > 1:
        return ["drawn"] * seats
    return ["won" if seat in winners else "lost" for seat in range(seats)]
