"""Several servers on one store: each tells the others what it changed, and they look it up there.

Nothing depends on what is told: the store alone says how a table stands, and every server looks there now and then.
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

PAUSE = 1.0  # seconds until a lost Redis is tried again


class Letter(Struct):
    """Something a server tells the others; `about` is the tag of the news in it."""

    server: str
    about: str
    news: msgspec.Raw


N = TypeVar("N", bound=Struct)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Letter).decode


class Nodes:
    """The other servers; without a URL there are none.

    Redis carries what is said. The database number in its URL tells houses apart that share one Redis.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._server_id = secrets.token_hex(8)
        self._channel = f"ludoteka-{urlsplit(url).path.strip('/') or 0}"
        self._handlers: dict[str, tuple[type[Struct], Callable[[str, Any], None]]] = {}
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self._listening = asyncio.Event()
        self._redis: Redis | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def __bool__(self) -> bool:
        return bool(self._url)

    def on(self, kind: type[N], handle: Callable[[str, N], None]) -> None:
        """Call this, with the name of the server, when another tells such news."""
        self._handlers[_tag(kind)] = kind, handle

    def tell(self, news: Struct) -> None:
        """Tell the others, some time soon."""
        if self._url:
            letter = Letter(self._server_id, _tag(type(news)), msgspec.Raw(_encode(news)))
            self._outgoing.put_nowait(_encode(letter))

    async def open(self) -> None:
        if not self._url:
            return
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        self._redis = Redis.from_url(self._url)
        backend = RedisChannelsPubSubBackend(redis=self._redis)
        self._tasks = [asyncio.create_task(self._listen(backend)), asyncio.create_task(self._speak(backend))]
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listening.wait(), 5 * PAUSE)

    async def close(self) -> None:
        """Say what is still to be said, then leave."""
        if not self._redis:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._outgoing.join(), PAUSE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _speak(self, backend: RedisChannelsPubSubBackend) -> None:
        from redis.exceptions import RedisError

        while True:
            text = await self._outgoing.get()
            try:
                await backend.publish(text, [self._channel])
            except (RedisError, OSError) as error:
                log.warning("other servers were not told", error=repr(error))
            finally:
                self._outgoing.task_done()

    async def _listen(self, backend: RedisChannelsPubSubBackend) -> None:
        from redis.exceptions import RedisError

        try:
            while True:
                try:
                    await backend.subscribe([self._channel])
                    self._listening.set()
                    async for _, data in backend.stream_events():
                        self._hear(data)
                except (RedisError, OSError) as error:
                    log.warning("other servers are not heard", error=repr(error))
                    await asyncio.sleep(PAUSE)
        finally:
            await backend.on_shutdown()

    def _hear(self, data: bytes) -> None:
        try:
            letter = _decode(data)
            kind, handle = self._handlers[letter.about]
            news = msgspec.json.decode(letter.news, type=kind)
        except (msgspec.DecodeError, msgspec.ValidationError, KeyError) as error:  # from a server of another version
            log.warning("another server is not understood", error=repr(error))
            return
        if letter.server != self._server_id:
            handle(letter.server, news)


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)
