"""Wire types of hints."""

from __future__ import annotations

from msgspec import Struct

from ..tables.wire import WhyInfo
from ..wire import Sequence


class AskHint(Struct, tag_field="t", tag="hint"):
    """Ask for advice; `seq` is the state number of the question."""

    seq: Sequence


class SuggestionInfo(Struct):
    """A suggested option."""

    key: str
    chance: float  # of winning after it, 0 … 1
    reasons: list[WhyInfo]  # for choosing it, most important first
    visits: int  # rollouts that began with it


class HintMessage(Struct, tag_field="t", tag="hint"):
    """The strongest bot's advice on your question, from what you may know; without suggestions there is no choice."""

    seq: int
    suggestions: list[SuggestionInfo]  # best first
    other_chances: dict[str, float]  # chance of winning after other options, as far as they were tried
    rollouts: int  # played for this advice
