"""Pledges: each player commits to a share of the luck by its hash before anybody reveals theirs.

A salt is 256 random bits. Its pledge is told when its owner sits down, the salt itself when all pledges are there. Who
does not show it in time cannot hold the others: the pledge is mixed in instead of the salt, and the record says so.
"""

from __future__ import annotations

import hashlib

from .errors import BadRecord
from .record import Record


def pledge(salt: str) -> str:
    """The pledge of a salt: its hash, which is published before the salt."""
    return hashlib.sha256(f"salt|{salt}".encode()).hexdigest()


def contribution(pledged: str, salt: str) -> str:
    """What a seat adds to the luck: its salt or, if it was not revealed, its pledge."""
    return salt or pledged


def unrevealed(record: Record) -> tuple[int, ...]:
    """The seats that pledged a salt and did not reveal it in time."""
    return tuple(
        seat
        for seat, (promise, salt) in enumerate(zip(record.pledges, record.salts, strict=False))
        if promise and promise == salt
    )


def check_pledges(record: Record) -> list[str]:
    """Check the pledges of a record and return one line for each fact proved; BadRecord names what does not hold."""
    if not record.pledges:
        return []
    if not len(record.pledges) == len(record.salts) == record.seats:
        raise BadRecord("the record has not as many pledges and salts as seats")
    for seat, (promise, salt) in enumerate(zip(record.pledges, record.salts, strict=True)):
        if salt and not promise:
            raise BadRecord(f"the salt of seat {seat + 1} was mixed in, but never pledged")
        if promise and salt not in (promise, "") and pledge(salt) != promise:
            raise BadRecord(f"the salt of seat {seat + 1} is not the one that was pledged")
        if promise and not salt:
            raise BadRecord(f"seat {seat + 1} pledged a salt, and neither salt nor pledge was mixed in")
    silent = unrevealed(record)
    shown = sum(map(bool, record.pledges)) - len(silent)
    lines = [f"{shown} of {sum(map(bool, record.pledges))} salts were shown, each the one that was pledged"]
    return lines + [
        f"seat {seat + 1} did not show its salt in time: its pledge was mixed in instead" for seat in silent
    ]
