"""The seats to move after a decision, so that lists of tables need not load the match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("decisions", sa.Column("waiting", sa.String(40), nullable=True))
