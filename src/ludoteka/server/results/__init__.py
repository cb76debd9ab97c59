"""Results: a row for each seat of a finished match, and the statistics computed from these rows."""

from __future__ import annotations

from ..feature import Feature
from . import routes, wire
from .results import Results

FEATURE = Feature("results", service=Results, routes=routes.ROUTES, wire=wire)
