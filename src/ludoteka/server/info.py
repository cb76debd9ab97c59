"""A table's sheet as one guest may see it, and the address by which others join."""

from __future__ import annotations

import ipaddress
import socket
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, cast

from . import wire
from .live import Live, outcome_info
from .settings import Settings
from .sheet import Sheet


def table_info(sheet: Sheet, live: Live | None, guest: int | None, base: str, absence: float) -> wire.TableInfo:
    mine = sheet.seat_of(guest)
    waiting = live.asked() if live else []
    link = f"/t/{sheet.id}"
    return wire.TableInfo(
        id=sheet.id,
        game=sheet.game,
        version=sheet.version,
        settings=sheet.settings,
        name=sheet.name,
        status=sheet.status,
        public=sheet.public,
        seats=[_seat_info(i, sheet, live, guest, absence) for i in range(len(sheet.chairs))],
        host=guest is not None and guest == sheet.host,
        your_seat=mine,
        commitment=sheet.commitment,
        seed=sheet.seed if sheet.status == "finished" else None,
        created=_iso(sheet.created),
        moved=_iso(sheet.moved),
        waiting_for=waiting,
        turn=mine in waiting,
        outcome=outcome_info(sheet),
        rematch=sheet.rematch or None,
        link=link,
        invite=base + link,
    )


def _seat_info(seat: int, sheet: Sheet, live: Live | None, guest: int | None, absence: float) -> wire.SeatInfo:
    chair = sheet.chairs[seat]
    person = chair.kind == "person"
    you = person and chair.guest == guest
    return wire.SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        level=_level(chair.level),
        present=bool(live and live.present(chair.guest)) if person else chair.kind == "bot",
        you=you,
        stand_in=_level(chair.stand_in),
        away=bool(person and live and live.away(chair.guest) >= absence),
        resigned=chair.resigned,
        salt=chair.salt if you or sheet.status != "waiting" else "",
    )


def _level(level: str) -> wire.Level | None:
    return cast(wire.Level, level) if level else None


def _iso(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def address(settings: Settings, scheme: str, host: str) -> str:
    """The beginning of links to us. A loopback address helps no friend: then ours on the local network is told."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    name, _, port = host.rpartition(":") if host.rpartition(":")[2].isdigit() else (host, "", "")
    reachable = settings.host in ("0.0.0.0", "::")
    if reachable and _is_loopback(name):
        name = _lan_address() or name
    return f"{scheme}://{name}{':' + port if port else ''}"


def _is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name == "localhost"


@lru_cache(maxsize=1)
def _lan_address() -> str:
    """Our address on the way out; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        found: Any = probe.getsockname()[0]
    return "" if _is_loopback(found) else str(found)
