"""What may be said at a table's socket."""

from __future__ import annotations

from ..people.names import tidy
from ..tables.socket import At
from . import wire
from .talk import TalkService


async def say(at: At, said: wire.Say) -> None:
    await at.server[TalkService].say(at, "text", tidy(said.text, wire.LONGEST))


async def say_phrase(at: At, said: wire.SayPhrase) -> None:
    await at.server[TalkService].say(at, "phrase", said.phrase)


async def react(at: At, said: wire.React) -> None:
    await at.server[TalkService].say(at, "reaction", said.reaction)
