"""Results: who played what, against whom, and how it ended; a row for each seat of a finished match."""

from __future__ import annotations

from ..feature import Feature
from . import routes, wire
from .results import Results

FEATURE = Feature("results", part=Results, routes=routes.ROUTES, wire=wire)
