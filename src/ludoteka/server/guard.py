"""Checks of requests (origin, the header that foreign pages cannot send, rates), and security headers."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.types import Message, Scope

from .errors import Refused, foreign
from .limits import ConcurrencyLimit, RateLimit
from .settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]
Req = Request[Any, Any, Any]
_SAFE = ("GET", "HEAD", "OPTIONS")
_HSTS = (b"strict-transport-security", b"max-age=31536000")
_HEADERS = (
    (b"cache-control", b"no-store"),  # of the API only
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        b"worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class Guard:
    """Checks the requests to one running server and holds its limits."""

    def __init__(self, settings: Settings) -> None:
        self._origins = frozenset(settings.allowed_origins)
        self._requests = RateLimit(settings.request_rate, settings.request_rate * 10)
        self.tables: RateLimit = RateLimit(settings.table_rate, max(1.0, settings.table_rate * 60))
        self.guests: RateLimit = RateLimit(settings.new_guest_rate, max(1.0, settings.new_guest_rate * 60))
        self.work: RateLimit = RateLimit(
            settings.work_rate, max(1.0, settings.work_rate * 20)
        )  # in seconds of processor time
        self.sockets: ConcurrencyLimit = ConcurrencyLimit(settings.max_sockets)
        self.sockets_of_network: ConcurrencyLimit = ConcurrencyLimit(settings.max_sockets * 5)
        self._pages = RateLimit(settings.request_rate * 5, settings.request_rate * 50)

    def admit(self, request: Req) -> None:
        """Admit an API request, or raise Refused with the reason."""
        self._requests.take(client_ip_of(request))
        if request.method in _SAFE:
            return
        self.check_origin(request)
        if request.headers.get("x-ludoteka") != "1":
            raise Refused("no-header", "Requests that change something need the header X-Ludoteka: 1.", 403)

    def admit_to_pages(self, request: Req) -> None:
        """Admit a request for a file, which costs little but not nothing."""
        self._pages.take(client_ip_of(request))

    def check_origin(self, connection: Connection) -> None:
        """Check that the page named by a browser is ours. Programs send no origin and need none."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._origins:
            return
        page = urlsplit(origin)
        if page.netloc.lower() != connection.headers.get("host", "").lower():
            raise foreign()
        if page.scheme == "http" and connection.scope["scheme"] in ("https", "wss"):
            raise foreign()  # the other way round it is a proxy that ends TLS and whose word we do not take


def client_ip_of(connection: Connection) -> str:
    """The rate-limit key of an address: the address itself, or the network of one household for IPv6."""
    client = connection.scope.get("client")
    return network_of(client[0]) if client else "local"


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if ip.version == 4:
        return address
    return str(ip.ipv4_mapped or ip_network(f"{ip}/64", strict=False))


def network_around(connection: Connection) -> str:
    """The network that the address of a connection shares with its neighbours, or "" for a local address."""
    client = connection.scope.get("client")
    return neighbourhood(client[0]) if client else ""


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """The IPv4 /24 or IPv6 /56 around an address; "" for local addresses, at which everybody is a neighbour."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    ip = getattr(ip, "ipv4_mapped", None) or ip
    return "" if ip.is_private else str(ip_network(f"{ip}/{24 if ip.version == 4 else 56}", strict=False))


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers that restrict what a browser may do with an answer."""
    if message["type"] == "http.response.start":
        present = {name for name, _ in message["headers"]}
        headers: tuple[tuple[bytes, bytes], ...] = _HEADERS[1:]
        if str(scope["path"]).startswith("/api/"):
            contract: bytes = scope["litestar_app"].state.files.contract
            headers = (*_HEADERS, (b"x-ludoteka-contract", contract)) if contract else _HEADERS
        headers = (*headers, _HSTS) if scope.get("scheme") == "https" else headers
        message["headers"] = [*message["headers"], *(h for h in headers if h[0] not in present)]
