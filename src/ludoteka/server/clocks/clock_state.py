"""The clock state of a table, stored with each decision: the journal alone says how much time is left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from ..tables.terms import Clock

GRACE = 30_000  # milliseconds that a person gets at least who returns after a timeout

Outages = Sequence[tuple[int, int]]  # times in which no server ran: from, until


class ClockState(Struct, array_like=True, frozen=True):
    """The clocks of a table at one moment; `running` ones have been running since then."""

    at: int
    turns: list[int]  # by seat: the state number at which its present turn began, or -1
    left: list[int] = []  # milliseconds by seat; empty without a clock
    running: list[int] = []  # seats
    paused: bool = False

    def text(self) -> str:
        return _encode(self).decode()


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClockState).decode


@lru_cache(maxsize=4096)
def read(text: str) -> ClockState | None:
    """Decode a stored clock state; None for the empty string. Cached, for it is read several times per decision."""
    return _decode(text) if text else None


def elapsed(since: int, until: int, outages: Outages) -> int:
    """Milliseconds between two moments, without outages."""
    down = sum(max(0, min(until, end) - max(since, begin)) for begin, end in outages)
    return max(0, until - since - down)


def left_at(state: ClockState, seat: int, moment: int, outages: Outages) -> int:
    """Milliseconds that a seat has left at this moment; negative after its timeout."""
    spent = elapsed(state.at, moment, outages) if seat in state.running else 0
    return state.left[seat] - spent


def all_left(state: ClockState, moment: int, outages: Outages) -> list[int]:
    """Milliseconds that each seat has left at this moment, at least 0."""
    spent = elapsed(state.at, moment, outages) if state.running else 0
    return [max(0, left - spent) if seat in state.running else left for seat, left in enumerate(state.left)]


def due(state: ClockState, seat: int, outages: Outages) -> int:
    """The moment at which a running clock times out if there is no further outage."""
    moment = state.at + state.left[seat]
    for begin, end in sorted(outages):
        if end > state.at and begin < moment:
            moment += end - max(begin, state.at)
    return moment


def next_clocks(
    before: ClockState | None,
    clock: Clock | None,
    moment: int,
    seq: int,
    asked: Sequence[int],
    people: Sequence[int],
    seats: int,
    outages: Outages = (),
    decided: int | None = None,
    paused: bool = False,
) -> ClockState:
    """The clock state after a decision of the seat `decided` or, if None, after another change at the table."""
    turns = [_turn(before, seat, seq) if seat in asked else -1 for seat in range(seats)]
    if clock is None:
        return ClockState(moment, turns, paused=paused)
    full = clock.seconds * 1000
    left = all_left(before, moment, outages) if before else [full] * seats
    running = [] if paused else [seat for seat in asked if seat in people]
    if clock.kind == "live":
        if decided is not None and before and decided in before.running:
            left[decided] += clock.increment * 1000
        back = max(GRACE, clock.increment * 1000)
    else:
        back = full
        if decided is not None:  # an undo begins no turn and adds no time
            left = [full if turn == seq else some for turn, some in zip(turns, left, strict=True)]
    for seat in running:
        if left[seat] == 0 and before and seat not in before.running:
            left[seat] = back
    return ClockState(moment, turns, left, running, paused)


def _turn(before: ClockState | None, seat: int, seq: int) -> int:
    return before.turns[seat] if before and before.turns[seat] >= 0 else seq
