"""The push services that browsers name: a way for strangers to make us call somewhere, so it is a narrow one.

Only https at the usual port, only to public addresses; the name is looked up once, what it means is checked, and that
address is called. No redirect is followed, nothing of the answer is read but its first line, and all of it ends soon.
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

SECONDS = 10.0  # for one call, from the first look at the name to the answer
LINE = 2000  # bytes of an answer's first line
_URL = re.compile(
    r"(?P<origin>(?P<scheme>https?)://(?P<host>[A-Za-z0-9.-]{1,253})(:(?P<port>\d{1,5}))?)(?P<path>/[\x21-\x7e]*)"
)
_ANSWER = re.compile(rb"HTTP/1\.[01] (\d{3})( [^\r\n]*)?\r?\n")
_NAT64 = ip_network("64:ff9b::/96")


class Unreachable(Exception):
    """It was certainly not told; it may be later."""


class Unanswered(Exception):
    """It may have been told, or not: nobody knows."""


@dataclass(frozen=True, slots=True)
class Service:
    """Where to call."""

    origin: str
    secure: bool
    host: str
    port: int
    path: str
    trusted: bool  # the keeper named it: it may be anywhere


def service_of(endpoint: str, trusted: Collection[str]) -> Service:
    """What an endpoint means, or Refused."""
    found = _URL.fullmatch(endpoint)
    if not found:
        raise _refused()
    secure, known = found["scheme"] == "https", found["origin"] in trusted
    port = int(found["port"] or (443 if secure else 80))
    if not known and not (secure and port == 443):
        raise _refused()
    return Service(found["origin"], secure, found["host"], port, found["path"], known)


async def look_up(service: Service, hands: Executor) -> str:
    """The address of a service, or Refused if it is not one that everybody could call."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(SECONDS):
            found = await loop.run_in_executor(hands, _addresses, service.host, service.port)
    except (OSError, UnicodeError, TimeoutError) as trouble:
        raise Unreachable(f"{service.host} has no address: {trouble!r}") from trouble
    if not found or not (service.trusted or all(map(is_public, found))):
        raise _refused()
    return found[0]


async def post(service: Service, headers: Mapping[str, str], body: bytes, hands: Executor) -> int:
    """Call a service; gives the status that it answers with."""
    address = await look_up(service, hands)
    told = {
        "Host": service.origin.partition("//")[2],
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    if any("\r" in text or "\n" in text for text in told.values()):
        raise ValueError("a header of two lines")
    head = f"POST {service.path} HTTP/1.1\r\n" + "".join(f"{name}: {text}\r\n" for name, text in told.items()) + "\r\n"
    try:
        async with asyncio.timeout(SECONDS):
            reader, writer = await _connect(service, address)
    except (OSError, TimeoutError) as trouble:
        raise Unreachable(f"{service.origin}: {trouble!r}") from trouble
    try:
        async with asyncio.timeout(SECONDS):
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            answer = _ANSWER.fullmatch(await reader.readline())
    except (OSError, TimeoutError, ValueError) as trouble:  # ValueError: a line without an end
        raise Unanswered(f"{service.origin}: {trouble!r}") from trouble
    finally:
        writer.transport.abort()
    if not answer:
        raise Unanswered(f"{service.origin} does not speak HTTP")
    return int(answer[1])


async def _connect(service: Service, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if not service.secure:
        return await asyncio.open_connection(address, service.port, limit=LINE)
    return await asyncio.open_connection(
        address, service.port, limit=LINE, ssl=_tls(), server_hostname=service.host, ssl_handshake_timeout=SECONDS
    )


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _addresses(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def is_public(address: str) -> bool:
    """Could everybody on the internet mean this address, and the same machine by it?"""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast for one in _meant(known))


def _meant(address: IPv4Address | IPv6Address) -> list[IPv4Address | IPv6Address]:
    """The address, and those that are wrapped in it."""
    if address.version == 4:
        return [address]
    wrapped = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in _NAT64:
        wrapped.append(IPv4Address(int(address) & 0xFFFFFFFF))
    inner = [one for one in wrapped if one is not None]
    return list(inner) if address.ipv4_mapped or address in _NAT64 else [address, *inner]


def _refused() -> Refused:
    return Refused("push-service", "This is no push service that this house calls.", 400)
