"""Alembic's entry point; `engine.migrate` passes the connection."""

from __future__ import annotations

from alembic import context

from ludoteka.server import features  # noqa: F401  # they declare their tables
from ludoteka.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
