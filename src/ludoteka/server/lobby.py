"""The lobby: opening tables, taking seats, starting, standing in, playing again."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import ludoteka
from ludoteka.kernel import fresh_seed
from ludoteka.kernel.chance import commitment

from . import play, wire
from .errors import Refused, no_table, not_host, not_kept, not_seated
from .house import House
from .identity import tidy
from .live import Live
from .nodes import TableChanged
from .sheet import Chair, Guest, Sheet
from .store import changing, now
from .store.writer import NotWritten, Statement

_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that are mistaken for another when read aloud

SALT = 64  # characters


def _fresh_id() -> str:
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(16))  # 80 bits: a link cannot be guessed


async def create(house: House, guest: Guest, wish: wire.TableWish) -> Live:
    """Open a table; it starts by itself when no seat is open."""
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refused("one-seat-each", "One person can take one seat only.", 400)
    chairs = [_chair(seat, guest) for seat in wish.seats]
    live = _table(guest, wish.game, wish.settings, chairs, wish.public, wish.name.strip())
    try:
        return await _open(house, live)
    except NotWritten as error:
        raise not_kept() from error


def _chair(wish: wire.SeatWish, guest: Guest) -> Chair:
    if wish.kind == "me":
        return Chair(guest.id, guest.name)
    return Chair(level=wish.level) if wish.kind == "bot" else Chair()


def _table(guest: Guest, game_id: str, wanted: Mapping[str, str], chairs: list[Chair], public: bool, name: str) -> Live:
    """A new table, which nobody knows of yet."""
    try:
        game = ludoteka.game(game_id)
        settings = game.settle(len(chairs), wanted)
    except ludoteka.LudotekaError as error:
        raise Refused("bad-table", str(error), 400, reason=str(error), **_in_words(game_id, error)) from None
    id, seed, moment = _fresh_id(), fresh_seed(), now()
    sheet = Sheet(
        id=id,
        game=game.id,
        version=game.version,
        settings=settings,
        name=name,
        public=public,
        host=guest.id,
        status="waiting",
        seed=seed,
        commitment=commitment(seed, id),
        created=moment,
        moved=moment,
        chairs=chairs,
    )
    return Live(sheet)


async def _open(house: House, live: Live, *more: Statement) -> Live:
    """Keep a new table, and more with it; it starts by itself when no seat is open."""
    setup = [] if live.sheet.open_seats else [play.lay(live)]
    await house.store.add_sheet(live.sheet, *setup, *more)
    house.add(live)
    house.announce()
    play.wake_bots(house, live)
    return live


def _in_words(game_id: str, error: ludoteka.LudotekaError) -> dict[str, Any]:
    """What is wrong with the settings, for a client that has the game's words."""
    why = error.why if isinstance(error, ludoteka.BadSetting) else None
    return {"game": game_id, "why": wire.WhyInfo(why.message, dict(why.about), why.rule)} if why else {}


# -- Seats of a waiting table ----------------------------------------------------------------------------------------


def _waiting(live: Live) -> Sheet:
    if live.sheet.status != "waiting":
        raise Refused("started", "This match has begun already.")
    return live.sheet


def _seat(sheet: Sheet, seat: int) -> Chair:
    if seat >= len(sheet.chairs):
        raise Refused("no-seat", f"There is no seat {seat} at this table.", 400, seat=seat)
    return sheet.chairs[seat]


def _own_seat(sheet: Sheet, guest: Guest) -> int:
    mine = sheet.seat_of(guest.id)
    if mine is None:
        raise not_seated()
    return mine


async def sit(house: House, live: Live, guest: Guest, seat: int) -> None:
    """Take an open seat; who sits already moves."""
    async with live.lock:
        sheet = _waiting(live)
        chair = _seat(sheet, seat)
        if chair.guest == guest.id:
            return
        if chair.kind != "open":
            raise Refused("seat-taken", "Somebody sits there already.")
        mine = sheet.seat_of(guest.id)
        if mine is None:
            sheet.chairs[seat] = Chair(guest.id, guest.name)
        else:
            sheet.chairs[seat], sheet.chairs[mine] = sheet.chairs[mine], Chair()
        await _keep_seats(house, live)


async def stand(house: House, live: Live, guest: Guest) -> None:
    """Leave the seat; the host's table stays theirs."""
    async with live.lock:
        sheet = _waiting(live)
        mine = _own_seat(sheet, guest)
        sheet.chairs[mine] = Chair()
        await _keep_seats(house, live)


async def salt(house: House, live: Live, guest: Guest, said: str) -> None:
    """Add one's own to the luck of the match. The table promised its seed when it was made, before any salt is told."""
    async with live.lock:
        sheet = _waiting(live)
        mine = _own_seat(sheet, guest)
        sheet.chairs[mine].salt = tidy(said, SALT)
        await house.keep(live)
        house.spread(live)


