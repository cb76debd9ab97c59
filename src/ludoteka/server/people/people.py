"""The service of accounts: users are identified by the cookies of their devices."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256
from time import monotonic
from typing import Any

from litestar import WebSocket
from litestar.datastructures import Cookie
from msgspec import Struct

from ludoteka.words import LANGUAGES, Language, program_messages
from ludoteka.words.messages import FALLBACK

from ..core import Server
from ..errors import Refused
from ..feature import Service
from ..guard import Connection
from ..limits import ConcurrencyLimit, RateLimit
from ..log import log
from ..store import now
from ..store.writer import Statement, WriteFailed
from .access import AccessGate
from .api_tokens import ApiTokens, token_of
from .blocks import Blocks
from .devices import COOKIE, SECURE_COOKIE, cookie, describe_agent
from .names import checked
from .one_time_tokens import OneTimeTokens
from .passkeys import Passkeys
from .reports import Reports
from .store import UserRows, delete_devices, insert_device
from .user import User

CACHED_SECONDS = 5.0  # before the store is read again: other servers sign devices out too
TOUCH_INTERVAL = 600_000  # milliseconds between two notes that a device is in use
SIGNED_OUT = 4401  # the close code for a device that was signed out
_ACCEPTED = re.compile(r"\s*(?P<language>[a-z]{1,8})(-[a-z0-9-]*)?\s*(;\s*q=(?P<weight>[01](\.\d{0,3})?)\s*)?", re.I)
_CACHE_SIZE = 10_000  # devices kept in memory


class UserChanged(Struct, tag="guest"):
    """News for other servers: a user changed their name or language."""

    guest: int
    name: str
    language: str | None  # None: unchanged


class SignedOut(Struct, tag="parted"):
    """News for other servers: a device of a user was signed out, or all of them."""

    guest: int
    device: int | None


class People(Service):
    """Finds the users of cookies; the most recent ones are cached."""

    def __init__(self, server: Server) -> None:
        self.settings = server.settings
        self.store = server.store
        self.hooks = server.hooks
        self._bus = server.bus
        self.rows = UserRows(server.store)
        self.tokens = OneTimeTokens(server.store)
        self.passkeys = Passkeys(server.store, self.tokens)
        self.api_tokens = ApiTokens(server.store)
        self.blocks = Blocks(server.store, server.hooks)
        self.reports = Reports(server.store)
        self.access = AccessGate(server.store, server.bus)
        self.tries = RateLimit(0.1, 10)  # codes and passkey ceremonies per second and client IP
        self.exports = ConcurrencyLimit(1)  # of all data of one user
        self._cache: OrderedDict[bytes, tuple[User, float]] = OrderedDict()
        self._sockets: dict[int, set[WebSocket[Any, Any, Any]]] = {}  # by device
        self._closing: set[asyncio.Task[None]] = set()
        server.bus.subscribe(UserChanged, self._on_user_changed)
        server.bus.subscribe(SignedOut, lambda _, news: self._evict(news.guest, news.device))

    async def of(self, connection: Connection) -> User | None:
        """The user of a request or socket, or None without a valid cookie."""
        bearer = token_of(connection.headers.get("authorization", ""))
        token = bearer or connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE, "")
        if not 20 <= len(token) <= 100:
            return None
        digest = sha256(token.encode()).digest()
        cached = self._cache.get(digest)
        if cached and monotonic() - cached[1] < CACHED_SECONDS:
            return cached[0]
        try:
            user = await (self.rows.by_api_token if bearer else self.rows.by_token)(digest)
        except Exception as error:
            if cached is None:
                raise
            log.error("the store does not answer", error=repr(error))
            return cached[0]
        if user is None:
            self._cache.pop(digest, None)
        elif cached:
            _update(cached[0], user)
            user = cached[0]
        if user:
            self._remember(digest, user)
            if bearer:
                with suppress(WriteFailed):  # reading goes on while the store cannot be written
                    await self.api_tokens.touch(-user.device)
        elif bearer:
            raise Refused("bad-token", "This token is not valid, or it was revoked.", 401)
        return user

    async def name_of(self, user: int) -> str:
        """The name of a user."""
        cached = next((one for one, _ in self._cache.values() if one.id == user), None)
        return cached.name if cached else await self.rows.name_of(user)

    async def arrived(self, user: User | None) -> None:
        """Note that a visitor opens the client."""
        if user:
            await self.rows.touch(user.device, now() - TOUCH_INTERVAL)
        for hook in self.hooks.on_arrival:
            hook()

    async def welcome(self, language: str, connection: Connection) -> tuple[User, Cookie]:
        """A new guest and their cookie."""
        token = secrets.token_urlsafe(32)
        digest = sha256(token.encode()).digest()
        name = program_messages(language).say("guest-name", number=100 + await self.rows.number_of_guests() * 617 % 900)
        user = await self.rows.add(digest, name, language, *describe_agent(connection.headers.get("user-agent", "")))
        self._remember(digest, user)
        return user, cookie(token, _secure(connection))

    async def admit(self, user: int, connection: Connection, *more: Statement) -> Cookie:
        """Add a device to a user, and return its cookie."""
        token = secrets.token_urlsafe(32)
        agent = describe_agent(connection.headers.get("user-agent", ""))
        device = insert_device(user, sha256(token.encode()).digest(), *agent)
        await self.store.writer.write(device, *more)
        return cookie(token, _secure(connection))

    def renewed(self, connection: Connection) -> Cookie:
        """The cookie of this request, for another year."""
        token = connection.cookies.get(SECURE_COOKIE) or connection.cookies[COOKIE]
        return cookie(token, _secure(connection))

    async def change(self, user: User, name: str | None, language: str | None, face: str | None = None) -> None:
        """Change a user's name, language or face."""
        new_name = checked(name, user.is_admin) if name and name != user.name else user.name
        for check in self.hooks.name_checks:
            check(user.id, new_name)
        changed = User(user.id, new_name, language or user.language, user.face if face is None else face)
        await self.rows.change(changed)  # stored before it is shown
        user.face = changed.face
        self.renamed(changed.id, changed.name, changed.language)

    def renamed(self, user: int, name: str, language: str | None = None) -> None:
        """Publish a user's new name to all servers and features."""
        news = UserChanged(user, name, language)
        self._bus.publish(news)
        self._on_user_changed("", news)

    async def sign_out(self, user: int, device: int | None = None) -> None:
        """Sign out a device of a user, or all of them."""
        await self.store.writer.write(delete_devices(user, device))
        self.signed_out(user, device)

    def recall(self, user: int) -> None:
        """Read a user from the store at their next request."""
        for digest, (cached, _) in list(self._cache.items()):
            if cached.id == user:
                self._cache[digest] = cached, -CACHED_SECONDS

    def signed_out(self, user: int, device: int | None = None) -> None:
        """Publish that a device was signed out, or all of them, and close their sockets."""
        self._bus.publish(SignedOut(user, device))
        self._evict(user, device)

    def enter(self, user: User, socket: WebSocket[Any, Any, Any]) -> None:
        """Register an open socket of a user."""
        self._sockets.setdefault(user.device, set()).add(socket)

    def leave(self, user: User, socket: WebSocket[Any, Any, Any]) -> None:
        """Remove a closed socket of a user."""
        open_ = self._sockets.get(user.device, set())
        open_.discard(socket)
        if not open_:
            self._sockets.pop(user.device, None)

    def _on_user_changed(self, _: str, news: UserChanged) -> None:
        for user, _read in self._cache.values():
            if user.id == news.guest:
                user.name, user.language = news.name, news.language or user.language
        for hook in self.hooks.on_rename:
            hook(news.guest, news.name)

    def _evict(self, user: int, device: int | None) -> None:
        for digest, (cached, _) in list(self._cache.items()):
            if cached.id == user and device in (None, cached.device):
                del self._cache[digest]
                for socket in self._sockets.get(cached.device, ()):
                    self._hold(asyncio.create_task(_close(socket)))

    def _hold(self, task: asyncio.Task[None]) -> None:
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    def _remember(self, digest: bytes, user: User) -> None:
        self._cache[digest] = user, monotonic()
        self._cache.move_to_end(digest)
        if len(self._cache) > _CACHE_SIZE:
            self._cache.popitem(last=False)


async def _close(socket: WebSocket[Any, Any, Any]) -> None:
    with suppress(Exception):  # it may be closing already
        await socket.close(SIGNED_OUT, "error-signed-out")


def _update(cached: User, fresh: User) -> None:
    """Update a cached user in place: running requests hold the object."""
    cached.name, cached.language, cached.face = fresh.name, fresh.language, fresh.face
    cached.is_admin, cached.registered = fresh.is_admin, fresh.registered


def _secure(connection: Connection) -> bool:
    return bool(connection.scope["scheme"] == "https")


def preferred(accept: str) -> Language:
    """The language with the highest weight in an Accept-Language header, of those the server has."""
    weights: dict[str, float] = {}
    for match in filter(None, map(_ACCEPTED.fullmatch, accept.split(","))):
        language = match["language"].lower()
        weights[language] = max(weights.get(language, 0.0), float(match["weight"] or 1))
    ours = [language for language in weights if weights[language] > 0 and language in LANGUAGES]
    return max(ours, key=weights.__getitem__, default=FALLBACK)
