"""Messages about proposals and answers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["undo", "pause", "end"]


class Propose(Struct, tag_field="t", tag="propose"):
    """Propose to the others: to take back my last decision and all since, to pause, or to end without a winner."""

    kind: Kind


class Answer(Struct, tag_field="t", tag="answer"):
    """Yes or no to a proposal; joining a rematch agrees to it, so only its refusal is sent here."""

    kind: Kind | Literal["rematch"]
    yes: bool


class Proposal(Struct):
    """A proposal that waits for answers."""

    kind: Kind
    seat: int  # who asks
    awaited: list[int]  # whose answer is missing
    seconds: int  # until it is forgotten


class ProposalsMessage(Struct, tag_field="t", tag="proposals"):
    """All open proposals of the table."""

    pending: list[Proposal]


class DeclinedMessage(Struct, tag_field="t", tag="declined"):
    """Somebody declined a proposal."""

    kind: Kind | Literal["rematch"]
    seat: int
    name: str
