"""Handlers of socket messages."""

from __future__ import annotations

from ..people.names import tidy
from ..tables.socket import MessageContext
from . import wire
from .talk import TalkService


async def say(context: MessageContext, said: wire.Say) -> None:
    await context.server[TalkService].say(context, "text", tidy(said.text, wire.LONGEST))


async def say_phrase(context: MessageContext, said: wire.SayPhrase) -> None:
    await context.server[TalkService].say(context, "phrase", said.phrase)


async def react(context: MessageContext, said: wire.React) -> None:
    await context.server[TalkService].say(context, "reaction", said.reaction)
