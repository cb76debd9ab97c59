"""Notifications of one's turn by Web Push and by e-mail, once per turn, and not while the table is on screen."""

from __future__ import annotations

from ..feature import Feature
from . import pages, routes, socket, wire
from .notifications import Notifications

FEATURE = Feature(
    "notifications",
    service=Notifications,
    routes=routes.ROUTES,
    pages=pages.PAGES,
    messages={wire.SetVisible: socket.set_visible},
    wire=wire,
)
