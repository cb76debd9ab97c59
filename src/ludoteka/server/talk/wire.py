"""Messages of the talk."""

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


class Line(Struct):
    """Something that was said. It is text and never markup."""

    id: str
    who: str  # the same for the same person at this table
    name: str
    seat: int | None
    you: bool
    kind: Literal["text", "phrase", "reaction"]
    what: str
    apart: bool  # said among spectators, while the match is played


class TalkMessage(Struct, tag_field="t", tag="talk"):
    """What was said lately; told to who comes."""

    lines: list[Line]


class SaidMessage(Struct, tag_field="t", tag="said"):
    """Something was said just now."""

    line: Line
