"""Decides which notifications are due, and sends them.

A turn is marked as noticed in the store (`clocks.turn_notices`), and its pending notifications are written in the same
transaction. A server claims a notification before it sends it, so nobody is notified twice whatever fails in between.
A user who opens the table in the meantime is not notified any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from ..clocks.clock_state import read
from ..clocks.clocks import Clocks
from ..clocks.quiet import after_quiet
from ..core import Server
from ..errors import Refused
from ..feature import Service
from ..limits import RateLimit
from ..log import log
from ..people.account_data import iso_time
from ..people.user import User
from ..store import now
from ..store.writer import Statement, WriteFailed
from ..tables.live import LiveTable
from ..tables.memory import Tables
from ..tables.sheet import Sheet
from ..tables.socket import MessageContext
from .mailer import Mailer, UnknownRecipient
from .push import PushRejected, SubscriptionGone, WebPush, new_key
from .push_services import NoResponse, Unreachable
from .store import NotificationRows, delete_statement, email_statement, push_statement
from .texts import turn_notice

POLL_SECONDS = 5.0
BATCH = 20  # notifications per poll
CLEAR_EVERY = 600  # polls
MAX_ATTEMPTS = 4
RETRY_DELAY = 60_000  # milliseconds until the second attempt; each further one waits four times as long
MAX_FAILURES = 20  # in a row until a subscription is deleted
CORRESPONDENCE_EMAIL_DELAY, UNTIMED_EMAIL_DELAY = 60_000, 600_000  # milliseconds from the start of the turn
PUSH_TTL = {
    "live": 300,
    "correspondence": 86_400,
    "": 86_400,
}  # seconds a push service stores a message, by clock


class Notifications(Service):
    """Sends the notifications of a server; push and e-mails are off unless the settings switch them on."""

    def __init__(self, server: Server) -> None:
        self._settings = server.settings
        self._tables = server[Tables]
        self._clocks = server[Clocks]
        self.rows: NotificationRows = NotificationRows(server.store)
        self.push: WebPush | None = None
        self.mailer: Mailer | None = Mailer(server.settings) if server.settings.smtp else None
        self.code_rate: RateLimit = RateLimit(1 / 600, 3)  # codes per second, by client IP and by mailbox
        self.network_code_rate: RateLimit = RateLimit(1 / 120, 10)  # by the network around the client IP
        self.domain_code_rate: RateLimit = RateLimit(0.1, 30)  # by domain: more than one network may ask for
        self._due = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        server.hooks.on_account_delete.append(self._delete_data)
        server.hooks.on_merge.append(self._merge)
        server.hooks.on_export["calls"] = self._export
        server.hooks.on_remove.append(delete_statement)
        if self.switched_on:
            server.hooks.on_turn_claimed.append(self._statements)
            server.hooks.on_turn_noticed.append(lambda *_: self._due.set())
            server.hooks.on_socket_open.append(self._on_socket_open)

    @property
    def switched_on(self) -> bool:
        """True if push or e-mails are switched on."""
        return self._settings.push or bool(self._settings.smtp)

    async def open(self) -> None:
        if self._settings.push:
            self.push = WebPush(self._settings, await self.rows.key("push", new_key()))
        if self.switched_on:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self.push:
            self.push.close()

    # -- Deciding ----------------------------------------------------------------------------------------------------

    def _statements(self, user: int, live: LiveTable) -> Sequence[Statement]:
        """The statements that add the notifications of a user's turn."""
        sheet, state = live.sheet, read(live.clock)
        seat = sheet.seat_of(user)
        if state is None or seat is None or not _others_wait(sheet, seat):
            return ()
        turn, moment, kind = state.turns[seat], now(), _clock_kind(sheet)
        by_push = (push_statement(sheet.id, seat, turn, user, moment),) if self.push else ()
        if not self.mailer or kind == "live":  # a live clock runs out before an e-mail is read
            return by_push
        due = moment + (CORRESPONDENCE_EMAIL_DELAY if kind == "correspondence" else UNTIMED_EMAIL_DELAY)
        return (*by_push, email_statement(sheet.id, seat, turn, user, due))

    async def _on_socket_open(self, context: MessageContext) -> None:
        user, seat = context.socket.guest, context.socket.seat
        if user is not None and seat is not None and seat in context.live.asked():
            await self.cancel(context.live, user)

    async def cancel(self, live: LiveTable, user: int) -> None:
        """Cancel the notifications of a user who sees the table."""
        if self.switched_on:
            with suppress(WriteFailed):  # `_still_due` checks again before sending
                await self.rows.cancel(live.sheet.id, user)

    # -- Sending -----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        polls = 0
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._due.wait(), POLL_SECONDS)
            self._due.clear()
            try:
                while await self.send_due() == BATCH:
                    pass
                if polls % CLEAR_EVERY == 0:
                    await self.rows.clear(now())
                polls += 1
            except Exception as error:
                log.error("notifications were not sent", error=repr(error))

    async def send_due(self) -> int:
        """Send the notifications that are due, at most `BATCH`, and return how many there were."""
        due = await self.rows.due(now(), BATCH)
        await asyncio.gather(*(self._process(notification) for notification in due))
        return len(due)

    async def _process(self, notification: Any) -> None:
        if not await self.rows.claim(notification.id, now()):
            return
        try:
            await self._deliver(notification)
        except Unreachable as error:
            log.warning("a notification was not sent", table=notification.table_id, error=repr(error))
            await self._retry(notification)
        except Exception as error:
            log.error("a notification cannot be sent", table=notification.table_id, error=repr(error))
            await self.rows.done(notification.id)

    async def _deliver(self, notification: Any) -> None:
        sheet = await self._still_due(notification)
        quiet = after_quiet(now(), await self._clocks.quiet_of(notification.guest))
        if sheet is None:
            await self.rows.done(notification.id)
        elif quiet > now():
            await self.rows.postpone(notification.id, quiet, notification.tries)
        elif notification.subscription is None:
            await self._send_email(notification, sheet)
            await self.rows.done(notification.id)
        else:
            await self._send_push(notification, sheet)
            await self.rows.done(notification.id)

    async def _still_due(self, notification: Any) -> Sheet | None:
        """The sheet of the table, if it is still the user's turn and none of their devices shows the table."""
        sheet = await self._tables.rows.sheet(notification.table_id)
        if sheet is None or sheet.status != "playing" or sheet.seat_of(notification.guest) != notification.seat:
            return None
        live = self._tables.live.get(notification.table_id)
        visible = live is not None and live.has_visible_page(notification.guest)
        state = read(await self.rows.clock_of(notification.table_id))
        to_move = state is not None and state.turns[notification.seat] == notification.turn and not state.paused
        return sheet if to_move and not visible and notification.seat in sheet.people else None

    async def _send_push(self, notification: Any, sheet: Sheet) -> None:
        row = await self.rows.subscription(notification.subscription)
        if row is None or not self.push:
            return
        notice = turn_notice(sheet, notification.guest, await self.rows.language_of(notification.guest))
        try:
            await self.push.send(row, notice, PUSH_TTL[_clock_kind(sheet)])
        except SubscriptionGone:
            await self.rows.drop_subscription(row.id)
        except (PushRejected, NoResponse, Refused) as error:
            log.warning("a push service refuses", error=repr(error))
            await self.rows.push_failed(row.id, MAX_FAILURES)
        else:
            await self.rows.push_succeeded(row.id)

    async def _send_email(self, notification: Any, sheet: Sheet) -> None:
        user = notification.guest
        box = await self.rows.mailbox(user)
        if box is None or not (box.confirmed and box.letters and self.mailer):
            return
        language = await self.rows.language_of(user)
        try:
            await self.mailer.send_turn(box.address, box.token, turn_notice(sheet, user, language), language)
        except UnknownRecipient as error:
            log.warning("an e-mail address was refused", error=repr(error))
            await self.rows.change_mailbox(user, confirmed=False)

    async def _retry(self, notification: Any) -> None:
        """Postpone a notification that was certainly not delivered, up to `MAX_ATTEMPTS`."""
        if notification.subscription is not None:
            await self.rows.push_failed(notification.subscription, MAX_FAILURES)
        tries = notification.tries
        if tries + 1 < MAX_ATTEMPTS:
            await self.rows.postpone(notification.id, now() + RETRY_DELAY * 4**tries, tries + 1)
        else:
            await self.rows.done(notification.id)

    # -- Accounts ----------------------------------------------------------------------------------------------------

    async def _delete_data(self, user: User) -> None:
        await self.rows.delete_of(user.id)

    async def _merge(self, guest: User, person: User) -> None:
        await self.rows.merge(guest.id, person.id)

    async def _export(self, user: int) -> dict[str, Any]:
        """All data of a user; of a push endpoint, which is a secret, only the service."""
        box = await self.rows.mailbox(user)
        emails = (
            {"address": box.address, "confirmed": bool(box.confirmed), "wanted": bool(box.letters)} if box else None
        )
        browsers = [
            {"service": "/".join(row.endpoint.split("/")[:3]), "since": iso_time(row.created)}
            for row in await self.rows.subscriptions_of(user)
        ]
        return {"letters": emails, "browsers": browsers}


def _others_wait(sheet: Sheet, seat: int) -> bool:
    """True if another person sits at the table; bots do not wait."""
    return any(other != seat for other in sheet.people)


def _clock_kind(sheet: Sheet) -> str:
    return sheet.terms.clock.kind if sheet.terms.clock else ""
