"""Luck: salts by pledge and reveal before a match begins, and everything that proves it fair afterwards."""

from __future__ import annotations

from ..feature import Feature
from . import routes, wire
from .luck import PendingStarts

FEATURE = Feature(
    "luck", service=PendingStarts, routes=(routes.get_luck, routes.post_pledge, routes.post_salt), wire=wire
)
