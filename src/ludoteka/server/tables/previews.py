"""What an option does, told before it is taken."""

from __future__ import annotations

from typing import Any

from ludoteka import IllegalChoice

from .wire import PreviewInfo


def foresee(table: Any, seat: int, key: str) -> PreviewInfo | None:
    """None where it is not offered, or where the rules of an old edition cannot foresee."""
    if table is None or not hasattr(table, "preview"):
        return None
    try:
        seen = table.preview(seat, key)
    except IllegalChoice:
        return None
    events = [dict(event.plain()) for event in seen.events]
    return PreviewInfo(key, events, dict(seen.change), seen.stopped, dict(getattr(seen, "odds", {})))
