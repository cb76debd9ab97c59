"""Timing on one core: medians of several runs in processor time, on which other processes have little influence."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from time import process_time


@dataclass(frozen=True, slots=True)
class Pace:
    """How long and how often to measure."""

    seconds: float
    runs: int
    positions: int  # for the solver


WHOLE = Pace(1.2, 5, 100)
QUICK = Pace(0.05, 1, 3)


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement. `less` is true if a smaller number is better."""

    name: str
    value: float
    unit: str
    low: float
    high: float
    less: bool = False
    target: float | None = None  # what was asked of it
    peer: str | None = None  # the row it is compared with
    times: float | None = None  # how many times better than the peer it was asked to be
    note: str = ""


@contextmanager
def pinned() -> Iterator[str]:
    """Stay on one core meanwhile, if the system allows it; yields its number."""
    if not hasattr(os, "sched_setaffinity"):
        yield "not pinned: this system cannot"
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield f"pinned to core {max(cores)}"
    finally:
        os.sched_setaffinity(0, cores)


def rate(work: Callable[[], int], pace: Pace) -> tuple[float, float, float]:
    """Things per second, if `work` does some of them and returns how many: median, least, most."""
    work()
    rates = []
    for _ in range(pace.runs):
        began = process_time()
        done, spent = 0, 0.0
        while spent < pace.seconds:
            done += work()
            spent = process_time() - began
        rates.append(done / spent)
    return median(rates), min(rates), max(rates)


def per_second(name: str, unit: str, work: Callable[[], int], pace: Pace, **more: object) -> Row:
    middle, low, high = rate(work, pace)
    return Row(name, middle, unit, low, high, **more)  # type: ignore[arg-type]  # the row's own fields


def each(name: str, scale: float, unit: str, work: Callable[[], int], pace: Pace, **more: object) -> Row:
    """The time of one thing in `unit`, of which a second has `scale`."""
    middle, low, high = rate(work, pace)
    return Row(name, scale / middle, unit, scale / high, scale / low, less=True, **more)  # type: ignore[arg-type]
