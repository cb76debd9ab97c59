"""Talk at a table: ready phrases, reactions, short lines; it is not part of the match."""

from __future__ import annotations

from ..feature import Feature
from . import socket, wire
from .talk import TalkService

FEATURE = Feature(
    "talk",
    service=TalkService,
    messages={wire.Say: socket.say, wire.SayPhrase: socket.say_phrase, wire.React: socket.react},
    wire=wire,
)
