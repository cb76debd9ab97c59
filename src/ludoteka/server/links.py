"""The base URL under which others reach the server."""

from __future__ import annotations

import ipaddress
import re
import socket
from functools import lru_cache
from typing import Any

from .settings import Settings

_HOST = re.compile(r"[A-Za-z0-9.\-_\[\]:]{1,255}")


def base_url(settings: Settings, scheme: str, host: str) -> str:
    """The base URL of links; instead of a loopback address, our address on the local network."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if not _HOST.fullmatch(host):
        host = "localhost"
    name, _, port = host.rpartition(":") if host.rpartition(":")[2].isdigit() else (host, "", "")
    reachable = settings.host in ("0.0.0.0", "::")
    if reachable and _is_loopback(name):
        name = _lan_address() or name
    return f"{scheme}://{name}{':' + port if port else ''}"


def _is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name == "localhost"


@lru_cache(maxsize=1)
def _lan_address() -> str:
    """Our address on the local network, found without sending a packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address: Any = probe.getsockname()[0]
    return "" if _is_loopback(address) else str(address)
