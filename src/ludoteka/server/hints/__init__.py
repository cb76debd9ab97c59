"""Hints: whoever plays with bots, or where all agreed on it, may ask what to do."""

from __future__ import annotations

from ..feature import Feature
from . import socket, wire
from .hints import Hinting

FEATURE = Feature("hints", service=Hinting, messages={wire.AskHint: socket.ask_hint}, wire=wire)
