"""Messages of the talk at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Phrase = Literal["nice", "thinking", "moment", "oops", "good-game", "one-more"]
Reaction = Literal["rose", "thumb", "wonder", "laugh", "tear", "tea"]
LONGEST = 200  # characters of a line


class Say(Struct, tag_field="t", tag="say"):
    """Say a few words."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class SayPhrase(Struct, tag_field="t", tag="phrase"):
    """Say a ready phrase, which each person reads in their own language."""

    phrase: Phrase


class React(Struct, tag_field="t", tag="react"):
    """Send a reaction."""

    reaction: Reaction


class TalkLine(Struct):
    """A line of talk; its text is never markup."""

    id: str
    who: str  # the same for all lines of a user at this table
    name: str
    seat: int | None
    you: bool
    kind: Literal["text", "phrase", "reaction"]
    what: str
    spectators_only: bool  # written by a spectator while the match runs


class TalkHistoryMessage(Struct, tag_field="t", tag="talk"):
    """The latest lines, sent when a socket opens."""

    lines: list[TalkLine]


class TalkLineMessage(Struct, tag_field="t", tag="line"):
    """A new line."""

    line: TalkLine
