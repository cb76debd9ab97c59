"""Handlers of talk messages at a table's socket."""

from __future__ import annotations

from ..people.names import tidy
from ..tables.socket import MessageContext
from . import wire
from .talk import TalkService


async def say(context: MessageContext, message: wire.Say) -> None:
    await context.server[TalkService].say(context, "text", tidy(message.text, wire.LONGEST))


async def say_phrase(context: MessageContext, message: wire.SayPhrase) -> None:
    await context.server[TalkService].say(context, "phrase", message.phrase)


async def react(context: MessageContext, message: wire.React) -> None:
    await context.server[TalkService].say(context, "reaction", message.reaction)
