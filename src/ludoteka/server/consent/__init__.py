"""Proposals: an action that takes something from the others is done when all of them agree."""

from __future__ import annotations

from ..feature import Feature
from . import socket, wire
from .consent import Consent

FEATURE = Feature(
    "consent", service=Consent, messages={wire.Propose: socket.propose, wire.Answer: socket.answer}, wire=wire
)
