"""Everything that administrators can see and do, for the admin page and for `ludoteka admin`."""

from __future__ import annotations

import asyncio
import platform
import shutil
import sqlite3
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from sqlalchemy import func, select, update

import ludoteka
from ludoteka.editions import versions

from ..bots.bots import Bots
from ..core import Server
from ..errors import Refused
from ..feature import Service
from ..guard import network_of
from ..lobby.lobby import Lobby
from ..operations.backups import Backups
from ..operations.releases import Releases
from ..people.account_data import delete_account, iso_time
from ..people.names import checked, skeleton, tidy
from ..people.one_time_tokens import new_code, secret_of
from ..people.people import People
from ..people.schema import bans, devices, guests
from ..people.user import User
from ..replays.replays import Replays
from ..store import now
from ..store.copies import BACKUPS, CopyFailed
from ..store.engine import HEAD, database_file
from ..store.writer import Statement
from ..tables.closing import close, remove
from ..tables.memory import Tables
from ..tables.schema import chairs, tables
from . import wire
from .audit import AuditLog

DAY = 86_400_000
LISTED = 200  # rows of one list
MATCHES = 1000  # most users that a search by name considers, before those seen last are listed


class Admin(Service):
    """Administrates the users and the tables of a running server."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._people = server[People]
        self._tables = server[Tables]
        self._store = server.store
        self.audit = AuditLog(server)
        self.backups = server[Backups]

    # -- Lists -------------------------------------------------------------------------------------------------------

    async def status(self) -> wire.ServerStatus:
        by_status = select(tables.c.status, func.count()).group_by(tables.c.status)
        users = select(func.count()).select_from(guests).where(guests.c.gone.is_(None))
        access, settings = self._people.access, self._server.settings
        database, size = await self._database()
        return wire.ServerStatus(
            version=ludoteka.__version__,
            python=platform.python_version(),
            database=database,
            migration=HEAD,
            games=[wire.GameVersion(game.id, game.version, versions(game)) for game in ludoteka.games().values()],
            release=self._server[Releases].newer,
            bots_waiting=self._server[Bots].pool.waiting,
            replays_waiting=self._server[Replays].waiting,
            backup_hours=settings.backup_hours,
            backups_kept=settings.backups_kept,
            people=(await self._store.rows(users))[0][0],
            tables={status: number for status, number in await self._store.rows(by_status)},
            announcement=await access.note("announcement"),
            invitation=await access.note("invitation"),
            disk=await asyncio.to_thread(self._disk, size),
            backups=await asyncio.to_thread(self._backup_rows),
        )

    async def people(self, search: str = "") -> list[wire.PersonRow]:
        """Return the users seen last, or only those whose name contains `search`."""
        last_seen = select(func.max(devices.c.seen)).where(devices.c.guest == guests.c.id).scalar_subquery()
        number = select(func.count()).where(devices.c.guest == guests.c.id).scalar_subquery()
        seats = select(func.count()).where(chairs.c.guest == guests.c.id).scalar_subquery()
        query = select(guests, last_seen.label("seen"), number.label("devices"), seats.label("seats"))
        query = query.where(guests.c.gone.is_(None)).order_by(last_seen.desc().nulls_last(), guests.c.id.desc())
        if search:
            query = query.where(guests.c.id.in_(await self._matching(search)))
        registered = await self._people.rows.registered_users()
        banned = {row.guest for row in await self._store.rows(select(bans.c.guest, bans.c.until)) if _is_in_force(row)}
        return [
            wire.PersonRow(
                id=row.id,
                name=row.name,
                language=row.language,
                registered=row.id in registered,
                admin=bool(row.keeper),
                since=iso_time(row.created) or "",
                last_seen=iso_time(row.seen),
                devices=row.devices,
                tables=row.seats,
                banned=row.id in banned,
            )
            for row in await self._store.rows(query.limit(LISTED))
        ]

    async def _matching(self, search: str) -> list[int]:
        """Return the users whose name contains `search`, ignoring case and accents; SQLite folds ASCII letters only."""
        users = select(guests.c.id, guests.c.name).where(guests.c.gone.is_(None)).order_by(guests.c.id.desc())
        plain, shape = search.casefold(), skeleton(search)
        rows = await self._store.rows(users)
        return [row.id for row in rows if plain in row.name.casefold() or (shape and shape in skeleton(row.name))][
            :MATCHES
        ]

    async def tables(self, status: str = "") -> list[wire.TableRow]:
        """Return the newest tables, unfinished ones first."""
        query = select(tables.c.id).order_by(tables.c.status == "finished", tables.c.created.desc())
        if status:
            query = query.where(tables.c.status == status)
        ids = [row.id for row in await self._store.rows(query.limit(LISTED))]
        heads = await self._tables.rows.heads(ids)
        sheets = await self._tables.rows.sheets(ids)
        return [
            wire.TableRow(
                id=sheet.id,
                game=sheet.game,
                name=sheet.name,
                status=sheet.status,
                public=sheet.public,
                moved=iso_time(sheet.moved) or "",
                people=[chair.name for chair in sheet.chairs if chair.kind == "person"],
                decisions=heads[sheet.id].seq if sheet.id in heads else 0,
            )
            for sheet in sheets
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
                created=iso_time(row.created) or "",
                resolved=row.settled is not None,
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
                iso_time(row.created) or "",
                iso_time(row.until),
            )
            for row in await self._store.rows(query.limit(LISTED))
        ]

    # -- People ------------------------------------------------------------------------------------------------------

    async def rename(self, user: int, name: str) -> None:
        """Give a user another name."""
        await self._user(user)
        new_name = checked(name)
        await self._store.writer.write(Statement(update(guests).where(guests.c.id == user).values(name=new_name)))
        self._people.renamed(user, new_name)

    async def delete_account(self, user: int) -> None:
        """Delete the account of a user, as if they had deleted it themselves."""
        await delete_account(self._people, await self._user(user))

    async def ban(self, request: wire.CreateBan) -> None:
        """Ban a user or a network: their sockets close and their requests are refused."""
        network = ""
        if request.guest is not None:
            if (await self._user(request.guest)).is_admin:
                raise Refused("admin-stays", "An administrator cannot be banned.", 409)
        else:
            try:
                network = network_of(str(ip_address(request.network)))
            except ValueError:
                raise Refused("no-address", "This is not an IP address.", 400) from None
        until = None if request.days is None else now() + request.days * DAY
        await self._people.access.ban(request.guest, network, tidy(request.reason, 200), until)
        if request.guest is not None:
            self._people.signed_out(request.guest)

    async def unban(self, ban: int) -> tuple[int | None, str]:
        """Lift a ban; returns the user or the network that was banned."""
        rows = await self._store.rows(select(bans.c.guest, bans.c.network).where(bans.c.id == ban))
        await self._people.access.unban(ban)
        return (rows[0].guest, rows[0].network) if rows else (None, "")

    async def resolve(self, report: int) -> None:
        await self._people.reports.resolve(report)

    async def _user(self, id: int) -> User:
        user = await self._people.rows.guest(id)
        if user is None:
            raise Refused("no-person", "There is no such user.", 404)
        return user

    async def code(self) -> str:
        """Issue a code that makes the user who enters it an administrator; it works once."""
        code = new_code(4)
        await self._people.tokens.issue("keeper", secret_of(code))
        return code

    async def first_code(self) -> str:
        """Issue a code that makes the user who enters it the first administrator; empty if there is one."""
        if await self._has_administrator():
            return ""
        code = new_code(4)
        await self._people.tokens.issue("first", secret_of(code))
        return code

    async def redeem(self, code: str) -> bool:
        """Use up a code that makes an administrator; codes of a first one work only while there is none."""
        secret = secret_of(code)
        if (await self._people.tokens.redeem("keeper", secret))[0]:
            return True
        return not await self._has_administrator() and (await self._people.tokens.redeem("first", secret))[0]

    async def _has_administrator(self) -> bool:
        return bool(await self._store.rows(select(guests.c.id).where(guests.c.keeper).limit(1)))

    async def set_admin(self, user: int, admin: bool) -> None:
        await self._user(user)
        await self._store.writer.write(Statement(update(guests).where(guests.c.id == user).values(keeper=admin)))
        self._people.recall(user)

    # -- Tables ------------------------------------------------------------------------------------------------------

    async def end(self, table: str) -> None:
        """End a running match as undecided; delete a waiting table."""
        live = await self._tables.get(table)
        await (remove if live.sheet.status == "waiting" else close)(self._tables, live)
        self._server[Lobby].announce()

    async def remove(self, table: str) -> None:
        """Delete a table with everything that was played at it."""
        await remove(self._tables, await self._tables.get(table))
        self._server[Lobby].announce()

    # -- Server ------------------------------------------------------------------------------------------------------

    async def announce(self, text: str) -> None:
        await self._people.access.set_note("announcement", tidy(text, 300))

    async def set_invitation(self, new: bool) -> None:
        """Require a new invitation code from newcomers, or none any more."""
        await self._people.access.set_note("invitation", new_code(2) if new else "")

    async def back_up(self) -> str:
        """Copy the store into the data directory; returns the name of the backup."""
        try:
            return (await self.backups.make()).name
        except CopyFailed as error:
            raise Refused("no-backup", str(error), 409) from None

    def _backup_rows(self) -> list[wire.BackupRow]:
        return [
            wire.BackupRow(file.name, file.stat().st_size, iso_time(int(file.stat().st_mtime * 1000)) or "")
            for file in self.backups.files()
        ]

    async def _database(self) -> tuple[str, int]:
        """Return the kind and version of the database, and its size in bytes."""
        file = database_file(self._server.settings.database_url)
        if file:
            size = sum(_size(file.with_name(file.name + end)) for end in ("", "-wal", "-shm"))
            return f"SQLite {sqlite3.sqlite_version}", size
        size_of = func.pg_database_size(func.current_database())
        ((version, size),) = await self._store.rows(select(func.version(), size_of))
        return " ".join(version.split()[:2]), size

    def _disk(self, store: int) -> wire.Disk:
        settings = self._server.settings
        backups, reports = (_sizes(settings.directory / folder) for folder in (BACKUPS, "reports"))
        settings.directory.mkdir(parents=True, exist_ok=True)
        return wire.Disk(store, backups, reports, shutil.disk_usage(settings.directory).free)


def _is_in_force(ban: Any) -> bool:
    return ban.guest is not None and (ban.until is None or ban.until > now())


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _sizes(folder: Path) -> int:
    return sum(_size(file) for file in folder.glob("*"))
