"""Owners' content beside the tables begun with it, and the final views of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("version", sa.String(20), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "finals",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("shown", sa.LargeBinary, nullable=False),
    )
