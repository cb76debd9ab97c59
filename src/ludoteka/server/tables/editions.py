"""By which rules a table is played: the edition it was begun with, and the owner's content that belongs to it."""

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

contents = SqlTable(
    "contents",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("version", String(20), primary_key=True),
    Column("text", Text, nullable=False),  # the owner's file, as it was laid over
)


class Editions:
    """Content that tables were begun with is kept beside them, so that they go on without the file."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self) -> None:
        """Keep what the house plays with today."""
        for game in ludoteka.games().values():
            text = shelf.content_of(game)
            if text is not None and await self._text(game.id, game.version) is None:
                values = {"game": game.id, "version": game.version, "text": text}
                with suppress(WriteFailed):  # another server was first
                    await self._store.writer.write(Statement(insert(contents), values))

    async def know(self, sheet: Sheet) -> None:
        """See to it that the shelf has the game of this sheet, if it can be had; reading an archive takes a moment."""
        await self.has(sheet.game, sheet.version.partition("@")[0])

    async def has(self, game: str, version: str) -> bool:
        """Can the shelf have this game? It has it from now on, with the content that is kept beside tables of it."""
        try:
            if shelf.is_loaded(game, version):
                return True
            text = await self._text(game, version) if "+" in version else None
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
    """The rules of a table are nowhere; the operator finds out from the log."""
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
    """How a client draws tables of this version: by its room, by its room with older words, or plainly."""
    edition = version.partition("@")[0].partition("+")[0]
    try:
        today = ludoteka.game(game)
        if edition == today.version.partition("+")[0]:
            return "own"
        return "old" if ludoteka.game(game, edition).drawn_as == today.drawn_as else "plain"
    except (ludoteka.UnknownGame, ludoteka.UnknownVersion):
        return "plain"
