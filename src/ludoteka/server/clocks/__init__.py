"""Clocks of tables, pauses, quiet hours, and notices of turns."""

from __future__ import annotations

from ..feature import Feature
from . import routes, socket, wire
from .clocks import Clocks

FEATURE = Feature(
    "clocks",
    service=Clocks,
    routes=(routes.get_quiet, routes.put_quiet),
    messages={wire.Resume: socket.resume},
    wire=wire,
)
