"""Hints: advice for people who play with bots, or at tables where all agreed to it."""

from __future__ import annotations

from ..feature import Feature
from . import socket, wire
from .hints import Hinting

FEATURE = Feature("hints", service=Hinting, messages={wire.AskHint: socket.ask_hint}, wire=wire)
