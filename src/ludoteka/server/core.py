"""One running server: shared resources, and the service of each feature."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ludoteka.kernel import fresh_seed

from .bus import MessageBus
from .errors import Refused
from .feature import Feature, Handler, Service
from .guard import Connection, Guard
from .hooks import Hooks
from .links import base_url
from .settings import Settings
from .store import Store

S = TypeVar("S", bound=Service)


class Server:
    """Settings, store, guard and message bus; `server[Tables]` is the service of the tables, and so on."""

    def __init__(self, settings: Settings, features: Sequence[Feature], seeds: Callable[[], str] = fresh_seed) -> None:
        self.settings = settings
        self.fresh_seed = seeds
        self.store: Store = Store(settings.database_url)
        self.bus: MessageBus = MessageBus(settings.redis)
        self.guard: Guard = Guard(settings)
        self.hooks: Hooks = Hooks()
        self.messages: MessageRouter = MessageRouter(features)
        self._services: dict[type[Service], Service] = {}
        for feature in features:
            if feature.service:
                service = feature.service(self)
                self._services[type(service)] = service

    def __getitem__(self, kind: type[S]) -> S:
        service = self._services[kind]
        assert isinstance(service, kind)
        return service

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open()
        for service in self._services.values():
            await service.open()

    async def close(self) -> None:
        for service in reversed(self._services.values()):
            await service.close()
        await self.bus.close()
        await self.store.close()

    def base_url(self, connection: Connection) -> str:
        """The base URL of links that this visitor can share."""
        scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
        return base_url(self.settings, scheme, connection.headers.get("host", "localhost"))


class MessageRouter:
    """Decodes the messages of a table's socket and passes each to its handler."""

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
        """Decode a message, or raise Refused."""
        try:
            message: Struct = self._decode(text)
            return message
        except (msgspec.ValidationError, msgspec.DecodeError, ValueError, RecursionError) as error:
            raise Refused("malformed", f"This is not a message: {error}", 400) from None

    async def handle(self, at: Any, message: Struct) -> None:
        await self._handlers[type(message)](at, message)


def server_of(connection: Connection) -> Server:
    server: Server = connection.app.state.server
    return server
