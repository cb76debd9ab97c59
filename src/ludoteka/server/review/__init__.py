"""Review: the record and the replay of a finished match."""

from __future__ import annotations

from ..feature import Feature
from . import routes, wire
from .review import Review

FEATURE = Feature(
    "review",
    part=Review,
    routes=(routes.get_record, routes.get_replay, routes.get_replay_page),
    wire=wire,
)
