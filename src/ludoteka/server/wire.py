"""Messages that all features share. The client's types are generated from these and from the features' own."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ludoteka.bots import Level
from ludoteka.words import Language

__all__ = ["Language", "Level", "Problem", "RefusedMessage", "SeatNumber", "Sequence", "WhyRefused", "encode", "text"]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=-1, le=1_000_000)]  # a state number


class Problem(Struct):
    """Why a request was refused: a message id, its arguments, and an English sentence."""

    error: str
    args: dict[str, Any]
    detail: str


class WhyRefused(Struct):
    message: str
    args: dict[str, Any]
    detail: str


class RefusedMessage(Struct, tag_field="t", tag="refused"):
    """A refusal; nothing has changed. A fresh state follows if yours is not the newest."""

    why: WhyRefused
    seq: int


encode = msgspec.json.Encoder().encode


def text(message: Struct) -> str:
    """A message as text for a socket."""
    return encode(message).decode()
