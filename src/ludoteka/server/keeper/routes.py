"""The keeper's page and commands over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from ..errors import Refused
from ..people.caller import OPEN, Caller, row
from ..people.people import People
from ..people.routes import Req, me
from ..people.tickets import secret_of
from ..people.wire import Me
from ..problems import PROBLEMS
from . import wire
from .keeper import Keeper

COMMAND = "x-ludoteka-keeper"  # the header by which a command on the house's own machine shows its ticket
AsKeeper = NamedDependency[Keeper]  # handlers get it as `keeper`


async def keeping(request: Req, caller: Caller) -> Keeper:
    """The keeper's part, for a keeper. Commands bring a ticket that they put into the store themselves."""
    ticket = request.headers.get(COMMAND, "")
    if ticket:
        good, _ = await caller.server[People].tickets.take("command", ticket.encode())
        if good:
            return caller.server[Keeper]
    if not (caller.guest and caller.guest.keeper):
        raise Refused("not-keeper", "Only the keeper of the house can do this.", 403)
    return caller.server[Keeper]


@post("/keeper/enter", status_code=200, responses=PROBLEMS)
async def post_enter(caller: Caller, data: JSONBody[wire.KeeperCode]) -> Me:
    """Become a keeper by the link that the house printed; it works once."""
    people, guest = caller.server[People], caller.known
    people.tries.take(caller.client_ip)
    good, _ = await people.tickets.take("keeper", secret_of(data.code))
    if not good:
        raise Refused("no-code", "This code is not good, or not any more.", 403)
    await caller.server[Keeper].make_keeper(guest.id, True)
    guest.keeper = True
    return await me(people, guest)


@post("/links", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_link(keeper: AsKeeper, caller: Caller) -> wire.KeeperLink:
    """A link for one more keeper; it works once."""
    code = await keeper.code()
    return wire.KeeperLink(code, f"{caller.base_url}/keeper#{code}")


@get("/house", responses=PROBLEMS, opt=OPEN)
async def get_house(keeper: AsKeeper) -> wire.HouseState:
    """The house as its keeper sees it."""
    return await keeper.state()


@get("/people", responses=PROBLEMS, opt=OPEN)
async def get_people(
    keeper: AsKeeper, sought: Annotated[str, QueryParameter(name="name", max_length=40)] = ""
) -> list[wire.PersonRow]:
    """The people who were here last."""
    return await keeper.people(sought)


@get("/tables", responses=PROBLEMS, opt=OPEN)
async def get_all_tables(
    keeper: AsKeeper, status: Annotated[Literal["", "waiting", "playing", "finished"], QueryParameter()] = ""
) -> list[wire.TableRow]:
    """All tables: those that go on first."""
    return await keeper.tables(status)


@get("/reports", responses=PROBLEMS, opt=OPEN)
async def get_reports(keeper: AsKeeper) -> list[wire.ReportRow]:
    """What people told the keeper."""
    return await keeper.reports()


@get("/bans", responses=PROBLEMS, opt=OPEN)
async def get_bans(keeper: AsKeeper) -> list[wire.BanRow]:
    """Who is kept out."""
    return await keeper.bans()


@put("/people/{guest:int}", status_code=204, responses=PROBLEMS, opt=OPEN)
async def put_person(keeper: AsKeeper, guest: FromPath[int], data: JSONBody[wire.Rename]) -> None:
    """Give somebody another name."""
    await keeper.rename(row(guest), data.name)


@delete("/people/{guest:int}", responses=PROBLEMS, opt=OPEN)
async def delete_person(keeper: AsKeeper, guest: FromPath[int]) -> None:
    """Remove somebody."""
    await keeper.forget(row(guest))


@delete("/people/{guest:int}/keeper", responses=PROBLEMS, opt=OPEN)
async def delete_keeper(keeper: AsKeeper, guest: FromPath[int]) -> None:
    """Somebody is a keeper no more."""
    await keeper.make_keeper(row(guest), False)


@post("/bans", status_code=204, responses=PROBLEMS, opt=OPEN)
async def post_ban(keeper: AsKeeper, data: JSONBody[wire.BanWish]) -> None:
    """Keep somebody out."""
    await keeper.ban(data)


@delete("/bans/{ban:int}", responses=PROBLEMS, opt=OPEN)
async def delete_ban(keeper: AsKeeper, ban: FromPath[int]) -> None:
    """Let somebody in again."""
    await keeper.lift(row(ban))


@post("/reports/{report:int}/settle", status_code=204, responses=PROBLEMS, opt=OPEN)
async def post_settle(keeper: AsKeeper, report: FromPath[int]) -> None:
    """A report was dealt with."""
    await keeper.settle(row(report))


@post("/tables/{table_id:str}/close", status_code=204, responses=PROBLEMS, opt=OPEN)
async def post_close(keeper: AsKeeper, table_id: FromPath[str]) -> None:
    """End a match undecided; a table that waits goes away."""
    await keeper.end(table_id)


@delete("/tables/{table_id:str}", responses=PROBLEMS, opt=OPEN)
async def delete_any_table(keeper: AsKeeper, table_id: FromPath[str]) -> None:
    """Take a table away with all that was played at it."""
    await keeper.remove(table_id)


@put("/announcement", status_code=204, responses=PROBLEMS, opt=OPEN)
async def put_announcement(keeper: AsKeeper, data: JSONBody[wire.Announcement]) -> None:
    """Tell everybody something; empty: nothing."""
    await keeper.announce(data.text)


@put("/invitation", status_code=200, responses=PROBLEMS, opt=OPEN)
async def put_invitation(keeper: AsKeeper, data: JSONBody[wire.InvitationWish]) -> wire.HouseState:
    """Ask newcomers for an invitation code, or for none."""
    await keeper.invite(data.new)
    return await keeper.state()


@post("/copies", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_copy(keeper: AsKeeper) -> wire.HouseState:
    """Copy the store into the data directory."""
    await keeper.copy()
    return await keeper.state()


ROUTES = (
    post_enter,
    Router(
        "/keeper",
        route_handlers=[
            post_link,
            get_house,
            get_people,
            get_all_tables,
            get_reports,
            get_bans,
            put_person,
            delete_person,
            delete_keeper,
            post_ban,
            delete_ban,
            post_settle,
            post_close,
            delete_any_table,
            put_announcement,
            put_invitation,
            post_copy,
        ],
        dependencies={"keeper": Provide(keeping)},
    ),
)
