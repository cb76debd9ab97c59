"""The message bus between several servers on one store: each publishes its changes, the others reload them.

Nothing depends on these messages: only the store says how a table stands, and every server polls it now and then.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from .log import log

if TYPE_CHECKING:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

RETRY_SECONDS = 1.0  # until a lost Redis is tried again


class Envelope(Struct, rename={"server_id": "server", "tag": "about"}):
    """One message on the bus: the id of the sender, the tag, and the news itself as JSON."""

    server_id: str
    tag: str
    news: msgspec.Raw


N = TypeVar("N", bound=Struct)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Envelope).decode


class MessageBus:
    """Publish and subscribe between servers by Redis; without a URL there are no other servers.

    The database number in the URL separates installations that share one Redis.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._server_id = secrets.token_hex(8)
        self._channel = f"ludoteka-{urlsplit(url).path.strip('/') or 0}"
        self._handlers: dict[str, tuple[type[Struct], Callable[[str, Any], None]]] = {}
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self._listening = asyncio.Event()
        self._lost = asyncio.Event()
        self._redis: Redis | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def __bool__(self) -> bool:
        return bool(self._url)

    @property
    def lost(self) -> bool:
        """True while Redis does not answer: the servers then compare their tables with the store more often."""
        return self._lost.is_set()

    async def wait_until_lost(self, seconds: float) -> None:
        """Wait until Redis is lost, at most so many seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._lost.wait(), seconds)

    def subscribe(self, kind: type[N], handle: Callable[[str, N], None]) -> None:
        """Call `handle` with the id of the sending server and the news whenever another server publishes this kind."""
        self._handlers[_tag(kind)] = kind, handle

    def publish(self, news: Struct) -> None:
        """Queue news for the other servers."""
        if self._url:
            envelope = Envelope(self._server_id, _tag(type(news)), msgspec.Raw(_encode(news)))
            self._outgoing.put_nowait(_encode(envelope))

    async def open(self) -> None:
        if not self._url:
            return
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        self._redis = Redis.from_url(self._url)
        backend = RedisChannelsPubSubBackend(redis=self._redis)
        self._tasks = [asyncio.create_task(self._listen(backend)), asyncio.create_task(self._send(backend))]
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listening.wait(), 5 * RETRY_SECONDS)

    async def close(self) -> None:
        """Send what is queued, then disconnect."""
        if not self._redis:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._outgoing.join(), RETRY_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _send(self, backend: RedisChannelsPubSubBackend) -> None:
        from redis.exceptions import RedisError

        while True:
            text = await self._outgoing.get()
            try:
                await backend.publish(text, [self._channel])
            except (RedisError, OSError) as error:
                if not self.lost:
                    log.warning("other servers were not reached", error=repr(error))
            finally:
                self._outgoing.task_done()

    async def _listen(self, backend: RedisChannelsPubSubBackend) -> None:
        from redis.exceptions import RedisError

        try:
            while True:
                try:
                    await backend.subscribe([self._channel])
                    self._listening.set()
                    if self.lost:
                        self._lost.clear()
                        log.info("the message bus is back")
                    async for _, data in backend.stream_events():
                        self._receive(data)
                except (RedisError, OSError) as error:
                    if not self.lost:
                        self._lost.set()
                        log.warning("the message bus is lost", error=repr(error))
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            await backend.on_shutdown()

    def _receive(self, data: bytes) -> None:
        try:
            envelope = _decode(data)
            kind, handle = self._handlers[envelope.tag]
            news = msgspec.json.decode(envelope.news, type=kind)
        except (msgspec.DecodeError, msgspec.ValidationError, KeyError) as error:  # from a server of another version
            log.warning("a message of another server is unknown", error=repr(error))
            return
        if envelope.server_id != self._server_id:
            handle(envelope.server_id, news)


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)
