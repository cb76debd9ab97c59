"""All features of the server. A new one adds its line here."""

from __future__ import annotations

from . import bots, lessons, lobby, luck, operations, people, results, review, tables
from .feature import Feature

FEATURES: tuple[Feature, ...] = (
    people.FEATURE,
    tables.FEATURE,
    review.FEATURE,
    luck.FEATURE,
    lobby.FEATURE,
    bots.FEATURE,
    lessons.FEATURE,
    results.FEATURE,
    operations.FEATURE,
)
