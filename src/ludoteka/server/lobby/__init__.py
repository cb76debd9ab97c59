"""The lobby: the shelf of games, opening tables, taking seats, starting, playing again."""

from __future__ import annotations

from ..feature import Feature
from . import routes, socket, wire
from .lobby import Lobby

FEATURE = Feature(
    "lobby",
    service=Lobby,
    routes=(
        routes.get_games,
        routes.get_tables,
        routes.get_texts,
        routes.get_examples,
        routes.post_table,
        routes.post_rematch,
        routes.post_sit,
        routes.post_stand,
        routes.post_swap,
        routes.post_seat,
        routes.post_admit,
        routes.post_change,
        routes.post_start,
        routes.delete_table,
        socket.lobby_socket,
    ),
    wire=wire,
)
