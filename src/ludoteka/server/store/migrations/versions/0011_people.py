"""Users beside guests: devices, passkeys, codes, blocks, reports, bans, and notes of administrators."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    devices = op.create_table(
        "devices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("token", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("browser", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    store = op.get_bind()
    guests = store.execute(sa.text("SELECT id, token, created FROM guests")).all()
    first_devices = [
        {"guest": row.id, "token": row.token, "browser": "", "system": "", "created": row.created, "seen": row.created}
        for row in guests
    ]
    if first_devices:
        store.execute(devices.insert(), first_devices)
    # What was the cookie's hash becomes the random name by which passkeys know the person.
    op.execute("ALTER TABLE guests RENAME COLUMN token TO handle")
    for row in guests:
        naming = sa.text("UPDATE guests SET handle = :handle WHERE id = :id")
        store.execute(naming, {"handle": secrets.token_bytes(32), "id": row.id})
    op.add_column("guests", sa.Column("face", sa.String(12), nullable=False, server_default=""))
    op.add_column("guests", sa.Column("recovery", sa.LargeBinary(32), nullable=True))
    op.add_column("guests", sa.Column("keeper", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("guests", sa.Column("gone", sa.BigInteger, nullable=True))
    op.create_index("guests_by_recovery", "guests", ["recovery"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("credential", sa.LargeBinary(1023), nullable=False, unique=True),
        sa.Column("key", sa.LargeBinary(2048), nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("synced", sa.Boolean, nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "tickets",
        sa.Column("secret", sa.LargeBinary(32), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=True, index=True),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "blocks",
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("blocked", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("against", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("about", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("quote", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=True, index=True),
        sa.Column("network", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "notes",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
