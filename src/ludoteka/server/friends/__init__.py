"""Friends, by mutual consent: they are shown first, and can be invited to a table."""

from __future__ import annotations

from ..feature import Feature
from . import routes, wire
from .friends import Friends

FEATURE = Feature("friends", service=Friends, routes=routes.ROUTES, wire=wire)
