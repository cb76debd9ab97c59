"""People: guests and registered users, their devices, passkeys and codes, blocks and bans."""

from __future__ import annotations

from ..feature import Feature
from . import routes, ways, wire
from .people import People

FEATURE = Feature(
    "people",
    service=People,
    routes=(
        routes.get_me,
        routes.put_me,
        routes.post_invitation,
        routes.get_export,
        routes.delete_me,
        *ways.ROUTES,
    ),
    wire=wire,
)
