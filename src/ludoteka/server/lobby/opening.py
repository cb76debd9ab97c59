"""Creates tables: new ones, and rematches."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import ludoteka
from ludoteka.kernel import Game
from ludoteka.kernel.chance import commitment

from ..core import Server
from ..errors import Refused, name_taken, no_table, not_saved, not_seated
from ..people.names import checked, skeleton, tidy
from ..people.user import User
from ..ratings.ratings import check
from ..store import now
from ..store.writer import Statement, WriteFailed
from ..tables.live import LiveTable
from ..tables.memory import Tables
from ..tables.news import TableChanged
from ..tables.play import start_match
from ..tables.sheet import Chair, Sheet
from ..tables.store import changing
from ..tables.terms import DEFAULT_TERMS, Terms, check_clock
from . import wire
from .game_settings import bad_settings
from .lobby import Lobby
from .seats import may_wait, sit, start

_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # 32, none that are mistaken for another when read aloud


def _fresh_id() -> str:
    return "".join([_ID_LETTERS[byte % 32] for byte in secrets.token_bytes(16)])  # 80 bits: a link cannot be guessed


async def create(server: Server, user: User, request: wire.CreateTable, network: str = "") -> LiveTable:
    """Create a table; it starts at once if no seat is open."""
    if sum(seat.kind == "me" for seat in request.seats) > 1:
        raise Refused("one-seat-each", "One person can take one seat only.", 400)
    if any(seat.kind == "open" for seat in request.seats):
        await may_wait(server, user)
    opens_to_all = request.public and any(seat.kind == "open" for seat in request.seats)
    if opens_to_all:
        await server[Lobby].check_network(network)
    check_clock(request.clock)
    chairs = _chairs(request, user)
    game, settings = _settled(request.game, len(chairs), request.settings)
    if request.rated:
        check(game.id, request.clock, chairs)
    agreed = Terms(request.clock, request.talk, request.rated, request.hints)
    live = await open_match(server, user, game, settings, chairs, request.public, tidy(request.name, 60), agreed)
    if opens_to_all:
        server[Lobby].opened_from(network, live.sheet.id)
    return live


async def open_match(
    server: Server,
    user: User,
    game: Game[Any],
    settings: Mapping[str, str],
    chairs: list[Chair],
    public: bool = False,
    name: str = "",
    agreed: Terms = DEFAULT_TERMS,
) -> LiveTable:
    """Create a table of this game for these chairs; it starts at once if none is open."""
    try:
        return await _open(server, _table(server, user, game, settings, chairs, public, name, agreed))
    except WriteFailed as error:
        raise not_saved() from error


def _chairs(request: wire.CreateTable, user: User) -> list[Chair]:
    chairs: list[Chair] = []
    for seat in request.seats:
        if seat.kind == "me":
            chairs.append(Chair(user.id, user.name, pledge=request.pledge or ""))
        elif seat.kind == "here":
            chairs.append(Chair(user.id, checked(seat.name), local=True))
        else:
            chairs.append(Chair(level=seat.level) if seat.kind == "bot" else Chair())
    people = [chair for chair in chairs if chair.kind == "person"]
    if people and all(chair.local for chair in people):
        raise Refused("device-without-owner", "The owner of the device has to sit at the table too.", 400)
    for i, chair in enumerate(people):
        if any(skeleton(chair.name) == skeleton(other.name) for other in people[:i]):
            raise name_taken(chair.name)
    return chairs


def _settled(game_id: str, seats: int, chosen: Mapping[str, str]) -> tuple[Game[Any], dict[str, str]]:
    """Return the game and its complete settings; Refused explains what is wrong with them."""
    try:
        game = ludoteka.game(game_id)
        return game, game.complete_settings(seats, chosen)
    except ludoteka.LudotekaError as error:
        raise bad_settings(game_id, error) from None


def _table(
    server: Server,
    user: User,
    game: Game[Any],
    settings: Mapping[str, str],
    chairs: list[Chair],
    public: bool,
    name: str,
    agreed: Terms,
) -> LiveTable:
    """Return a new table that is not published yet."""
    id, seed, moment = _fresh_id(), server.fresh_seed(), now()
    sheet = Sheet(
        id=id,
        game=game.id,
        version=game.version,
        settings=dict(settings),
        name=name,
        public=public,
        host=user.id,
        status="waiting",
        seed=seed,
        commitment=commitment(seed, id),
        committed_at=moment,
        created=moment,
        moved=moment,
        chairs=chairs,
        terms=agreed,
        language=user.language,
    )
    return LiveTable(sheet)


async def _open(server: Server, live: LiveTable, *more: Statement) -> LiveTable:
    """Save a new table, with further statements; it starts at once if no seat is open and no salt is to be revealed."""
    tables, sheet = server[Tables], live.sheet
    setup = []
    if not sheet.open_seats:
        if any(chair.unrevealed for chair in sheet.chairs):
            sheet.closed = now()
        else:
            setup = [start_match(tables, live)]
    await tables.rows.add_sheet(sheet, *setup, *more)
    tables.add(live)
    server[Lobby].announce()
    tables.wake(live)
    return live


async def rematch(server: Server, live: LiveTable, user: User, payer: str, pledge: str = "") -> LiveTable:
    """Propose a rematch with the same people and settings, seats moved on by one; it starts when all have joined."""
    tables = server[Tables]
    async with live.lock:
        sheet = live.sheet
        if sheet.seat_of(user.id) is None:
            raise not_seated()
        if sheet.status != "finished":
            raise Refused("not-finished", "This match is not over.")
        if sheet.rematch:
            return await _join(server, await tables.get(sheet.rematch), sheet, user, pledge)
        server.guard.tables.take(payer)
        # The others are asked: their seats are open until they say yes, which is to ask for the rematch too.
        mine = Chair(user.id, user.name, pledge=pledge)
        chairs = [mine if c.guest == user.id and not c.local else _once_more(c, user) for c in sheet.chairs]
        chairs = chairs[1:] + chairs[:1]
        game, settings = _settled(sheet.game, len(chairs), _existing_settings(sheet.game, sheet.settings))
        new = _table(server, user, game, settings, chairs, False, sheet.name, sheet.terms)
        sheet.rematch = new.sheet.id
        try:
            await _open(server, new, changing(sheet))
        except WriteFailed as error:
            refusal = await tables.not_saved(live, error)
            if live.sheet.rematch:  # somebody asked on another server
                return await _join(server, await tables.get(live.sheet.rematch), sheet, user, pledge)
            raise refusal from error
        tables.bus.publish(TableChanged(sheet.id))
        tables.broadcast_info(live)
        return new


def _once_more(chair: Chair, user: User) -> Chair:
    """The chair at the rematch: people on the asker's device come along, others are asked."""
    if chair.guest == user.id:
        return Chair(user.id, chair.name, local=True)
    return Chair(level=chair.level)


async def _join(server: Server, new: LiveTable, old: Sheet, user: User, pledge: str) -> LiveTable:
    """Join a rematch; the last one to join starts it."""
    own = old.own_seat(user.id)
    if new.sheet.status != "waiting":
        return new
    if new.sheet.seat_of(user.id) is None:
        for seat in (own, *(other for other in old.seats_of(user.id) if other != own)):
            chair, there = old.chairs[seat], (seat - 1) % len(old.chairs)
            if new.sheet.chairs[there].kind == "open":
                name = chair.name if chair.local else None
                await sit(server, new, user, there, "" if chair.local else pledge, name, begins=True)
    if new.sheet.status != "waiting":
        server[Tables].wake(new)
    elif not new.sheet.open_seats:  # somebody asks again where it did not begin
        await start(server, new, user, again=True)
    return new


def _existing_settings(game_id: str, settings: Mapping[str, str]) -> dict[str, str]:
    try:
        ids = {setting.id for setting in ludoteka.game(game_id).settings}
    except ludoteka.UnknownGame:
        raise no_table() from None
    return {name: value for name, value in settings.items() if name in ids}
