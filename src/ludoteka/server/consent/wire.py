"""What is asked of the people at a table, and what they answer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["undo", "pause", "end"]


class Propose(Struct, tag_field="t", tag="propose"):
    """Ask the others: to take my last decision back and all since, to pause, to end without a winner."""

    kind: Kind


class Answer(Struct, tag_field="t", tag="answer"):
    """Yes or no to what somebody proposed; a rematch is agreed to by coming, so only its refusal is said here."""

    kind: Kind | Literal["rematch"]
    yes: bool


class Proposal(Struct):
    """Something that waits for the people at the table."""

    kind: Kind
    seat: int  # who asks
    awaited: list[int]  # whose answer is missing
    seconds: int  # until it is forgotten


class ProposalsMessage(Struct, tag_field="t", tag="proposals"):
    """All that is asked of the table now."""

    pending: list[Proposal]


class DeclinedMessage(Struct, tag_field="t", tag="declined"):
    """Somebody does not want it."""

    kind: Kind | Literal["rematch"]
    seat: int
    name: str
