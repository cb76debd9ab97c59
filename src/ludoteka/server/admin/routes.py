"""HTTP routes for the admin page and for `ludoteka admin`."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Literal

from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import File

from ..errors import Refused
from ..people.caller import OPEN, SIGNED_IN, Caller, row_id
from ..people.people import People
from ..people.routes import Req, me
from ..people.wire import Me
from ..problems import PROBLEMS
from . import wire
from .admin import Admin

COMMAND = "x-ludoteka-admin"  # the header in which `ludoteka admin` sends its one-time token


@dataclass(frozen=True, slots=True)
class Administrator:
    """The administrator who makes a request, by page or by command, and the service that carries it out."""

    service: Admin
    user: int | None  # none: a command

    async def record(self, action: str, target: int | None = None, about: str = "") -> None:
        """Write an action into the audit log."""
        await self.service.audit.add(self.user, action, target, about)


AsAdmin = NamedDependency[Administrator]  # handlers get it as `admin`


async def require_admin(request: Req, caller: Caller) -> Administrator:
    """Return the caller's rights, to administrators and to commands that bring a token from the store."""
    token = request.headers.get(COMMAND, "")
    if token:
        valid, _ = await caller.server[People].tokens.redeem("command", token.encode())
        if valid:
            return Administrator(caller.server[Admin], None)
    if not (caller.possible_user and caller.possible_user.is_admin):
        raise Refused("not-admin", "Only an administrator can do this.", 403)
    return Administrator(caller.server[Admin], caller.user.id)


@post("/admin/enter", status_code=200, responses=PROBLEMS, opt=SIGNED_IN)
async def post_enter(caller: Caller, data: JSONBody[wire.AdminCode]) -> Me:
    """Become an administrator with the code of an admin link; it works once."""
    people, user = caller.server[People], caller.user
    people.tries.take(caller.client_ip)
    if not await caller.server[Admin].redeem(data.code):
        raise Refused("no-code", "This code is not valid, or no longer.", 403)
    await caller.server[Admin].set_admin(user.id, True)
    await caller.server[Admin].audit.add(user.id, "enter")
    user.is_admin = True
    return await me(people, user)


