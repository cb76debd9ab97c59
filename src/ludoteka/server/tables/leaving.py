"""Leaving and returning during a match: resigning, bots that stand in, and taking the seat back."""

from __future__ import annotations

from typing import Any

from ..errors import Refused, not_seated
from ..people.user import User
from ..store import now
from ..store.writer import Statement
from .live import LiveTable
from .memory import Tables
from .play import finish, playing
from .sheet import AGREED, RESIGNED, TIME


async def resign(tables: Tables, live: LiveTable, user: User, which: int | None = None) -> None:
    """Resign. A bot plays on; if one seat is left, or no person, the match is over."""
    async with live.lock:
        playing(live)
        sheet = live.sheet
        seat = sheet.own_seat(user.id, which)
        if sheet.chairs[seat].resigned:
            raise Refused("resigned", "You have resigned already.")
        await _give_up(tables, live, seat, RESIGNED)
    tables.wake(live)


async def _give_up(tables: Tables, live: LiveTable, seat: int, reason: str) -> None:
    """Give up a seat: a bot plays on, unless that ends the match; under the lock."""
    sheet = live.sheet
    chair = sheet.chairs[seat]
    chair.resigned = True
    left = [i for i, c in enumerate(sheet.chairs) if not c.resigned]
    people = [i for i in left if sheet.chairs[i].kind == "person"]
    over = []
    if len(left) <= 1 or not people:
        scores = [float(i in left) for i in range(len(sheet.chairs))]
        over = [finish(live, {"scores": scores, "winners": left, "reason": reason})]
    else:
        chair.stand_in = chair.stand_in or "medium"
        sheet.log_seat(live.seq, seat, "forfeit" if reason == TIME else "resigned")
    sheet.moved = now()
    await tables.save(live, *over, *(tables.end_statements(live) if over else ()))
    live.show()
    tables.broadcast_info(live)


async def put_out(tables: Tables, live: LiveTable, seat: int, for_good: bool) -> None:
    """Handle a time-out: a bot of about the person's strength plays on, or the person is out; under the lock."""
    if for_good:
        await _give_up(tables, live, seat, TIME)
        return
    live.sheet.chairs[seat].stand_in = await tables.strength_of(live, seat)
    live.sheet.log_seat(live.seq, seat, "time")
    await tables.save(live)
    live.show()
    tables.broadcast_info(live)


async def end_undecided(tables: Tables, live: LiveTable, *more: Statement) -> None:
    """End a match without a winner, with everybody's consent; under the lock."""
    sheet = live.sheet
    nobody: dict[str, Any] = {"scores": [0.0] * len(sheet.chairs), "winners": [], "reason": AGREED}
    over = finish(live, nobody)
    sheet.moved = now()
    await tables.save(live, *more, over, *tables.end_statements(live))
    live.show()
    tables.broadcast_info(live)


async def stand_in(tables: Tables, live: LiveTable, user: User, seat: int, level: str) -> None:
    """Hand a seat to a bot: your own at once, another's if they have been away or undecided for long."""
    async with live.lock:
        sheet = live.sheet
        if sheet.status != "playing":
            raise Refused("not-playing", "This match is not being played.")
        chair = sheet.chair(seat)
        if sheet.terms.rated:
            raise Refused("rated-help", "This is a rated match: everybody plays alone.")
        if not sheet.seats_of(user.id) and sheet.host != user.id:
            raise not_seated()
        if chair.kind != "person" or chair.resigned:
            raise Refused("not-a-person", "No person sits there.")
        wait = tables.settings.absence_seconds - live.absent_seconds(chair.guest)
        undecided = live.undecided_seconds(seat)
        if undecided is not None:
            wait = min(wait, tables.settings.absence_decision_seconds - undecided)
        if chair.guest != user.id and wait > 0:
            raise Refused("not-away", "They have not been absent or undecided for long enough.", seconds=int(wait) + 1)
        if not chair.stand_in:
            sheet.log_seat(live.seq, seat, "rest" if chair.guest == user.id else "away")
        chair.stand_in = level
        await tables.save(live)
        live.show()
        tables.broadcast_info(live)
    tables.wake(live)


async def take_back(tables: Tables, live: LiveTable, user: User, which: int | None = None) -> None:
    """Return to a seat that a bot played."""
    async with live.lock:
        sheet = live.sheet
        seat = sheet.own_seat(user.id, which)
        chair = sheet.chairs[seat]
        if chair.resigned:
            raise Refused("resigned", "You have resigned.")
        if not chair.stand_in:
            return
        chair.stand_in = ""
        live.asked_at = {i: now() if sheet.chairs[i] is chair else at for i, at in live.asked_at.items()}
        sheet.log_seat(live.seq, seat, "back")
        await tables.save(live)
        live.show()
        tables.broadcast_info(live)
