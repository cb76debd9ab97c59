"""Administration: users, tables, reports, bans, the announcement, the invitation code and backups."""

from __future__ import annotations

from ..feature import Feature
from . import report_routes, routes, wire
from .admin import Admin

FEATURE = Feature("admin", service=Admin, routes=(*routes.ROUTES, *report_routes.ROUTES), wire=wire)
