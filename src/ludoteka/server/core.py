"""One running server: what all features share, and the service of each feature."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ludoteka.kernel import fresh_seed

from .errors import Refused
from .feature import Feature, Handler, Part
from .guard import Connection, Guard
from .links import address
from .nodes import Nodes
from .settings import Settings
from .store import Store

P = TypeVar("P", bound=Part)


class Server:
    """Settings, store, guard and message bus; `server[Tables]` is the service of the tables, and so on."""

    def __init__(self, settings: Settings, features: Sequence[Feature], seeds: Callable[[], str] = fresh_seed) -> None:
        self.settings = settings
        self.fresh_seed = seeds
        self.store = Store(settings.database_url)
        self.nodes = Nodes(settings.redis)
        self.guard = Guard(settings)
        self.messages = Messages(features)
        self._parts: dict[type[Part], Part] = {}
        for feature in features:
            if feature.part:
                part = feature.part(self)
                self._parts[type(part)] = part

    def __getitem__(self, kind: type[P]) -> P:
        part = self._parts[kind]
        assert isinstance(part, kind)
        return part

    async def open(self) -> None:
        await self.store.open()
        await self.nodes.open()
        for part in self._parts.values():
            await part.open()

    async def close(self) -> None:
        for part in reversed(self._parts.values()):
            await part.close()
        await self.nodes.close()
        await self.store.close()

    def address(self, connection: Connection) -> str:
        """The beginning of links, as this visitor can share them."""
        scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
        return address(self.settings, scheme, connection.headers.get("host", "localhost"))


class Messages:
    """What clients may say at a table's socket, and who handles it."""

    def __init__(self, features: Sequence[Feature]) -> None:
        self._handlers: dict[type[Struct], Handler] = {
            kind: handler for feature in features for kind, handler in feature.messages.items()
        }
        self._decode = msgspec.json.Decoder(self.union).decode

    @property
    def union(self) -> Any:
        kinds = iter(self._handlers)
        union: Any = next(kinds)
        for kind in kinds:
            union = union | kind
        return union

    def read(self, text: str) -> Struct:
        """The message in this text, or Refused."""
        try:
            said: Struct = self._decode(text)
            return said
        except (msgspec.ValidationError, msgspec.DecodeError, ValueError, RecursionError) as error:
            raise Refused("malformed", f"This is not a message: {error}", 400) from None

    async def handle(self, at: Any, said: Struct) -> None:
        await self._handlers[type(said)](at, said)


def server_of(connection: Connection) -> Server:
    found: Server = connection.app.state.server
    return found
