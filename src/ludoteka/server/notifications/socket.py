"""Messages of a table's page about its visibility."""

from __future__ import annotations

from ..tables.socket import MessageContext
from . import wire
from .notifications import Notifications


async def set_visible(context: MessageContext, message: wire.SetVisible) -> None:
    """Record whether the page is visible, and cancel the user's notifications if it is."""
    socket, live = context.socket, context.live
    if socket.visible == message.visible or socket.guest is None:
        return
    socket.visible = message.visible
    context.tables.visibility_changed(live, socket.guest)
    if message.visible and socket.seat in live.asked():
        await context.server[Notifications].cancel(live, socket.guest)
