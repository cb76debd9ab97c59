"""People: guests, their names and languages."""

from __future__ import annotations

from ..feature import Feature
from . import routes, wire
from .people import People

FEATURE = Feature("people", part=People, routes=(routes.get_me, routes.put_me), wire=wire)
