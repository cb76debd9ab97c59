"""Friends by mutual consent; friends can be invited to a table, and their tables are listed first."""

from __future__ import annotations

from ..feature import Feature
from . import routes, wire
from .friends import Friends

FEATURE = Feature("friends", service=Friends, routes=routes.ROUTES, wire=wire)
