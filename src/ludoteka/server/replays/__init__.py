"""Records and replays of finished matches."""

from __future__ import annotations

from ..feature import Feature
from . import routes, wire
from .replays import Replays

FEATURE = Feature(
    "replays",
    service=Replays,
    routes=(routes.get_record, routes.get_replay, routes.get_replay_page),
    wire=wire,
)
