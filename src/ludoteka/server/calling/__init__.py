"""Calling people to their turn: by Web Push and by letters, once for each turn, and never while they look."""

from __future__ import annotations

from ..feature import Feature
from . import pages, routes, socket, wire
from .calling import Calling

FEATURE = Feature(
    "calling",
    service=Calling,
    routes=routes.ROUTES,
    pages=(pages.get_letters, pages.post_letters),
    messages={wire.Look: socket.look},
    wire=wire,
)