async def swap(house: House, live: Live, guest: Guest, a: int, b: int) -> None:
    """Let two seats change places."""
    async with live.lock:
        sheet = _hosted(_waiting(live), guest)
        first, second = _seat(sheet, a), _seat(sheet, b)
        sheet.chairs[a], sheet.chairs[b] = second, first
        await _keep_seats(house, live)


async def change_seat(house: House, live: Live, guest: Guest, change: wire.SeatChange) -> None:
    """Put a bot on a seat, or free it."""
    async with live.lock:
        sheet = _hosted(_waiting(live), guest)
        _seat(sheet, change.seat)
        sheet.chairs[change.seat] = Chair(level=change.level) if change.kind == "bot" else Chair()
        await _keep_seats(house, live)


async def start(house: House, live: Live, guest: Guest) -> None:
    """Begin: the host, or anyone who sits, once every seat is taken."""
    async with live.lock:
        sheet = _waiting(live)
        if sheet.host != guest.id and sheet.seat_of(guest.id) is None:
            raise not_seated()
        if sheet.open_seats:
            raise Refused("seats-open", "Some seats are still open.", open=len(sheet.open_seats))
        await _begin(house, live)
    play.wake_bots(house, live)


async def _begin(house: House, live: Live) -> None:
    setup = play.lay(live)
    await house.keep(live, setup)
    live.reseat()
    live.show()
    house.spread(live)
    house.announce()


async def _keep_seats(house: House, live: Live) -> None:
    live.sheet.moved = now()
    await house.keep(live)
    live.reseat()
    house.spread(live)
    house.announce()


def _hosted(sheet: Sheet, guest: Guest) -> Sheet:
    if sheet.host != guest.id:
        raise not_host()
    return sheet


# -- Absence ---------------------------------------------------------------------------------------------------------


async def stand_in(house: House, live: Live, guest: Guest, seat: int, level: str) -> None:
    """Hand a seat to a bot: one's own at once, another's when they have been away for long."""
    async with live.lock:
        sheet = live.sheet
        if sheet.status != "playing":
            raise Refused("not-playing", "This match is not being played.")
        chair = _seat(sheet, seat)
        if sheet.seat_of(guest.id) is None and sheet.host != guest.id:
            raise not_seated()
        if chair.kind != "person" or chair.resigned:
            raise Refused("not-a-person", "No person sits there.")
        wait = house.settings.absence - live.away(chair.guest)
        if chair.guest != guest.id and wait > 0:
            raise Refused("not-away", "They have not been away for long enough.", seconds=int(wait) + 1)
        chair.stand_in = level
        await house.keep(live)
        house.spread(live)
    play.wake_bots(house, live)


async def take_back(house: House, live: Live, guest: Guest) -> None:
    """The owner of a seat returns and plays on."""
    async with live.lock:
        sheet = live.sheet
        mine = _own_seat(sheet, guest)
        chair = sheet.chairs[mine]
        if chair.resigned:
            raise Refused("resigned", "You have resigned.")
        if not chair.stand_in:
            return
        chair.stand_in = ""
        await house.keep(live)
        live.show()
        house.spread(live)


# -- Again -----------------------------------------------------------------------------------------------------------


async def rematch(house: House, live: Live, guest: Guest) -> Live:
    """The same people and settings at a new table, seats moved on by one; the second to ask finds the first's."""
    async with live.lock:
        sheet = live.sheet
        if sheet.seat_of(guest.id) is None:
            raise not_seated()
        if sheet.status != "finished":
            raise Refused("not-finished", "This match is not over.")
        if sheet.rematch:
            return await house.table(sheet.rematch)
        chairs = [Chair(chair.guest, chair.name, chair.level) for chair in sheet.chairs]
        chairs = chairs[1:] + chairs[:1]
        settings = _still_known(sheet.game, sheet.settings)
        new = _table(guest, sheet.game, settings, chairs, sheet.public, sheet.name)
        sheet.rematch = new.sheet.id
        try:
            await _open(house, new, changing(sheet))
        except NotWritten as error:
            refusal = await house.not_kept(live, error)
            if live.sheet.rematch:  # somebody asked on another server
                return await house.table(live.sheet.rematch)
            raise refusal from error
        house.nodes.tell(TableChanged(sheet.id))
        house.spread(live)
        return new


def _still_known(game_id: str, settings: Mapping[str, str]) -> dict[str, str]:
    try:
        known = {setting.id for setting in ludoteka.game(game_id).settings}
    except ludoteka.UnknownGame:
        raise no_table() from None
    return {name: value for name, value in settings.items() if name in known}
