"""The terms of a table, besides the settings of its game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

DAY = 86_400  # seconds


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: `live` for the whole match, with something added for each move, or by `mail` for a turn.

    When it is out, a bot plays on until the person is back, or the person is out of the match.
    """

    kind: Literal["live", "mail"]
    seconds: Annotated[int, Meta(ge=10, le=30 * DAY)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    out: Literal["bot", "out"] = "bot"


class Terms(Struct, frozen=True, omit_defaults=True):
    """The terms on which the people at a table agreed."""

    clock: Clock | None = None
    talk: bool = True
    rated: bool = False  # it counts for the ratings: nobody is helped
    hints: bool = False  # several people play, and each of them may ask what to do

    def to_json(self) -> str:
        """The terms as stored; empty if they are the defaults."""
        return "" if self == DEFAULT_TERMS else msgspec.json.encode(self).decode()


DEFAULT_TERMS = Terms()


def from_json(text: str) -> Terms:
    return msgspec.json.decode(text, type=Terms) if text else DEFAULT_TERMS
