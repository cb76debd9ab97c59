"""Looks once a day for a newer release of the program, if the settings name an address with the releases."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from typing import Any
from urllib.parse import urljoin
from urllib.request import Request, urlopen
from xml.etree import ElementTree

import ludoteka

from ..core import Server
from ..feature import Service
from ..log import log
from .wire import Release

DAY_SECONDS = 86_400.0
TIMEOUT = 20.0  # seconds
MAX_BYTES = 2_000_000
ATOM = "{http://www.w3.org/2005/Atom}"
_VERSION = re.compile(r"\bv?(\d+(?:\.\d+){1,3})(?![\w.-]*(?:a|b|rc|alpha|beta|dev)\d*\b)", re.I)


class Releases(Service):
    """The newest release that the feed in the settings names, if it is newer than this program."""

    def __init__(self, server: Server) -> None:
        self._feed = server.settings.release_feed
        self._task: asyncio.Task[None] | None = None
        self.newer: Release | None = None

    async def open(self) -> None:
        if self._feed:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def look(self) -> None:
        """Read the feed once."""
        try:
            text = await asyncio.to_thread(_fetch, self._feed)
            self.newer = newest(text, self._feed, ludoteka.__version__)
        except (OSError, ValueError, ElementTree.ParseError) as error:
            log.warning("the release feed could not be read", error=repr(error))

    async def _run(self) -> None:
        while True:
            await self.look()
            await asyncio.sleep(DAY_SECONDS)


def newest(text: str, address: str, current: str) -> Release | None:
    """Return the newest release of a feed, in JSON or Atom, if it is newer than the current version."""
    entries = _entries_of_json(json.loads(text)) if text.lstrip()[:1] in ("{", "[") else _entries_of_atom(text)
    releases = [(_numbers(match[1]), match[1], link) for name, link in entries if (match := _VERSION.search(name))]
    match = _VERSION.search(current)
    latest = max(releases, default=None)
    if latest is None or (match and latest[0] <= _numbers(match[1])):
        return None
    link = urljoin(address, latest[2]) if latest[2] else ""
    return Release(latest[1], link if link.startswith(("https://", "http://")) else "")


def _entries_of_json(data: Any) -> list[tuple[str, str]]:
    """Return names and links of releases: one object, a list of them, or the items of a JSON feed."""
    rows = data.get("items", [data]) if isinstance(data, dict) else data
    entries = []
    for row in rows if isinstance(rows, list) else []:
        if isinstance(row, dict) and not row.get("draft") and not row.get("prerelease"):
            name = row.get("tag_name") or row.get("title") or row.get("name") or ""
            entries.append((str(name), str(row.get("html_url") or row.get("url") or "")))
    return entries


def _entries_of_atom(text: str) -> list[tuple[str, str]]:
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise ValueError("a feed with definitions of its own")
    entries = []
    for entry in ElementTree.fromstring(text).iter(f"{ATOM}entry"):
        link = entry.find(f"{ATOM}link")
        entries.append((entry.findtext(f"{ATOM}title") or "", link.get("href", "") if link is not None else ""))
    return entries


def _numbers(version: str) -> tuple[int, ...]:
    numbers = [int(part) for part in version.split(".")]
    return tuple(numbers + [0] * (4 - len(numbers)))


def _fetch(address: str) -> str:
    with urlopen(Request(address, headers={"User-Agent": "Ludoteka"}), timeout=TIMEOUT) as answer:
        data: bytes = answer.read(MAX_BYTES)
    return data.decode("utf-8", "replace")
