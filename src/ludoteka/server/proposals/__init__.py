"""Proposals: undo, pause and ending a match need the agreement of all people at the table."""

from __future__ import annotations

from ..feature import Feature
from . import socket, wire
from .proposals import Proposals

FEATURE = Feature(
    "proposals", service=Proposals, messages={wire.Propose: socket.propose, wire.Answer: socket.answer}, wire=wire
)
