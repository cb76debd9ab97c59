"""Backups of the store in the data directory: by request, and by schedule with a limited number of them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import insert, select, update

from ..core import Server
from ..errors import Refused
from ..feature import Service
from ..log import log
from ..people.schema import notes
from ..store import now
from ..store.copies import BACKUPS, CopyFailed
from ..store.writer import Statement, WriteConflict
from .backup import backup

BY_REQUEST, SCHEDULED = "ludoteka-", "scheduled-"  # how the names of backups begin
NOTE = "backup"  # the note with the time of the latest scheduled backup: of several servers one makes it
POLL_SECONDS = 60.0
HOUR = 3_600_000


class Backups(Service):
    """Makes, lists and deletes backups."""

    def __init__(self, server: Server) -> None:
        self._settings = server.settings
        self._store = server.store
        self._folder = server.settings.directory / BACKUPS
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self._settings.backup_hours:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def files(self) -> list[Path]:
        """All backups and the copies made before migrations, the newest first."""
        return sorted(self._folder.glob("*.sqlite3"), key=lambda file: file.stat().st_mtime, reverse=True)

    def file(self, name: str) -> Path:
        """Return the backup of this name; raises Refused if there is none."""
        for file in self.files():
            if file.name == name:
                return file
        raise Refused("no-such-backup", "There is no such backup.", 404)

    def delete(self, name: str) -> None:
        """Delete a backup; raises Refused if there is none."""
        self.file(name).unlink(missing_ok=True)

    async def make(self, prefix: str = BY_REQUEST) -> Path:
        """Copy the store into the data directory; raises CopyFailed."""
        self._folder.mkdir(parents=True, exist_ok=True)
        target = self._folder / f"{prefix}{datetime.now(UTC):%Y-%m-%d-%H%M%S}.sqlite3"
        await asyncio.to_thread(backup, self._settings, target)
        return target

    async def make_scheduled(self) -> Path | None:
        """Make the scheduled backup if it is due on this server, and delete the oldest ones beyond `backups_kept`."""
        period = int(self._settings.backup_hours * HOUR)
        if not await self._claim(period):
            return None
        try:
            target = await self.make(SCHEDULED)
        except (CopyFailed, OSError) as error:
            log.error("the scheduled backup failed", error=str(error))
            await self._note(now() - period + HOUR)  # tried again in an hour
            return None
        log.info("backup", file=target.name, bytes=target.stat().st_size)
        for old in [file for file in self.files() if file.name.startswith(SCHEDULED)][self._settings.backups_kept :]:
            old.unlink(missing_ok=True)
        return target

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.make_scheduled()
            except Exception as error:
                log.error("the scheduled backup failed", error=repr(error))

    async def _claim(self, period: int) -> bool:
        """Claim the backup that is due; False if none is, or if another server was faster."""
        rows = await self._store.rows(select(notes.c.changed).where(notes.c.name == NOTE))
        if not rows:  # the first one is due a period after the first start
            with suppress(WriteConflict):
                values = {"name": NOTE, "text": "", "changed": now()}
                await self._store.writer.write(Statement(insert(notes), values, rows=1))
            return False
        latest = rows[0].changed
        if latest > now() - period:
            return False
        claim = update(notes).where(notes.c.name == NOTE, notes.c.changed == latest).values(changed=now())
        try:
            await self._store.writer.write(Statement(claim, rows=1))
        except WriteConflict:
            return False
        return True

    async def _note(self, moment: int) -> None:
        await self._store.writer.write(Statement(update(notes).where(notes.c.name == NOTE).values(changed=moment)))
