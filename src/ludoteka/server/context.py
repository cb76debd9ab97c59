"""What every request needs: the house and the door, found through the application."""

from __future__ import annotations

from dataclasses import dataclass

from .files import Files
from .guard import Connection, Guard
from .house import House
from .identity import Guests
from .info import address
from .limits import Crowd
from .settings import Settings


@dataclass(slots=True)
class Context:
    """One running server."""

    settings: Settings
    house: House
    guests: Guests
    guard: Guard
    files: Files
    sockets: Crowd

    def address(self, connection: Connection) -> str:
        """The beginning of links, as this visitor can share them."""
        scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
        return address(self.settings, scheme, connection.headers.get("host", "localhost"))


def context(connection: Connection) -> Context:
    found: Context = connection.app.state.context
    return found
