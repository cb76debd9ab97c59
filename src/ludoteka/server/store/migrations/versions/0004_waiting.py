"""Whose answer is awaited after a decision: lists of tables tell it without loading the match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("decisions", sa.Column("waiting", sa.String(40), nullable=True))
