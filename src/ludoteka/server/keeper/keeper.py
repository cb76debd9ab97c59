"""What the keeper of a house can see and do; the page and the commands ask for the same."""

from __future__ import annotations

import asyncio
import shutil
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from sqlalchemy import func, select, update

import ludoteka

from ..core import Server
from ..errors import Refused
from ..feature import Service
from ..guard import network_of
from ..lobby.lobby import Lobby
from ..operations.backup import BackupFailed, backup
from ..people.farewell import forget, moment
from ..people.names import checked, looks, tidy
from ..people.people import People
from ..people.schema import bans, devices, guests
from ..people.tickets import new_code, secret_of
from ..store import now
from ..store.engine import database_file
from ..store.writer import Statement
from ..tables.closing import close, remove
from ..tables.memory import Tables
from ..tables.schema import chairs, tables
from . import wire

DAY = 86_400_000
LISTED = 200  # rows of one list
SOUGHT = 1000  # people found by a part of their name, before those who were here last are listed
COPIES = "backups"  # the folder of copies in the data directory


class Keeper(Service):
    """Looks after the people and the tables of a running house."""

    def __init__(self, server: Server) -> None:
        self._house = server
        self._people = server[People]
        self._tables = server[Tables]
        self._store = server.store

    # -- Looking -----------------------------------------------------------------------------------------------------

    async def state(self) -> wire.HouseState:
        counted = select(tables.c.status, func.count()).group_by(tables.c.status)
        known = select(func.count()).select_from(guests).where(guests.c.gone.is_(None))
        door = self._people.door
        return wire.HouseState(
            version=ludoteka.__version__,
            people=(await self._store.rows(known))[0][0],
            tables={status: number for status, number in await self._store.rows(counted)},
            announcement=await door.note("announcement"),
            invitation=await door.note("invitation"),
            disk=await asyncio.to_thread(self._disk),
            copies=await asyncio.to_thread(self._copies),
        )

    async def people(self, sought: str = "") -> list[wire.PersonRow]:
        """The people who were here last, or those whose name has this in it."""
        seen = select(func.max(devices.c.seen)).where(devices.c.guest == guests.c.id).scalar_subquery()
        number = select(func.count()).where(devices.c.guest == guests.c.id).scalar_subquery()
        seats = select(func.count()).where(chairs.c.guest == guests.c.id).scalar_subquery()
        query = select(guests, seen.label("seen"), number.label("devices"), seats.label("seats"))
        query = query.where(guests.c.gone.is_(None)).order_by(seen.desc().nulls_last(), guests.c.id.desc())
        if sought:
            query = query.where(guests.c.id.in_(await self._called(sought)))
        persons = await self._people.rows.persons()
        kept_out = {row.guest for row in await self._store.rows(select(bans.c.guest, bans.c.until)) if _holds(row)}
        return [
            wire.PersonRow(
                id=row.id,
                name=row.name,
                language=row.language,
                person=row.id in persons,
                keeper=bool(row.keeper),
                since=moment(row.created) or "",
                seen=moment(row.seen),
                devices=row.devices,
                tables=row.seats,
                banned=row.id in kept_out,
            )
            for row in await self._store.rows(query.limit(LISTED))
        ]

    async def _called(self, sought: str) -> list[int]:
        """Whose name has this in it, in capitals or not, with accents or without: SQLite folds English letters only."""
        everybody = select(guests.c.id, guests.c.name).where(guests.c.gone.is_(None)).order_by(guests.c.id.desc())
        plain, hasty = sought.casefold(), looks(sought)
        rows = await self._store.rows(everybody)
        return [row.id for row in rows if plain in row.name.casefold() or (hasty and hasty in looks(row.name))][:SOUGHT]

    async def tables(self, status: str = "") -> list[wire.TableRow]:
        """The tables that moved last."""
        query = select(tables.c.id).order_by(tables.c.status == "finished", tables.c.created.desc())
        if status:
            query = query.where(tables.c.status == status)
        ids = [row.id for row in await self._store.rows(query.limit(LISTED))]
        heads = await self._tables.rows.heads(ids)
        found = await self._tables.rows.sheets(ids)
        return [
            wire.TableRow(
                id=sheet.id,
                game=sheet.game,
                name=sheet.name,
                status=sheet.status,
                public=sheet.public,
                moved=moment(sheet.moved) or "",
                people=[chair.name for chair in sheet.chairs if chair.kind == "person"],
                decisions=heads[sheet.id].seq if sheet.id in heads else 0,
            )
            for sheet in found
        ]

    async def reports(self) -> list[wire.ReportRow]:
        return [
            wire.ReportRow(
                id=row.id,
                reporter=row.reporter,
                against=row.against,
                reported=row.reported,
                table=row.table_id,
                about=row.about,
                text=row.text,
                quote=row.quote,
                created=moment(row.created) or "",
                settled=row.settled is not None,
            )
            for row in await self._people.reports.all(LISTED)
        ]

    async def bans(self) -> list[wire.BanRow]:
        query = select(bans, guests.c.name).outerjoin(guests, bans.c.guest == guests.c.id).order_by(bans.c.id.desc())
        return [
            wire.BanRow(
                row.id,
                row.guest,
                row.name or "",
                row.network,
                row.reason,
                moment(row.created) or "",
                moment(row.until),
            )
            for row in await self._store.rows(query.limit(LISTED))
        ]

    # -- People ------------------------------------------------------------------------------------------------------

    async def rename(self, guest: int, name: str) -> None:
        """Give somebody another name."""
        await self._somebody(guest)
        wanted = checked(name)
        await self._store.writer.write(Statement(update(guests).where(guests.c.id == guest).values(name=wanted)))
        self._people.renamed(guest, wanted)

    async def forget(self, guest: int) -> None:
        """Remove somebody, as if they had removed themselves."""
        await forget(self._people, await self._somebody(guest))

    async def ban(self, wish: wire.BanWish) -> None:
        """Keep somebody out: their sockets close, their requests are refused."""
        network = ""
        if wish.guest is not None:
            if (await self._somebody(wish.guest)).keeper:
                raise Refused("keeper-stays", "A keeper cannot be kept out of the house.", 409)
        else:
            try:
                network = network_of(str(ip_address(wish.network)))
            except ValueError:
                raise Refused("no-address", "This is no address of a network.", 400) from None
        until = None if wish.days is None else now() + wish.days * DAY
        await self._people.door.ban(wish.guest, network, tidy(wish.reason, 200), until)
        if wish.guest is not None:
            self._people.parted(wish.guest)

    async def lift(self, ban: int) -> None:
        await self._people.door.lift(ban)

    async def settle(self, report: int) -> None:
        await self._people.reports.settle(report)

    async def _somebody(self, guest: int) -> Any:
        found = await self._people.rows.guest(guest)
        if found is None:
            raise Refused("no-person", "There is no such person.", 404)
        return found

    async def code(self) -> str:
        """A code that makes whoever shows it a keeper, once."""
        code = new_code(4)
        await self._people.tickets.issue("keeper", secret_of(code))
        return code

    async def make_keeper(self, guest: int, keeper: bool) -> None:
        await self._somebody(guest)
        await self._store.writer.write(Statement(update(guests).where(guests.c.id == guest).values(keeper=keeper)))
        self._people.recall(guest)

    # -- Tables ------------------------------------------------------------------------------------------------------

    async def end(self, table: str) -> None:
        """End a match undecided; a table that waits goes away."""
        live = await self._tables.get(table)
        await (remove if live.sheet.status == "waiting" else close)(self._tables, live)
        self._house[Lobby].announce()

    async def remove(self, table: str) -> None:
        """Take a table away with all that was played at it."""
        await remove(self._tables, await self._tables.get(table))
        self._house[Lobby].announce()

    # -- The house ---------------------------------------------------------------------------------------------------

    async def announce(self, text: str) -> None:
        await self._people.door.set_note("announcement", tidy(text, 300))

    async def invite(self, new: bool) -> None:
        """Ask newcomers for a code, a new one; or ask them for none."""
        await self._people.door.set_note("invitation", new_code(2) if new else "")

    async def copy(self) -> None:
        """Copy the store into the data directory."""
        folder = self._folder()
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / f"ludoteka-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.sqlite3"
        try:
            await asyncio.to_thread(backup, self._house.settings, target)
        except BackupFailed as error:
            raise Refused("no-copy", str(error), 409) from None

    def _folder(self) -> Path:
        return self._house.settings.directory / COPIES

    def _copies(self) -> list[wire.CopyRow]:
        found = sorted(self._folder().glob("*.sqlite3"), reverse=True)
        return [
            wire.CopyRow(file.name, file.stat().st_size, moment(int(file.stat().st_mtime * 1000)) or "")
            for file in found
        ]

    def _disk(self) -> wire.Disk:
        settings = self._house.settings
        file = database_file(settings.database_url)
        store = sum(_size(file.with_name(file.name + end)) for end in ("", "-wal", "-shm")) if file else 0
        copies, reports = (_sizes(settings.directory / folder) for folder in (COPIES, "reports"))
        settings.directory.mkdir(parents=True, exist_ok=True)
        return wire.Disk(store, copies, reports, shutil.disk_usage(settings.directory).free)


def _holds(ban: Any) -> bool:
    return ban.guest is not None and (ban.until is None or ban.until > now())


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _sizes(folder: Path) -> int:
    return sum(_size(file) for file in folder.glob("*"))
