"""Ratings per game and number of seats, for matches that were agreed as rated; the ladder of the house."""

from __future__ import annotations

from ..feature import Feature
from . import routes, wire
from .ratings import Ratings

FEATURE = Feature("ratings", service=Ratings, routes=routes.ROUTES, wire=wire)
