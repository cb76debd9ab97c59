"""Operations: health, metrics, backups of the store."""

from __future__ import annotations

from ..feature import Feature
from . import routes, wire
from .backups import Backups
from .releases import Releases

FEATURE = Feature("operations", service=Backups, pages=(routes.get_health, routes.get_metrics), wire=wire)
RELEASES = Feature("releases", service=Releases)
