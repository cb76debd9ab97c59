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
from ..feature import Service
from ..guard import Connection
from ..limits import RateLimit
from ..log import log
from ..store import now
from ..store.writer import Statement
from .access import AccessGate
from .blocks import Blocks
from .devices import COOKIE, SECURE_COOKIE, cookie, describe_agent
from .guest import Guest
from .names import checked
from .one_time_tokens import OneTimeTokens
from .passkeys import Passkeys
from .reports import Reports
from .store import GuestRows, delete_devices, insert_device

CACHED_SECONDS = 5.0  # before the store is read again: other servers sign devices out too
TOUCH_INTERVAL = 600_000  # milliseconds between two notes that a device is in use
SIGNED_OUT = 4401  # the close code for a device that was signed out
_ACCEPTED = re.compile(r"\s*(?P<language>[a-z]{1,8})(-[a-z0-9-]*)?\s*(;\s*q=(?P<weight>[01](\.\d{0,3})?)\s*)?", re.I)
_CACHE_SIZE = 10_000  # devices kept in memory


class GuestChanged(Struct, tag="guest"):
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
        self.rows = GuestRows(server.store)
        self.tokens = OneTimeTokens(server.store)
        self.passkeys = Passkeys(server.store, self.tokens)
        self.blocks = Blocks(server.store, server.hooks)
        self.reports = Reports(server.store)
        self.access = AccessGate(server.store, server.bus)
        self.tries = RateLimit(0.1, 10)  # codes and passkey ceremonies per second and client IP
        self._cache: OrderedDict[bytes, tuple[Guest, float]] = OrderedDict()
        self._sockets: dict[int, set[WebSocket[Any, Any, Any]]] = {}  # by device
        self._closing: set[asyncio.Task[None]] = set()
        server.bus.subscribe(GuestChanged, self._on_guest_changed)
        server.bus.subscribe(SignedOut, lambda _, news: self._evict(news.guest, news.device))

    async def of(self, connection: Connection) -> Guest | None:
        """The user of a request or socket, or None without a valid cookie."""
        token = connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE, "")
        if not 20 <= len(token) <= 100:
            return None
        digest = sha256(token.encode()).digest()
        cached = self._cache.get(digest)
        if cached and monotonic() - cached[1] < CACHED_SECONDS:
            return cached[0]
        try:
            guest = await self.rows.by_token(digest)
        except Exception as error:
            if cached is None:
                raise
            log.error("the store does not answer", error=repr(error))
            return cached[0]
        if guest is None:
            self._cache.pop(digest, None)
        elif cached:
            _update(cached[0], guest)
            guest = cached[0]
        if guest:
            self._remember(digest, guest)
        return guest

    async def name_of(self, guest: int) -> str:
        """The name of a user."""
        cached = next((one for one, _ in self._cache.values() if one.id == guest), None)
        return cached.name if cached else await self.rows.name_of(guest)

    async def arrived(self, guest: Guest | None) -> None:
        """Note that a visitor opens the client."""
        if guest:
            await self.rows.touch(guest.device, now() - TOUCH_INTERVAL)
        for hook in self.hooks.on_arrival:
            hook()

    async def welcome(self, language: str, connection: Connection) -> tuple[Guest, Cookie]:
        """A new guest and their cookie."""
        token = secrets.token_urlsafe(32)
        digest = sha256(token.encode()).digest()
        name = program_messages(language).say("guest-name", number=100 + await self.rows.number_of_guests() * 617 % 900)
        guest = await self.rows.add(digest, name, language, *describe_agent(connection.headers.get("user-agent", "")))
        self._remember(digest, guest)
        return guest, cookie(token, _secure(connection))

    async def admit(self, guest: int, connection: Connection, *more: Statement) -> Cookie:
        """Add a device to a user, and return its cookie."""
        token = secrets.token_urlsafe(32)
        agent = describe_agent(connection.headers.get("user-agent", ""))
        device = insert_device(guest, sha256(token.encode()).digest(), *agent)
        await self.store.writer.write(device, *more)
        return cookie(token, _secure(connection))

    def renewed(self, connection: Connection) -> Cookie:
        """The cookie of this request, for another year."""
        token = connection.cookies.get(SECURE_COOKIE) or connection.cookies[COOKIE]
        return cookie(token, _secure(connection))

    async def change(self, guest: Guest, name: str | None, language: str | None, face: str | None = None) -> None:
        """Change a user's name, language or face."""
        new_name = checked(name, guest.is_admin) if name and name != guest.name else guest.name
        for check in self.hooks.name_checks:
            check(guest.id, new_name)
        changed = Guest(guest.id, new_name, language or guest.language, guest.face if face is None else face)
        await self.rows.change(changed)  # stored before it is shown
        guest.face = changed.face
        self.renamed(changed.id, changed.name, changed.language)

    def renamed(self, guest: int, name: str, language: str | None = None) -> None:
        """Publish a user's new name to all servers and features."""
        news = GuestChanged(guest, name, language)
        self._bus.publish(news)
        self._on_guest_changed("", news)

    async def sign_out(self, guest: int, device: int | None = None) -> None:
        """Sign out a device of a user, or all of them."""
        await self.store.writer.write(delete_devices(guest, device))
        self.signed_out(guest, device)

    def recall(self, guest: int) -> None:
        """Read a user from the store at their next request."""
        for digest, (cached, _) in list(self._cache.items()):
            if cached.id == guest:
                self._cache[digest] = cached, -CACHED_SECONDS

    def signed_out(self, guest: int, device: int | None = None) -> None:
        """Publish that a device was signed out, or all of them, and close their sockets."""
        self._bus.publish(SignedOut(guest, device))
        self._evict(guest, device)

    def enter(self, guest: Guest, socket: WebSocket[Any, Any, Any]) -> None:
        """Register an open socket of a user."""
        self._sockets.setdefault(guest.device, set()).add(socket)

    def leave(self, guest: Guest, socket: WebSocket[Any, Any, Any]) -> None:
        """Remove a closed socket of a user."""
        open_ = self._sockets.get(guest.device, set())
        open_.discard(socket)
        if not open_:
            self._sockets.pop(guest.device, None)

    def _on_guest_changed(self, _: str, news: GuestChanged) -> None:
        for guest, _read in self._cache.values():
            if guest.id == news.guest:
                guest.name, guest.language = news.name, news.language or guest.language
        for hook in self.hooks.on_rename:
            hook(news.guest, news.name)

    def _evict(self, guest: int, device: int | None) -> None:
        for digest, (cached, _) in list(self._cache.items()):
            if cached.id == guest and device in (None, cached.device):
                del self._cache[digest]
                for socket in self._sockets.get(cached.device, ()):
                    self._hold(asyncio.create_task(_close(socket)))

    def _hold(self, task: asyncio.Task[None]) -> None:
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    def _remember(self, digest: bytes, guest: Guest) -> None:
        self._cache[digest] = guest, monotonic()
        self._cache.move_to_end(digest)
        if len(self._cache) > _CACHE_SIZE:
            self._cache.popitem(last=False)


async def _close(socket: WebSocket[Any, Any, Any]) -> None:
    with suppress(Exception):  # it may be closing already
        await socket.close(SIGNED_OUT, "error-signed-out")


def _update(cached: Guest, fresh: Guest) -> None:
    """Update a cached user in place: running requests hold the object."""
    cached.name, cached.language, cached.face = fresh.name, fresh.language, fresh.face
    cached.is_admin, cached.person = fresh.is_admin, fresh.person


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
