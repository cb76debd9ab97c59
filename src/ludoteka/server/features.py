"""The list of all features of the server; a new one adds its line here."""

from __future__ import annotations

from . import (
    admin,
    bots,
    clocks,
    friends,
    hints,
    lessons,
    lobby,
    luck,
    notifications,
    operations,
    people,
    proposals,
    ratings,
    replays,
    results,
    tables,
    talk,
)
from .feature import Feature

FEATURES: tuple[Feature, ...] = (
    people.FEATURE,
    tables.FEATURE,
    replays.FEATURE,
    luck.FEATURE,
    lobby.FEATURE,
    bots.FEATURE,
    hints.FEATURE,
    lessons.FEATURE,
    results.FEATURE,
    ratings.FEATURE,
    friends.FEATURE,
    talk.FEATURE,
    proposals.FEATURE,
    clocks.FEATURE,
    notifications.FEATURE,
    operations.FEATURE,
    operations.RELEASES,
    admin.FEATURE,
)
