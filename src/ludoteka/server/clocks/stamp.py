"""The state of a table's clocks, stored with each decision, so that the journal determines the time left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from ..tables.terms import Clock

GRACE = 30_000  # milliseconds that a person has at least who comes back after their time was out

Outages = Sequence[tuple[int, int]]  # when no server ran, from and until


class Stamp(Struct, array_like=True, frozen=True):
    """The clocks at one moment; running clocks have been running since then."""

    at: int
    turns: list[int]  # by seat: the state from which on it has been asked without a break, or -1
    left: list[int] = []  # milliseconds by seat, where there is a clock
    running: list[int] = []  # seats
    paused: bool = False

    def text(self) -> str:
        return _encode(self).decode()


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Stamp).decode


@lru_cache(maxsize=4096)
def read(text: str) -> Stamp | None:
    """Parse a stamp; cached, because it is needed several times between two decisions."""
    return _decode(text) if text else None


def elapsed(since: int, until: int, outages: Outages) -> int:
    """Milliseconds between two moments, without the time in which no server ran."""
    down = sum(max(0, min(until, end) - max(since, begin)) for begin, end in outages)
    return max(0, until - since - down)


def left_at(stamp: Stamp, seat: int, moment: int, outages: Outages) -> int:
    """The time left for a seat at this moment; negative if it ran out before."""
    spent = elapsed(stamp.at, moment, outages) if seat in stamp.running else 0
    return stamp.left[seat] - spent


def all_left(stamp: Stamp, moment: int, outages: Outages) -> list[int]:
    """The time left for each seat at this moment, never negative."""
    spent = elapsed(stamp.at, moment, outages) if stamp.running else 0
    return [max(0, left - spent) if seat in stamp.running else left for seat, left in enumerate(stamp.left)]


def due(stamp: Stamp, seat: int, outages: Outages) -> int:
    """The moment at which a running clock will be out, if the server runs on."""
    moment = stamp.at + stamp.left[seat]
    for begin, end in sorted(outages):
        if end > stamp.at and begin < moment:
            moment += end - max(begin, stamp.at)
    return moment


def following(
    before: Stamp | None,
    clock: Clock | None,
    moment: int,
    seq: int,
    asked: Sequence[int],
    people: Sequence[int],
    seats: int,
    outages: Outages = (),
    decided: int | None = None,
    paused: bool = False,
) -> Stamp:
    """The clocks after a decision of this seat or, without one, after another change at the table."""
    turns = [_turn(before, seat, seq) if seat in asked else -1 for seat in range(seats)]
    if clock is None:
        return Stamp(moment, turns, paused=paused)
    full = clock.seconds * 1000
    left = all_left(before, moment, outages) if before else [full] * seats
    running = [] if paused else [seat for seat in asked if seat in people]
    if clock.kind == "live":
        if decided is not None and before and decided in before.running:
            left[decided] += clock.increment * 1000
        back = max(GRACE, clock.increment * 1000)
    else:
        back = full
        if decided is not None:  # taking back begins no turn, and gives no time
            left = [full if turn == seq else some for turn, some in zip(turns, left, strict=True)]
    for seat in running:
        if left[seat] == 0 and before and seat not in before.running:
            left[seat] = back
    return Stamp(moment, turns, left, running, paused)


def _turn(before: Stamp | None, seat: int, seq: int) -> int:
    return before.turns[seat] if before and before.turns[seat] >= 0 else seq
