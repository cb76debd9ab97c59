"""Tables: matches in memory, their sockets, decisions, undo, resigning and stand-ins."""

from __future__ import annotations

from ..feature import Feature
from . import catalogue, routes, socket, wire
from .account_data import open_tables

FEATURE = Feature(
    "tables",
    service=open_tables,
    routes=(
        routes.get_table,
        routes.get_qr,
        catalogue.get_catalogue,
        routes.post_resign,
        routes.post_stand_in,
        routes.post_take_back,
        socket.serve_table,
    ),
    messages={
        wire.Choose: socket.choose,
        wire.Undo: socket.undo,
        wire.AskWhy: socket.ask_why,
        wire.AskPreview: socket.ask_preview,
        wire.Resync: socket.resync,
        wire.Ping: socket.ping,
        wire.TakeDevice: socket.take_device,
        wire.ReleaseDevice: socket.release_device,
    },
    wire=wire,
)
