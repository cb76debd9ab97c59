"""Accounts: users with or without a passkey or recovery code, their devices, blocks, bans and the invitation."""

from __future__ import annotations

from ..feature import Feature
from . import routes, sign_in_routes, token_routes, wire
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
        *sign_in_routes.ROUTES,
        *token_routes.ROUTES,
    ),
    wire=wire,
)
