"""The lobby: those who look at the open tables are told when these change."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from ..feature import Part
from ..house import House


class LobbyChanged(Struct, tag="lobby"):
    """News for other servers: the list of open tables is another."""


class Lobby(Part):
    """Who looks at the open tables."""

    def __init__(self, house: House) -> None:
        self._nodes = house.nodes
        self.lookers: set[asyncio.Event] = set()
        house.nodes.on(LobbyChanged, lambda *_: self._stir())

    def announce(self) -> None:
        """The list of open tables changed."""
        self._nodes.tell(LobbyChanged())
        self._stir()

    def _stir(self) -> None:
        for looker in self.lookers:
            looker.set()
