"""The WebAuthn relying party: the server's public URL, or the address of the request."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from ..guard import Connection
from ..settings import Settings

Available = Literal["yes", "https", "name", "address"]


@dataclass(frozen=True, slots=True)
class RelyingParty:
    """An origin, the host name that passkeys are bound to, and whether browsers can use them there."""

    origin: str
    name: str
    available: Available


def relying_party_of(settings: Settings, connection: Connection) -> RelyingParty:
    """The relying party of a request.

    Browsers allow passkeys over https or on localhost, and only for host names. With a public URL they are bound to
    it and do not work at other addresses of the same server.
    """
    host = connection.headers.get("host", "").lower()
    scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
    name = _name(host)
    if not settings.public_url:
        return RelyingParty(f"{scheme}://{host}", name, _available(scheme, name))
    public = urlsplit(settings.public_url)
    public_name = _name(public.netloc)
    return RelyingParty(
        f"{public.scheme}://{public.netloc.lower()}",
        public_name,
        _available(public.scheme, public_name) if public_name == name else "address",
    )


def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:  # an address in brackets that do not close
        return ""


def _available(scheme: str, name: str) -> Available:
    if name == "localhost" or name.endswith(".localhost"):
        return "yes"
    try:
        number = ipaddress.ip_address(name)
    except ValueError:
        return "yes" if scheme == "https" and name else "https"
    return "name" if scheme == "https" or number.is_loopback else "https"
