"""How far a long run has come."""

from __future__ import annotations

import sys
import time


class Progress:
    """Tells about every few seconds how much of the work is done."""

    def __init__(self, what: str, goal: int, every: float = 10.0) -> None:
        self._what, self._goal, self._every = what, goal, every
        self._began = self._reported = time.monotonic()

    def tell(self, done: int, more: str = "") -> None:
        now = time.monotonic()
        if now - self._reported >= self._every:
            self._reported = now
            print(f"{done:,} of {self._goal:,} {self._what} in {now - self._began:.0f} s {more}", file=sys.stderr)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began
