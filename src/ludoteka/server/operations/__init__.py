"""Operations: health, metrics, backups of the store."""

from __future__ import annotations

from ..feature import Feature
from . import routes, wire

FEATURE = Feature("operations", pages=(routes.get_health, routes.get_metrics), wire=wire)
