"""The HTTP API."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal, cast

import segno
from litestar import MediaType, Request, Response, Router, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

import ludoteka
from ludoteka.bots import LEVELS

from . import lobby, play, wire
from .context import context
from .errors import Refused
from .guard import address_of
from .identity import preferred
from .live import Live
from .replays import record_of, replay_of
from .sheet import Guest

Req = Request[Any, Any, Any]

_PROBLEMS = {
    400: "The request makes no sense.",
    401: "You are not known here yet.",
    403: "You may not do this.",
    404: "There is no such thing.",
    409: "Not as the table stands.",
    413: "Too large.",
    429: "Too fast; `args.seconds` says how long to wait.",
    503: "It could not be stored.",
}
PROBLEMS = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description=text) for status, text in _PROBLEMS.items()
}


async def admit(request: Req) -> None:
    context(request).guard.admit(request)


# -- Home ------------------------------------------------------------------------------------------------------------


@get("/games", responses=PROBLEMS)
async def get_games() -> list[wire.GameInfo]:
    """The games that can be played here."""
    return [
        wire.GameInfo(
            id=game.id,
            version=game.version,
            seats=list(game.seats),
            settings=[wire.SettingInfo(s.id, list(s.choices), s.default, s.pick) for s in game.settings],
            levels=cast(list[wire.Level], list(LEVELS)),
        )
        for game in ludoteka.games().values()
    ]


def _me(guest: Guest) -> wire.Me:
    return wire.Me(guest.name, cast(wire.Language, guest.language), True)


@get("/me", responses=PROBLEMS)
async def get_me(request: Req) -> Response[wire.Me]:
    """Who you are; on the first visit you become a guest."""
    here = context(request)
    here.house.thinkers.warm()
    guest = await here.guests.of(request)
    if guest:
        return Response(_me(guest))
    here.guard.guests.take(address_of(request))
    language = preferred(request.headers.get("accept-language", ""))
    guest, cookie = await here.guests.welcome(language, request.scope["scheme"] == "https")
    return Response(_me(guest), cookies=[cookie])


@put("/me", responses=PROBLEMS)
async def put_me(request: Req, data: JSONBody[wire.MeChange]) -> wire.Me:
    """Change your name or language."""
    here = context(request)
    guest = await here.guests.required(request)
    await here.guests.change(guest, data.name, data.language)
    return _me(guest)


# -- Tables ----------------------------------------------------------------------------------------------------------


@get("/tables", responses=PROBLEMS)
async def get_tables(
    request: Req, which: Annotated[Literal["open", "mine"], QueryParameter(name="scope")] = "open"
) -> list[wire.TableInfo]:
    """Tables that wait for players, or those you sit at."""
    here = context(request)
    guest = await here.guests.of(request)
    if which == "open":
        sheets = await here.house.store.open_sheets()
    elif guest is None:
        sheets = []
    else:
        sheets = await here.house.mine(guest.id)
    return [here.house.info(sheet, guest.id if guest else None, here.address(request)) for sheet in sheets]


@get("/tables/{table_id:str}", responses=PROBLEMS)
async def get_table(request: Req, table_id: FromPath[str]) -> wire.TableInfo:
    """One table."""
    return await _told(request, await context(request).house.table(table_id))


@post("/tables", responses=PROBLEMS)
async def post_table(request: Req, data: JSONBody[wire.TableWish]) -> wire.TableInfo:
    """Open a table; it starts by itself when no seat is open."""
    here = context(request)
    guest = await here.guests.required(request)
    here.guard.tables.take(address_of(request))
    return await _told(request, await lobby.create(here.house, guest, data))


async def _told(request: Req, live: Live) -> wire.TableInfo:
    here = context(request)
    guest = await here.guests.of(request)
    async with live.lock:  # what is told is on disk
        return here.house.info(live.sheet, guest.id if guest else None, here.address(request))


async def _done(request: Req, table_id: str, deed: Callable[..., Awaitable[None]], *said: Any) -> wire.TableInfo:
    """Do something at a table as the guest who asks; gives the table as it is then."""
    live, guest = await _at(request, table_id)
    await deed(context(request).house, live, guest, *said)
    return await _told(request, live)


async def _at(request: Req, table_id: str) -> tuple[Live, Guest]:
    here = context(request)
    guest = await here.guests.required(request)
    return await here.house.table(table_id), guest


@post("/tables/{table_id:str}/sit", status_code=200, responses=PROBLEMS)
async def post_sit(request: Req, table_id: FromPath[str], data: JSONBody[wire.Sit]) -> wire.TableInfo:
    """Take an open seat of a waiting table."""
    return await _done(request, table_id, lobby.sit, data.seat)


@post("/tables/{table_id:str}/stand", status_code=200, responses=PROBLEMS)
async def post_stand(request: Req, table_id: FromPath[str]) -> wire.TableInfo:
    """Leave your seat at a waiting table."""
    return await _done(request, table_id, lobby.stand)


@post("/tables/{table_id:str}/salt", status_code=200, responses=PROBLEMS)
async def post_salt(request: Req, table_id: FromPath[str], data: JSONBody[wire.Salt]) -> wire.TableInfo:
    """Add your own to the luck of a waiting table; nobody else is told before the match begins."""
    return await _done(request, table_id, lobby.salt, data.salt)


@post("/tables/{table_id:str}/swap", status_code=200, responses=PROBLEMS)
async def post_swap(request: Req, table_id: FromPath[str], data: JSONBody[wire.Swap]) -> wire.TableInfo:
    """Let two seats change places (host, waiting table)."""
    return await _done(request, table_id, lobby.swap, data.a, data.b)


@post("/tables/{table_id:str}/seat", status_code=200, responses=PROBLEMS)
async def post_seat(request: Req, table_id: FromPath[str], data: JSONBody[wire.SeatChange]) -> wire.TableInfo:
    """Put a bot on a seat, or free it (host, waiting table)."""
    return await _done(request, table_id, lobby.change_seat, data)


@post("/tables/{table_id:str}/start", status_code=200, responses=PROBLEMS)
async def post_start(request: Req, table_id: FromPath[str]) -> wire.TableInfo:
    """Begin, once every seat is taken."""
    return await _done(request, table_id, lobby.start)


@post("/tables/{table_id:str}/resign", status_code=200, responses=PROBLEMS)
async def post_resign(request: Req, table_id: FromPath[str]) -> wire.TableInfo:
    """Give up."""
    return await _done(request, table_id, play.resign)


@post("/tables/{table_id:str}/rematch", status_code=200, responses=PROBLEMS)
async def post_rematch(request: Req, table_id: FromPath[str]) -> wire.TableInfo:
    """The same people once more; gives the new table."""
    live, guest = await _at(request, table_id)
    return await _told(request, await lobby.rematch(context(request).house, live, guest))


@post("/tables/{table_id:str}/stand-in", status_code=200, responses=PROBLEMS)
async def post_stand_in(request: Req, table_id: FromPath[str], data: JSONBody[wire.StandIn]) -> wire.TableInfo:
    """Hand a seat to a bot: your own, or one that has been left alone for long."""
    return await _done(request, table_id, lobby.stand_in, data.seat, data.level)


@post("/tables/{table_id:str}/take-back", status_code=200, responses=PROBLEMS)
async def post_take_back(request: Req, table_id: FromPath[str]) -> wire.TableInfo:
    """Take your seat back from the bot."""
    return await _done(request, table_id, lobby.take_back)


# -- What a table leaves ---------------------------------------------------------------------------------------------


def _finished(live: Live) -> Live:
    if live.sheet.status != "finished":
        raise Refused("not-finished", "This match is not over: its record is nobody's yet.")
    return live


@get("/tables/{table_id:str}/qr.svg", responses=PROBLEMS, media_type="image/svg+xml")
async def get_qr(request: Req, table_id: FromPath[str]) -> Response[str]:
    """The link to the table as a QR code."""
    here = context(request)
    live = await here.house.table(table_id)
    code = segno.make(f"{here.address(request)}/t/{live.sheet.id}", error="m", micro=False)
    drawing: str = code.svg_inline(scale=8, border=2, dark="#000", light="#fff")
    drawing = drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(drawing, media_type="image/svg+xml", headers={"cache-control": "no-cache"})


@get("/tables/{table_id:str}/record", responses=PROBLEMS)
async def get_record(request: Req, table_id: FromPath[str]) -> Response[bytes]:
    """The record of a finished match, for `ludoteka verify`."""
    live = _finished(await context(request).house.table(table_id))
    name = f"{live.sheet.game}-{live.sheet.id}.json"
    return Response(
        record_of(live).to_json().encode(),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table_id:str}/replay", responses=PROBLEMS)
async def get_replay(request: Req, table_id: FromPath[str]) -> wire.Replay:
    """A finished match step by step, all hands open."""
    live = _finished(await context(request).house.table(table_id))
    return replay_of(live, await _told(request, live))


api = Router(
    "/api",
    route_handlers=[
        get_games,
        get_me,
        put_me,
        get_tables,
        get_table,
        post_table,
        post_sit,
        post_stand,
        post_salt,
        post_swap,
        post_seat,
        post_start,
        post_resign,
        post_rematch,
        post_stand_in,
        post_take_back,
        get_qr,
        get_record,
        get_replay,
    ],
    before_request=admit,
)
