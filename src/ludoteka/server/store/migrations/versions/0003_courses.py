"""The progress of learners at teaching tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "courses",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("presses", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
