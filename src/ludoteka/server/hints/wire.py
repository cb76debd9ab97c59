"""Messages about hints."""

from __future__ import annotations

from msgspec import Struct

from ..tables.wire import WhyInfo
from ..wire import Sequence


class AskHint(Struct, tag_field="t", tag="hint"):
    """Ask for advice; `seq` is the number of the state in which I am asked."""

    seq: Sequence


class WayInfo(Struct):
    """A suggested option."""

    key: str
    chance: float  # to win after it, 0 … 1
    reasons: list[WhyInfo]  # what speaks for it, most important first
    tries: int  # imagined games that began with it


class HintMessage(Struct, tag_field="t", tag="hint"):
    """The strongest bot's advice for your question, from what you may know; no suggestions if there is no choice."""

    seq: int
    ways: list[WayInfo]  # best first
    others: dict[str, float]  # the chance after other options, as far as they were tried
    games: int  # that were imagined for it
