"""Routes of the shelf, of new tables, and of seats at waiting tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import lru_cache
from time import perf_counter
from typing import Annotated, Any, Literal, cast

from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

import ludoteka
from ludoteka import words
from ludoteka.bots import LEVELS
from ludoteka.kernel import Game, Setting
from ludoteka.kernel.contract import full_view
from ludoteka.kernel.examples import examples_of, lay_out
from ludoteka.kernel.plain import plain
from ludoteka.words.book import PARTS

from ..errors import Refused
from ..friends.friends import Friends
from ..people.caller import Caller
from ..problems import PROBLEMS
from ..tables.memory import Tables
from ..tables.routes import shown
from ..tables.sheet import Sheet
from ..tables.wire import TableInfo
from ..wire import Language, Level, encode
from . import opening, seats, wire
from .lobby import WATCHED, Lobby


def _setting(setting: Setting) -> wire.SettingInfo:
    needs = [{other: list(values) for other, values in need.items()} for need in setting.needs]
    implied = {str(seats): choice for seats, choice in setting.implied.items()}
    return wire.SettingInfo(setting.id, list(setting.choices), setting.default, setting.pick, needs, implied)


@get("/games", responses=PROBLEMS)
async def get_games() -> list[wire.GameInfo]:
    """The games that this server offers."""
    return [
        wire.GameInfo(
            id=game.id,
            version=game.version,
            names={language: words.game_words(game, language).game for language in words.LANGUAGES},
            seats=list(game.seats),
            settings=[_setting(setting) for setting in game.settings],
            presets=[wire.PresetInfo(p.id, dict(p.settings), list(p.seats)) for p in game.presets],
            levels=cast(list[Level], list(LEVELS)),
        )
        for game in ludoteka.games().values()
    ]


@get("/tables", responses=PROBLEMS)
async def get_tables(
    caller: Caller, which: Annotated[Literal["open", "mine", "running"], QueryParameter(name="scope")] = "open"
) -> list[TableInfo]:
    """Open tables, your own tables, or public tables that you may watch."""
    tables, user, lobby = caller.server[Tables], caller.possible_user, caller.server[Lobby]
    me = user.id if user else None
    if which == "open":
        return await _first_friends(caller, await lobby.for_(me, await lobby.tables()))
    elif which == "running":
        others = [sheet for sheet in await lobby.running() if sheet.seat_of(me) is None]
        sheets = (await lobby.for_(me, others))[:WATCHED]
    else:
        sheets = await tables.mine(user.id) if user else []
    return [tables.info(sheet, me, caller.base_url) for sheet in sheets]


async def _first_friends(caller: Caller, sheets: list[Sheet]) -> list[TableInfo]:
    """Sort open tables: invitations of friends first (also to unlisted tables), then tables where friends sit."""
    tables, me = caller.server[Tables], caller.possible_user.id if caller.possible_user else None
    near = await caller.server[Friends].friends_of(me) if me else set()
    called = await caller.server[Friends].invited(me) if me else []
    asked = [sheet for sheet in await tables.rows.sheets(called) if sheet.status == "waiting"] if called else []
    by_id = {sheet.id: sheet for sheet in [*asked, *sheets]}
    infos = []
    for sheet in by_id.values():
        info = tables.info(sheet, me, caller.base_url)
        info.friends = [seat for seat, chair in enumerate(sheet.chairs) if chair.guest in near]
        info.invited = sheet.id in called and sheet.seat_of(me) is None
        infos.append(info)
    return sorted(infos, key=lambda info: (not info.invited, not info.friends))


@get("/games/{game_id:str}/texts/{language:str}", responses=PROBLEMS)
async def get_texts(
    caller: Caller,
    game_id: FromPath[str],
    language: FromPath[str],
    version: Annotated[str | None, QueryParameter()] = None,
) -> Response[wire.GameTexts]:
    """The words and rules of a game, optionally of one version, with the names of an owner's content if it is known
    here.
    """
    editions, texts = caller.server[Tables].editions, caller.server[Lobby].texts
    whole = None if version is None else version.partition("@")[0]
    if whole is not None and "+" in whole and not await editions.has(game_id, whole):
        whole = whole.partition("+")[0]
    spoken = cast(Language, words.language_of(language))
    packed = texts.get((game_id, whole, spoken))
    if packed is None:
        work = caller.server.guard.work
        work.check(caller.client_ip)
        began = perf_counter()
        try:
            if whole is not None:
                await editions.has(game_id, whole)
            packed = texts[game_id, whole, spoken] = await asyncio.to_thread(_pack_texts, game_id, whole, spoken)
        finally:
            work.spend(caller.client_ip, perf_counter() - began)
    return Response(cast(Any, packed), media_type=MediaType.JSON)


def _pack_texts(game_id: str, version: str | None, language: Language) -> bytes:
    """The texts of a game as JSON."""
    game = _on_shelf(game_id, version)
    page, learn = (words.part_of(game, part, language) for part in PARTS)
    text, book, sources = words.text_of(game, language), words.book_of(game, language), words.sources_of(game)
    return encode(wire.GameTexts(text, book, page, learn, sources))


@get("/games/{game_id:str}/examples", responses=PROBLEMS)
async def get_examples(game_id: FromPath[str]) -> list[wire.ExampleInfo]:
    """The positions that the rules of a game draw, as the engine makes them today."""
    version = _on_shelf(game_id).version.partition("+")[0]  # an owner's content may not fit the positions
    return _examples(game_id, version)


def _on_shelf(game_id: str, edition: str | None = None) -> Game[Any]:
    try:
        return ludoteka.game(game_id, edition)
    except ludoteka.LudotekaError as error:
        raise Refused("no-game", str(error), 404) from None


@lru_cache(maxsize=16)
def _examples(game_id: str, version: str) -> list[wire.ExampleInfo]:
    game = ludoteka.game(game_id, version)
    return [
        wire.ExampleInfo(
            one.id, one.show, list(one.at), one.seat, one.seats, plain(full_view(lay_out(game, one), one.seat))
        )
        for one in examples_of(game).values()
    ]


@post("/tables", responses=PROBLEMS)
async def post_table(caller: Caller, data: JSONBody[wire.CreateTable]) -> TableInfo:
    """Create a table; it starts at once if no seat is open."""
    user = caller.user
    caller.server.guard.tables.take(caller.client_ip)
    return await shown(caller, await opening.create(caller.server, user, data, caller.network))


@post("/tables/{table_id:str}/rematch", status_code=200, responses=PROBLEMS)
async def post_rematch(
    caller: Caller, table_id: FromPath[str], data: JSONBody[wire.Rematch | None] = None
) -> TableInfo:
    """Propose a rematch; returns the new table."""
    user = caller.user
    live = await caller.server[Tables].get(table_id, caller.client_ip)
    pledge = data.pledge or "" if data else ""
    return await shown(caller, await opening.rematch(caller.server, live, user, caller.client_ip, pledge))


async def _done(caller: Caller, table_id: str, deed: Callable[..., Awaitable[None]], *args: Any) -> TableInfo:
    """Do something at a waiting table for the caller, and return the table as it is then."""
    user = caller.user
    live = await caller.server[Tables].get(table_id, caller.client_ip)
    await deed(caller.server, live, user, *args)
    return await shown(caller, live)


@post("/tables/{table_id:str}/sit", status_code=200, responses=PROBLEMS)
async def post_sit(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.Sit]) -> TableInfo:
    """Take an open seat at a waiting table."""
    return await _done(caller, table_id, seats.sit, data.seat, data.pledge or "", data.here)


@post("/tables/{table_id:str}/stand", status_code=200, responses=PROBLEMS)
async def post_stand(caller: Caller, table_id: FromPath[str]) -> TableInfo:
    """Leave your seat at a waiting table."""
    return await _done(caller, table_id, seats.stand)


@post("/tables/{table_id:str}/swap", status_code=200, responses=PROBLEMS)
async def post_swap(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.Swap]) -> TableInfo:
    """Swap two seats (host, waiting table)."""
    return await _done(caller, table_id, seats.swap, data.a, data.b)


@post("/tables/{table_id:str}/seat", status_code=200, responses=PROBLEMS)
async def post_seat(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.SeatChange]) -> TableInfo:
    """Put a bot on a seat, or free it (host, waiting table)."""
    return await _done(caller, table_id, seats.change_seat, data)


@post("/tables/{table_id:str}/admit", status_code=200, responses=PROBLEMS)
async def post_admit(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.Admit]) -> TableInfo:
    """Agree to somebody who plays on another person's device (host, waiting table)."""
    return await _done(caller, table_id, seats.admit, data.seat)


@post("/tables/{table_id:str}/change", status_code=200, responses=PROBLEMS)
async def post_change(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.TableChange]) -> TableInfo:
    """Change the terms and settings (host, waiting table)."""
    return await _done(caller, table_id, seats.change_table, data, caller.network)


@post("/tables/{table_id:str}/start", status_code=200, responses=PROBLEMS)
async def post_start(caller: Caller, table_id: FromPath[str]) -> TableInfo:
    """Start the match when every seat is taken."""
    return await _done(caller, table_id, seats.start)


@delete("/tables/{table_id:str}", responses=PROBLEMS)
async def delete_table(caller: Caller, table_id: FromPath[str]) -> None:
    """Delete a waiting table (host)."""
    user = caller.user
    await seats.close(caller.server, await caller.server[Tables].get(table_id, caller.client_ip), user)
