"""Review: the record and the replay of a finished match."""

from __future__ import annotations

from ..feature import Feature
from . import routes, wire

FEATURE = Feature("review", routes=(routes.get_record, routes.get_replay), wire=wire)
