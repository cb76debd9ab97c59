"""The site that passkeys belong to: the house's public address, or the one the visitor came by."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from ..guard import Connection
from ..settings import Settings

Available = Literal["yes", "https", "name", "address"]


@dataclass(frozen=True, slots=True)
class Site:
    """An origin, the name that passkeys are bound to, and whether a browser can use them here."""

    origin: str
    name: str
    available: Available


def site_of(settings: Settings, connection: Connection) -> Site:
    """Where this visitor is, as passkeys see it.

    Browsers allow them over https, or on localhost, and only where the address is a name. A house with a public
    address binds them to it, so they do not work at any other address of the same house.
    """
    host = connection.headers.get("host", "").lower()
    scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
    name = _name(host)
    if not settings.public_url:
        return Site(f"{scheme}://{host}", name, _available(scheme, name))
    public = urlsplit(settings.public_url)
    ours = _name(public.netloc)
    return Site(
        f"{public.scheme}://{public.netloc.lower()}",
        ours,
        _available(public.scheme, ours) if ours == name else "address",
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
