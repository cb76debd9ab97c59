"""Wire types of proposals."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["undo", "pause", "end"]


class Propose(Struct, tag_field="t", tag="propose"):
    """Propose to undo my last decision and all after it, to pause, or to end the match without a winner."""

    kind: Kind


class Answer(Struct, tag_field="t", tag="answer"):
    """Accept or decline a proposal; a rematch is accepted by joining its table, so it can only be declined here."""

    kind: Kind | Literal["rematch"]
    yes: bool


class Proposal(Struct):
    """An open proposal at the table."""

    kind: Kind
    seat: int  # of who proposed it
    awaited: list[int]  # seats that have not answered
    seconds: int  # until it expires


class ProposalsMessage(Struct, tag_field="t", tag="proposals"):
    """All open proposals at the table."""

    pending: list[Proposal]


class DeclinedMessage(Struct, tag_field="t", tag="declined"):
    """Somebody declined a proposal."""

    kind: Kind | Literal["rematch"]
    seat: int
    name: str
