"""One open socket at a table, with a bounded queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from ..limits import TokenBucket

RESYNC_RATE, RESYNC_BURST = 1.0, 5.0  # fresh states that a client may ask for, per second and at once
MOST_WAITING = 8  # messages; a client that lags further gets one fresh state instead of them

Send = Callable[[str], Awaitable[None]]
Speak = Callable[[str], bool]  # sends at once, or tells that it cannot


class TableSocket:
    """The socket of a seat or a spectator: what it has seen, and what is still to be sent."""

    __slots__ = (
        "_asleep",
        "_sending",
        "_speak",
        "_waiting",
        "base_url",
        "behind",
        "dismissed",
        "guest",
        "held",
        "news",
        "resyncs",
        "seat",
        "sent_seq",
        "undos",
        "visible",
    )

    def __init__(
        self, user: int | None, seat: int | None, sent_seq: int, undos: int, base_url: str, speak: Speak | None = None
    ) -> None:
        self.guest: int | None = user
        self.seat = seat
        self.sent_seq = sent_seq  # the number of the last state it was sent
        self.undos = undos  # how many decisions had been taken back then
        self.held: Any = None  # the view in that state, if the next one may be sent as a patch of it
        self.resyncs = TokenBucket(RESYNC_RATE, RESYNC_BURST)
        self.base_url: str = base_url  # of links, by the address that it came by
        self.visible: bool = True  # its page is before somebody's eyes, not in a hidden tab
        self.behind = False  # it lagged: it needs a fresh state
        self.dismissed = False  # the table is gone
        self.news = False  # the sheet changed since it was last told
        self._speak = speak
        self._sending = False  # something is on its way that the client has not taken yet
        self._waiting: deque[str] = deque()
        self._asleep: asyncio.Future[None] | None = None

    def move(self, seat: int | None) -> None:
        """Move the socket to another seat; no patch builds on what it saw before."""
        self.seat, self.sent_seq, self.held = seat, -1, None

    def push(self, text: str, seq: int, undos: int, held: Any = None) -> None:
        """Queue a new state."""
        if self.behind or len(self._waiting) >= MOST_WAITING:
            self._lag()
        else:
            self._tell(text)
            self.sent_seq, self.undos, self.held = seq, undos, held

    def say(self, text: str) -> None:
        """Queue a message besides the state; a socket that lags gets a fresh state instead."""
        if self.behind or len(self._waiting) >= MOST_WAITING:
            self._lag()
        else:
            self._tell(text)

    def _tell(self, text: str) -> None:
        """Send at once if nothing is queued, otherwise queue."""
        if self._speak is None or self._waiting or self._sending or not self._speak(text):
            self._waiting.append(text)
            self._wake()

    def _lag(self) -> None:
        """Drop the queue; the socket gets a fresh state instead."""
        self._waiting.clear()
        self.behind, self.sent_seq, self.held = True, -1, None
        self._wake()

    def tell_news(self) -> None:
        self.news = True
        self._wake()

    def dismiss(self) -> None:
        """Stop sending, because the table is gone."""
        self.dismissed = True
        self._wake()

    async def deliver(self, send: Send, refresh: Callable[[TableSocket], Awaitable[None]]) -> None:
        """Send the queue until the table is gone; `refresh` is called if the sheet or a fresh state is needed."""
        waiting = self._waiting
        while not self.dismissed:
            while waiting:
                self._sending = True
                await send(waiting.popleft())
                self._sending = False
            if self.behind or self.news:
                await refresh(self)
            else:
                self._asleep = asyncio.get_running_loop().create_future()
                await self._asleep

    def _wake(self) -> None:
        if self._asleep and not self._asleep.done():
            self._asleep.set_result(None)
