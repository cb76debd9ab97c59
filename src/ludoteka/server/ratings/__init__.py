"""Ratings per game and number of seats, for matches that were agreed as rated; and the ladder."""

from __future__ import annotations

from ..feature import Feature
from . import routes, wire
from .ratings import Ratings

FEATURE = Feature("ratings", service=Ratings, routes=routes.ROUTES, wire=wire)
