"""Quiet hours: in correspondence games no clock times out during them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ..errors import Refused
from .wire import QuietHours


def zone_of(name: str) -> ZoneInfo:
    """The time zone with this name, or Refused."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("no-zone", f"There is no time zone {name!r}.", 400) from None


def after_quiet(moment: int, hours: QuietHours | None) -> int:
    """This moment or, if it falls into quiet hours, their end; in milliseconds since 1970."""
    if hours is None or hours.since == hours.until:
        return moment
    zone = zone_of(hours.zone)
    local = datetime.fromtimestamp(moment / 1000, UTC).astimezone(zone)
    minute = local.hour * 60 + local.minute
    over_night = hours.since > hours.until
    inside = minute >= hours.since or minute < hours.until if over_night else hours.since <= minute < hours.until
    if not inside:
        return moment
    day = local.date() + timedelta(days=1 if over_night and minute >= hours.since else 0)
    end = datetime(day.year, day.month, day.day, hours.until // 60, hours.until % 60, tzinfo=zone)
    return max(moment, int(end.timestamp() * 1000))