@post("/links", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_link(admin: AsAdmin, caller: Caller) -> wire.AdminLink:
    """Create a link for one more administrator; it works once."""
    code = await admin.service.code()
    await admin.record("link")
    return wire.AdminLink(code, f"{caller.base_url}/admin#{code}")


@get("/status", responses=PROBLEMS, opt=OPEN)
async def get_status(admin: AsAdmin) -> wire.ServerStatus:
    """Return the state of the server."""
    return await admin.service.status()


@get("/people", responses=PROBLEMS, opt=OPEN)
async def get_people(
    admin: AsAdmin, search: Annotated[str, QueryParameter(name="name", max_length=40)] = ""
) -> list[wire.PersonRow]:
    """Return the users seen last, or those whose name contains `name`."""
    return await admin.service.people(search)


@get("/tables", responses=PROBLEMS, opt=OPEN)
async def get_all_tables(
    admin: AsAdmin, status: Annotated[Literal["", "waiting", "playing", "finished"], QueryParameter()] = ""
) -> list[wire.TableRow]:
    """Return all tables, unfinished ones first."""
    return await admin.service.tables(status)


@get("/reports", responses=PROBLEMS, opt=OPEN)
async def get_reports(admin: AsAdmin) -> list[wire.ReportRow]:
    """Return the reports about players."""
    return await admin.service.reports()


@get("/bans", responses=PROBLEMS, opt=OPEN)
async def get_bans(admin: AsAdmin) -> list[wire.BanRow]:
    """Return the bans."""
    return await admin.service.bans()


@put("/people/{user:int}", status_code=204, responses=PROBLEMS, opt=OPEN)
async def put_person(admin: AsAdmin, user: FromPath[int], data: JSONBody[wire.Rename]) -> None:
    """Give a user another name."""
    await admin.service.rename(row_id(user), data.name)
    await admin.record("rename", user, data.name)


@delete("/people/{user:int}", responses=PROBLEMS, opt=OPEN)
async def delete_person(admin: AsAdmin, user: FromPath[int]) -> None:
    """Delete the account of a user."""
    await admin.service.delete_account(row_id(user))
    await admin.record("delete-account", user)


@delete("/people/{user:int}/admin", responses=PROBLEMS, opt=OPEN)
async def delete_admin(admin: AsAdmin, user: FromPath[int]) -> None:
    """Take away a user's administrator rights."""
    await admin.service.set_admin(row_id(user), False)
    await admin.record("dismiss", user)


@post("/bans", status_code=204, responses=PROBLEMS, opt=OPEN)
async def post_ban(admin: AsAdmin, data: JSONBody[wire.CreateBan]) -> None:
    """Ban a user or a network."""
    await admin.service.ban(data)
    await admin.record("ban", data.guest, " ".join(filter(None, (data.network, data.reason))))


@delete("/bans/{ban:int}", responses=PROBLEMS, opt=OPEN)
async def delete_ban(admin: AsAdmin, ban: FromPath[int]) -> None:
    """End a ban."""
    user, network = await admin.service.unban(row_id(ban))
    await admin.record("unban", user, network)


@post("/reports/{report:int}/resolve", status_code=204, responses=PROBLEMS, opt=OPEN)
async def post_resolve(admin: AsAdmin, report: FromPath[int]) -> None:
    """Mark a report as resolved."""
    await admin.service.resolve(row_id(report))
    await admin.record("resolve", about=str(report))


@post("/tables/{table_id:str}/close", status_code=204, responses=PROBLEMS, opt=OPEN)
async def post_close(admin: AsAdmin, table_id: FromPath[str]) -> None:
    """End a running match as undecided; delete a waiting table."""
    await admin.service.end(table_id)
    await admin.record("close", about=table_id)


@delete("/tables/{table_id:str}", responses=PROBLEMS, opt=OPEN)
async def delete_any_table(admin: AsAdmin, table_id: FromPath[str]) -> None:
    """Delete a table with everything that was played at it."""
    await admin.service.remove(table_id)
    await admin.record("remove", about=table_id)


@put("/announcement", status_code=204, responses=PROBLEMS, opt=OPEN)
async def put_announcement(admin: AsAdmin, data: JSONBody[wire.Announcement]) -> None:
    """Show an announcement to everybody; an empty text removes it."""
    await admin.service.announce(data.text)
    await admin.record("announce", about=data.text)


@put("/invitation", status_code=200, responses=PROBLEMS, opt=OPEN)
async def put_invitation(admin: AsAdmin, data: JSONBody[wire.SetInvitation]) -> wire.ServerStatus:
    """Require a new invitation code from newcomers, or none any more."""
    await admin.service.set_invitation(data.new)
    await admin.record("invitation" if data.new else "invitation-off")
    return await admin.service.status()


@post("/backups", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_backup(admin: AsAdmin) -> wire.ServerStatus:
    """Copy the store into the data directory."""
    await admin.record("backup", about=await admin.service.back_up())
    return await admin.service.status()


@get("/backups/{name:str}", responses=PROBLEMS, opt=OPEN)
async def get_backup(admin: AsAdmin, name: FromPath[str]) -> File:
    """Download a backup."""
    file = await asyncio.to_thread(admin.service.backups.file, name)
    await admin.record("backup-download", about=name)
    return File(file, filename=name, media_type="application/vnd.sqlite3", content_disposition_type="attachment")


@delete("/backups/{name:str}", status_code=200, responses=PROBLEMS, opt=OPEN)
async def delete_backup(admin: AsAdmin, name: FromPath[str]) -> wire.ServerStatus:
    """Delete a backup."""
    await asyncio.to_thread(admin.service.backups.delete, name)
    await admin.record("backup-delete", about=name)
    return await admin.service.status()


@get("/audit", responses=PROBLEMS, opt=OPEN)
async def get_audit(admin: AsAdmin) -> list[wire.AuditRow]:
    """Return what administrators did, the latest first."""
    return await admin.service.audit.entries()


ROUTES = (
    post_enter,
    Router(
        "/admin",
        route_handlers=[
            post_link,
            get_status,
            get_people,
            get_all_tables,
            get_reports,
            get_bans,
            put_person,
            delete_person,
            delete_admin,
            post_ban,
            delete_ban,
            post_resolve,
            post_close,
            delete_any_table,
            put_announcement,
            put_invitation,
            post_backup,
            get_backup,
            delete_backup,
            get_audit,
        ],
        dependencies={"admin": Provide(require_admin)},
    ),
)
