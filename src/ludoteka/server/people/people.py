"""People: known by the cookies of their devices."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
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
from .blocks import Blocks
from .devices import COOKIE, SECURE_COOKIE, cookie, described
from .door import Door
from .guest import Guest
from .names import checked
from .passkeys import Passkeys
from .reports import Reports
from .store import GuestRows, adding_device, removing_devices
from .tickets import Tickets

SURE = 5.0  # seconds for which somebody is believed to be who they were: devices are taken away elsewhere too
SEEN = 600_000  # milliseconds until a device that is used is written down as seen again
GONE = 4401  # the close code for a device that was signed out
_ASKED = re.compile(r"\s*(?P<language>[a-z]{1,8})(-[a-z0-9-]*)?\s*(;\s*q=(?P<weight>[01](\.\d{0,3})?)\s*)?", re.I)
_REMEMBERED = 10_000  # devices kept in memory


class GuestChanged(Struct, tag="guest"):
    """News for other servers: a user has another name."""

    guest: int
    name: str
    language: str | None  # or as it was


class Parted(Struct, tag="parted"):
    """News for other servers: a device of somebody, or all of them, were signed out."""

    guest: int
    device: int | None


class People(Service):
    """The users of all cookies; the most recent ones are cached."""

    def __init__(self, server: Server) -> None:
        self.settings = server.settings
        self.store = server.store
        self._bus = server.bus
        self.rows = GuestRows(server.store)
        self.tickets = Tickets(server.store)
        self.passkeys = Passkeys(server.store, self.tickets)
        self.blocks = Blocks(server.store)
        self.reports = Reports(server.store)
        self.door = Door(server.store, server.bus)
        self.tries = RateLimit(0.1, 10)  # codes and ceremonies of strangers, per second and address
        self._known: OrderedDict[bytes, tuple[Guest, float]] = OrderedDict()
        self._sockets: dict[int, set[WebSocket[Any, Any, Any]]] = {}  # by device
        self._closing: set[asyncio.Task[None]] = set()
        self.on_arrival: list[Callable[[], None]] = []  # called when somebody opens the server
        self.name_checks: list[Callable[[int, str], None]] = []  # refuse a name that a guest wants
        self.on_rename: list[Callable[[int, str], None]] = []  # called with the guest's number and their new name
        self.on_merge: list[Callable[[Guest, Guest], Awaitable[None]]] = []  # the first becomes the second
        self.on_account_delete: list[Callable[[Guest], Awaitable[None]]] = []  # somebody is about to be forgotten
        self.on_export: dict[str, Callable[[int], Awaitable[Any]]] = {}  # what is kept of a guest, by its name
        server.bus.subscribe(GuestChanged, self._heard)
        server.bus.subscribe(Parted, lambda _, news: self._forget(news.guest, news.device))

    async def of(self, connection: Connection) -> Guest | None:
        """The guest of this request or socket, if it brings a cookie of ours."""
        token = connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE, "")
        if not 20 <= len(token) <= 100:
            return None
        digest = sha256(token.encode()).digest()
        known = self._known.get(digest)
        if known and monotonic() - known[1] < SURE:
            return known[0]
        try:
            guest = await self.rows.known_by(digest)
        except Exception as trouble:
            if known is None:
                raise
            log.error("the store does not answer", error=repr(trouble))
            return known[0]
        if guest is None:
            self._known.pop(digest, None)
        elif known:
            _become(known[0], guest)
            guest = known[0]
        if guest:
            self._remember(digest, guest)
        return guest

    async def name_of(self, guest: int) -> str:
        """The name of a guest."""
        known = next((one for one, _ in self._known.values() if one.id == guest), None)
        return known.name if known else await self.rows.name_of(guest)

    async def arrived(self, guest: Guest | None) -> None:
        """Handle a visitor who opens the site."""
        if guest:
            await self.rows.saw(guest.device, now() - SEEN)
        for hook in self.on_arrival:
            hook()

    async def welcome(self, language: str, connection: Connection) -> tuple[Guest, Cookie]:
        """Create a guest and return the cookie to set."""
        token = secrets.token_urlsafe(32)
        digest = sha256(token.encode()).digest()
        name = program_messages(language).say("guest-name", number=100 + await self.rows.number_of_guests() * 617 % 900)
        guest = await self.rows.add(digest, name, language, *described(connection.headers.get("user-agent", "")))
        self._remember(digest, guest)
        return guest, cookie(token, _secure(connection))

    async def admit(self, guest: int, connection: Connection, *more: Statement) -> Cookie:
        """Add a device to a user and return its cookie."""
        token = secrets.token_urlsafe(32)
        agent = described(connection.headers.get("user-agent", ""))
        device = adding_device(guest, sha256(token.encode()).digest(), *agent)
        await self.store.writer.write(device, *more)
        return cookie(token, _secure(connection))

    def renewed(self, connection: Connection) -> Cookie:
        """Renew the cookie that a guest brought, for another year."""
        token = connection.cookies.get(SECURE_COOKIE) or connection.cookies[COOKIE]
        return cookie(token, _secure(connection))

    async def change(self, guest: Guest, name: str | None, language: str | None, face: str | None = None) -> None:
        wanted = checked(name, guest.is_admin) if name and name != guest.name else guest.name
        for check in self.name_checks:
            check(guest.id, wanted)
        changed = Guest(guest.id, wanted, language or guest.language, guest.face if face is None else face)
        await self.rows.change(changed)  # only what is kept is shown
        guest.face = changed.face
        self.renamed(changed.id, changed.name, changed.language)

    def renamed(self, guest: int, name: str, language: str | None = None) -> None:
        """Publish the new name of a user."""
        news = GuestChanged(guest, name, language)
        self._bus.publish(news)
        self._heard("", news)

    async def part(self, guest: int, device: int | None = None) -> None:
        """Sign out one device of a user, or all of them."""
        await self.store.writer.write(removing_devices(guest, device))
        self.parted(guest, device)

    def recall(self, guest: int) -> None:
        """Drop a user from the cache, because their row changed."""
        for digest, (known, _) in list(self._known.items()):
            if known.id == guest:
                self._known[digest] = known, -SURE

    def parted(self, guest: int, device: int | None = None) -> None:
        """Drop a device that was signed out, or all devices of a user, from the cache."""
        self._bus.publish(Parted(guest, device))
        self._forget(guest, device)

    def enter(self, guest: Guest, socket: WebSocket[Any, Any, Any]) -> None:
        """Register an open socket of a user."""
        self._sockets.setdefault(guest.device, set()).add(socket)

    def leave(self, guest: Guest, socket: WebSocket[Any, Any, Any]) -> None:
        open_ = self._sockets.get(guest.device, set())
        open_.discard(socket)
        if not open_:
            self._sockets.pop(guest.device, None)

    def _heard(self, _: str, said: GuestChanged) -> None:
        for guest, _sure in self._known.values():
            if guest.id == said.guest:
                guest.name, guest.language = said.name, said.language or guest.language
        for hook in self.on_rename:
            hook(said.guest, said.name)

    def _forget(self, guest: int, device: int | None) -> None:
        for digest, (known, _) in list(self._known.items()):
            if known.id == guest and device in (None, known.device):
                del self._known[digest]
                for socket in self._sockets.get(known.device, ()):
                    self._keep(asyncio.create_task(_close(socket)))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    def _remember(self, digest: bytes, guest: Guest) -> None:
        self._known[digest] = guest, monotonic()
        self._known.move_to_end(digest)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


async def _close(socket: WebSocket[Any, Any, Any]) -> None:
    with suppress(Exception):  # it may be closing already
        await socket.close(GONE, "error-signed-out")


def _become(known: Guest, fresh: Guest) -> None:
    """Update the cached object of a user in place, because running requests hold it."""
    known.name, known.language, known.face = fresh.name, fresh.language, fresh.face
    known.is_admin, known.person = fresh.is_admin, fresh.person


def _secure(connection: Connection) -> bool:
    return bool(connection.scope["scheme"] == "https")


def preferred(accept: str) -> Language:
    """The one of our languages that an Accept-Language header prefers; the first of equals."""
    weights: dict[str, float] = {}
    for asked in filter(None, map(_ASKED.fullmatch, accept.split(","))):
        language = asked["language"].lower()
        weights[language] = max(weights.get(language, 0.0), float(asked["weight"] or 1))
    ours = [language for language in weights if weights[language] > 0 and language in LANGUAGES]
    return max(ours, key=weights.__getitem__, default=FALLBACK)
