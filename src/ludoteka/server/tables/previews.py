"""Previews of options."""

from __future__ import annotations

from time import thread_time
from typing import Any

from ludoteka import IllegalChoice

from .wire import PreviewInfo


def preview_option(table: Any, seat: int, key: str) -> tuple[PreviewInfo | None, float]:
    """The preview of an option and its cost in seconds; None if it is not offered, or if an old edition has no
    previews.
    """
    began = thread_time()
    return _preview(table, seat, key), thread_time() - began


def _preview(table: Any, seat: int, key: str) -> PreviewInfo | None:
    if table is None or not hasattr(table, "preview"):
        return None
    try:
        preview = table.preview(seat, key)
    except IllegalChoice:
        return None
    events = [dict(event.plain()) for event in preview.events]
    return PreviewInfo(key, events, dict(preview.change), preview.stopped, dict(getattr(preview, "odds", {})))
