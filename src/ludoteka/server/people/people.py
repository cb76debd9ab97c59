"""People: known by a random cookie, of which the store knows only the hash."""

from __future__ import annotations

import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256

from litestar.datastructures import Cookie
from msgspec import Struct

from ludoteka.words import LANGUAGES, Language, house
from ludoteka.words.catalogue import FALLBACK

from ..feature import Part
from ..guard import Connection
from ..house import House
from .guest import Guest
from .names import checked
from .store import GuestRows

COOKIE = "ludoteka"
SECURE_COOKIE = "__Host-ludoteka"
YEAR = 365 * 24 * 3600
_ASKED = re.compile(r"\s*(?P<language>[a-z]{1,8})(-[a-z0-9-]*)?\s*(;\s*q=(?P<weight>[01](\.\d{0,3})?)\s*)?", re.I)
_REMEMBERED = 10_000  # guests kept in memory


class GuestChanged(Struct, tag="guest"):
    """News for other servers: somebody is called otherwise now."""

    guest: int
    name: str
    language: str


class People(Part):
    """Who the cookies belong to; the most recent are kept in memory."""

    def __init__(self, house: House) -> None:
        self._nodes = house.nodes
        self._rows = GuestRows(house.store)
        self._known: OrderedDict[bytes, Guest] = OrderedDict()
        self.on_arrival: list[Callable[[], None]] = []  # called when somebody opens the house
        self.on_naming: list[Callable[[int, str], None]] = []  # refuse a name that a guest wants
        self.on_rename: list[Callable[[int, str], None]] = []  # called with the guest's number and their new name
        house.nodes.on(GuestChanged, self._heard)

    async def of(self, connection: Connection) -> Guest | None:
        """The guest of this request or socket, if it brings a cookie we gave."""
        token = connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE, "")
        if not 20 <= len(token) <= 100:
            return None
        digest = sha256(token.encode()).digest()
        guest = self._known.get(digest)
        if guest is None:
            guest = await self._rows.known_by(digest)
            if guest:
                self._remember(digest, guest)
        return guest

    async def name_of(self, guest: int) -> str:
        """What a guest is called."""
        known = next((one for one in self._known.values() if one.id == guest), None)
        return known.name if known else await self._rows.name_of(guest)

    def arrived(self) -> None:
        for hook in self.on_arrival:
            hook()

    async def welcome(self, language: str, secure: bool) -> tuple[Guest, Cookie]:
        """A new guest, and the cookie to give them."""
        token = secrets.token_urlsafe(32)
        digest = sha256(token.encode()).digest()
        name = house(language).say("guest-name", number=100 + await self._rows.number_of_guests() * 617 % 900)
        guest = await self._rows.add(digest, name, language)
        self._remember(digest, guest)
        return guest, cookie(token, secure)

    def renewed(self, connection: Connection) -> Cookie:
        """The cookie that a guest brought, for another year."""
        token = connection.cookies.get(SECURE_COOKIE) or connection.cookies[COOKIE]
        return cookie(token, connection.scope["scheme"] == "https")

    async def change(self, guest: Guest, name: str | None, language: str | None) -> None:
        wanted = checked(name) if name else guest.name
        for check in self.on_naming:
            check(guest.id, wanted)
        changed = Guest(guest.id, wanted, language or guest.language)
        await self._rows.change(changed)  # only what is kept is shown
        guest.name, guest.language = changed.name, changed.language
        self._renamed(guest.id, guest.name)
        self._nodes.tell(GuestChanged(guest.id, guest.name, guest.language))

    def _heard(self, _: str, said: GuestChanged) -> None:
        for guest in self._known.values():
            if guest.id == said.guest:
                guest.name, guest.language = said.name, said.language
        self._renamed(said.guest, said.name)

    def _renamed(self, guest: int, name: str) -> None:
        for hook in self.on_rename:
            hook(guest, name)

    def _remember(self, digest: bytes, guest: Guest) -> None:
        self._known[digest] = guest
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


def cookie(token: str, secure: bool) -> Cookie:
    """The cookie by which a guest is known; over TLS one that no neighbouring site can plant."""
    name = SECURE_COOKIE if secure else COOKIE
    return Cookie(key=name, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def preferred(accept: str) -> Language:
    """Of our languages the one that an Accept-Language asks for most; of equals the first."""
    weights: dict[str, float] = {}
    for asked in filter(None, map(_ASKED.fullmatch, accept.split(","))):
        language = asked["language"].lower()
        weights[language] = max(weights.get(language, 0.0), float(asked["weight"] or 1))
    ours = [language for language in weights if weights[language] > 0 and language in LANGUAGES]
    return max(ours, key=weights.__getitem__, default=FALLBACK)
