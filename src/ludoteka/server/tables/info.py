"""A table's sheet as one guest may see it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import cast

from ludoteka.bots.cast import names_of

from ..settings import Settings
from ..wire import Language, Level
from . import wire
from .editions import drawing
from .live import LiveTable, outcome_info
from .sheet import Sheet


def table_info(
    sheet: Sheet, live: LiveTable | None, user: int | None, base_url: str, settings: Settings
) -> wire.TableInfo:
    mine = sheet.seat_of(user)
    waiting = live.asked() if live else sheet.waiting or []
    link = f"/t/{sheet.id}"
    return wire.TableInfo(
        id=sheet.id,
        game=sheet.game,
        version=sheet.version,
        drawing=drawing(sheet.game, sheet.version),
        settings=sheet.settings,
        clock=sheet.terms.clock,
        talk=sheet.terms.talk,
        rated=sheet.terms.rated,
        hints=sheet.hints,
        name=sheet.name,
        status=sheet.status,
        public=sheet.public,
        language=cast(Language, sheet.language),
        seats=[_seat_info(i, sheet, live, user) for i in range(len(sheet.chairs))],
        host=user is not None and user == sheet.host,
        host_name=next((sheet.chairs[i].name for i in (sheet.seat_of(sheet.host),) if i is not None), ""),
        your_seat=mine,
        commitment=sheet.commitment,
        committed_at=_iso(sheet.committed_at),
        closed=bool(sheet.closed),
        seed=sheet.seed if sheet.status == "finished" else None,
        created=_iso(sheet.created),
        moved=_iso(sheet.moved),
        waiting_for=waiting,
        turn=any(seat in waiting for seat in sheet.seats_of(user)),
        outcome=outcome_info(sheet),
        rematch=sheet.rematch or None,
        seat_log=sheet.seat_log,
        watching=len(live.spectators()) if live else 0,
        absence=settings.absence_seconds,
        decision_absence=settings.absence_decision_seconds,
        friends=[],
        invited=False,
        link=link,
        invite=base_url + link,
    )


def _seat_info(seat: int, sheet: Sheet, live: LiveTable | None, user: int | None) -> wire.SeatInfo:
    chair = sheet.chairs[seat]
    person = chair.kind == "person"
    return wire.SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=chair.name or names_of([chair.level for chair in sheet.chairs])[seat],
        level=_level(chair.level),
        present=bool(live and live.present(chair.guest)) if person else chair.kind == "bot",
        you=person and chair.guest == user,
        local=chair.local,
        pending=chair.pending,
        stand_in=_level(chair.stand_in),
        away=live.absent_seconds(chair.guest) if person and live and not live.present(chair.guest) else None,
        undecided=live.undecided_seconds(seat) if person and live and not chair.stand_in else None,
        resigned=chair.resigned,
        pledge=chair.pledge,
        unrevealed=chair.unrevealed and sheet.status != "waiting",
        salt=chair.salt if sheet.status == "finished" else "",
        helped=chair.helped,
    )


def _level(level: str) -> Level | None:
    return cast(Level, level) if level else None


def _iso(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
