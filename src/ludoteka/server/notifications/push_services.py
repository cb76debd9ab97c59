"""Requests to push services. Browsers choose the URL, so the requests are restricted.

Only https on port 443 and only public addresses are allowed; the host is resolved once, and the address that was
checked is the one that is contacted. Redirects are not followed, only the status line is read, and every step times
out.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Collection, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from ..errors import Refused

SECONDS = 10.0  # for each of DNS, connecting and the answer
LINE = 2000  # bytes of an answer's first line
_URL = re.compile(
    r"(?P<origin>(?P<scheme>https?)://(?P<host>[A-Za-z0-9.-]{1,253})(:(?P<port>\d{1,5}))?)(?P<path>/[\x21-\x7e]*)"
)
_ANSWER = re.compile(rb"HTTP/1\.[01] (\d{3})( [^\r\n]*)?\r?\n")
_NAT64 = ip_network("64:ff9b::/96")


class Unreachable(Exception):
    """The message was certainly not delivered; it can be sent again."""


class NoResponse(Exception):
    """No usable answer: the message may have been delivered or not."""


@dataclass(frozen=True, slots=True)
class PushService:
    """The push service that an endpoint names."""

    origin: str
    secure: bool
    host: str
    port: int
    path: str
    trusted: bool  # named in the settings: any address is allowed


def push_service_of(endpoint: str, trusted: Collection[str]) -> PushService:
    """The push service of an endpoint; raises Refused if it is not an allowed one."""
    url = _URL.fullmatch(endpoint)
    if not url:
        raise not_a_service()
    secure, trusted_origin = url["scheme"] == "https", url["origin"] in trusted
    port = int(url["port"] or (443 if secure else 80))
    if not trusted_origin and not (secure and port == 443):
        raise not_a_service()
    return PushService(url["origin"], secure, url["host"], port, url["path"], trusted_origin)


async def resolve(service: PushService, threads: Executor) -> str:
    """The IP address of a service; raises Refused if it is not public."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(SECONDS):
            addresses = await loop.run_in_executor(threads, _addresses, service.host, service.port)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Unreachable(f"{service.host} has no address: {error!r}") from error
    if not addresses or not (service.trusted or all(map(is_public, addresses))):
        raise not_a_service()
    return addresses[0]


async def post(service: PushService, headers: Mapping[str, str], body: bytes, threads: Executor) -> int:
    """Post to a service and return the status of its answer."""
    address = await resolve(service, threads)
    lines = {
        "Host": service.origin.partition("//")[2],
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    if any("\r" in text or "\n" in text for text in lines.values()):
        raise ValueError("a header of two lines")
    head = f"POST {service.path} HTTP/1.1\r\n" + "".join(f"{name}: {text}\r\n" for name, text in lines.items()) + "\r\n"
    try:
        async with asyncio.timeout(SECONDS):
            reader, writer = await _connect(service, address)
    except (OSError, TimeoutError) as error:
        raise Unreachable(f"{service.origin}: {error!r}") from error
    try:
        async with asyncio.timeout(SECONDS):
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            answer = _ANSWER.fullmatch(await reader.readline())
    except (OSError, TimeoutError, ValueError) as error:  # ValueError: a line without an end
        raise NoResponse(f"{service.origin}: {error!r}") from error
    finally:
        writer.transport.abort()
    if not answer:
        raise NoResponse(f"{service.origin} does not speak HTTP")
    return int(answer[1])


async def _connect(service: PushService, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if not service.secure:
        return await asyncio.open_connection(address, service.port, limit=LINE)
    return await asyncio.open_connection(
        address, service.port, limit=LINE, ssl=_tls(), server_hostname=service.host, ssl_handshake_timeout=SECONDS
    )


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _addresses(host: str, port: int) -> list[str]:
    return [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def is_public(address: str) -> bool:
    """True if this address, and every address wrapped in it, is a global unicast address."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast for one in _with_wrapped(parsed))


def _with_wrapped(address: IPv4Address | IPv6Address) -> list[IPv4Address | IPv6Address]:
    """The address, and those that are wrapped in it."""
    if address.version == 4:
        return [address]
    wrapped = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in _NAT64:
        wrapped.append(IPv4Address(int(address) & 0xFFFFFFFF))
    inner = [one for one in wrapped if one is not None]
    return list(inner) if address.ipv4_mapped or address in _NAT64 else [address, *inner]


def not_a_service() -> Refused:
    return Refused("push-service", "This server does not use this push service.", 400)
