"""The rules of a table: its edition, and the owner's content that belongs to it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import lru_cache

from sqlalchemy import Column, String, Text, insert, select
from sqlalchemy import Table as SqlTable

import ludoteka
from ludoteka import shelf
from ludoteka.kernel.content import BadContent

from ..errors import Refused
from ..log import log
from ..store import Store
from ..store.schema import metadata
from ..store.writer import Statement, WriteFailed
from .sheet import Sheet
from .wire import Drawing

contents: SqlTable = SqlTable(
    "contents",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("version", String(20), primary_key=True),
    Column("text", Text, nullable=False),  # the owner's file, as it was laid over
)


class Editions:
    """Stores the content that tables were begun with, so that they go on without the file."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loading = asyncio.Lock()  # one at a time

    async def open(self) -> None:
        """Store the content that the server uses now."""
        for game in ludoteka.games().values():
            text = shelf.content_of(game)
            if text is not None and await self._text(game.id, game.version) is None:
                values = {"game": game.id, "version": game.version, "text": text}
                with suppress(WriteFailed):  # another server was first
                    await self._store.writer.write(Statement(insert(contents), values))

    async def know(self, sheet: Sheet) -> None:
        """Load the game of this sheet, if it exists; reading an archive takes a moment."""
        await self.has(sheet.game, sheet.version.partition("@")[0])

    async def has(self, game: str, version: str) -> bool:
        """True if the shelf can load this game, if need be with the content stored beside its tables."""
        try:
            if shelf.is_loaded(game, version):
                return True
            text = await self._text(game, version) if "+" in version else None
            async with self._loading:
                await asyncio.to_thread(ludoteka.game, game, version, *([] if text is None else [text]))
        except (ludoteka.UnknownVersion, ludoteka.UnknownGame, BadContent):
            return False  # who needs the game is told
        return True

    async def _text(self, game: str, version: str) -> str | None:
        rows = await self._store.rows(
            select(contents.c.text).where(contents.c.game == game, contents.c.version == version)
        )
        return rows[0].text if rows else None


def cannot_be_had(sheet: Sheet, error: Exception) -> Refused:
    """Log that the rules of a table cannot be found."""
    version = sheet.version
    log.error("a table cannot go on", table=sheet.id, game=sheet.game, version=version, error=str(error))
    edition, _, mark = version.partition("@")[0].partition("+")
    if mark:
        detail = f"This table was begun with an owner's values of the box, {version}; serve with that file (--content)."
        return Refused("other-content", detail, 409, version=edition, mark=mark)
    detail = f"The rules of this table cannot be had: {sheet.game} {version}."
    return Refused("cannot-continue", detail, 409, version=version)


@lru_cache(maxsize=1000)
def drawing(game: str, version: str) -> Drawing:
    """How a client draws tables of this version:

    with its room, with its room and older words, or with the plain room.
    """
    edition = version.partition("@")[0].partition("+")[0]
    try:
        today = ludoteka.game(game)
        if edition == today.version.partition("+")[0]:
            return "own"
        return "old" if ludoteka.game(game, edition).drawn_as == today.drawn_as else "plain"
    except (ludoteka.UnknownGame, ludoteka.UnknownVersion):
        return "plain"
